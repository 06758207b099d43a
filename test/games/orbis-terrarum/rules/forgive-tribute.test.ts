import { expect } from 'vitest';
import { type Action, act, clause, code, refused } from '../helpers/table.js';
import { turn } from '../helpers/turns.js';
import { inTurn, saxon } from '../helpers/vassals.js';

clause('OT-VAS-09', 'a patron forgives what its own vassal owes, for this cycle', () => {
  const forgive = (vassal: string): Action => ({ type: 'forgive-tribute', player: 'ada', patron: 'francia', vassal });
  const forgiven = act(saxon(), forgive('saxonia'));
  expect([forgiven.nations['saxonia']!.tribute, turn(inTurn(forgiven, 5), []).nations['saxonia']!.tribute]).toEqual([
    'forgiven',
    'pending',
  ]);
  for (const tribute of ['none', 'attempted', 'forgiven'] as const)
    expect(refused(saxon({ tribute }), forgive('saxonia'))).toEqual(['tribute-not-due', 'OT-VAS-09']);
  for (const vassal of ['gothia', 'armenia']) expect(refused(saxon(), forgive(vassal))).toEqual(['not-a-vassal', 'OT-VAS-09']);
  expect(code(saxon(), { ...forgive('saxonia'), player: 'bo' })).toBe('not-your-nation');
});
