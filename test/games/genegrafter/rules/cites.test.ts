import { genegrafter } from 'ludoteca/genegrafter';
import { expect, test } from 'vitest';
import { citesClauses } from '../../cites.js';

citesClauses(genegrafter);

test('the end cites how one wins: by most markers, or as the last who is left', () => {
  expect(genegrafter.cites({ event: 'game-over' })).toEqual(expect.arrayContaining(['GG-SCORE-06', 'GG-OVER-10']));
});
