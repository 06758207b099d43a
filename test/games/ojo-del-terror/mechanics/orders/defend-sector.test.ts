import { diceFrom, seeded } from 'ludoteca';
import { ojoDelTerror, type State } from 'ludoteca/ojo-del-terror';
import { clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { write } from '../../helpers/actions.js';
import { asked } from '../../helpers/offers.js';
import { defend, defendSector } from '../../helpers/orders.js';
import { smallPack } from '../../helpers/packs.js';
import { costOf, holding, planetsIn, refuses, refusesOrder, start, withActions, withOrders, written } from '../../helpers/positions.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const empty = withActions(start(['a', 'b', 'c'], ['worldEaters', 'ironWarriors', 'alphaLegion']), 3);

/** a holds all of PC and of TC, b all of EH but one planet; c holds nothing. */
const state: State = holding(empty, { a: [...planetsIn(empty, 'PC'), ...planetsIn(empty, 'TC')], b: planetsIn(empty, 'EH').slice(1) });

clause('ET-SEC-01', 'the sector must exist', () => {
  expect(written(state, 'a', defendSector('PC'))).toEqual(defendSector('PC'));
  for (const sector of ['ZZ', '', 'constructor', '__proto__', 'PC-1', 'cadia'])
    expect([sector, refusesOrder(state, 'a', defendSector(sector))]).toEqual([sector, ['unknown-sector', 'ET-SEC-01']]);
});

clause('ET-SEC-02', 'only a sector of which one controls every planet', () => {
  for (const sector of ['PC', 'TC']) expect(written(state, 'a', defendSector(sector))).toEqual(defendSector(sector));
  expect(refusesOrder(state, 'a', defendSector('CH'))).toEqual(['sector-not-controlled', 'ET-SEC-02']);
  expect(refusesOrder(state, 'b', defendSector('PC'))).toEqual(['sector-not-controlled', 'ET-SEC-02']);
  expect(refusesOrder(state, 'b', defendSector('EH'))).toEqual(['sector-not-controlled', 'ET-SEC-02']);
  expect(refusesOrder(state, 'c', defendSector('EH'))).toEqual(['sector-not-controlled', 'ET-SEC-02']);
  const small = withActions(start(['10', '9'], undefined, { pack: smallPack }), 3);
  const whole = holding(small, { 10: ['3', 'constructor'], 9: ['10', '9'] });
  expect(written(whole, '10', defendSector('valueOf'))).toEqual(defendSector('valueOf'));
  expect(refusesOrder(whole, '9', defendSector('out'))).toEqual(['sector-not-controlled', 'ET-SEC-02']);
});

clause('ET-SEC-03', 'the number of Defences is whole and at least 1', () => {
  for (const count of [0, -1, 1.5]) expect(refusesOrder(state, 'a', defendSector('PC', count))).toEqual(['bad-count', 'ET-SEC-03']);
  expect(refuses(state, write('a', defendSector('PC', '1' as never)))[0]).toBe('bad-parameter');
  expect(written(state, 'a', defendSector('PC', 2))).toEqual(defendSector('PC', 2));
});

clause('ET-SEC-04', 'one defend-sector order for each sector', () => {
  const half = withOrders(state, { a: [defendSector('PC')] });
  expect(refusesOrder(half, 'a', defendSector('PC', 2))).toEqual(['duplicate-target', 'ET-SEC-04']);
  expect(withOrders(half, { a: [defendSector('TC'), defend('cadia')] }).sheets['a']!.orders).toHaveLength(3);
});

clause('ET-SEC-05', 'two actions each, outside as in the Eye', () => {
  expect(costOf(state, 'a', defendSector('PC', 2))).toBe(4);
  expect(costOf(state, 'a', defendSector('TC', 3))).toBe(6);
  // 1 + 1 + 1 + 3 symbols + 4 for two sectors + 3 = 13 actions.
  expect(costOf(state, 'a', defendSector('PC', 6))).toBe(12);
  expect(refusesOrder(state, 'a', defendSector('PC', 7))).toEqual(['not-enough-actions', 'ET-SHEET-04']);
});

clause('ET-STATE-01', 'the preconditions of a sector’s Defence are looked at in the order of the rules', () => {
  const half = withOrders(state, { a: [defendSector('PC')] });
  expect(refusesOrder(half, 'a', defendSector('ZZ', 0))[0]).toBe('unknown-sector');
  expect(refusesOrder(half, 'a', defendSector('CH', 0))[0]).toBe('sector-not-controlled');
  expect(refusesOrder(half, 'a', defendSector('PC', 0))[0]).toBe('bad-count');
  expect(refusesOrder(half, 'a', defendSector('PC', 99))[0]).toBe('duplicate-target');
});

clause(['ET-SEC-05', 'ET-ENUM-01'], 'with an odd number of actions left no more is offered than can be paid', () => {
  // 1 + 1 + 1 + 3 symbols + 4 for two sectors + 3 = 13 actions, less the ten of cadia.
  const odd = withOrders(state, { a: [defend('cadia', 10)] });
  const form = { 'order.type': 'defend-sector', 'order.sector': 'PC' };
  expect(asked(odd, 'a', 'add-order', form)).toEqual(['order.count', { kind: 'range', min: 1, max: 1 }]);
  expect(asked(state, 'a', 'add-order', form)).toEqual(['order.count', { kind: 'range', min: 1, max: 6 }]);
  const offered: number[] = [];
  const lots = seeded('sectors');
  let asking = '';
  const dice = diceFrom((sides, why) => {
    if (asking === 'sector' && why === 'count') offered.push(sides);
    asking = why;
    return lots.roll(sides, why);
  });
  for (let i = 0; i < 100; i++) ojoDelTerror.randomAction(state, 'a', dice);
  expect(new Set(offered)).toEqual(new Set([3]));
  offered.length = 0;
  const five = withOrders(state, { a: [defend('cadia', 8)] });
  for (let i = 0; i < 100; i++) ojoDelTerror.randomAction(five, 'a', dice);
  expect(new Set(offered)).toEqual(new Set([2]));
});

clause('ET-STATE-01', 'everything that stands against the Defence of a sector is explained, whether there is such a sector or not', () => {
  const codes = (sector: string, count: number) =>
    ojoDelTerror.explain(state, write('a', defendSector(sector, count))).map(({ code }) => code);
  expect(codes('nowhere', 0)).toEqual(['unknown-sector', 'bad-count']);
  expect(codes('nowhere', 99)).toEqual(['unknown-sector', 'not-enough-actions']);
});
