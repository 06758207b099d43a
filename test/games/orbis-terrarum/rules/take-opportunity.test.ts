import { expect } from 'vitest';
import { rich } from '../helpers/purses.js';
import { start } from '../helpers/start.js';
import { type Action, act, clause, code, refused } from '../helpers/table.js';

clause('OT-PROS-17', 'an opportunity is taken once by whom it is offered to and who can pay, and works at once', () => {
  const learn: Action = { type: 'take-opportunity', player: 'ada', nation: 'francia', opportunity: 'long-roads' };
  const wise = act(rich(), learn);
  expect(wise.nations['francia']).toMatchObject({ technologies: ['long-roads'], progress: 94 });
  expect([code(wise, learn), code(start(), learn), code(start(), { ...learn, opportunity: 'opportunity-9' })]).toEqual([
    'already-taken',
    'cannot-pay',
    'unknown-id',
  ]);
  const offer = {
    type: 'offer-opportunity',
    player: 'referee',
    nations: ['gothia'],
    cost: { wealth: 0, progress: 0 },
    effects: [],
  } as const;
  expect(refused(act(start(), offer), { ...learn, opportunity: 'opportunity-1' })).toEqual(['not-offered', 'OT-PROS-17']);
});
