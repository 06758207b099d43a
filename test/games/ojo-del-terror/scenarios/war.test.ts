import { reachOf, type State, spentOn } from 'ludoteca/ojo-del-terror';
import { expect, test } from 'vitest';
import { allied, claim, defend, defendSector } from '../helpers/orders.js';
import { withOrders } from '../helpers/positions.js';
import { claimOf, defenceOf, fightOn, holderOf, killsOn } from '../helpers/reports.js';
import { invade, resolve, scene } from '../helpers/scenes.js';

const costOf = (state: State, player: string, orders: readonly ReturnType<typeof invade>[]): number =>
  spentOn(state, player, withOrders(state, { [player]: orders }).sheets[player]!.orders);

/** TS holds ferrod; NL, IW and AL each have a planet next to it. */
const siege = () => scene(['ts', 'nl', 'iw', 'al'], { holds: { ts: ['ferrod'], nl: ['coralis'], iw: ['portico'], al: ['yunque'] } });

test('example 3: allies whose terms match take ferrod together', () => {
  const terms = allied('ferrod', ['nl', 'iw'], { beneficiary: 'nl' });
  const resolved = resolve(siege(), { nl: [terms], iw: [terms], al: [invade('ferrod')] });
  expect(fightOn(resolved, 'ferrod')).toEqual({
    planet: 'ferrod',
    defence: 0,
    groups: [
      { members: ['nl', 'iw'], for: 'nl', attack: 2, kills: 0, residual: 2 },
      { members: ['al'], for: 'al', attack: 1, kills: 0, residual: 1 },
    ],
    winner: 'nl',
    drawn: false,
  });
  expect(holderOf(resolved, 'ferrod')).toBe('nl');
  expect(resolved.rolls).toEqual([]);
});

test('example 4: if the terms are forgotten or differ, the lot decides among three', () => {
  const terms = allied('ferrod', ['nl', 'iw'], { beneficiary: 'nl' });
  for (const iw of [invade('ferrod'), allied('ferrod', ['nl', 'iw'], { beneficiary: 'iw' })])
    for (const [lot, winner] of [
      [0, 'nl'],
      [1, 'iw'],
      [2, 'al'],
    ] as const) {
      const resolved = resolve(siege(), { nl: [terms], iw: [iw], al: [invade('ferrod')] }, { lots: [lot] });
      expect(fightOn(resolved, 'ferrod').groups.map(({ members, attack }) => [...members, attack])).toEqual([
        ['nl', 1],
        ['iw', 1],
        ['al', 1],
      ]);
      expect(holderOf(resolved, 'ferrod')).toBe(winner);
    }
});

test('example 5: one Invasion on Cadia kills one of three', () => {
  const resolved = resolve(scene(['bl', 'iw']), { bl: [invade('cadia')] });
  expect(fightOn(resolved, 'cadia')).toMatchObject({ defence: 1, winner: null, groups: [{ attack: 1, kills: 1, residual: 0 }] });
  expect(resolved.state.planets['cadia']).toEqual({ controller: null, inhabitants: 2, sacred: [] });
});

test('example 6: five take Cadia in one turn, four need a second', () => {
  const state = scene(['bl', 'iw']);
  const five = resolve(state, { bl: [invade('cadia', 5), claim('fall-of-cadia')] });
  expect(fightOn(five, 'cadia')).toMatchObject({ winner: 'bl', groups: [{ kills: 3, residual: 2 }] });
  expect(five.report.points[0]).toMatchObject({ territory: 1, deeds: 12, points: 13 });
  const four = resolve(state, { bl: [invade('cadia', 4)] });
  expect(fightOn(four, 'cadia')).toMatchObject({ winner: null, groups: [{ kills: 3, residual: 1 }] });
  expect(four.state.planets['cadia']).toMatchObject({ controller: null, inhabitants: 0 });
  expect(holderOf(resolve(four.state, { bl: [invade('cadia', 2)] }), 'cadia')).toBe('bl');
});

