/**
 * Makes the site, in one folder for any host of files: the guides and the reference, and the web table in `play/`. Every link is followed, and where
 * there is a browser a game is begun on the table, from an address as deep as a host may put it. `npm run site -- [folder]`
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findChromium } from '../test/e2e/served.js';
import { folder, root } from './project-files.js';
import { tryTable } from './site/trying.js';

const site = resolve(root, process.argv[2] ?? '.cache/site');
const table = join(site, 'play');

const tool = (name: string, ...args: readonly string[]): void => {
  execFileSync(folder('node_modules', '.bin', name), args, { cwd: root, stdio: 'inherit' });
};

/** A browser on this machine; null where there is none. */
const browserHere = (): string | null => {
  try {
    return findChromium();
  } catch {
    return null;
  }
};

tool('typedoc', '--out', site, '--plugin', './docs/site/titles.mjs', '--plugin', './docs/site/play.mjs');
tool('vite', 'build', 'examples/web', '--base', './', '--outDir', table, '--emptyOutDir');
// A page asks whoever serves it whether there are tables for people at many devices. A host of files has none.
writeFileSync(join(table, 'online.json'), '{}\n');
tool('tsx', 'scripts/links.ts', site);
const browser = browserHere();
if (browser === null) console.log('There is no browser here: the table was built, and not tried.');
else {
  await tryTable(site, browser);
  console.log('A game was begun on the table.');
}
console.log(`The site is in ${site}.`);
