import { askedAs, numberedClauses, patternOf, placesIn, rule, ruleTable, titleOf } from 'ludoteca';
import { expect, test } from 'vitest';
import { viewerFrom } from '../../../src/core/game/game-types.js';

test('a field of a form is the same field at every place of a list', () => {
  expect(patternOf('terms.0.planet')).toBe('terms.#.planet');
  expect(patternOf('terms.12.of.3')).toBe('terms.#.of.#');
  expect(patternOf('planet9.b2b.2nd')).toBe('planet9.b2b.2nd');
});

test('places in lists are counted from 1', () => {
  expect(placesIn('terms.0.planets.11')).toEqual([1, 12]);
  expect(placesIn('planet9.2b')).toEqual([]);
});

test('what is asked stands under the action and the whole field, under the field, or under its last name', () => {
  const table = { 'trade.terms.#.planet': 'of a trade', 'terms.#.planet': 'of terms', planet: 'of anything', '': 'of nothing' };
  expect(askedAs(table, 'trade', 'terms.0.planet')).toBe('of a trade');
  expect(askedAs(table, 'cede', 'terms.0.planet')).toBe('of terms');
  expect(askedAs(table, 'cede', 'gifts.1.planet.2')).toBe('of anything');
  expect(askedAs(table, 'cede', 'gifts.1')).toBe(undefined);
  expect(askedAs(table, 'cede', '3')).toBe('of nothing');
  expect(askedAs({}, 'cede', 'constructor')).toBe(undefined);
});

test('clauses are numbered by chapter, with two figures, in the order of the chapters', () => {
  const clauses = numberedClauses('ET', { TRAIT: 2, ACT: 11, NONE: 0 });
  expect(clauses).toHaveLength(13);
  expect(clauses.slice(0, 3)).toEqual(['ET-TRAIT-01', 'ET-TRAIT-02', 'ET-ACT-01']);
  expect(clauses.slice(-2)).toEqual(['ET-ACT-10', 'ET-ACT-11']);
});

test('a title is in the language wanted, else in English, else it is the id', () => {
  const title = { en: 'The Eye', es: 'El Ojo' };
  expect([titleOf({ id: 'eye', title }, 'es'), titleOf({ id: 'eye', title }, 'fr')]).toEqual(['El Ojo', 'The Eye']);
  expect(titleOf({ id: 'eye', title: {} }, 'constructor')).toBe('eye');
});

test('rules are declared as they are, and a list of them is a table by their types, in order whatever they are called', () => {
  const sail = { type: 'sail' as const, cites: [], codec: undefined as never, apply: () => {} };
  expect(rule(sail)).toBe(sail);
  const [anchor, moor] = [
    { type: 'anchor' as const, apply: () => {} },
    { type: 'moor' as const, apply: () => {} },
  ];
  for (const all of [
    { aFirst: sail, middle: anchor, zLast: moor },
    { aFirst: anchor, middle: moor, zLast: sail },
  ])
    expect(Object.entries(ruleTable(all))).toEqual([
      ['anchor', anchor],
      ['moor', moor],
      ['sail', sail],
    ]);
});

test('who looks is an id, and whatever is none is nobody', () => {
  const longest = 'a'.repeat(200);
  expect(['ada', longest].map(viewerFrom)).toEqual(['ada', longest]);
  expect(['', '__proto__', `${longest}a`, null, undefined, 7, {}].map(viewerFrom)).toEqual(Array.from({ length: 7 }, () => null));
});
