import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wilson } from 'ludoteca';

const root = join(import.meta.dirname, '..');

const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** What was measured: the commit, and whether files have been changed since; of some files only, where the others do not matter, as no page of figures does. */
export const commitHere = (files: readonly string[] = ['.', ':!bench/*.md']): string => {
  const isChanged = git('status', '--porcelain', '--untracked-files=no', '--', ...files) !== '';
  return git('rev-parse', '--short=7', 'HEAD') + (isChanged ? ' with changes' : '');
};

/** The command that was given, as it would be given again. */
export const commandOf = (script: string): string => ['npm run', script, '--', ...process.argv.slice(2)].join(' ');

/** What is to be measured, all where nothing is named; and whether it is written down: a table is kept as a whole, and of a part of it nothing can be written. */
export const wholeOrPart = (): { readonly chosen: readonly string[]; readonly write: boolean } => {
  const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const write = process.argv.includes('--write');
  if (write && chosen.length > 0) {
    console.error(`With --write everything is measured; leave out ${chosen.join(', ')}.`);
    process.exit(2);
  }
  return { chosen, write };
};

/** The version of a package, from its description. */
export const versionIn = (description: string): string => (JSON.parse(readFileSync(description, 'utf8')) as { version: string }).version;

/** A figure in three digits or more. */
export const figure = (value: number): string => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3));

/** A share in hundredths. */
export const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

/** The points made in so many games as a share of them, with its interval. */
export const shareOf = (points: number, games: number): string => {
  const { low, high } = wilson(points, games);
  return `${percent(points / games)} (${percent(low)} to ${percent(high)})`;
};

/** The figure in the middle, the lowest and the highest of an odd number of them. */
export const spreadOf = (all: readonly number[]): { readonly median: number; readonly lowest: number; readonly highest: number } => {
  const sorted = [...all].sort((a, b) => a - b);
  return { median: sorted[sorted.length >> 1]!, lowest: sorted[0]!, highest: sorted.at(-1)! };
};
