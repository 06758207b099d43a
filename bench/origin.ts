import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** What was measured: the commit, and whether files have been changed since; of some files only, where the others do not matter, as no page of figures does. */
export const commitHere = (files: readonly string[] = ['.', ':!bench/*.md']): string => {
  const isChanged = git('status', '--porcelain', '--untracked-files=no', '--', ...files) !== '';
  return git('rev-parse', '--short=7', 'HEAD') + (isChanged ? ' with changes' : '');
};

/** The command that was given, as it would be given again. */
export const commandOf = (script: string): string => ['npm run', script, '--', ...process.argv.slice(2)].join(' ');

/** A table is kept as a whole: of a part of it nothing can be written. */
export const wholeOrNothing = (chosen: readonly string[], write: boolean): void => {
  if (!write || chosen.length === 0) return;
  console.error(`With --write everything is measured; leave out ${chosen.join(', ')}.`);
  process.exit(2);
};

/** A figure in three digits or more. */
export const figure = (value: number): string => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3));

/** The figure in the middle, the lowest and the highest of an odd number of them. */
export const spreadOf = (all: readonly number[]): { readonly median: number; readonly lowest: number; readonly highest: number } => {
  const sorted = [...all].sort((a, b) => a - b);
  return { median: sorted[sorted.length >> 1]!, lowest: sorted[0]!, highest: sorted.at(-1)! };
};
