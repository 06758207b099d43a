import { expect } from 'vitest';
import { accept, offer } from '../../helpers/offers.js';
import { shield } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { type Action, act, clause, code, extinguish, refused } from '../../helpers/table.js';
import { pass } from '../../helpers/turns.js';

clause('OT-TRE-05', 'an offer stays open until it is rejected, withdrawn or a party is gone, and is closed for good', () => {
  const open = act(start(), offer(shield));
  const reject = (player: string): Action => ({ type: 'reject-offer', player, offer: 'offer-1' });
  const withdraw = (player: string): Action => ({ type: 'withdraw-offer', player, offer: 'offer-1' });
  expect([pass(open, 3).offers.length, act(open, reject('bo')).offers, act(open, withdraw('ada')).offers]).toEqual([1, [], []]);
  expect([code(open, reject('ada')), code(open, withdraw('bo'))]).toEqual(['not-your-nation', 'not-your-nation']);
  const closed = act(open, reject('bo'));
  for (const late of [accept(), reject('bo'), withdraw('ada')]) expect(refused(closed, late)).toEqual(['offer-closed', 'OT-TRE-05']);
  expect(code(open, accept('bo', 'offer-9'))).toBe('unknown-id');
  const gone = act(open, extinguish('gothia'));
  expect(gone.offers).toEqual([]);
});
