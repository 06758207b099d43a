import { ojoDelTerror, type State } from 'ludoteca/ojo-del-terror';
import { clauseTests, playWith } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { commit } from '../helpers/actions.js';
import { invade } from '../helpers/orders.js';
import { playAll, refuses, start, withOrders } from '../helpers/positions.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const state: State = start(['a', 'b', 'c']);

clause('ET-SHEET-08', 'an empty sheet can be committed', () => {
  const { state: after, events } = playWith(ojoDelTerror, state, commit('b'));
  expect(after.sheets['b']).toEqual({ orders: [], committed: true });
  expect(events).toEqual([{ type: 'orders-committed', player: 'b' }]);
});

clause('ET-SHEET-01', 'a sheet is committed as it stands, and once', () => {
  const written = withOrders(state, { a: [invade('quebrada')] });
  const closed = playAll(written, commit('a'));
  expect(closed.sheets['a']).toEqual({ orders: [invade('quebrada')], committed: true });
  expect(refuses(closed, commit('a'))).toEqual(['already-committed', 'ET-SHEET-01']);
  expect(playAll(closed, commit('c')).sheets).toMatchObject({ a: { committed: true }, b: { committed: false }, c: { committed: true } });
});
