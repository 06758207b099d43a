import { freeze, scripted } from 'ludoteca';
import { ojoDelTerror, type State, type Written } from 'ludoteca/ojo-del-terror';
import { clauseTests, playWith, refused } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { cede, claim, defend, invade, trade } from '../helpers/orders.js';
import { holding, ordersOf, playAll, refuses, start, withActions, withOrders } from '../helpers/positions.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const state: State = holding(withActions(start(['a', 'b', 'c']), 4), { a: ['ferrod', 'coralis'], b: ['umbrath'], c: ['obsidar'] });
const submit = (player: string, ...orders: readonly Written[]) => ({ type: 'submit-orders', player, orders }) as const;

clause('ET-SHEET-06', 'the sheet is replaced and committed at once', () => {
  const before = withOrders(state, { a: [defend('ferrod', 6), claim('no-mercy')] });
  const orders = [invade('dique', 2), cede('ferrod', 'b'), claim('no-mercy')];
  const { state: after, events } = playWith(ojoDelTerror, before, submit('a', ...orders));
  expect(after.sheets['a']).toEqual({ orders, committed: true });
  expect(events).toEqual([{ type: 'orders-committed', player: 'a' }]);
  expect(playAll(state, submit('a')).sheets['a']).toEqual({ orders: [], committed: true });
});

clause('ET-SHEET-06', 'what is submitted is stored in canonical form, as adding it order by order would', () => {
  const orders: readonly Written[] = [{ type: 'invade', planet: 'mena-honda', count: 1 }, trade('b', ['coralis', 'ferrod'], ['umbrath'])];
  const added = playAll(withOrders(state, { a: orders }), { type: 'commit-orders', player: 'a' });
  expect(playAll(state, submit('a', ...orders))).toEqual(added);
  expect(ordersOf(added, 'a')[1]).toEqual(trade('b', ['ferrod', 'coralis'], ['umbrath']));
});

clause('ET-SHEET-06', 'if one order is refused nothing changes, and the first refused one is reported', () => {
  const before = withOrders(state, { a: [invade('llanto')] });
  const wrong: readonly (readonly [orders: readonly Written[], place: number, code: string, clause: string])[] = [
    [[invade('dique'), invade('dique')], 1, 'duplicate-target', 'ET-INV-05'],
    [[invade('dique', 4), defend('ferrod', 3)], 1, 'not-enough-actions', 'ET-SHEET-04'],
    [[cede('ferrod', 'b'), trade('b', ['ferrod'], ['umbrath'])], 1, 'planet-already-promised', 'ET-TRADE-04'],
    [[claim('no-mercy'), claim('no-mercy')], 1, 'duplicate-claim', 'ET-CLAIM-04'],
    [[claim('no-mercy'), { type: 'surrender' }, invade('nowhere')], 1, 'unknown-order', 'ET-SHEET-03'],
    [[invade('ferrod'), invade('nowhere')], 0, 'own-planet', 'ET-INV-02'],
  ];
  for (const [orders, place, code, clause] of wrong) {
    expect(refuses(before, submit('a', ...orders))).toEqual([code, clause]);
    const [first] = refused(ojoDelTerror.reduce(freeze(before), submit('a', ...orders), scripted([])));
    expect(first.path).toMatch(new RegExp(`^orders.${place}(.|$)`));
  }
  expect(before.sheets['a']).toEqual({ orders: [invade('llanto')], committed: false });
});

clause('ET-SHEET-06', 'the allowance is that of an empty sheet: 1 + 1 + 4', () => {
  const before = withOrders(state, { a: [invade('llanto', 6)] });
  expect(playAll(before, submit('a', invade('dique', 6))).sheets['a']!.orders).toEqual([invade('dique', 6)]);
  expect(refuses(before, submit('a', invade('dique', 7)))).toEqual(['not-enough-actions', 'ET-SHEET-04']);
});

clause('ET-SHEET-01', 'a committed sheet cannot be submitted again', () => {
  const closed = playAll(state, submit('a'));
  expect(refuses(closed, submit('a'))).toEqual(['already-committed', 'ET-SHEET-01']);
  expect(refuses(closed, submit('a', invade('nowhere')))).toEqual(['already-committed', 'ET-SHEET-01']);
  expect(playAll(closed, submit('b')).sheets['b']!.committed).toBe(true);
});

test('what is no list of orders is a bad parameter', () => {
  for (const orders of [
    null,
    undefined,
    'invade',
    {},
    [null],
    [5],
    { length: 0 },
    [{}],
    Array.from({ length: 20_000 }, () => invade('dique')),
  ])
    expect(refuses(state, { type: 'submit-orders', player: 'a', orders } as never)).toEqual(['bad-parameter', 'ET-STATE-01']);
});
