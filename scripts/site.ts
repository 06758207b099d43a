/**
 * Makes the site, in one folder for any host of files: the guides and the reference, and the web table in `play/`. Every link is followed, and where
 * there is a browser a game is begun on the table, from an address as deep as a host may put it. `npm run site -- [folder]`
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { findChromium } from '../test/e2e/served.js';
import { folder, root } from './written.js';

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

/** Begins a game on the table as a visitor would, and hears every complaint of the browser. */
const tryTable = async (executablePath: string): Promise<void> => {
  const server = await preview({
    configFile: false,
    root: site,
    base: '/some/where/',
    appType: 'mpa',
    build: { outDir: site },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'warn',
  });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], headless: true });
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${server.resolvedUrls!.local[0]}index.html`);
    await page.getByRole('link', { name: 'Play them here' }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('.frame').waitFor();
    assert.deepEqual(complaints, []);
  } finally {
    await browser.close();
    await server.close();
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
  await tryTable(browser);
  console.log('A game was begun on the table.');
}
console.log(`The site is in ${site}.`);
