import { expect } from 'vitest';
import { wealth } from '../helpers/effects.js';
import { start } from '../helpers/start.js';
import { act, at, byReferee, clause, code, refused } from '../helpers/table.js';
import { measure, turn } from '../helpers/turns.js';

clause('OT-REF-05', '1 to 20 effects are applied in turn, all or none, in four phases', () => {
  const apply = (...effects: readonly object[]) => byReferee('apply-effects', { reason: 'r', effects } as never);
  expect(refused(start(), apply())).toEqual(['bad-parameter', 'OT-REF-05']);
  expect(act(start(), apply(...Array<object>(20).fill(wealth(1)))).nations['francia']!.wealth).toBe(20);
  expect(code(start(), apply(...Array<object>(21).fill(wealth(1))))).toBe('bad-parameter');
  expect(refused(start(), apply(wealth(), { ...wealth(), nation: 'nobody' }))).toEqual(['bad-effect', 'OT-REF-06']);
  const closed = act(start(), { type: 'close-orders', player: 'referee', force: true });
  const asked = turn(
    start(),
    [measure('francia', 'diplomacy', 'negotiate', { target: at('saxonia'), terms: [{ kind: 'ceasefire' }] })],
    10,
    99,
  );
  expect([turn(start(), []), closed, asked].map((state) => [state.phase, act(state, apply(wealth())).nations['francia']!.wealth])).toEqual([
    ['happenings', 5],
    ['adjudication', 5],
    ['decisions', 5],
  ]);
  expect(code(act(start(), { type: 'close-game', player: 'referee', reason: '' }), apply(wealth()))).toBe('game-over');
});
