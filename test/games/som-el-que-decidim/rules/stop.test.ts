import { expect } from 'vitest';
import { move, stop } from '../helpers/actions.js';
import { clause } from '../helpers/clauses.js';
import { options, play, refusal } from '../helpers/playing.js';
import { walking } from '../helpers/positions.js';
import { ada, bo, cai, dot } from '../helpers/scenes.js';

clause(['SD-MOV-10', 'SD-MOV-14'], 'the first step is compulsory, later ones are not', () => {
  expect(refusal(walking(), stop())).toEqual(['must-move-first', 'SD-MOV-10']);
  expect(play(walking(), [move(3)], [stop()]).state.queue).toEqual([bo, cai, dot]);
});

clause('SD-MOV-11', 'unless the options make the first step optional', () => {
  const free = walking({ config: { firstStepOptional: true } });
  expect(options(free, ada)).toContain('stop');
  expect(play(free, [stop()]).state.queue).toEqual([bo, cai, dot]);
});

clause('SD-MOV-12', 'stopping ends the movement', () => {
  const { events } = play(walking({ change: { moved: true } }), [stop()]);
  expect(events).toEqual([{ type: 'movement-ended', player: ada, reason: 'stop' }]);
});