test('example 7: two players on Cadia kill two and one, allied or not, and nobody conquers', () => {
  const state = scene(['bl', 'iw']);
  const terms = (count: number) => allied('cadia', ['bl', 'iw'], { count });
  for (const sheets of [
    { bl: [invade('cadia', 2)], iw: [invade('cadia', 1)] },
    { bl: [terms(2)], iw: [terms(1)] },
  ]) {
    const resolved = resolve(state, sheets);
    expect(killsOn(resolved, 'cadia')).toEqual(['bl 2', 'iw 1']);
    expect(fightOn(resolved, 'cadia').winner).toBeNull();
    expect(fightOn(resolved, 'cadia').groups.some(({ residual }) => residual > 0)).toBe(false);
    expect(resolved.state.planets['cadia']).toMatchObject({ controller: null, inhabitants: 0 });
  }
});

test('example 8: two players on Fenris: the stronger kills both Marines; only allied do they conquer', () => {
  const state = scene(['bl', 'iw']);
  const alone = resolve(state, { bl: [invade('fenris', 2)], iw: [invade('fenris', 1)] });
  expect(killsOn(alone, 'fenris')).toEqual(['bl 2']);
  expect(fightOn(alone, 'fenris')).toMatchObject({ defence: 0, winner: null, groups: [{ residual: 0 }, { residual: 1 }] });
  const terms = (count: number) => allied('fenris', ['bl', 'iw'], { count, beneficiary: 'iw' });
  const together = resolve(state, { bl: [terms(2)], iw: [terms(1)] });
  expect(fightOn(together, 'fenris')).toMatchObject({ winner: 'iw', groups: [{ attack: 3, kills: 2, residual: 1 }] });
  expect(holderOf(together, 'fenris')).toBe('iw');
});

test('example 9: Defence lasts one turn', () => {
  const state = scene(['al', 'bl'], { holds: { al: ['carmesina'], bl: ['rubra'] }, turn: 5 });
  const fifth = resolve(state, { al: [invade('rubra')], bl: [defend('rubra')] });
  expect([defenceOf(fifth, 'rubra'), holderOf(fifth, 'rubra')]).toEqual([1, 'bl']);
  const sixth = resolve(fifth.state, { al: [invade('rubra')] });
  expect([sixth.report.turn, defenceOf(sixth, 'rubra'), holderOf(sixth, 'rubra')]).toEqual([6, 0, 'al']);
});

test('example 14: who invades and defends one planet must overcome the own Defence', () => {
  const state = scene(['al', 'nl'], { holds: { al: ['carmesina'] } });
  expect(reachOf(state, 'al', 'osario')).toBe('near');
  expect(fightOn(resolve(state, { al: [invade('osario'), defend('osario')] }), 'osario')).toMatchObject({ defence: 1, winner: null });
  const twice = [invade('osario', 2), defend('osario')];
  expect(costOf(state, 'al', twice)).toBe(3);
  const won = resolve(state, { al: twice, nl: [invade('osario')] });
  expect(fightOn(won, 'osario')).toMatchObject({ defence: 1, winner: 'al', groups: [{ attack: 2 }, { attack: 1 }] });
});

test('example 16: the Defence of a sector raises each of its planets for one turn', () => {
  const gates = ['cadia', 'atalaya', 'portico', 'dique', 'llanto'];
  const state = scene(['bl', 'nl'], { holds: { bl: gates, nl: ['ferrod', 'vitrea'] } });
  const orders = [defendSector('PC', 2), defend('dique')];
  expect(costOf(state, 'bl', orders)).toBe(4 + 1);
  const resolved = resolve(state, { bl: orders });
  expect(gates.map((planet) => defenceOf(resolved, planet))).toEqual([3, 2, 2, 3, 2]);
  const next = resolve(resolved.state, { nl: gates.map((planet) => invade(planet)) });
  expect(gates.map((planet) => defenceOf(next, planet))).toEqual([1, 0, 0, 0, 0]);
});

