import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { folder } from '../project-files.js';

/** What all runs together have done with one game. */
export interface Tally {
  readonly minutes: number;
  readonly evenings: number;
  readonly refused: number;
  readonly deeds: number;
  readonly found: number;
}

const none: Tally = { minutes: 0, evenings: 0, refused: 0, deeds: 0, found: 0 };
const file = folder('test/soak/tally.json');

/** Adds what a run has done to what was done before, and keeps it. */
export const added = (game: string, run: Tally): Tally => {
  const all = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Tally>>) : {};
  const before = all[game] ?? none;
  const counts = (Object.keys(none) as (keyof Tally)[]).map((name) => [name, before[name] + run[name]]);
  const sum: Tally = { ...(Object.fromEntries(counts) as unknown as Tally) };
  const minutes = Math.round(sum.minutes * 10) / 10;
  writeFileSync(file, `${JSON.stringify({ ...all, [game]: { ...sum, minutes } }, null, 2)}\n`);
  return sum;
};
