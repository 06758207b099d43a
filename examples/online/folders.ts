import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder for nobody but who runs this, and the folders it lies in, from the outermost on. Node makes them all with one call, too, but tries for
 * ever where one can be neither found nor made, as within /proc.
 */
export const makeFolder = (folder: string): void => {
  const missing: string[] = [];
  for (let at = resolve(folder); !existsSync(at); at = dirname(at)) missing.unshift(at);
  for (const at of missing) mkdirSync(at, { mode: 0o700 });
};
