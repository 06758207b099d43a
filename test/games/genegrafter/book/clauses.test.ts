import { clauses as ids } from 'ludoteca/genegrafter';
import { describe, expect, test } from 'vitest';
import { book as english } from '../../../../src/games/genegrafter/book/english/index.js';
import { book as french } from '../../../../src/games/genegrafter/book/french/index.js';

/** What a player cannot read: ids, code, cut ends, and pointers to a text that is not there. */
const unreadable =
  /[`"'…_|]|\.\.\.|[∈≥≤]|GG-|\p{Ll}\p{Lu}|\b(true|false|null|undefined)\b|as follows|the following|listed|this section|ci-dessous|cette section/u;

describe.each([english, french])('the clauses in $language', ({ clauses }) => {
  test('are all there, in the order of the rules', () => expect(Object.keys(clauses)).toEqual([...ids]));

  test('are whole sentences of a length one reads at a glance', () => {
    for (const [id, text] of Object.entries(clauses)) {
      expect(text, id).toMatch(/^[\p{Lu}].*\.$/u);
      expect(text.length, id).toBeLessThanOrEqual(350);
    }
  });

  test('say nothing but words', () => {
    for (const [id, text] of Object.entries(clauses)) expect(text, id).not.toMatch(unreadable);
  });

  test('say each something of their own', () => {
    const texts = Object.values(clauses);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
