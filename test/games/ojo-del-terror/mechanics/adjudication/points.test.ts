import { atlasOf, eyeOfTerror, ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { allied, cede, claim, trade } from '../../helpers/orders.js';
import { ofTurns } from '../../helpers/properties.js';
import { fightMap } from '../../helpers/random-games.js';
import { pointsOf } from '../../helpers/reports.js';
import { invade, resolve, type Scene, scene } from '../../helpers/scenes.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const planetsIn = (...regions: string[]): string[] => {
  const inside = eyeOfTerror.subsectors.filter(({ id, sector }) => regions.includes(id) || regions.includes(sector)).map(({ id }) => id);
  return eyeOfTerror.planets.filter(({ subsector }) => inside.includes(subsector)).map(({ id }) => id);
};

/** The points of NL for holding these planets through a quiet turn. */
const holdingOf = (planets: readonly string[], set: Scene = {}) =>
  pointsOf(resolve(scene(['nl', 'iw'], { ...set, holds: { nl: planets } })), 'nl');

clause('ET-SCORE-01', 'one point for each planet', () => {
  expect(holdingOf([]).points).toBe(0);
  expect(holdingOf(['ferrod'])).toMatchObject({ planets: 1, points: 1 });
  expect(holdingOf(['ferrod', 'coralis', 'furia', 'cadia'])).toMatchObject({ planets: 4, resources: 0, territory: 4, points: 4 });
});

clause('ET-SCORE-02', 'and one for each resource symbol on them', () => {
  expect(holdingOf(['mena-honda', 'forja-muerta'])).toMatchObject({ planets: 2, resources: 1 + 2, territory: 5 });
});

clause('ET-SCORE-03', 'and one for each whole subsector', () => {
  expect(holdingOf(planetsIn('EH-1'))).toMatchObject({ planets: 3, resources: 1, subsectors: 1, territory: 5 });
  expect(holdingOf(planetsIn('EH-1').slice(1))).toMatchObject({ subsectors: 0 });
  expect(holdingOf(planetsIn('EH-1', 'MS-1', 'GTE-2'))).toMatchObject({ planets: 8, resources: 3, subsectors: 3, territory: 14 });
});

clause(['ET-SCORE-04', 'ET-SCORE-06'], 'three for each whole outer sector, on top of its subsectors, planets and resources', () => {
  expect(holdingOf(planetsIn('EH'))).toMatchObject({
    planets: 6,
    resources: 2,
    subsectors: 2,
    outerSectors: 3,
    eyeSectors: 0,
    territory: 13,
  });
  expect(holdingOf(planetsIn('EH').slice(0, 5))).toMatchObject({ outerSectors: 0 });
  expect(holdingOf(planetsIn('EH', 'LR'))).toMatchObject({ outerSectors: 6, territory: 26 });
});

clause(['ET-SCORE-05', 'ET-SCORE-06'], 'five for each whole sector of the Eye', () => {
  expect(holdingOf(planetsIn('TC'))).toMatchObject({
    planets: 5,
    resources: 2,
    subsectors: 2,
    outerSectors: 0,
    eyeSectors: 5,
    territory: 14,
  });
  expect(holdingOf(planetsIn('TC', 'GTE')).eyeSectors).toBe(10);
});

clause('ET-SCORE-06', 'the whole map is worth 132: 56 planets, 20 resources, 20 subsectors, 7 outer sectors and 3 of the Eye', () => {
  expect(holdingOf(eyeOfTerror.planets.map(({ id }) => id))).toMatchObject({
    planets: 56,
    resources: 20,
    subsectors: 20,
    outerSectors: 21,
    eyeSectors: 15,
    territory: 132,
  });
});

clause('ET-SCORE-07', 'deeds of the turn are added, and the single points of allies of a Warlord', () => {
  const members = ['nl', 'iw', 'al'];
  const state = scene(['nl', 'iw', 'al', 'ts'], { holds: { ts: ['tajo'], iw: ['rubra'] } });
  const orders = (warlord: string | null) => allied('tajo', members, { warlord });
  const resolved = resolve(state, { nl: [orders(null), claim('warlord')], iw: [orders('nl')], al: [orders('nl')] });
  expect(members.map((player) => pointsOf(resolved, player))).toMatchObject([
    { territory: 2, deeds: 8, points: 10 },
    { territory: 1, deeds: 1, points: 2 },
    { territory: 0, deeds: 1, points: 1 },
  ]);
});

clause(['ET-SCORE-08', 'ET-CFG-08'], 'in the last two turns the sum of territory and deeds is doubled', () => {
  for (const [turn, multiplier] of [
    [1, 1],
    [6, 1],
    [7, 2],
    [8, 2],
  ] as const) {
    const state = scene(['we', 'nl'], { holds: { we: ['crisol', 'furia', 'matadero'] }, turn });
    const resolved = resolve(state, { we: [claim('avatar')] });
    expect(pointsOf(resolved, 'we'), `turn ${turn}`).toMatchObject({ territory: 3, deeds: 10, multiplier, points: 13 * multiplier });
  }
  const options = { turns: 4, doubledTurns: 3 };
  expect([1, 2, 4].map((turn) => holdingOf(['ferrod'], { options, turn }).multiplier)).toEqual([1, 2, 2]);
  expect(holdingOf(['ferrod'], { options: { doubledTurns: 0 }, turn: 8 }).multiplier).toBe(1);
});

