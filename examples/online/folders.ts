import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const isFolder = (at: string): boolean => statSync(at, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Makes a folder for nobody but who runs this, and the folders it lies in, from the outermost on. Node makes them all with one call, too, but tries for
 * ever where one can be neither found nor made, as within /proc.
 */
export const makeFolder = (folder: string): void => {
  const whole = resolve(folder);
  if (isFolder(whole)) return;
  if (dirname(whole) !== whole) makeFolder(dirname(whole));
  try {
    mkdirSync(whole, { mode: 0o700 });
  } catch (error) {
    if (!isFolder(whole)) throw error; // another process may have made it meanwhile
  }
};
