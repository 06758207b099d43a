import { describe, expect, it } from 'vitest';
import { clauses as english } from '../../../../src/games/orbis-terrarum/book/english/clauses.js';
import { clauses as spanish } from '../../../../src/games/orbis-terrarum/book/spanish/clauses.js';
import { clauses as ids } from '../../../../src/games/orbis-terrarum/clauses.js';

/** What a player cannot read: ids, code, cut ends, and pointers to a text that is not there. */
const UNREADABLE =
  /`|…|\.\.\.|∈|≥|≤|Σ|OT-|_|\b[a-z]+[A-Z]|\b(true|false|null|undefined)\b|as follows|the following|listed|this section|lo siguiente|esta sección/;

describe.each([
  ['English', english],
  ['Spanish', spanish],
])('The clauses in %s', (_language, clauses) => {
  it('are all there, in the order of the rules', () => {
    expect(Object.keys(clauses)).toEqual([...ids]);
  });

  it('are whole sentences of a length one reads at a glance', () => {
    for (const [id, text] of Object.entries(clauses)) {
      expect(text, id).toMatch(/^[A-ZÁÉÍÓÚ¿\d].*\.$/);
      expect(text.length, id).toBeLessThanOrEqual(380);
    }
  });

  it('say nothing but words', () => {
    for (const [id, text] of Object.entries(clauses)) expect(text, id).not.toMatch(UNREADABLE);
  });

  it('say each something of their own', () => {
    const texts = Object.values(clauses);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
