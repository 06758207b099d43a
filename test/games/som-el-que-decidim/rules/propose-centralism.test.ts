import { expect } from 'vitest';
import { clause } from '../helpers/clauses.js';
import { options, play, refusal } from '../helpers/playing.js';
import { deciding, proposed } from '../helpers/positions.js';
import { ada, bo, cai } from '../helpers/scenes.js';

clause('SD-CEN-05', 'proposing needs somebody to ask', () => {
  expect(refusal(deciding(1), { type: 'propose-centralism', player: ada, degree: 'high' })).toEqual(['nobody-to-ask', 'SD-CEN-05']);
  expect(options(deciding(1), ada)).toEqual(['choose-centralism', 'roll-centralism']);
  expect(options(deciding(2), ada)).toContain('propose-centralism');
});

clause('SD-CEN-06', 'each degree is proposed at most once', () => {
  const { state } = play(
    proposed(),
    [{ type: 'answer-proposal', player: bo, accept: false }],
    [{ type: 'answer-proposal', player: cai, accept: false }],
  );
  expect(refusal(state, { type: 'propose-centralism', player: ada, degree: 'intense' })).toEqual(['already-proposed', 'SD-CEN-06']);
  expect(play(state, [{ type: 'propose-centralism', player: ada, degree: 'high' }]).state.proposal?.degree).toBe('high');
});
