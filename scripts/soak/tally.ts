import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What all runs together have done with one game. */
export interface Tally {
  readonly minutes: number;
  readonly evenings: number;
  readonly refused: number;
  readonly deeds: number;
  readonly found: number;
}

const none: Tally = { minutes: 0, evenings: 0, refused: 0, deeds: 0, found: 0 };
const root = join(import.meta.dirname, '..', '..');
const fileOf = (game: string): string => join(root, '.cache', 'soak', `${game}.json`);

/** Adds what a run has done to what was done before. */
export const added = (game: string, run: Tally): Tally => {
  const file = fileOf(game);
  const before = existsSync(file) ? { ...none, ...(JSON.parse(readFileSync(file, 'utf8')) as Tally) } : none;
  const sum = Object.fromEntries(
    Object.entries(before).map(([name, count]) => [name, count + run[name as keyof Tally]]),
  ) as unknown as Tally;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(sum)}\n`);
  return sum;
};
