import { expect, test } from 'vitest';
import { contests } from '../../bench/race/contests.js';
import { checksum } from '../../bench/workloads.js';

/** The contenders of this project: the peers are installed by the race alone. */
const own = (names: readonly string[]): string[] => names.filter((name) => !name.startsWith('boardgame.io'));

test.each(Object.entries(contests))('%s: all of ours end in the same states', (_, { matches, contenders }) => {
  const written = matches();
  expect(written.reduce((sum, match) => sum + match.length, 0)).toBeGreaterThan(100);
  const names = own(Object.keys(contenders));
  expect(names.length).toBeGreaterThanOrEqual(2);
  const ends = names.map((name) => checksum(contenders[name]!(written)()));
  expect(new Set(ends).size).toBe(1);
});

test.each(Object.entries(contests))('%s: whoever leaves out a move, or a match, is found out', (_, { matches, contenders }) => {
  const written = matches();
  for (const name of own(Object.keys(contenders))) {
    const endsOf = (played: typeof written): number => checksum(contenders[name]!(played)());
    const whole = endsOf(written);
    expect(endsOf([...written.slice(0, -1), written.at(-1)!.slice(0, -1)])).not.toBe(whole);
    expect(endsOf(written.slice(0, -1))).not.toBe(whole);
  }
});

test.each(['tic-tac-toe', 'fifty-objects', 'ojo-del-terror', 'ojo-del-terror-on-its-draft'])(
  '%s: whether a match is over is part of where it ended',
  (id) => {
    const { matches, contenders } = contests[id]!;
    const written = matches();
    for (const name of own(Object.keys(contenders)))
      for (const end of contenders[name]!(written)()) expect(end).toMatchObject({ isOver: true });
  },
);
