import { expect, test } from 'vitest';
import { soFar } from '../../../src/core/choices/so-far.js';

test('what is known of a list grows entry by entry, and begins anew with other entries', () => {
  const added: string[] = [];
  const letters = soFar<string, Set<string>>(
    () => new Set(),
    (known, entry) => {
      added.push(entry);
      known.add(entry);
    },
  );
  const knownOf = (text: string): string => [...letters([...text])].join('');
  expect([knownOf(''), knownOf('ab'), knownOf('abc')]).toEqual(['', 'ab', 'abc']);
  expect(knownOf('abc')).toBe('abc');
  expect(added).toEqual(['a', 'b', 'c']);
  // Fewer entries, and others.
  expect([knownOf('a'), knownOf('bc'), knownOf('ba'), knownOf('')]).toEqual(['a', 'bc', 'ba', '']);
  expect(added.join('')).toBe('abcabcba');
});

test('an entry that is nothing counts until it is taken away', () => {
  const count = soFar<null | undefined, { entries: number }>(
    () => ({ entries: 0 }),
    (known) => {
      known.entries++;
    },
  );
  expect([count([undefined, undefined]).entries, count([undefined]).entries, count([]).entries]).toEqual([2, 1, 0]);
});
