import { expect } from 'vitest';
import { allianceOffer, note, ready } from '../helpers/orders.js';
import { start } from '../helpers/start.js';
import { type Action, act, clause, code, refused } from '../helpers/table.js';
import { announce, invest, measure } from '../helpers/turns.js';

clause('OT-ACT-13', 'who is ready takes it back, as an action like any other, or answers an offer, and does nothing else', () => {
  const state = act(act(start(), allianceOffer()), ready());
  const unready: Action = { type: 'unready', player: 'ada' };
  expect(act(state, unready).players['ada']).toMatchObject({ ready: false, actionsThisTurn: 1 });
  expect(act(state, { type: 'accept-offer', player: 'ada', offer: 'offer-1' }).treaties).toHaveLength(1);
  expect(act(state, { type: 'reject-offer', player: 'ada', offer: 'offer-1' }).offers).toEqual([]);
  for (const action of [invest, note('x'), ready(), { type: 'epoch-preference', player: 'ada', mode: 'total' }] as const)
    expect(refused(state, action)).toEqual(['already-ready', 'OT-FLOW-05']);
  expect(code(state, { type: 'counter-offer', player: 'ada', offer: 'offer-1', clauses: [{ kind: 'peace' }] })).toBe('already-ready');
  expect(refused(start(), unready)).toEqual(['not-ready', 'OT-ACT-13']);
  const closed = act(state, { type: 'close-orders', player: 'referee', force: true });
  expect(code(closed, unready)).toBe('wrong-phase');
});
clause(['OT-FLOW-05', 'OT-ACT-12', 'OT-ACT-13'], 'who is ready waits, or takes it back', () => {
  const ready = act(start(), { type: 'ready', player: 'ada' });
  expect(refused(ready, measure('francia', 'intervention', 'invest'))).toEqual(['already-ready', 'OT-FLOW-05']);
  expect(code(ready, { type: 'ready', player: 'ada' })).toBe('already-ready');
  expect(refused(start(), { type: 'unready', player: 'ada' })).toEqual(['not-ready', 'OT-ACT-13']);
  const back = act(ready, { type: 'unready', player: 'ada' });
  expect([back.players['ada']!.ready, back.players['ada']!.actionsThisTurn]).toEqual([false, 1]);
  expect(announce(back, measure('francia', 'intervention', 'invest')).measures).toHaveLength(1);
});
