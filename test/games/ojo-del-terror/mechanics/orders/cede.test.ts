import { ojoDelTerror, type State } from 'ludoteca/ojo-del-terror';
import { clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { cede, invade, trade } from '../../helpers/orders.js';
import { costOf, holding, planetsIn, refusesOrder, resolve, start, withOrders, written } from '../../helpers/positions.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const empty = start(['a', 'b', 'c'], ['nightLords', 'ironWarriors', 'alphaLegion'], { referee: 'present' });
const state: State = holding(empty, { a: ['ferrod', 'furia', 'llaga'], b: ['coralis'] });

clause('ET-CEDE-01', 'the planet exists and is one’s own', () => {
  expect(written(state, 'a', cede('ferrod', 'b'))).toEqual(cede('ferrod', 'b'));
  for (const planet of ['nowhere', '', 'constructor', '__proto__'])
    expect(refusesOrder(state, 'a', cede(planet, 'b'))).toEqual(['unknown-planet', 'ET-CEDE-01']);
  for (const planet of ['coralis', 'eco']) expect(refusesOrder(state, 'a', cede(planet, 'b'))).toEqual(['not-controlled', 'ET-CEDE-01']);
  expect(refusesOrder(state, 'c', cede('coralis', 'b'))).toEqual(['not-controlled', 'ET-CEDE-01']);
});

clause('ET-CEDE-02', 'the recipient is another player, with or without planets', () => {
  for (const to of ['b', 'c']) expect(written(state, 'a', cede('ferrod', to))).toEqual(cede('ferrod', to));
  for (const to of ['nobody', '', 'referee', 'constructor', '__proto__'])
    expect([to, refusesOrder(state, 'a', cede('ferrod', to))]).toEqual([to, ['unknown-player', 'ET-CEDE-02']]);
  expect(refusesOrder(state, 'a', cede('ferrod', 'a'))).toEqual(['self-transfer', 'ET-CEDE-02']);
});

clause('ET-CEDE-03', 'a planet is promised once on a sheet', () => {
  const half = withOrders(state, { a: [cede('ferrod', 'b'), trade('b', ['furia'], ['coralis'])] });
  expect(refusesOrder(half, 'a', cede('ferrod', 'b'))).toEqual(['planet-already-promised', 'ET-CEDE-03']);
  expect(refusesOrder(half, 'a', cede('ferrod', 'c'))).toEqual(['planet-already-promised', 'ET-CEDE-03']);
  expect(refusesOrder(half, 'a', cede('furia', 'c'))).toEqual(['planet-already-promised', 'ET-CEDE-03']);
  // Not promised by a: what a is to receive, and what b promises for itself.
  expect(withOrders(half, { a: [cede('llaga', 'b')], b: [cede('coralis', 'c')] }).sheets['a']!.orders).toHaveLength(3);
});

clause('ET-CEDE-04', 'gifts are free, at any distance, across the Boundary, and unlimited', () => {
  expect(costOf(state, 'a', cede('ferrod', 'c'), cede('furia', 'c'), cede('llaga', 'b'))).toBe(0);
  const spent = withOrders(state, { a: [invade('mena-honda', 2)] }); // 1 + 1, and one for two outer sectors
  expect(withOrders(spent, { a: [invade('yunque'), cede('ferrod', 'b')] }).sheets['a']!.orders).toHaveLength(3);
  const lots = [...planetsIn(empty, 'AP'), ...planetsIn(empty, 'TC')];
  const rich = holding(empty, { a: lots, b: ['coralis'] });
  const { state: after } = resolve(withOrders(rich, { a: lots.map((planet) => cede(planet, 'b')) }));
  for (const planet of [...lots, 'coralis']) expect(after.planets[planet]!.controller).toBe('b');
});

clause('ET-STATE-01', 'the preconditions of a gift are looked at in the order of the rules', () => {
  const half = withOrders(state, { a: [cede('ferrod', 'b')] });
  expect(refusesOrder(half, 'a', cede('nowhere', 'nobody'))[0]).toBe('unknown-planet');
  expect(refusesOrder(half, 'a', cede('coralis', 'nobody'))[0]).toBe('not-controlled');
  expect(refusesOrder(half, 'a', cede('ferrod', 'nobody'))[0]).toBe('unknown-player');
  expect(refusesOrder(half, 'a', cede('ferrod', 'a'))[0]).toBe('self-transfer');
  expect(refusesOrder(half, 'a', cede('ferrod', 'c'))[0]).toBe('planet-already-promised');
});
