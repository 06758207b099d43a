import { expect } from 'vitest';
import { start } from '../helpers/start.js';
import { act, clause, code, refused } from '../helpers/table.js';
import { announce, invest, strike } from '../helpers/turns.js';

clause('OT-MEAS-17', 'a measure is taken back by its own', () => {
  const state = announce(start(), invest);
  expect(refused(state, { type: 'withdraw-measure', player: 'bo', measure: 'francia/main/1' })).toEqual(['not-pending', 'OT-MEAS-17']);
  expect(code(state, { type: 'withdraw-measure', player: 'ada', measure: 'x' })).toBe('unknown-id');
  expect(act(state, { type: 'withdraw-measure', player: 'ada', measure: 'francia/main/1' }).measures).toEqual([]);
});
clause(['OT-MEAS-14', 'OT-MEAS-17'], 'who opposed a measure that is withdrawn does not oppose what is posted in its place', () => {
  const opposed = announce(start(), strike('gothia', 'romania'), strike('francia', 'gothia', { opposes: 'gothia/main/1' }));
  const withdrawn = act(opposed, { type: 'withdraw-measure', player: 'bo', measure: 'gothia/main/1' });
  const posted = announce(withdrawn, strike('gothia', 'britonia'));
  expect(posted.measures.map(({ id, opposes }) => [id, opposes])).toEqual([
    ['francia/main/1', null],
    ['gothia/main/1', null],
  ]);
  expect(opposed.measures.map(({ opposes }) => opposes)).toEqual(['gothia/main/1', null]);
});
