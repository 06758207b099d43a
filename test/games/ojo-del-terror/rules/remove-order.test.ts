import { pick, seeded } from 'ludoteca';
import { type Order, ojoDelTerror, type State } from 'ludoteca/ojo-del-terror';
import { clauseTests, playWith } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { allied, cede, claim, defend, invade, trade } from '../helpers/orders.js';
import { holding, ordersOf, playAll, refuses, start, withActions, withOrders } from '../helpers/positions.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const state: State = holding(withActions(start(['a', 'b', 'c']), 10), { a: ['ferrod', 'coralis'], b: ['umbrath'], c: ['mena-honda'] });
const half = withOrders(state, { a: [invade('dique'), defend('ferrod', 2), cede('coralis', 'b')], b: [invade('refugio')] });
const remove = (player: string, index: number) => ({ type: 'remove-order', player, index }) as const;

clause('ET-SHEET-05', 'the order at that place is struck, the others keep their order', () => {
  const left = (index: number) => ordersOf(playAll(half, remove('a', index)), 'a');
  expect(left(0)).toEqual([defend('ferrod', 2), cede('coralis', 'b')]);
  expect(left(1)).toEqual([invade('dique'), cede('coralis', 'b')]);
  expect(left(2)).toEqual([invade('dique'), defend('ferrod', 2)]);
  const { events, state: after } = playWith(ojoDelTerror, half, remove('a', 1));
  expect(events).toEqual([{ type: 'order-removed', player: 'a', order: defend('ferrod', 2), refereed: false }]);
  expect(ordersOf(after, 'b')).toEqual([invade('refugio')]);
});

clause('ET-SHEET-05', 'an order that is not there cannot be struck', () => {
  for (const index of [3, -1, 0.5, 99, 2 ** 53])
    expect([index, refuses(half, remove('a', index))]).toEqual([index, ['unknown-order', 'ET-SHEET-05']]);
  expect(refuses(half, remove('b', 1))).toEqual(['unknown-order', 'ET-SHEET-05']);
  expect(refuses(half, remove('c', 0))).toEqual(['unknown-order', 'ET-SHEET-05']);
  for (const index of [Number.NaN, '0', null, [0], undefined])
    expect(refuses(half, remove('a', index as number))).toEqual(['bad-parameter', 'ET-STATE-01']);
});

clause('ET-SHEET-01', 'only from an open sheet', () => {
  const closed = playAll(half, { type: 'commit-orders', player: 'a' });
  expect(refuses(closed, remove('a', 0))).toEqual(['already-committed', 'ET-SHEET-01']);
  expect(refuses(closed, remove('a', 99))).toEqual(['already-committed', 'ET-SHEET-01']);
  expect(ordersOf(playAll(closed, remove('b', 0)), 'b')).toEqual([]);
  expect(ordersOf(playAll(closed, { type: 'reopen-orders', player: 'a' }, remove('a', 0)), 'a')).toHaveLength(2);
});

clause('ET-SHEET-05', 'what is struck frees its target, its planet, its deed and its actions', () => {
  const full = withOrders(state, {
    a: [allied('dique', ['a', 'c'], { count: 5 }), defend('ferrod', 7), trade('b', ['coralis'], ['umbrath']), claim('no-mercy')],
  });
  expect(ordersOf(withOrders(playAll(full, remove('a', 0)), { a: [invade('dique', 5)] }), 'a')).toHaveLength(4);
  expect(ordersOf(withOrders(playAll(full, remove('a', 1)), { a: [defend('ferrod', 7)] }), 'a')).toHaveLength(4);
  expect(ordersOf(withOrders(playAll(full, remove('a', 2)), { a: [cede('coralis', 'c')] }), 'a')).toHaveLength(4);
  expect(ordersOf(withOrders(playAll(full, remove('a', 3)), { a: [claim('no-mercy')] }), 'a')).toHaveLength(4);
});

clause('ET-SHEET-05', 'striking an order never makes another illegal', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const dice = seeded(`strike ${seed}`);
    let sheet = state;
    for (let i = 0; i < 12; i++) {
      const action = ojoDelTerror.randomAction(sheet, 'a', dice);
      if (action?.type === 'add-order') sheet = playAll(sheet, action);
    }
    while (ordersOf(sheet, 'a').length > 0) {
      const places = ordersOf(sheet, 'a').map((_: Order, i) => i);
      sheet = playAll(sheet, remove('a', pick(dice, places, 'which')));
      expect(ojoDelTerror.explain(sheet, { type: 'submit-orders', player: 'a', orders: ordersOf(sheet, 'a') })).toEqual([]);
    }
  }
});
