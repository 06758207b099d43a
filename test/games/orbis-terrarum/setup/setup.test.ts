import { expect } from 'vitest';
import { answeredInFull } from '../../refusals-in-full.js';
import { begun, begunWith, dealt, distributed, players, setup } from '../helpers/beginnings.js';
import { settled, start } from '../helpers/start.js';
import { clause, game } from '../helpers/table.js';

const why = (config: object): string => {
  const step = answeredInFull(setup(config));
  return step._tag === 'Left' ? step.left[0].code : 'fine';
};

clause('OT-SETUP-01', 'a game begins only with options, players and a world that are in order', () => {
  const [first, ...rest] = settled.nations;
  const orphan = { ...settled, nations: [{ ...first!, patron: 'nobody' }, ...rest] };
  expect([why({}), why({ treatyDefaultYears: 30 }), why({ players: ['ada', 'ada'] }), why({ players: [] }), why({ pack: orphan })]).toEqual(
    [...['fine', 'invalid-config', 'duplicate-player', 'invalid-player-count', 'content-bad-vassalage']],
  );
});
clause('OT-SETUP-01', 'Nations begin with their land and patrons, unharmed, with the agreed purses and nothing on them', () => {
  const state = begun({ startWealth: 7, startProgress: 2 });
  for (const { id, patron, regions } of settled.nations) {
    expect(state.nations[id]).toMatchObject({ viaDamage: 0, legDamage: 0, wealth: 7, progress: 2, patron, alive: true, grants: [] });
    for (const region of regions) expect([state.regions[region]!.owner, state.publishedMap[region]]).toEqual([id, id]);
  }
  expect([state.nations['armenia']!.tribute, state.nations['iberia']!.tribute, state.nations['persia']!.tribute]).toEqual([
    'pending',
    'pending',
    'none',
  ]);
  expect([state.modifiers, state.regions['armorica']!.owner, state.publishedMap['armorica']]).toEqual([[], null, null]);
  expect([begun().nations['francia']!.wealth, begun().nations['francia']!.progress]).toEqual([0, 0]);
});
clause('OT-SETUP-02', 'without a choice the playable Nations are dealt in their order', () => {
  // Persia comes first and cannot be played.
  const pack = { ...settled, nations: [...settled.nations].sort((a, b) => Number(b.id === 'persia') - Number(a.id === 'persia')) };
  const state = dealt({ pack });
  expect([state.phase, game.actors(state)]).toEqual(['setup-attributes', players]);
  expect(players.map((player) => state.players[player]!.principal)).toEqual(['francia', 'gothia', 'ostrogothia']);
});
clause('OT-SETUP-04', 'the agreed spread goes backwards from the predominant attribute; a Nation may also come with its own', () => {
  const own = { MIL: 20, AUX: 20, ECN: 20, CLT: 10, ADM: 10, GES: 5, LEA: 15, TCN: 20, INT: 20, PRS: 20 };
  const pack = {
    ...settled,
    nations: settled.nations.map((nation) => (nation.id === 'saxonia' ? { ...nation, attributes: own } : nation)),
  };
  const { nations } = begun({ pack, npcSpread: [50, 40, 30, 20, 10] });
  // Persia: ADM and PRS. Armenia: CLT and LEA.
  expect(nations['persia']!.attributes).toEqual({
    ADM: 50,
    CLT: 40,
    ECN: 30,
    AUX: 20,
    MIL: 10,
    PRS: 50,
    INT: 40,
    TCN: 30,
    LEA: 20,
    GES: 10,
  });
  expect(nations['armenia']!.attributes).toEqual({
    CLT: 50,
    ECN: 40,
    AUX: 30,
    MIL: 20,
    ADM: 10,
    LEA: 50,
    GES: 40,
    PRS: 30,
    INT: 20,
    TCN: 10,
  });
  expect(nations['saxonia']!.attributes).toEqual(own);
});
clause('OT-SETUP-05', 'what the groups add up to at the beginning is written down', () => {
  const spread = distributed({ pointsPerGroup: 80 });
  expect([spread.nations['francia']!.baseTotals, spread.nations['persia']!.baseTotals]).toEqual([
    { domain: 80, authority: 80 },
    { domain: 100, authority: 100 },
  ]);
  const own = { MIL: 20, AUX: 20, ECN: 20, CLT: 10, ADM: 10, GES: 5, LEA: 15, TCN: 20, INT: 20, PRS: 20 };
  const pack = {
    ...settled,
    nations: settled.nations.map((nation) => (nation.id === 'saxonia' ? { ...nation, attributes: own } : nation)),
  };
  expect(begun({ pack }).nations['saxonia']!.baseTotals).toEqual({ domain: 80, authority: 80 });
});
clause(['OT-SETUP-01', 'OT-SETUP-05'], 'Nations begin unharmed', () => {
  const { nations, publishedMap } = begunWith({ players, startWealth: 7, startProgress: 2 });
  expect(nations['persia']).toMatchObject({
    viaDamage: 0,
    legDamage: 0,
    wealth: 7,
    progress: 2,
    baseTotals: { domain: 100, authority: 100 },
  });
  expect([nations['iberia']!.patron, nations['iberia']!.tribute, publishedMap['belgica']]).toEqual(['armenia', 'pending', 'francia']);
  expect(start().nations['francia']!.baseTotals).toEqual({ domain: 80, authority: 80 });
});
clause('OT-SETUP-04', 'Nations nobody plays get the default spread', () => {
  expect(begunWith({ players }).nations['persia']!.attributes).toMatchObject({
    ADM: 30,
    CLT: 25,
    ECN: 20,
    AUX: 15,
    MIL: 10,
    PRS: 30,
    GES: 10,
  });
});
