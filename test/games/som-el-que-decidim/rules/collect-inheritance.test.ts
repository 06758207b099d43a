import { expect } from 'vitest';
import { inheritance } from '../helpers/actions.js';
import { clause } from '../helpers/clauses.js';
import { discsOf, worths } from '../helpers/looking.js';
import { play, refusal } from '../helpers/playing.js';
import { hands, standing } from '../helpers/positions.js';
import { ada, bo, dot } from '../helpers/scenes.js';

clause('SD-INH-06', 'from one other player', () => {
  expect(refusal(standing(3), inheritance(ada))).toEqual(['bad-recipient', 'SD-INH-06']);
  expect(refusal(standing(3), inheritance('nobody'))).toEqual(['bad-parameter', 'SD-ACT-04']);
  expect(play(standing(3), [inheritance(bo)]).state.dues[0]!.payer).toBe(bo);
});

clause('SD-INH-07', 'from 1 € to a third, rounded down', () => {
  for (const amount of [0, -1, 3]) expect(refusal(standing(3), inheritance(bo, amount))).toEqual(['bad-amount', 'SD-INH-07']);
  expect(refusal(standing(3), inheritance(dot, 1))).toEqual(['bad-amount', 'SD-INH-07']);
  expect(refusal(standing(3), inheritance(bo, 1.5))[0]).toBe('bad-parameter');
  expect(play(standing(3), [inheritance(bo, 2)]).state.dues[0]!.amount).toBe(2);
});

clause('SD-INH-08', 'the target pays as he likes, change included, and the walk goes on', () => {
  const coins = standing(3, { discs: { ...hands, bo: ['education-1', 'education-2'] } });
  const { state } = play(
    coins,
    [inheritance(bo, 1)],
    [{ type: 'break-coin', player: bo, disc: 'education-2', partner: 'treasury' }, 1, 1],
    [{ type: 'pay', player: bo, discs: ['roads-1'] }],
  );
  expect([state.step, worths(state)]).toEqual(['movement', [7, 3, 0, 1]]);
  expect(discsOf(state, ada)).toContain('roads-1');
});
