import { expect } from 'vitest';
import { modified } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { act, clause, code, refused } from '../helpers/table.js';
import { invest, reportOn, turn } from '../helpers/turns.js';

clause(['OT-MEAS-20', 'OT-MOD-03'], 'a bonus is held or declined, a penalty never', () => {
  const state = modified(start(), { nation: 'francia', target: 'ECN', value: -8 }, { nation: 'francia', target: 'LEA', value: 4 });
  const held = act(state, { type: 'hold-modifier', player: 'ada', nation: 'francia', modifier: 'modifier-1', held: true });
  expect(refused(state, { type: 'hold-modifier', player: 'ada', nation: 'francia', modifier: 'modifier-2', held: true })).toEqual([
    'not-a-bonus',
    'OT-MEAS-20',
  ]);
  const after = turn(held, [invest], 10);
  expect([reportOn(after, 'francia').roll!.total, after.modifiers.map(({ id }) => id)]).toEqual([4, ['modifier-1']]);
  expect(reportOn(turn(state, [{ ...invest, decline: ['modifier-1'] }], 10), 'francia').roll!.total).toBe(4);
  expect(code(state, { ...invest, decline: ['modifier-2'] })).toBe('bad-decline');
});
