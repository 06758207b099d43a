import { O } from 'ludoteca';
import { allowanceOf, ojoDelTerror, reachOf, type State, spentOn } from 'ludoteca/ojo-del-terror';
import { expect, test } from 'vitest';
import { refusalOf } from '../../refusals-in-full.js';
import { gates } from '../helpers/default-map.js';
import { claim, defend } from '../helpers/orders.js';
import { playAll, start, withOrders } from '../helpers/positions.js';
import { claimOf, deedPointsOf, fightOn, holderOf, territoryOf } from '../helpers/reports.js';
import { invade, resolve, scene } from '../helpers/scenes.js';

const storm = ['furia', 'mil-ojos', 'remolino', 'podredumbre', 'naufragio'];

/** What a single order costs as the game reckons it. */
const costOf = (state: State, player: string, order: ReturnType<typeof invade>): number =>
  spentOn(state, player, withOrders(state, { [player]: [order] }).sheets[player]!.orders);

/** What an order is refused with. */
const refused = (state: State, player: string, order: ReturnType<typeof invade>) =>
  refusalOf(ojoDelTerror, state, { type: 'add-order', player, order });

test('example 1: the five planets of PC give six actions', () => {
  const state = scene(['ts', 'nl'], { holds: { ts: gates }, spare: 0 });
  expect(allowanceOf(state, 'ts')).toBe(1 + 1 + 1 + 1 + 2);
});

test('example 2: the same planets score 11, those of GTE 13, and twice that in the last turns', () => {
  const score = (planets: readonly string[], turn: number) =>
    resolve(scene(['nl', 'ts'], { holds: { nl: planets }, turn })).state.players['nl']!.score;
  expect([4, 7, 8].map((turn) => score(gates, turn))).toEqual([11, 22, 22]);
  expect([4, 7, 8].map((turn) => score(storm, turn))).toEqual([13, 26, 26]);
});

test('example 11: crossing the Boundary doubles the cost, and Defence only the need', () => {
  const state = scene(['nl', 'ts'], { holds: { nl: ['ferrod'], ts: ['ceniza'] } });
  expect([reachOf(state, 'nl', 'quimera'), reachOf(state, 'nl', 'ceniza')]).toEqual(['boundary', 'boundary']);
  expect([1, 2].map((count) => costOf(state, 'nl', invade('quimera', count)))).toEqual([2, 4]);
  for (const [count, walls, cost, winner] of [
    [1, 0, 2, null],
    [2, 0, 4, 'nl'],
    [2, 1, 4, null],
    [3, 1, 6, 'nl'],
  ] as const) {
    expect(costOf(state, 'nl', invade('ceniza', count))).toBe(cost);
    const sheets = { nl: [invade('ceniza', count)], ts: walls === 0 ? [] : [defend('ceniza', walls)] };
    expect(fightOn(resolve(state, sheets), 'ceniza')).toMatchObject({ defence: 1 + walls, winner });
  }
});

test('example 12: the gates are passed for one action, corners not at all', () => {
  const second = scene(['nl', 'ts'], { holds: { nl: ['portico'] } });
  expect([reachOf(second, 'nl', 'extasis'), costOf(second, 'nl', invade('extasis'))]).toEqual(['gate', 1]);
  expect(reachOf(second, 'nl', 'furia')).toBe('none');
  expect(refused(second, 'nl', invade('furia'))).toEqual(['no-access', 'ET-INV-03']);
  const first = scene(['nl', 'ts'], { holds: { nl: ['atalaya'] } });
  expect([reachOf(first, 'nl', 'furia'), costOf(first, 'nl', invade('furia'))]).toEqual(['gate', 1]);
});

test('example 13: the cheapest access counts, and is no crossing', () => {
  const state = scene(['ts', 'nl'], { holds: { ts: ['ferrod', 'extasis'] } });
  expect([reachOf(state, 'ts', 'quimera'), costOf(state, 'ts', invade('quimera'))]).toEqual(['near', 1]);
  const resolved = resolve(state, { ts: [invade('quimera'), invade('espejismo'), claim('warp-portal')] });
  expect(resolved.report.conquests).toHaveLength(2);
  expect(claimOf(resolved, 'ts', 'warp-portal').achieved).toBe(false);
});

