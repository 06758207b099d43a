import { type ContentPack, eyeOfTerror, ojoDelTerror, type Planet, type State } from 'ludoteca/ojo-del-terror';
import { clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { invade } from '../helpers/orders.js';
import { allowanceIn, duel, resolve, withOrders } from '../helpers/positions.js';
import { defenceOf, holderOf, pointsOf } from '../helpers/reports.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const packWith = (id: string, change: Partial<Planet>): ContentPack => ({
  ...eyeOfTerror,
  planets: eyeOfTerror.planets.map((planet) => (planet.id === id ? { ...planet, ...change } : planet)),
});

clause('ET-TRAIT-01', 'a planet without traits has Defence 0 and falls to a single Invasion', () => {
  const turn = resolve(withOrders(duel({ a: ['quebrada'] }), { a: [invade('coralis')] }));
  expect(defenceOf(turn, 'coralis')).toBe(0);
  expect(holderOf(turn, 'coralis')).toBe('a');
});

clause('ET-TRAIT-02', 'extreme conditions add exactly 1, for whoever holds the planet and in every turn', () => {
  for (const holds of [{ a: ['ferrod'] }, { a: ['ferrod'], b: ['yunque'] }]) {
    const held = duel(holds);
    const first = resolve(withOrders(held, { a: [invade('yunque')] }));
    expect(defenceOf(first, 'yunque')).toBe(1);
    expect(holderOf(first, 'yunque')).toBe(held.planets['yunque']!.controller);
    const second = resolve(withOrders(first.state, { a: [invade('yunque', 2)] }));
    expect(defenceOf(second, 'yunque')).toBe(1);
    expect(holderOf(second, 'yunque')).toBe('a');
  }
});

clause('ET-TRAIT-03', 'each resource symbol gives an action and a point', () => {
  const twice = packWith('forja-muerta', { inhabitants: null });
  const rows: readonly (readonly [holds: readonly string[], symbols: number])[] = [
    [['ferrod'], 0],
    [['mena-honda'], 1],
    [['ferrod', 'mena-honda'], 1],
    [['mena-honda', 'forja-muerta'], 3],
  ];
  for (const [holds, symbols] of rows) {
    const state = duel({ a: holds }, undefined, twice);
    expect(allowanceIn(state, 'a')).toBe(1 + 1 + 20 + symbols);
    const line = pointsOf(resolve(state), 'a');
    expect(line.resources).toBe(symbols);
    expect(line.territory).toBe(holds.length + symbols);
  }
});

const natives: readonly (readonly [planet: string, units: number, from: string])[] = [
  ['llanto', 1, 'portico'], // cultists
  ['dique', 1, 'portico'], // Cadian Guard
  ['fenris', 2, 'hvitgard'], // Space Marines
  ['vortice', 2, 'nadir'], // daemons
  ['naufragio', 3, 'podredumbre'], // Chaos Marines
];

clause('ET-TRAIT-04', 'each unit of inhabitants, of whatever kind, absorbs one point of attack and dies first', () => {
  for (const [planet, units, from] of natives) {
    const state = duel({ a: [from] });
    for (let count = 1; count <= units; count++) {
      const turn = resolve(withOrders(state, { a: [invade(planet, count)] }));
      expect([planet, count, holderOf(turn, planet)]).toEqual([planet, count, null]);
      expect(turn.state.planets[planet]!.inhabitants).toBe(units - count);
    }
    const turn = resolve(withOrders(state, { a: [invade(planet, units + 1)] }));
    expect([planet, holderOf(turn, planet)]).toEqual([planet, 'a']);
    expect(turn.state.planets[planet]!.inhabitants).toBe(0);
  }
});

clause('ET-TRAIT-05', 'killed inhabitants never return, whether or not anybody comes back', () => {
  let { state } = resolve(withOrders(duel({ a: ['hvitgard'] }), { a: [invade('fenris')] }));
  for (let turn = 2; turn <= 5; turn++) {
    expect(state.planets['fenris']!.inhabitants).toBe(1);
    state = resolve(state).state;
  }
  const taken = resolve(withOrders(state, { a: [invade('fenris', 2)] }));
  expect(holderOf(taken, 'fenris')).toBe('a');
  expect(resolve(taken.state).state.planets['fenris']!.inhabitants).toBe(0);
});

clause('ET-TRAIT-06', 'a world sacred to a god of one’s faith gives an action and no point of its own', () => {
  const held = (band: string): State => duel({ a: ['crisol'] }, [band, 'nightLords']);
  expect(allowanceIn(held('worldEaters'), 'a')).toBe(2 + 20 + 1);
  expect(allowanceIn(held('deathGuard'), 'a')).toBe(2 + 20);
  for (const band of ['worldEaters', 'deathGuard']) expect(pointsOf(resolve(held(band)), 'a').territory).toBe(1);
});

clause('ET-TRAIT-07', 'traits of one planet add up, each on its own', () => {
  const pack = packWith('dulcamara', { baseDefence: 2, extreme: true, resources: 3, inhabitants: { kind: 'daemons', units: 2 } });
  const before = duel({ a: ['coralis'] }, ['emperorsChildren', 'nightLords'], pack);
  const failed = resolve(withOrders(before, { a: [invade('dulcamara', 5)] }));
  expect(defenceOf(failed, 'dulcamara')).toBe(3);
  expect(holderOf(failed, 'dulcamara')).toBeNull();
  const taken = resolve(withOrders(before, { a: [invade('dulcamara', 6)] }));
  expect(holderOf(taken, 'dulcamara')).toBe('a');
  expect(pointsOf(taken, 'a').territory).toBe(2 + 3);
  expect(allowanceIn(taken.state, 'a')).toBe(2 + 20 + 3 + 1);
});