clause(['ET-SCORE-09', 'ET-ADJ-09'], 'the points of the turn are added to the total, which never falls, and told in seating order', () => {
  const state = scene(['nl', 'iw', 'al'], { holds: { nl: ['ferrod'], iw: ['mena-honda', 'quebrada'] }, scores: { nl: 11, al: 7 } });
  const { state: after, events } = resolve(state, { al: [invade('ferrod')] });
  expect(events.filter(({ type }) => type === 'turn-scored')).toEqual([
    { type: 'turn-scored', player: 'nl', territory: 0, deeds: 0, multiplier: 1, points: 0, total: 11 },
    { type: 'turn-scored', player: 'iw', territory: 4, deeds: 0, multiplier: 1, points: 4, total: 4 },
    { type: 'turn-scored', player: 'al', territory: 1, deeds: 0, multiplier: 1, points: 1, total: 8 },
  ]);
  expect(after.players['al']).toMatchObject({ score: 8, scoreByTurn: [0, 0, 7, 1] });
  expect(after.players['nl']).toMatchObject({ score: 11, scoreByTurn: [0, 0, 11, 0] });
});

clause('ET-SCORE-10', 'every turn and every player scores, the first turn too, and the landless with 0', () => {
  const first = resolve(scene(['nl', 'iw'], { holds: { nl: ['ferrod'] }, turn: 1 }));
  expect(first.report.points.map(({ player, points }) => [player, points])).toEqual([
    ['nl', 1],
    ['iw', 0],
  ]);
  const second = resolve(first.state);
  expect(second.state.players['nl']!.scoreByTurn).toEqual([1, 1]);
  expect(second.state.players['iw']!.scoreByTurn).toEqual([0, 0]);
});

clause(
  ['ET-SCORE-11', 'ET-SCORE-10'],
  'a conquest scores at once, or never in the last turn if the option says so; a gift scores for its giver',
  () => {
    const score = (scoreOn: 'closing' | 'opening', ...gifts: ReturnType<typeof cede>[]) => {
      const state = scene(['we', 'nl'], { holds: { we: ['ferrod', 'coralis'], nl: ['mena-honda'] }, turn: 8, options: { scoreOn } });
      const resolved = resolve(state, { we: [invade('mena-honda'), invade('yunque', 2), ...gifts, claim('no-mercy')] });
      return ['we', 'nl'].map((player) => pointsOf(resolved, player));
    };
    // As the invasions leave it: EH-1 whole with one resource, and coralis. As it began: two planets against mena-honda with its resource.
    expect(score('closing')).toMatchObject([
      { territory: 6, points: 12 },
      { territory: 0, points: 0 },
    ]);
    expect(score('opening')).toMatchObject([
      { territory: 2, points: 4 },
      { territory: 2, points: 4 },
    ]);
    for (const scoreOn of ['closing', 'opening'] as const) expect(score(scoreOn, cede('coralis', 'nl'))).toEqual(score(scoreOn));
  },
);

clause(['ET-SCORE-11', 'ET-CEDE-06', 'ET-TRADE-07'], 'what is handed over pays its receiver from the next turn on', () => {
  const state = scene(['we', 'nl', 'iw'], { holds: { we: ['tajo', 'rubra'], nl: ['prisma'], iw: ['ferrod'] } });
  const first = resolve(state, { we: [trade('nl', ['tajo'], ['prisma']), cede('rubra', 'iw')], nl: [trade('we', ['prisma'], ['tajo'])] });
  expect(['we', 'nl', 'iw'].map((player) => pointsOf(first, player).territory)).toEqual([3, 2, 1]);
  const second = resolve(first.state);
  expect(['we', 'nl', 'iw'].map((player) => pointsOf(second, player).territory)).toEqual([2, 2, 2]);
});

clause('ET-SCORE-11', 'with the opening map deeds of the last turn still pay', () => {
  const state = scene(['we', 'nl'], { turn: 8, options: { scoreOn: 'opening' } });
  const resolved = resolve(state, { we: ['ferrod', 'tajo', 'obsidar'].map((planet) => invade(planet)).concat(claim('skulls')) });
  expect(pointsOf(resolved, 'we')).toMatchObject({ territory: 0, deeds: 8, points: 16 });
});

ofTurns('invariant 26: territory is worth its planets and resources at least, and the whole map at most', (turn) => {
  const { report, closing, opening } = turn;
  const { pack, scoreOn } = closing.config;
  const { sectors, subsectors } = atlasOf(pack);
  const resources = pack.planets.reduce((sum, planet) => sum + planet.resources, 0);
  const sectorPoints = pack.sectors.reduce((sum, { side }) => sum + (side === 'outer' ? 3 : 5), 0);
  const most = pack.planets.length + resources + pack.subsectors.length + sectorPoints;
  if (pack === eyeOfTerror) expect(most).toBe(132);
  const fought = fightMap(turn);
  const holderIn = (planet: string): string | null => (scoreOn === 'closing' ? fought[planet]! : opening.planets[planet]!.controller);
  for (const line of report.points) {
    expect(line.territory).toBeGreaterThanOrEqual(line.planets + line.resources);
    expect(line.territory).toBeLessThanOrEqual(most);
    const holds = (planet: string): boolean => holderIn(planet) === line.player;
    expect(line.planets).toBe(pack.planets.filter(({ id }) => holds(id)).length);
    const whole = [...sectors.values()].filter(({ planets }) => planets.every(holds));
    for (const { subsectors: inside } of whole) for (const id of inside) expect(subsectors.get(id)!.planets.every(holds)).toBe(true);
    expect(line.outerSectors + line.eyeSectors).toBe(whole.reduce((sum, { side }) => sum + (side === 'outer' ? 3 : 5), 0));
  }
});