test('example 15: Defence abroad costs double across the Boundary, at home it does not', () => {
  const state = scene(['dg', 'we', 'ts'], { holds: { dg: ['obsidar'], we: ['furia'] } });
  expect(reachOf(state, 'dg', 'furia')).toBe('boundary');
  expect([costOf(state, 'dg', defend('furia', 2)), costOf(state, 'we', defend('furia', 2))]).toEqual([4, 2]);
  const resolved = resolve(state, { dg: [defend('furia', 2)] });
  expect(resolved.report.defences).toEqual([{ planet: 'furia', total: 2, contributions: [{ player: 'dg', count: 2 }] }]);
});

test('example 20: a raider reaches outer worlds whose sector nobody else holds whole', () => {
  const abyss = ['palidum', 'tumba-blanca', 'llaga', 'sepulcra', 'cal-viva', 'miasma'];
  const state = scene(['iw', 'dg', 'bl'], { holds: { dg: abyss }, spare: 0 });
  expect(allowanceOf(state, 'iw')).toBe(1);
  expect(costOf(state, 'iw', invade('mena-honda'))).toBe(1);
  expect(holderOf(resolve(state, { iw: [invade('mena-honda')] }), 'mena-honda')).toBe('iw');
  expect(refused(state, 'iw', invade('furia'))).toEqual(['raid-outer-only', 'ET-INV-03']);
  expect(refused(state, 'iw', invade('llaga'))).toEqual(['raid-sector-closed', 'ET-INV-03']);
  const without = abyss.filter((planet) => planet !== 'miasma');
  for (const holds of [{ dg: without }, { dg: without, bl: ['miasma'] }] as const)
    expect(ojoDelTerror.explain(scene(['iw', 'dg', 'bl'], { holds }), { type: 'add-order', player: 'iw', order: invade('llaga') })).toEqual(
      [],
    );
});

test('example 23: a favour adds a faith but opens no deed of its god', () => {
  const holds = { we: ['crisol', 'furia', 'llaga', 'laberinto', 'dulcamara'] };
  for (const favourOpensDeeds of [false, true]) {
    const state = scene(['we', 'ts'], { holds, spare: 0, options: { favourOpensDeeds } });
    const { state: next, report } = resolve(state, { we: [claim('chosen-of-chaos', { god: 'nurgle' })] });
    // 1 + 1, no subsector, no resources, and W.
    expect([allowanceOf(state, 'we'), allowanceOf(next, 'we')]).toEqual([2 + 2, 2 + 3]);
    expect(report.claims).toMatchObject([{ player: 'we', achieved: true, points: 8 }]);
    if (favourOpensDeeds)
      expect(ojoDelTerror.explain(next, { type: 'add-order', player: 'we', order: claim('plague-of-nurgle') })).toEqual([]);
    else expect(refused(next, 'we', claim('plague-of-nurgle'))).toEqual(['deed-not-eligible', 'ET-CLAIM-03']);
  }
});

test('example 28: two whole turns from the setup on', () => {
  const begun = start(['ts', 'we'], ['thousandSons', 'worldEaters']);
  expect([holderOf({ state: begun }, 'coralis'), holderOf({ state: begun }, 'obsidar')]).toEqual(['ts', 'we']);
  const allowances = (state: State) => ['ts', 'we'].map((player) => allowanceOf(state, player));
  expect(allowances(begun)).toEqual([2, 2]);

  const first = resolve(begun, { ts: [invade('quebrada'), invade('dulcamara')], we: [invade('espejo'), invade('filo-negro')] });
  expect(['quebrada', 'dulcamara', 'espejo', 'filo-negro'].map((planet) => holderOf(first, planet))).toEqual(['ts', 'ts', 'we', null]);
  expect(first.report.points.map(({ territory, total }) => [territory, total])).toEqual([
    [5, 5],
    [3, 3],
  ]);
  expect(allowances(first.state)).toEqual([4, 3]);

  const second = resolve(first.state, {
    ts: [invade('mena-honda'), invade('umbrath'), invade('refugio', 2)],
    we: [invade('filo-negro', 2), invade('sepulcra')],
  });
  expect(['mena-honda', 'umbrath', 'refugio', 'filo-negro', 'sepulcra'].map((planet) => holderOf(second, planet))).toEqual([
    'ts',
    'ts',
    null,
    'we',
    'we',
  ]);
  expect(second.state.planets['refugio']!.inhabitants).toBe(0);
  expect(second.report.points.map(({ territory, total }) => [territory, total])).toEqual([
    [8, 13],
    [6, 9],
  ]);
  expect(allowances(second.state)).toEqual([5, 4]);
  expect([...first.rolls, ...second.rolls]).toEqual([]);
});

