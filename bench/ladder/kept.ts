import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Rung } from './rungs.js';

/** A seed that has been played to the end. */
export interface Line {
  /** Two against each other, or one together. */
  readonly who: readonly Rung[];
  readonly seed: number;
  /** What the first of them got out of each game: 1 a win, 0.5 a tie, 0 a loss. */
  readonly results: readonly number[];
  /** A digest of how they were set. */
  readonly settings: string;
  readonly commit: string;
  /** Of processor time, all games together. */
  readonly seconds: number;
}

/** What has been played, line by line. A last line that was cut off while it was written is dropped. */
export const readLines = <L = Line>(file: string): L[] => {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
  return whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as L);
};

export const addLine = (file: string, line: object): void => {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(line)}\n`);
};

/** Of these two, set like this. */
export const linesOf = (lines: readonly Line[], who: readonly Rung[], settings: string): Line[] =>
  lines.filter((line) => line.settings === settings && line.who.join() === who.join());

/** The first seed from `first` on that has not been played. */
export const nextSeed = (lines: readonly { readonly seed: number }[], first: number): number => {
  const taken = new Set(lines.map(({ seed }) => seed));
  let seed = first;
  while (taken.has(seed)) seed++;
  return seed;
};

export const gamesIn = (lines: readonly Line[]): number => lines.reduce((sum, { results }) => sum + results.length, 0);
export const pointsIn = (lines: readonly Line[]): number =>
  lines.reduce((sum, { results }) => sum + results.reduce((points, result) => points + result, 0), 0);
