import { expect, test } from 'vitest';
import { type Fields, group, listOf, one } from '../../../src/core/choices/choices.js';
import { blank, interview } from '../../../src/core/choices/interview.js';
import { lookAhead } from '../../../src/core/choices/lookahead.js';

interface Piece {
  readonly kind: string;
  readonly side: number;
}

/** A list of pieces that must not repeat a side, with a count of how often somebody asks what the next may be. */
const pieces = (domain: (before: readonly Piece[]) => readonly string[]) => {
  const asked = { next: 0, judged: 0 };
  const fields: Fields = {
    pieces: () =>
      listOf<Piece>(
        (before) => {
          asked.next++;
          return group<Piece>({ kind: () => one(domain(before)), side: () => one([1, 2, 3]) });
        },
        1,
        5000,
      ),
  };
  const isSound = ({ pieces: list }: Record<string, unknown>): boolean => {
    asked.judged++;
    return (list as readonly Piece[]).every(({ kind }) => kind === 'stone');
  };
  return { asked, fields, isSound };
};

const answersOf = (count: number): Record<string, unknown> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`pieces.${i}`, i] as const).flatMap(([at]) => [
      [`${at}.kind`, 'stone'],
      [`${at}.side`, 2],
    ]),
  );

test('what an interview has heard of a list of thousands is not looked at again', () => {
  const { asked, fields, isSound } = pieces(() => ['stone']);
  const counted = blank();
  const step = interview(fields, answersOf(4000), counted);
  expect([step.kind, counted.answers.size]).toEqual(['ask', 8000]);
  asked.next = 0;
  const seen = lookAhead(fields, counted, isSound, { field: 'pieces.4000.kind' });
  expect([seen.isPossible, seen.enough, seen.gaveUp]).toEqual([true, true, false]);
  expect(seen.choice).toMatchObject({ from: ['stone'] });
  expect(asked.next).toBeLessThan(10);
});

test('nothing is looked for behind entries after which the domain leaves nothing to add', () => {
  const look = (domain: (before: readonly Piece[]) => readonly string[]) => {
    const { asked, fields, isSound } = pieces(domain);
    const seen = lookAhead(fields, blank(), isSound, { field: 'pieces.0.kind' });
    return { seen, asked };
  };
  const searching = look(() => ['glass', 'stone']);
  expect(searching.seen.gaveUp).toBe(true);
  const stopping = look((before) => (before.some(({ kind }) => kind !== 'stone') ? [] : ['glass', 'stone']));
  expect([stopping.seen.choice, stopping.seen.gaveUp]).toMatchObject([{ from: ['stone'] }, false]);
  expect(stopping.asked.judged).toBeLessThan(10);
});
