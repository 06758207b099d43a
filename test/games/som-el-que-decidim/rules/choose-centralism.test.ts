import { expect } from 'vitest';
import { clause } from '../helpers/clauses.js';
import { play, refusal } from '../helpers/playing.js';
import { deciding } from '../helpers/positions.js';
import { ada } from '../helpers/scenes.js';

clause('SD-CEN-01', 'the holder may decide alone', () => {
  for (const degree of ['medium', 'high', 'intense'] as const) {
    const { state, events } = play(deciding(), [{ type: 'choose-centralism', player: ada, degree }]);
    expect([state.centralism, state.turn]).toEqual([degree, 1]);
    expect(events[0]).toEqual({ type: 'centralism-chosen', degree, how: 'holder' });
  }
});

clause('SD-CEN-02', 'alone, medium is refused', () => {
  expect(refusal(deciding(1), { type: 'choose-centralism', player: ada, degree: 'medium' })).toEqual(['solo-centralism', 'SD-CEN-02']);
  expect(play(deciding(1), [{ type: 'choose-centralism', player: ada, degree: 'high' }]).state.centralism).toBe('high');
});
