import { ojoDelTerror, type State } from 'ludoteca/ojo-del-terror';
import { clauseTests, playWith } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { commit, reopen } from '../helpers/actions.js';
import { invade } from '../helpers/orders.js';
import { ordersOf, playAll, refuses, start, withOrders } from '../helpers/positions.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const state: State = withOrders(start(['a', 'b', 'c']), { a: [invade('quebrada')] });

clause('ET-SHEET-07', 'a committed sheet is taken back with its orders, and can be changed again', () => {
  const closed = playAll(state, commit('a'));
  const { state: open, events } = playWith(ojoDelTerror, closed, reopen('a'));
  expect(events).toEqual([{ type: 'orders-reopened', player: 'a' }]);
  expect(open.sheets['a']).toEqual({ orders: [invade('quebrada')], committed: false });
  expect(ordersOf(withOrders(open, { a: [invade('dulcamara')] }), 'a')).toHaveLength(2);
  expect(playAll(open, commit('a')).sheets['a']!.committed).toBe(true);
});

clause('ET-SHEET-07', 'an open sheet cannot be taken back', () => {
  expect(refuses(state, reopen('a'))).toEqual(['not-committed', 'ET-SHEET-07']);
  expect(refuses(playAll(state, commit('b')), reopen('a'))).toEqual(['not-committed', 'ET-SHEET-07']);
});

clause('ET-SHEET-07', 'once the last sheet is committed it is too late', () => {
  const all = [commit('a'), commit('b'), commit('c')];
  const next = playAll(state, ...all);
  expect(next.turn).toBe(2);
  expect(refuses(next, reopen('a'))).toEqual(['not-committed', 'ET-SHEET-07']);
  const refereed = playAll(start(['a', 'b', 'c'], undefined, { referee: 'present' }), ...all);
  expect(refereed.phase).toBe('review');
  expect(refuses(refereed, reopen('a'))).toEqual(['wrong-phase', 'ET-ACT-02']);
});
