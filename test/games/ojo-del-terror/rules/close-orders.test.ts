import { clone, seeded } from 'ludoteca';
import { ojoDelTerror, type State } from 'ludoteca/ojo-del-terror';
import { clauseTests, playWith, refused } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { invade } from '../helpers/orders.js';
import { playAll, refuses, start, withOrders } from '../helpers/positions.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const state: State = withOrders(start(['10', '9', 'a'], undefined, { referee: 'present' }), {
  10: [invade('quebrada')],
  9: [invade('escarcha')],
});

const close = (player = 'referee') => ({ type: 'close-orders', player }) as const;

clause('ET-REF-01', 'the referee closes, and sheets not committed are taken as they stand', () => {
  const half = playAll(state, { type: 'commit-orders', player: '9' });
  const { state: after, events } = playWith(ojoDelTerror, half, close());
  expect(after.phase).toBe('review');
  expect(events).toEqual([{ type: 'orders-closed', uncommitted: ['10', 'a'] }]);
  const published = playAll(after, { type: 'publish-turn', player: 'referee' });
  expect(published.history[0]!.sheets).toEqual({ 10: [invade('quebrada')], 9: [invade('escarcha')], a: [] });
  expect(published.planets['quebrada']!.controller).toBe('10');
  expect(published.planets['escarcha']!.controller).toBe('9');
});

clause('ET-REF-01', 'nobody else closes, and only while orders are written', () => {
  for (const player of ['10', '9', 'a']) expect(refuses(state, close(player))).toEqual(['not-your-turn', 'ET-ACT-03']);
  expect(refuses(playAll(state, close()), close())).toEqual(['wrong-phase', 'ET-ACT-02']);
  expect(refuses(start(['a', 'b']), close())).toEqual(['unknown-player', 'ET-ACT-01']);
  expect(refused(ojoDelTerror.reduceInPlace(clone(start(['a', 'b'])), close(), seeded(1)))[0].code).toBe('unknown-player');
  expect(playAll(state, close()).sheets).toMatchObject({ 10: { committed: false } });
});
