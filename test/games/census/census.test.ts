import { catalogue } from 'ludoteca/games';
import { expect, test } from 'vitest';
import { census, opened } from './counting.js';
import { numbers } from './numbers.js';

for (const game of catalogue)
  for (const { config, after, ...counts } of numbers[game.id] ?? [])
    test(`${game.id}: what may be done after ${after} actions, ${counts.positions.length} deep`, () => {
      expect(census(game, opened(game, config, after), counts.positions.length)).toEqual(counts);
    });

test('every game is counted', () => expect(Object.keys(numbers).sort()).toEqual(catalogue.map(({ id }) => id).sort()));
