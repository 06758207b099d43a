import {
  anyText,
  type Codec,
  decode,
  exactly,
  finite,
  id,
  int,
  intBetween,
  isPlain,
  list,
  oneOf,
  optional,
  pair,
  predicate,
  record,
  shape,
  textUpTo,
} from '../core/data/codec.js';
import { E } from '../core/data/fp.js';
import { digestOf } from '../core/match/record.js';
import type { Range } from './batch.js';
import { type BotChoice, botNames } from './bots.js';
import { type Counts, totalOf } from './counts.js';
import type { Showing, Tally } from './tally.js';

/** How far the games of one configuration have been played. */
export interface Stage {
  readonly config: object;
  /** Which games the tally counts, in order. */
  readonly done: readonly Range[];
  readonly tally: Tally;
}

/** A simulation as far as it has come: plain data, to be saved and resumed. */
export interface Checkpoint {
  readonly format: 'ludoteca-simulation/1';
  readonly game: string;
  readonly seed: string;
  readonly bots: readonly BotChoice[];
  readonly limit: number;
  readonly stages: readonly Stage[];
  /** A seal over all of this: a damaged file is noticed. */
  readonly seal: string;
}

const most = 1_000_000;
const natural = intBetween(0, Number.MAX_SAFE_INTEGER);

type Entry = Counts[number];
const entry: Codec<Entry> = predicate(
  'a name with a count',
  (u): u is Entry => Array.isArray(u) && u.length === 2 && textUpTo(200).is(u[0]) && natural.is(u[1]),
  ([name, times]) => [name, times],
);

const counts: Codec<Counts> = list(entry, most);
const isNumeral = (name: string): boolean => name !== '' && Number.isFinite(Number(name));

/** Counts of numbers. */
const numerals: Codec<Counts> = list(
  predicate(
    'a number with a count',
    (u): u is Entry => entry.is(u) && isNumeral(u[0]),
    ([name, times]) => [name, times],
  ),
  most,
);

const showing: Codec<Showing> = shape<Showing>({ wins: numerals, ranks: numerals, points: numerals });
const tally: Codec<Tally> = shape<Tally>({
  games: natural,
  unfinished: natural,
  stuck: natural,
  winners: numerals,
  endings: counts,
  actions: numerals,
  turns: numerals,
  actionTypes: counts,
  eventTypes: counts,
  clauses: counts,
  seats: list(showing),
  bots: list(showing),
});

const bot: Codec<BotChoice> = shape<BotChoice>({
  name: oneOf(botNames),
  options: optional(record(finite)),
});

/** So many bots may be named. */
export const mostBots = 100;

/** Bots as somebody may name them. */
export const botList: Codec<readonly BotChoice[]> = list(bot, mostBots);

const stage: Codec<Stage> = shape<Stage>({
  config: predicate<object>('an object', isPlain, (value) => value),
  done: list(pair(natural), most),
  tally,
});

/** A checkpoint from unknown input, such as a saved file. */
export const checkpoint: Codec<Checkpoint> = shape<Checkpoint>({
  format: exactly('ludoteca-simulation/1'),
  game: id,
  seed: anyText,
  bots: botList,
  limit: int,
  stages: list(stage),
  seal: anyText,
});

/** The seal that fits a checkpoint. */
export const sealOfCheckpoint = ({ seal: _, ...saved }: Omit<Checkpoint, 'seal'> & { readonly seal?: string }): string => digestOf(saved);

/** The tally somebody else has made of a batch; null if it cannot be one. */
export const tallyOf = (made: unknown, range: Range, bots: number): Tally | null => {
  const read = decode(tally, made);
  return E.isRight(read) && isWhole({ config: {}, done: [range], tally: read.right }, bots) ? read.right : null;
};

/** Are these ranges in order, apart, and as many games as were counted, and does no bot count that does not play? */
export const isWhole = ({ done, tally: { games, unfinished, stuck, ...tally } }: Stage, bots: number): boolean =>
  done.every(([from, to], i) => from < to && (i === 0 || done[i - 1]![1] <= from)) &&
  done.reduce((sum, [from, to]) => sum + to - from, 0) === games &&
  [tally.winners, tally.endings, tally.actions].every((counts) => totalOf(counts) === games - unfinished - stuck) &&
  tally.bots.length <= bots;

/** The ranges with one more, those that touch made one. */
export const withRange = (done: readonly Range[], range: Range): readonly Range[] => {
  const merged: [number, number][] = [];
  for (const [from, to] of [...done, range].sort(([a], [b]) => a - b)) {
    const last = merged.at(-1);
    if (last !== undefined && last[1] === from) last[1] = to;
    else merged.push([from, to]);
  }
  return merged;
};

/** Which of the first so many games are missing from the ranges. */
export const gapsOf = (done: readonly Range[], games: number): Range[] => {
  const gaps: Range[] = [];
  let next = 0;
  for (const [from, to] of done) {
    if (next < from) gaps.push([next, Math.min(from, games)]);
    next = to;
    if (next >= games) break;
  }
  if (next < games) gaps.push([next, games]);
  return gaps.filter(([from, to]) => from < to);
};
