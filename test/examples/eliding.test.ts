import { expect, test } from 'vitest';
import { filled } from '../../examples/shared/eliding.js';
import { tell } from '../../examples/terminal/words.js';
import { fill, wordsOf } from '../../examples/web/src/language/words.js';

test('the small word before a gap is shortened before a vowel, in Catalan before one and eleven, too, and with a capital as well', () => {
  const span = (language: string, first: string | number) => filled('De {first} a {last}', { first, last: 20 }, language);
  expect([1, 11, 2, 111, 'Ada', 'Bo'].map((first) => span('ca', first))).toEqual([
    ...['D’1 a 20', 'D’11 a 20', 'De 2 a 20', 'De 111 a 20', 'D’Ada a 20', 'De Bo a 20'],
  ]);
  expect([span('fr', 'Ada'), span('fr', 11), span('es', 'Ada'), span('en', 'Ada')]).toEqual([
    ...['D’Ada a 20', 'De 11 a 20', 'De Ada a 20', 'De Ada a 20'],
  ]);
});

test('a gap for which there is no fact stays with the word before it, and names are put in as they are', () => {
  expect(filled('de {toString} a {last}', { last: '$1 {first}' }, 'ca')).toBe('de {toString} a $1 {first}');
});

test('the page and the terminal shorten it before the names of games, and before numbers', () => {
  expect(fill(wordsOf('ca').board, { game: 'Orbis Terrarum II' }, 'ca')).toBe('El tauler d’Orbis Terrarum II');
  expect(fill(wordsOf('ca').choosingExactly, { count: 1, max: 11 }, 'ca')).toBe('Has triat 1 d’11');
  const games = { file: 'a.json', of: 'Orbis Terrarum II', not: 'Genegrafter' };
  expect(tell('ca', 'otherGame', games)).toBe('a.json és una partida d’Orbis Terrarum II, no de Genegrafter.');
  expect(tell('fr', 'otherGame', games)).toBe('a.json est une partie d’Orbis Terrarum II, pas de Genegrafter.');
  expect(tell('ca', 'faces', { sides: 6 })).toBe('D’1 a 6, si us plau.');
});

test('a language that is none shortens nothing', () => {
  expect(filled('de {name}', { name: 'Ada' }, 'constructor')).toBe('de Ada');
});
