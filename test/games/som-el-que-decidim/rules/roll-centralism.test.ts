import { expect } from 'vitest';
import { clause } from '../helpers/clauses.js';
import { play, told } from '../helpers/playing.js';
import { deciding } from '../helpers/positions.js';
import { ada } from '../helpers/scenes.js';

clause('SD-CEN-03', 'the money of one roll decides', () => {
  for (const [face, degree] of [
    [1, 'intense'],
    [2, 'high'],
    [3, 'high'],
    [4, 'intense'],
    [5, 'medium'],
    [6, 'medium'],
  ] as const)
    expect(play(deciding(2), [{ type: 'roll-centralism', player: ada }, face]).state.centralism).toBe(degree);
});

clause('SD-CEN-04', 'values that mean nothing are rolled again; absent colours are not', () => {
  const { state, events } = play(deciding(1), [{ type: 'roll-centralism', player: ada }, 5, 6, 4]);
  expect(state.centralism).toBe('intense');
  expect(told(events, 'centralism-rolled').map(({ money }) => money)).toEqual([0, 0, 4]);
  expect(told(events, 'centralism-chosen')[0]!.how).toBe('die');
});
