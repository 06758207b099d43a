import { expect, test } from 'vitest';
import { aligned, padded } from '../../../src/core/words/columns.js';

test('a name takes as many columns as a terminal gives it, in whatever letters and pictures', () => {
  const widths = { Ada: 3, 王: 2, ナ: 2, é: 1, 'e\u0301': 1, '🇪🇸': 2, '🇪🇸🇫🇷': 4, '👋🏽': 2, '❤️': 2, '👨‍👩‍👧': 2, '🏳️‍🌈': 2, '\u200b': 0 };
  for (const [name, width] of Object.entries(widths)) expect(padded(name, 6), name).toBe(name + ' '.repeat(6 - width));
});

test('columns are as wide as the widest cell, and no line ends in blanks', () => {
  expect(
    aligned(
      [
        ['王', 'a', ''],
        ['Ada', 'bc', 'd'],
      ],
      [1, 3, 1],
    ),
  ).toEqual(['王  a', 'Ada bc  d']);
});
