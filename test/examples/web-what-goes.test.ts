import { expect, test } from 'vitest';
import { languages } from '../../examples/shared/languages.js';
import { fill, type Words, wordsOf } from '../../examples/web/src/language/words.js';
import { sayWhatGoes } from '../../examples/web/src/online/what-goes.js';
import type { AnyEvent } from '../../examples/web/src/tables/catalogue.js';

const moments = ['', 'a', 'bc', 'd'].map((types, at) => ({ at, events: [...types].map((type) => ({ type }) as unknown as AnyEvent) }));
const goes = (from: number | null, language: (typeof languages)[number] = 'en') => {
  const words = wordsOf(language);
  const say = (key: keyof Words, gaps = {}) => fill(words[key], gaps, language);
  return sayWhatGoes(moments, from, ({ type }) => `${type}!`, { words, say });
};

test('what would be taken back is told in the sentences that were read of it, the first of them', () => {
  expect(goes(3)).toBe('To be taken back: d!');
  expect(goes(2)).toBe('To be taken back: b! · c! · d!');
  expect(goes(1)).toBe('To be taken back: a! · b! · c! · …');
});

test('who has seen nothing of it is told so, and nothing is told where nothing is known', () => {
  expect(languages.map((language) => goes(4, language))).toMatchInlineSnapshot(`
    [
      "Nothing that you have seen would be taken back.",
      "No es desfaria res del que has vist.",
      "No se desharía nada de lo que has visto.",
      "Rien de ce que vous avez vu ne serait repris.",
    ]
  `);
  expect(goes(null)).toBeNull();
  expect(sayWhatGoes(moments.slice(0, 1), 0, () => 'never', { words: wordsOf('en'), say: () => 'never' })).toBeNull();
});
