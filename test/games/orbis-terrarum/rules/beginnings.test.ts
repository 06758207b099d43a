import { scripted } from 'ludoteca';
import { orbis500 } from 'ludoteca/orbis-terrarum';
import { expect } from 'vitest';
import { itemsOf } from '../attacks.js';
import { type Action, act, type Config, clause, code, game, invest, refused, type State, settled, start, startAuto, told } from '../table.js'; // biome-ignore format: one line

const players = ['ada', 'bo', 'cy'];
const flat = [16, 16, 16, 16, 16];
const setup = (config: object) => game.setup({ players, pack: settled, ...config } as Config, scripted([]));
const begun = (config: object = {}): State => {
  const step = setup(config);
  if (step._tag === 'Left') throw new Error(step.left[0].message);
  return step.right.state;
};
const why = (config: object): string => {
  const step = setup(config);
  return step._tag === 'Left' ? step.left[0].code : 'fine';
};
const choose = (player: string, nation: string): Action => ({ type: 'choose-nation', player, nation });
const give = (player: string, domain: readonly number[] = flat, authority: readonly number[] = flat): Action => ({
  ...{ type: 'distribute-attributes', player, domain, authority },
});
const dealt = (config: object = {}) => begun({ freeNationChoice: false, ...config });
const distributed = (config: object = {}) => players.reduce((state, player) => act(state, give(player)), dealt(config));

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
clause('OT-SETUP-02', 'one after another, in seating order, each takes a playable Nation that nobody has', () => {
  const state = begun();
  expect([state.phase, game.actors(state)]).toEqual(['setup-nations', ['ada']]);
  for (const player of ['bo', 'cy', 'referee']) expect(code(state, choose(player, 'gothia'))).toBe('not-your-turn');
  expect(refused(state, choose('ada', 'persia'))).toEqual(['nation-not-playable', 'OT-ACT-08']);
  const one = act(state, choose('ada', 'romania'));
  expect([game.actors(one), code(one, choose('bo', 'romania')), code(one, choose('ada', 'gothia'))]).toEqual([
    ['bo'],
    'nation-taken',
    'not-your-turn',
  ]);
  const all = act(act(one, choose('bo', 'gothia')), choose('cy', 'francia'));
  expect([all.phase, ...players.map((player) => all.players[player]!.principal)]).toEqual([
    'setup-attributes',
    'romania',
    'gothia',
    'francia',
  ]);
});
clause('OT-SETUP-02', 'without a choice the playable Nations are dealt in their order', () => {
  // Persia comes first and cannot be played.
  const pack = { ...settled, nations: [...settled.nations].sort((a, b) => Number(b.id === 'persia') - Number(a.id === 'persia')) };
  const state = dealt({ pack });
  expect([state.phase, game.actors(state)]).toEqual(['setup-attributes', players]);
  expect(players.map((player) => state.players[player]!.principal)).toEqual(['francia', 'gothia', 'ostrogothia']);
});
clause('OT-SETUP-03', 'all distribute at once, each once, in any order, in the sight of all', () => {
  const state = act(act(act(begun(), choose('ada', 'francia')), choose('bo', 'gothia')), choose('cy', 'romania'));
  expect([state.phase, game.actors(state)]).toEqual(['setup-attributes', players]);
  const two = act(act(state, give('cy')), give('ada'));
  expect([game.actors(two), code(two, give('cy')), two.phase]).toEqual([['bo'], 'not-your-turn', 'setup-attributes']);
  expect(act(two, give('bo')).phase).toBe('setup-referee');
  const events = told(state, give('ada', [30, 20, 15, 10, 5]));
  expect(events).toMatchObject([{ type: 'attributes-set', nation: 'francia', attributes: { MIL: 30, ADM: 5, GES: 16 } }]);
  expect([game.witness(events[0]!, 'bo'), game.view(act(state, give('ada')), null).nations['francia']!.attributes.MIL]).toEqual([
    events[0],
    16,
  ]);
});
clause('OT-SETUP-03', 'each group adds up to what was agreed, of values within the agreed bounds', () => {
  const tried = (domain: readonly number[], authority: readonly number[] = flat, config: object = {}) => {
    const step = game.reduce(dealtOf(config), give('ada', domain, authority), scripted([]));
    return step._tag === 'Left' ? step.left[0].code : 'fine';
  };
  const dealtOf = (config: object): State => {
    const one = act(begun(config), choose('ada', 'francia'));
    return act(act(one, choose('bo', 'gothia')), choose('cy', 'romania'));
  };
  expect([tried([30, 30, 10, 5, 5]), tried([31, 29, 10, 5, 5]), tried([30, 30, 11, 5, 4])]).toEqual([
    'fine',
    'attribute-out-of-range',
    'attribute-out-of-range',
  ]);
  expect([tried([16, 16, 16, 16, 15]), tried([16, 16, 16, 16, 17]), tried(flat, [15, 16, 16, 16, 16])]).toEqual(
    Array(3).fill('wrong-total'),
  );
  expect(tried([17, 16, 16, 16, 16], [15, 16, 16, 16, 16])).toBe('wrong-total');
  expect([tried(flat, [31, 19, 10, 10, 10]), tried(flat, [30, 20, 10, 10, 10])]).toEqual(['attribute-out-of-range', 'fine']);
  const other = { pointsPerGroup: 100, attributeMin: 10, attributeMax: 40 };
  expect([tried([40, 30, 10, 10, 10], [20, 20, 20, 20, 20], other), tried([41, 29, 10, 10, 10], [20, 20, 20, 20, 20], other), tried([40, 31, 10, 10, 9], [20, 20, 20, 20, 20], other), tried(flat, flat, other)]).toEqual(['fine', 'attribute-out-of-range', 'attribute-out-of-range', 'wrong-total']); // biome-ignore format: one line
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
clause('OT-SETUP-06', 'a person who referees prepares the world before the first turn; a machine does not', () => {
  const state = distributed();
  expect([state.phase, game.actors(state)]).toEqual(['setup-referee', ['referee']]);
  expect(
    act(state, { type: 'set-attributes', player: 'referee', nation: 'persia', domain: flat, authority: flat }).nations['persia']!.attributes
      .MIL,
  ).toBe(16);
  expect(
    act(state, { type: 'set-scope', player: 'referee', nation: 'francia', target: 'gothia', dimension: 'cultural', value: 5 }).scopes,
  ).toHaveLength(1);
  const paid = act(state, {
    type: 'apply-effects',
    player: 'referee',
    reason: '',
    effects: [{ do: 'wealth', nation: 'persia', delta: 3 }],
  });
  expect(paid.nations['persia']!.wealth).toBe(3);
  for (const type of ['open-orders', 'resolve-turn'] as const) expect(code(state, { type, player: 'referee' })).toBe('wrong-phase');
  expect(code(state, { type: 'start-game', player: 'ada' })).toBe('not-your-turn');
  expect([act(state, { type: 'start-game', player: 'referee' }).phase, startAuto().phase]).toEqual(['happenings', 'orders']);
});
clause('OT-SETUP-07', 'then comes the first turn of the first cycle, in the agreed year', () => {
  const begin = (config: object) => act(distributed(config), { type: 'start-game', player: 'referee' });
  const when = (config: object) => {
    const { phase, turn, year, cycle } = game.view(begin(config), null);
    return [phase, turn, year, cycle];
  };
  expect([when({}), when({ startYear: -44, yearsPerTurn: 10, turnsPerCycle: 1 })]).toEqual([
    ['happenings', 1, 500, 1],
    ['happenings', 1, -44, 1],
  ]);
  expect([start().phase, startAuto().turn]).toEqual(['orders', 1]);
});
clause('OT-SETUP-08', 'whoever takes a vassal stays one, without its penalty', () => {
  const pack = {
    ...settled,
    nations: settled.nations.map((nation) => (nation.id === 'francia' ? { ...nation, patron: 'persia' } : nation)),
  };
  const state = start({ pack });
  expect([state.nations['francia']!.patron, state.nations['francia']!.tribute, itemsOf(state, invest, 50)]).toEqual([
    'persia',
    'pending',
    [],
  ]);
  expect(orbis500.nations.find(({ id }) => id === 'francia')!.patron).toBeNull();
});
