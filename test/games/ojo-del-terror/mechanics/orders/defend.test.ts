import { ojoDelTerror, type State } from 'ludoteca/ojo-del-terror';
import { clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { write } from '../../helpers/actions.js';
import { defend, defendSector } from '../../helpers/orders.js';
import { costOf, holding, planetsIn, refuses, refusesOrder, start, withActions, withOrders, written } from '../../helpers/positions.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const empty = withActions(start(['a', 'b', 'c'], ['nightLords', 'ironWarriors', 'alphaLegion']), 10);

/** a stands in EH-1 (and, far away, in AP-1), b in the Eye; c has no planets. */
const state: State = holding(empty, { a: ['ferrod', 'llaga'], b: ['quimera', 'coralis'] });

clause('ET-DEF-01', 'the planet must exist', () => {
  expect(written(state, 'a', defend('ferrod'))).toEqual(defend('ferrod'));
  for (const planet of ['nowhere', '', 'constructor', '__proto__', 'EH'])
    expect([planet, refusesOrder(state, 'a', defend(planet))]).toEqual([planet, ['unknown-planet', 'ET-DEF-01']]);
});

clause('ET-DEF-02', 'own planets and those in reach can be defended, empty or another’s; raiders cannot defend', () => {
  for (const planet of ['ferrod', 'llaga', 'mena-honda', 'coralis', 'dique', 'quimera', 'ceniza'])
    expect(written(state, 'a', defend(planet))).toEqual(defend(planet));
  for (const planet of ['umbrath', 'eco', 'rubra'])
    expect([planet, refusesOrder(state, 'a', defend(planet))]).toEqual([planet, ['no-access', 'ET-DEF-02']]);
  for (const planet of ['ferrod', 'mena-honda', 'eco'])
    expect(refusesOrder(state, 'c', defend(planet))).toEqual(['no-access', 'ET-DEF-02']);
});

clause('ET-DEF-03', 'the number of Defences is whole and at least 1', () => {
  expect(written(state, 'a', defend('ferrod', 1))).toEqual(defend('ferrod', 1));
  for (const count of [0, -1, 1.5, 0.1]) expect(refusesOrder(state, 'a', defend('ferrod', count))).toEqual(['bad-count', 'ET-DEF-03']);
  for (const count of [Number.NaN, '2', null])
    expect(refuses(state, write('a', defend('ferrod', count as number)))[0]).toBe('bad-parameter');
});

clause('ET-DEF-04', 'one defend order for each planet; Defence of its sector is another thing', () => {
  const whole = holding(empty, { a: planetsIn(empty, 'EH') });
  const half = withOrders(whole, { a: [defend('ferrod')] });
  expect(refusesOrder(half, 'a', defend('ferrod', 2))).toEqual(['duplicate-target', 'ET-DEF-04']);
  expect(withOrders(half, { a: [defend('yunque'), defendSector('EH')] }).sheets['a']!.orders).toHaveLength(3);
});

clause('ET-DEF-05', 'own planets cost 1 wherever they lie, others 1 or, across the Boundary, 2', () => {
  expect(costOf(state, 'a', defend('llaga', 3))).toBe(3);
  expect(costOf(state, 'a', defend('coralis', 3))).toBe(3); // another's, near
  expect(costOf(state, 'a', defend('mena-honda', 3))).toBe(3); // empty, near
  expect(costOf(state, 'a', defend('quimera', 3))).toBe(6); // another's, across the Boundary
  expect(costOf(state, 'b', defend('quimera', 3))).toBe(3); // b's own
  // The gate exempts foreign Defence too.
  expect(costOf(holding(empty, { a: ['atalaya'] }), 'a', defend('furia', 3))).toBe(3);
  // a has 1 + 1 + 10 actions, and one for renegades in two outer sectors.
  expect(costOf(state, 'a', defend('ferrod', 13))).toBe(13);
  expect(refusesOrder(state, 'a', defend('ferrod', 14))).toEqual(['not-enough-actions', 'ET-SHEET-04']);
  expect(refusesOrder(state, 'a', defend('quimera', 7))).toEqual(['not-enough-actions', 'ET-SHEET-04']);
});

clause('ET-STATE-01', 'the preconditions of a Defence are looked at in the order of the rules', () => {
  const half = withOrders(state, { a: [defend('ferrod')] });
  expect(refusesOrder(half, 'a', defend('nowhere', 0))[0]).toBe('unknown-planet');
  expect(refusesOrder(half, 'a', defend('umbrath', 0))[0]).toBe('no-access');
  expect(refusesOrder(half, 'a', defend('ferrod', 0))[0]).toBe('bad-count');
  expect(refusesOrder(half, 'a', defend('ferrod', 99))[0]).toBe('duplicate-target');
});

clause('ET-STATE-01', 'everything that stands against a Defence is explained, whether there is such a planet or not', () => {
  const codes = (planet: string, count: number) => ojoDelTerror.explain(state, write('a', defend(planet, count))).map(({ code }) => code);
  expect(codes('nowhere', 0)).toEqual(['unknown-planet', 'bad-count']);
  expect(codes('constructor', 999)).toEqual(['unknown-planet']);
});
