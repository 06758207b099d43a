import { ojoDelTerror, type State } from 'ludoteca/ojo-del-terror';
import { clauseTests, playWith } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { claim, invade, toldAs } from '../helpers/orders.js';
import { playAll, refuses, refusesOrder, start, withOrders } from '../helpers/positions.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const open: State = withOrders(start(['a', 'b'], undefined, { referee: 'present' }), { a: [invade('quebrada'), claim('no-mercy')] });
const state = playAll(open, { type: 'close-orders', player: 'referee' });
const publish = (player = 'referee') => ({ type: 'publish-turn', player }) as const;

clause('ET-REF-05', 'publishing adjudicates the sheets and begins the next turn', () => {
  const { state: after, events } = playWith(ojoDelTerror, state, publish());
  expect(events[0]).toEqual({
    type: 'orders-revealed',
    turn: 1,
    sheets: { a: [toldAs(invade('quebrada')), claim('no-mercy')], b: [] },
    verdicts: [],
  });
  expect(events.at(-1)).toMatchObject({ type: 'turn-started', turn: 2 });
  expect(after).toMatchObject({ phase: 'orders', turn: 2, verdicts: [] });
  expect(after.planets['quebrada']!.controller).toBe('a');
  expect(after.history).toHaveLength(1);
});

clause('ET-REF-05', 'the referee publishes, in the review only, and cannot touch any order', () => {
  for (const player of ['a', 'b']) expect(refuses(state, publish(player))).toEqual(['not-your-turn', 'ET-ACT-03']);
  expect(refuses(open, publish())).toEqual(['wrong-phase', 'ET-ACT-02']);
  expect(refusesOrder(open, 'referee', invade('dulcamara'))).toEqual(['not-your-turn', 'ET-ACT-03']);
  for (const action of [
    { type: 'remove-order', player: 'referee', index: 0 },
    { type: 'submit-orders', player: 'referee', orders: [] },
    { type: 'commit-orders', player: 'referee' },
    { type: 'reopen-orders', player: 'referee' },
  ] as const) {
    expect(refuses(open, action)).toEqual(['not-your-turn', 'ET-ACT-03']);
    expect(refuses(state, action)).toEqual(['wrong-phase', 'ET-ACT-02']);
  }
  expect(ojoDelTerror.open(state)).toEqual(['publish-turn', 'overrule-deed']);
});
