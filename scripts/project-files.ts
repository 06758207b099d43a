import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the project lies. */
export const root: string = fileURLToPath(new URL('..', import.meta.url));

/** Files that are made by a script: written, or with `--check` only compared. Returns the names of those that differ. */
export const writeAll = (files: ReadonlyMap<string, string>, check: boolean): string[] => {
  const stale: string[] = [];
  for (const [path, text] of files) {
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    stale.push(relative(root, path));
    if (check) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return stale;
};

/** A folder of the project. */
export const folder = (...path: readonly string[]): string => join(root, ...path);
