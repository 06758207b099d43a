import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
  type Rgb,
  wcagContrast,
} from 'culori';
import { expect, test } from 'vitest';

const sheet = (name: string): string => readFileSync(join(import.meta.dirname, '../../examples/web/src/themes', name), 'utf8');

/** What a style sheet says of its colours by day and by night. */
const colours = (text: string): ReadonlyMap<string, readonly [day: string, night: string]> =>
  new Map([...text.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)].map((match) => [match[1]!, [match[2]!, match[3]!]]));

const [page, contrast] = sheet('colours.css').split('[data-theme="contrast"]').map(colours);
const seats = [...colours(sheet('players.css'))].map(([, both]) => both);
const apart = differenceCiede2000();
/** How people see: as most do, and without red, green or blue. */
const eyes: readonly (readonly [string, (colour: Rgb) => Rgb])[] = [
  ['all colours', (colour) => colour],
  ['no red', filterDeficiencyProt(1) as (colour: Rgb) => Rgb],
  ['no green', filterDeficiencyDeuter(1) as (colour: Rgb) => Rgb],
  ['no blue', filterDeficiencyTrit(1) as (colour: Rgb) => Rgb],
];
const times = [
  ['by day', 0],
  ['by night', 1],
] as const;

test('there is a colour for each of the sixteen seats', () => {
  expect(seats).toHaveLength(16);
});

test.each(times.flatMap(([time, at]) => eyes.map(([name, see]) => ({ time, at, name, see }))))(
  'seats stay apart for whoever sees $name, $time',
  ({ at, see }) => {
    const seen = seats.map((both) => see(parse(both[at]) as Rgb));
    const least = (count: number): number =>
      Math.min(...seen.slice(0, count).flatMap((one, i) => seen.slice(0, i).map((other) => apart(one, other))));
    // From 2 on a difference is seen at all; few seats are told apart at a glance, sixteen when one looks.
    expect(least(4)).toBeGreaterThan(15);
    expect(least(16)).toBeGreaterThan(9.5);
  },
);

test.each(times)('seats stand out from the paper, %s', (_, at) => {
  for (const ground of ['paper', 'sheet'])
    for (const both of seats) expect(wcagContrast(both[at], page!.get(ground)![at])).toBeGreaterThan(3);
});

test.each(
  times.flatMap(([time, at]) => [
    { time, at, name: 'usual', theme: page!, least: 4.5 },
    { time, at, name: 'high-contrast', theme: contrast!, least: 7 },
  ]),
)('words can be read in the $name colours, $time', ({ at, theme, least }) => {
  const between = (one: string, other: string): number => wcagContrast(theme.get(one)![at], theme.get(other)![at]);
  for (const ground of ['paper', 'sheet'])
    for (const ink of ['ink', 'muted', 'accent']) expect(between(ink, ground)).toBeGreaterThan(least);
  expect(between('on-accent', 'accent')).toBeGreaterThan(least);
  expect(between('warn', 'warn-tint')).toBeGreaterThan(least);
  for (const ink of ['ink', 'muted', 'accent']) expect(between(ink, 'tint')).toBeGreaterThan(4.5);
  // The edges of what can be pressed.
  expect(between('edge', 'sheet')).toBeGreaterThan(3);
});
