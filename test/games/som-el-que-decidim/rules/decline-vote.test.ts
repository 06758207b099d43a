import { expect } from 'vitest';
import { clause } from '../helpers/clauses.js';
import { play, told, types } from '../helpers/playing.js';
import { bo, cai, dot } from '../helpers/scenes.js';
import { entered } from '../helpers/votes.js';

clause('SD-SUF-05', 'declining ends the movement, and the turn if nobody is left', () => {
  const alone = play(entered(bo), [{ type: 'decline-vote', player: bo }]);
  expect(types(alone.events).slice(0, 3)).toEqual(['vote-declined', 'movement-ended', 'turn-ended']);
  expect(told(alone.events, 'movement-ended')[0]!.reason).toBe('vote');
  const more = play(entered(bo, { change: { queue: [bo, cai, dot] } }), [{ type: 'decline-vote', player: bo }]);
  expect([more.state.queue, more.state.turn]).toEqual([[cai, dot], 1]);
});
