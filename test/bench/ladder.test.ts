import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addLine, gamesIn, type Line, linesOf, nextSeed, pointsIn, readLines } from '../../bench/ladder/kept.js';
import { pageOf } from '../../bench/ladder/page.js';
import { digestOf, meetingsOf, playSeed, type Who } from '../../bench/ladder/rungs.js';
import { settings } from '../../bench/settings.js';
import { gameOf } from '../../bench/workloads.js';

const who = ['greedy', 'random'] as const satisfies Who;
const line = (seed: number, results: readonly number[], more: Partial<Line> = {}): Line => ({
  who,
  seed,
  results,
  settings: 'a',
  commit: 'c0ffee0',
  seconds: 1,
  ...more,
});

const file = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'ladder-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'game.jsonl');
};

test('what was kept comes back, and a line that was cut off while it was written does not', () => {
  const path = file();
  expect(readLines(path)).toEqual([]);
  addLine(path, line(100_000, [1, 0]));
  appendFileSync(path, '{"who":["gre');
  expect(readLines(path)).toEqual([line(100_000, [1, 0])]);
  addLine(path, line(100_001, [1, 0.5]));
  expect(readLines(path)).toEqual([line(100_000, [1, 0]), line(100_001, [1, 0.5])]);
  expect(readFileSync(path, 'utf8').endsWith('\n')).toBe(true);
});

test('no seed is played twice, and a gap is filled', () => {
  expect(nextSeed([], 100_000)).toBe(100_000);
  expect(nextSeed([line(100_000, [1]), line(100_001, [1])], 100_000)).toBe(100_002);
  expect(nextSeed([line(100_001, [1])], 100_000)).toBe(100_000);
});

test('games of others, and of other settings, do not count', () => {
  const lines = [line(1, [1, 0.5]), line(2, [0, 1], { settings: 'b' }), line(3, [1, 1], { who: ['search 0.8 s', 'search 0.05 s'] })];
  const own = linesOf(lines, who, 'a');
  expect(own).toEqual([lines[0]]);
  expect([gamesIn(own), pointsIn(own)]).toEqual([2, 1.5]);
});

test('a digest changes with what decides how these play, and with nothing else', () => {
  const setting = settings['genegrafter']!;
  const otherwise = { ...setting, search: { ...setting.search, finalists: 9 } };
  expect(digestOf(otherwise, ['search 0.8 s', 'search 0.05 s'])).not.toBe(digestOf(setting, ['search 0.8 s', 'search 0.05 s']));
  expect(digestOf(otherwise, who)).toBe(digestOf(setting, who));
  // The ladder counts seconds, not iterations.
  expect(digestOf({ ...setting, search: { ...setting.search, iterations: 7 } }, ['search 0.8 s', 'greedy'])).toBe(
    digestOf(setting, ['search 0.8 s', 'greedy']),
  );
});

test('whether longer thinking pays is said before anybody has met random play', () => {
  const long = ['search 0.8 s', 'search 0.05 s'] as const satisfies Who;
  const settled = digestOf(settings['genegrafter']!, long);
  const lines = Array.from({ length: 40 }, (_, i) => line(100_000 + i, [1, i % 2], { who: long, settings: settled }));
  expect(pageOf(new Map([['genegrafter', lines]]))).toMatch(
    /From search 0\.05 s to search 0\.8 s: \+18\d \(\+\d+ to \+\d+\)\. Target at least 50: met\./,
  );
});

test('a seed is played in either seat, by a table together once', () => {
  const duel = playSeed(gameOf('genegrafter'), settings['genegrafter']!, who, 7);
  expect(duel).toHaveLength(2);
  for (const result of duel) expect([0, 0.5, 1]).toContain(result);
  // With the seats changed it is the other's result.
  const other = playSeed(gameOf('genegrafter'), settings['genegrafter']!, ['random', 'greedy'], 7);
  expect(other.map((result) => 1 - result)).toEqual([...duel].reverse());
  expect(playSeed(gameOf('som-el-que-decidim'), settings['som-el-que-decidim']!, ['random'], 7)).toHaveLength(1);
});

test('the page says who played whom, how often, at which commits, and what came of it', () => {
  const setting = settings['genegrafter']!;
  const settled = digestOf(setting, who);
  const page = pageOf(
    new Map([
      [
        'genegrafter',
        [
          line(100_000, [1, 1], { settings: settled }),
          line(100_001, [1, 0], { settings: settled, commit: 'beef000' }),
          line(100_002, [0, 0], { settings: 'of yesterday' }),
        ],
      ],
    ]),
  );
  expect(page).toContain('| greedy against random | 4 | 75 % (30 % to 95 %) | 0.5 | c0ffee0, beef000 | 100000 to 100001 |');
  expect(page).toContain('From search 0.05 s to search 0.8 s: not played yet. Target at least 50: not measured.');
  for (const [id, every] of Object.entries(settings))
    for (const [meeting] of meetingsOf(every)) expect(page.slice(page.indexOf(`## ${id}`))).toContain(`| ${meeting.join(' against ')} |`);
});