test('example 24: equal attackers draw for the order of killing', () => {
  const near = { nl: ['nadir'], iw: ['furia'], al: ['eco', 'remolino'] };
  const state = scene(['nl', 'iw', 'al'], { holds: near });
  const sheets = { nl: [invade('naufragio', 2)], iw: [invade('naufragio', 2)], al: [invade('naufragio', 1)] };
  for (const [lot, kills, winner] of [
    [1, ['iw 2', 'nl 1'], 'nl'],
    [0, ['nl 2', 'iw 1'], 'iw'],
  ] as const) {
    const resolved = resolve(state, sheets, { lots: [lot] });
    expect(killsOn(resolved, 'naufragio')).toEqual(kills);
    expect(fightOn(resolved, 'naufragio')).toMatchObject({ winner, drawn: false });
    expect(resolved.report.draws).toHaveLength(1);
    expect(resolved.report.draws[0]).toMatchObject({ among: ['nl', 'iw'] });
  }
});

test('example 25: a named killer kills first, whatever is drawn', () => {
  const state = scene(['nl', 'iw'], { holds: { nl: ['nadir'], iw: ['furia'] } });
  const terms = (count: number, killer: string | null) => allied('naufragio', ['nl', 'iw'], { count, beneficiary: 'iw', killer });
  for (const lot of [0, 1]) {
    const resolved = resolve(state, { nl: [terms(1, 'nl')], iw: [terms(3, 'nl'), claim('forced-recruitment')] }, { lots: [lot] });
    expect(killsOn(resolved, 'naufragio')).toEqual(['nl 1', 'iw 2']);
    expect(fightOn(resolved, 'naufragio')).toMatchObject({ winner: 'iw', groups: [{ attack: 4, kills: 3, residual: 1 }] });
    expect(claimOf(resolved, 'iw', 'forced-recruitment').achieved).toBe(false);
  }
  const unnamed = resolve(state, { nl: [terms(1, null)], iw: [terms(3, null), claim('forced-recruitment')] });
  expect(killsOn(unnamed, 'naufragio')).toEqual(['iw 3']);
  expect(claimOf(unnamed, 'iw', 'forced-recruitment').achieved).toBe(true);
});

test('example 26: where the strongest fails, everybody fails', () => {
  const state = scene(['ec', 'al', 'iw'], { holds: { ec: ['ceniza'], al: ['quimera'], iw: ['espejismo'] } });
  const attack = (count: number, walls: number) =>
    resolve(state, { ec: [defend('ceniza', walls)], al: [invade('ceniza', count), claim('no-mercy')], iw: [invade('ceniza', 2)] });
  for (const [count, walls, winner, mercy] of [
    [3, 2, null, false],
    [4, 2, 'al', true],
    [4, 3, null, true],
  ] as const) {
    const resolved = attack(count, walls);
    expect(fightOn(resolved, 'ceniza')).toMatchObject({ defence: 1 + walls, winner });
    expect(claimOf(resolved, 'al', 'no-mercy').achieved).toBe(mercy);
  }
});

test('example 38: allies who differ about the killer are allies all the same', () => {
  const state = scene(['nl', 'iw'], { holds: { nl: ['hvitgard'], iw: ['escarcha'] } });
  for (const killer of [null, 'iw']) {
    const resolved = resolve(state, {
      nl: [allied('fenris', ['nl', 'iw'], { count: 2, beneficiary: 'nl', killer: 'nl' })],
      iw: [allied('fenris', ['nl', 'iw'], { beneficiary: 'nl', killer })],
    });
    expect(killsOn(resolved, 'fenris')).toEqual(['nl 2']);
    expect(fightOn(resolved, 'fenris')).toMatchObject({ winner: 'nl', groups: [{ attack: 3, kills: 2, residual: 1 }] });
    expect(resolved.report.alliances).toMatchObject([{ formed: true, terms: { killer: null } }]);
  }
});
