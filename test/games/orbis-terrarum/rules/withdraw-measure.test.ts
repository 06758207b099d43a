import { expect } from 'vitest';
import { start } from '../helpers/start.js';
import { act, clause, code, refused } from '../helpers/table.js';
import { announce, invest } from '../helpers/turns.js';

clause('OT-MEAS-17', 'a measure is taken back by its own', () => {
  const state = announce(start(), invest);
  expect(refused(state, { type: 'withdraw-measure', player: 'bo', measure: 'francia/main/1' })).toEqual(['not-pending', 'OT-MEAS-17']);
  expect(code(state, { type: 'withdraw-measure', player: 'ada', measure: 'x' })).toBe('unknown-id');
  expect(act(state, { type: 'withdraw-measure', player: 'ada', measure: 'francia/main/1' }).measures).toEqual([]);
});
