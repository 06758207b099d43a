import { ojoDelTerror, type State } from 'ludoteca/ojo-del-terror';
import { clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { write } from '../../helpers/actions.js';
import { cede, invade, trade } from '../../helpers/orders.js';
import { costOf, holding, planetsIn, refusesOrder, resolve, start, withOrders, written } from '../../helpers/positions.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const empty = start(['a', 'b', 'c'], ['worldEaters', 'ironWarriors', 'alphaLegion'], { referee: 'present' });
const state: State = holding(empty, { a: ['ferrod', 'yunque', 'furia'], b: ['coralis', 'llaga'], c: ['umbrath'] });

clause('ET-TRADE-01', 'the partner is another player', () => {
  expect(written(state, 'a', trade('b', ['ferrod'], ['coralis']))).toEqual(trade('b', ['ferrod'], ['coralis']));
  for (const partner of ['nobody', '', 'referee', 'constructor', '__proto__'])
    expect([partner, refusesOrder(state, 'a', trade(partner, ['ferrod'], ['coralis']))]).toEqual([
      partner,
      ['unknown-player', 'ET-TRADE-01'],
    ]);
  expect(refusesOrder(state, 'a', trade('a', ['ferrod'], ['yunque']))).toEqual(['self-transfer', 'ET-TRADE-01']);
});

clause('ET-TRADE-02', 'both sides name planets that exist, none twice in a list', () => {
  const empties = [
    [[], ['coralis']],
    [['ferrod'], []],
    [[], []],
    [[], ['nowhere']],
  ];
  for (const [give, receive] of empties)
    expect(refusesOrder(state, 'a', trade('b', give!, receive!))).toEqual(['trade-empty-side', 'ET-TRADE-02']);
  for (const planet of ['nowhere', 'constructor', '__proto__', '']) {
    expect(refusesOrder(state, 'a', trade('b', ['ferrod', planet], ['coralis']))).toEqual(['unknown-planet', 'ET-TRADE-02']);
    expect(refusesOrder(state, 'a', trade('b', ['ferrod'], ['coralis', planet]))).toEqual(['unknown-planet', 'ET-TRADE-02']);
    expect(refusesOrder(state, 'a', trade('b', ['ferrod', 'ferrod'], [planet]))).toEqual(['unknown-planet', 'ET-TRADE-02']);
  }
  expect(refusesOrder(state, 'a', trade('b', ['ferrod', 'ferrod'], ['coralis']))).toEqual(['duplicate-target', 'ET-TRADE-02']);
  expect(refusesOrder(state, 'a', trade('b', ['ferrod'], ['coralis', 'llaga', 'coralis']))).toEqual(['duplicate-target', 'ET-TRADE-02']);
  expect(written(state, 'a', trade('b', ['ferrod', 'yunque'], ['llaga']))).toMatchObject({ give: ['ferrod', 'yunque'] });
});

clause('ET-TRADE-03', 'each side controls what it gives', () => {
  expect(refusesOrder(state, 'a', trade('b', ['ferrod', 'umbrath'], ['coralis']))).toEqual(['not-controlled', 'ET-TRADE-03']);
  expect(refusesOrder(state, 'a', trade('b', ['eco'], ['coralis']))).toEqual(['not-controlled', 'ET-TRADE-03']);
  expect(refusesOrder(state, 'a', trade('b', ['ferrod'], ['coralis', 'umbrath']))).toEqual(['partner-does-not-control', 'ET-TRADE-03']);
  expect(refusesOrder(state, 'a', trade('b', ['ferrod'], ['eco']))).toEqual(['partner-does-not-control', 'ET-TRADE-03']);
  expect(refusesOrder(state, 'a', trade('b', ['ferrod'], ['yunque']))).toEqual(['partner-does-not-control', 'ET-TRADE-03']);
  expect(refusesOrder(state, 'a', trade('b', ['eco'], ['eco']))).toEqual(['not-controlled', 'ET-TRADE-03']);
});

clause('ET-TRADE-04', 'what is given is promised nowhere else; what is received may be asked for twice', () => {
  const half = withOrders(state, { a: [cede('ferrod', 'c'), trade('b', ['yunque'], ['coralis'])] });
  expect(refusesOrder(half, 'a', trade('b', ['ferrod'], ['llaga']))).toEqual(['planet-already-promised', 'ET-TRADE-04']);
  expect(refusesOrder(half, 'a', trade('c', ['furia', 'yunque'], ['umbrath']))).toEqual(['planet-already-promised', 'ET-TRADE-04']);
  expect(withOrders(half, { a: [trade('b', ['furia'], ['coralis'])] }).sheets['a']!.orders).toHaveLength(3);
});

clause('ET-TRADE-06', 'the sides may differ in number and are unlimited', () => {
  const many = [...planetsIn(empty, 'LR'), ...planetsIn(empty, 'CF'), ...planetsIn(empty, 'CH')];
  const rich = holding(empty, { a: many, b: ['coralis'] });
  const swap = { a: [trade('b', many, ['coralis'])], b: [trade('a', ['coralis'], [...many].reverse())] };
  const { state: after, report } = resolve(withOrders(rich, swap));
  expect(report.trades).toEqual([{ from: 'a', to: 'b', give: many, receive: ['coralis'], result: 'executed' }]);
  for (const planet of many) expect(after.planets[planet]!.controller).toBe('b');
  expect(after.planets['coralis']!.controller).toBe('a');
});

clause('ET-TRADE-07', 'trades cost nothing and ignore distance and the Boundary', () => {
  expect(costOf(state, 'a', trade('b', ['furia'], ['llaga']), trade('c', ['ferrod'], ['umbrath']))).toBe(0);
  const spent = withOrders(state, { a: [invade('mena-honda', 3)] }); // 1 + 1, and Furia for Khorne
  expect(refusesOrder(spent, 'a', invade('coralis'))[0]).toBe('not-enough-actions');
  expect(withOrders(spent, { a: [trade('b', ['furia'], ['llaga'])] }).sheets['a']!.orders).toHaveLength(2);
});

clause('ET-STATE-01', 'the preconditions of a trade are looked at in the order of the rules', () => {
  const half = withOrders(state, { a: [cede('ferrod', 'b')] });
  const code = (partner: string, give: readonly string[], receive: readonly string[]) =>
    refusesOrder(half, 'a', trade(partner, give, receive))[0];
  expect(code('nobody', [], [])).toBe('unknown-player');
  expect(code('a', [], [])).toBe('self-transfer');
  expect(code('b', [], ['nowhere', 'nowhere'])).toBe('trade-empty-side');
  expect(code('b', ['nowhere', 'nowhere'], ['eco'])).toBe('unknown-planet');
  expect(code('b', ['eco', 'eco'], ['eco'])).toBe('duplicate-target');
  expect(code('b', ['eco', 'ferrod'], ['eco'])).toBe('not-controlled');
  expect(code('b', ['ferrod'], ['eco'])).toBe('partner-does-not-control');
  expect(code('b', ['ferrod'], ['coralis'])).toBe('planet-already-promised');
});

clause('ET-STATE-01', 'everything that stands against a trade is explained, whoever is its partner and whatever planets there are', () => {
  const half = withOrders(state, { a: [cede('ferrod', 'b')] });
  const explained = (partner: string, give: readonly string[], receive: readonly string[]) =>
    ojoDelTerror.explain(half, write('a', trade(partner, give, receive))).map(({ code, path }) => `${code} ${path}`);
  expect(explained('nobody', ['ferrod', 'nowhere', 'eco'], [])).toEqual([
    ...['unknown-player order.partner', 'trade-empty-side order.receive', 'unknown-planet order.give'],
    ...['not-controlled order.give', 'planet-already-promised order.give'],
  ]);
  expect(explained('b', ['nowhere', 'nowhere'], ['eco', 'elsewhere'])).toEqual([
    ...['unknown-planet order.give', 'unknown-planet order.receive', 'duplicate-target order.give'],
    'partner-does-not-control order.receive',
  ]);
  expect(explained('a', ['yunque'], ['coralis', 'nowhere'])).toEqual(['self-transfer order.partner', 'unknown-planet order.receive']);
});