test('example 29: the option says which map of the last turn scores', () => {
  const six = ['ferrod', 'coralis', 'umbrath', 'tenebria', 'carmesina', 'rubra'];
  for (const [scoreOn, points] of [
    ['closing', 16],
    ['opening', 12],
  ] as const) {
    const state = scene(['nl', 'ts'], { holds: { nl: six }, turn: 8, options: { scoreOn } });
    const resolved = resolve(state, { nl: [invade('yunque', 2), invade('lazareto', 2)] });
    expect(resolved.report.conquests).toHaveLength(2);
    expect(resolved.state.players['nl']!.score).toBe(points);
  }
});

test('example 30: one highest total makes a Supreme Lord, two make Paladins', () => {
  const end = (totals: readonly number[]) => {
    const seats = ['ts', 'nl', 'iw', 'al'] as const;
    const scores = Object.fromEntries(seats.map((player, seat) => [player, totals[seat]!]));
    return resolve(scene(seats, { turn: 8, scores })).state;
  };
  const lords = end([140, 131, 131, 90]);
  expect(lords.phase).toBe('lieutenants');
  for (const lieutenants of [
    ['nl', 'iw'],
    ['nl', 'al'],
    ['iw', 'al'],
  ]) {
    const named = playAll(lords, { type: 'choose-lieutenants', player: 'ts', lieutenants });
    const outcome = O.toNullable(ojoDelTerror.outcome(named))!;
    expect(outcome).toMatchObject({ supremeLord: 'ts', winners: ['ts', ...lieutenants], paladins: [] });
    expect(outcome.ranking.map(({ rank }) => rank)).toEqual([1, 2, 2, 4]);
  }
  const paladins = O.toNullable(ojoDelTerror.outcome(end([131, 131, 120, 90])))!;
  expect(paladins).toMatchObject({ paladins: ['ts', 'nl'], winners: ['ts', 'nl'], supremeLord: null, lieutenants: [] });
});

test('example 32: two worlds across the Boundary make a portal', () => {
  const state = scene(['ts', 'nl'], { holds: { ts: ['ferrod', 'mena-honda'] }, spare: 1 });
  expect(allowanceOf(state, 'ts')).toBe(4);
  const resolved = resolve(state, { ts: [invade('quimera'), invade('espejismo'), claim('warp-portal')] });
  expect([deedPointsOf(resolved, 'ts'), territoryOf(resolved, 'ts')]).toEqual([9, 5]);
  const gated = scene(['ts', 'nl'], { holds: { ts: ['ferrod', 'portico'] } });
  expect([reachOf(gated, 'ts', 'quimera'), reachOf(gated, 'ts', 'extasis')]).toEqual(['boundary', 'gate']);
  const through = resolve(gated, { ts: [invade('quimera'), invade('extasis'), claim('warp-portal')] });
  expect(through.report.conquests).toHaveLength(2);
  expect(claimOf(through, 'ts', 'warp-portal').achieved).toBe(false);
});

test('example 33: a temple makes two worlds sacred to its god', () => {
  const order = claim('chaos-temple', { inside: 'furia', outside: 'laberinto' });
  for (const templeSanctity of ['add', 'replace'] as const) {
    const state = scene(['iw', 'ts'], { holds: { iw: ['furia', 'laberinto'] }, spare: 0, options: { templeSanctity } });
    expect(allowanceOf(state, 'iw')).toBe(1 + 1 + 1); // B = 1
    const { state: next } = resolve(state, { iw: [order] });
    expect(allowanceOf(next, 'iw'), templeSanctity).toBe(1 + 1 + 2 + 1);
    const favoured = scene(['iw', 'ts'], { holds: { iw: ['furia', 'laberinto'] }, favours: { iw: ['khorne'] }, spare: 0 });
    expect(allowanceOf(favoured, 'iw')).toBe(1 + 1 + 1 + 1);
  }
});
