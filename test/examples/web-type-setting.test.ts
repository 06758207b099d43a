import { expect, test } from 'vitest';
import { tongue } from '../../examples/web/src/boards/tongue.js';
import { setInType, setThroughout } from '../../examples/web/src/language/type-setting.js';
import { fill, languages, wordsOf } from '../../examples/web/src/language/words.js';

test('in French no line begins with a mark of the word before it, nor ends with a quotation mark that opens', () => {
  expect(setInType('Tour 3 : « Quel jeu ? » ; à vous !', 'fr')).toBe('Tour 3\u202f: «\u202fQuel jeu\u202f?\u202f»\u202f; à vous\u202f!');
  expect(setInType('ada : 9\nbo  : 4', 'fr')).toBe('ada : 9\nbo  : 4');
  for (const language of ['en', 'ca', 'es']) expect(setInType('Torn 3 : « »', language)).toBe('Torn 3 : « »');
});

test('whatever is made of texts is set throughout, and its keys and numbers stay', () => {
  const book = { 'a : b': ['Qui ?', { count: 2, none: null }] };
  expect(setThroughout(book, 'fr')).toEqual({ 'a : b': ['Qui\u202f?', { count: 2, none: null }] });
  expect(setThroughout(book, 'es')).toBe(book);
});

test('the page says nothing in French that could break before a mark', () => {
  for (const said of Object.values(wordsOf('fr'))) expect(said).not.toMatch(/ [;:!?»]|« /);
  // Of the other languages none has a space there at all.
  for (const language of Object.keys(languages))
    if (language !== 'fr') for (const said of Object.values(wordsOf(language as 'en'))) expect(said).not.toMatch(/ [;:!?»]|« /);
});

test('the page has the same gaps in every language, in marks of the language', () => {
  const gaps = (text: string): readonly string[] => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).sort();
  const english = wordsOf('en');
  for (const language of Object.keys(languages) as (keyof typeof languages)[]) {
    const words = wordsOf(language);
    for (const key of Object.keys(english) as (keyof typeof english)[]) {
      expect([language, key, gaps(words[key])]).toEqual([language, key, gaps(english[key])]);
      // A Spanish question or cry opens with its mark.
      if (language === 'es' && /[?!]/.test(words[key])) expect([key, words[key]]).toEqual([key, expect.stringMatching(/[¿¡]/)]);
      if (language !== 'en') expect([language, key, words[key]]).toEqual([language, key, expect.not.stringMatching(/[“”"']/)]);
    }
  }
});

test('a name after “de” takes its vowel in Catalan and French', () => {
  const said = (language: string, name: string): string => tongue({})(language)('of', name);
  expect(['Ada', 'Óscar', 'Iago', 'Bo'].map((name) => said('ca', name))).toEqual(['d’Ada', 'd’Óscar', 'de Iago', 'de Bo']);
  expect(['Ada', 'Yves', 'Bo'].map((name) => said('fr', name))).toEqual(['d’Ada', 'd’Yves', 'de Bo']);
  expect([said('es', 'Ada'), said('en', 'Ada')]).toEqual(['de Ada', 'of Ada']);
  expect(tongue({})('ca')('of')).toBe('de');
});

test('a name that runs from right to left leaves the numbers beside it where the sentence has them', () => {
  for (const language of Object.keys(languages)) {
    expect(setInType('سعاد علي: 0', language)).toBe('\u2068سعاد علي\u2069: 0');
    expect(setInType('3 – דוד, מרים: 2', language)).toBe('3 – \u2068דוד\u2069, \u2068מרים\u2069: 2');
    expect(setInType('سعاد علي', language)).toBe('سعاد علي');
    expect(setInType('Zoë 🎲 Ωμέγα', language)).toBe('Zoë 🎲 Ωμέγα');
  }
  expect(fill('{player}: {points}', { player: 'سعاد', points: 3 }, 'en')).toBe('\u2068سعاد\u2069: 3');
});
