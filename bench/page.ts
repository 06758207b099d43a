/**
 * `npm run bench:page` looks at the web table as a telephone does that has never seen it: how long until anything is seen, until a game can be chosen and
 * begun, and until an order has come to something; beside the page as it was when one file held all games. Then it counts the frames that are left out while
 * what happened is shown. `-- --write` keeps it in bench/page.md.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { arch, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { findChromium } from '../test/e2e/served.js';
import { commandOf, commitHere, figure, spreadOf } from './origin.js';
import { type Looked, look } from './page/looking.js';
import { watch } from './page/moving.js';
import { serve } from './page/serving.js';

const root = join(import.meta.dirname, '..');
process.chdir(root);
const before = '8f04201';
const rounds = 5;
const games = ['som-el-que-decidim', 'orbis-terrarum'] as const;
const everyGame = ['ojo-del-terror', 'genegrafter', ...games, 'genes-mactantes'] as const;

const built = async (source: string, name: string): Promise<string> => {
  const outDir = join(root, '.cache/bench/page', name);
  const web = join(source, 'examples/web');
  await build({ root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'error', build: { outDir, emptyOutDir: true } });
  return outDir;
};

/** The sources of a commit, in a folder beside the benchmark; the libraries are those of here. */
const sourcesOf = (commit: string): string => {
  const folder = join(root, '.cache/bench/page-sources', commit);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit, 'examples', 'src', 'package.json', 'tsconfig.json'], { maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  if (!existsSync(join(folder, 'node_modules'))) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
};

const pages = [
  [before, await built(sourcesOf(before), 'before')],
  [commitHere(), await built(root, 'here')],
] as const;
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'], headless: true });
const rows: string[] = [];
for (const game of games) {
  const all: (readonly Looked[])[] = [];
  for (const [name, folder] of pages) {
    process.stderr.write(`${game}, ${name}… `);
    const served = await serve(folder);
    const looked: Looked[] = [];
    for (let round = 0; round < rounds; round++) looked.push(await look(browser, served.address, game));
    served.close();
    all.push(looked);
  }
  const cell = (looked: readonly Looked[], of: (one: Looked) => number, unit: string): string => {
    const { median, lowest, highest } = spreadOf(looked.map(of));
    return `${figure(median)} ${unit} (${figure(lowest)} to ${figure(highest)})`;
  };
  const row = (what: string, of: (one: Looked) => number, unit = 'ms'): number =>
    rows.push(`| ${what} | ${all.map((looked) => cell(looked, of, unit)).join(' | ')} |`);
  if (game === games[0]) {
    row('sent before a game can be chosen', ({ sent }) => sent / 1000, 'kB');
    row('first sight', ({ firstSight }) => firstSight);
    row('a game can be chosen', ({ shelf }) => shelf);
  }
  row(`${game}: from choosing it until its form is there`, ({ chosen }) => chosen);
  row(`${game}: from beginning until the board is drawn`, ({ begun }) => begun);
  row(`${game}: from an order until the table shows what came of it`, ({ acted }) => acted);
}
const devices = [
  ['a desk', { width: 1280, height: 900, slowness: 1 }],
  ['a telephone with a processor four times as slow', { width: 390, height: 844, slowness: 4 }],
] as const;
const moved: string[] = [];
const served = await serve(pages[1][1]);
for (const game of everyGame)
  for (const [name, device] of devices) {
    process.stderr.write(`${game}, ${name}… `);
    const { seconds, dropped, longest } = await watch(browser, served.address, game, device);
    moved.push(`| ${game} | ${name} | ${figure(seconds)} | ${(100 * dropped).toFixed(1)} % | ${figure(longest)} ms |`);
  }
served.close();
process.stderr.write('\n');
await browser.close();
const framesKept = ['| | on | seconds shown | frames left out | the longest still |', '| --- | --- | ---: | ---: | ---: |', ...moved];

const lines = [`| | ${pages.map(([name]) => name).join(' | ')} |`, `| --- | ${pages.map(() => '---:').join(' | ')} |`, ...rows];
console.log([...lines, '', ...framesKept].join('\n'));
if (process.argv.includes('--write'))
  writeFileSync(
    join(root, 'bench/page.md'),
    `# The web table on a telephone

The page as it is built, seen for the first time: Chromium with a processor four times as slow and the connection that its developer tools call Fast 4G (165 ms there and back, 8 Mbit a second). Medians of ${rounds}, with the lowest and the highest; ${cpus().length} × ${arch()}, with ${loadavg()[1]!.toFixed(1)} processes waiting for a processor on average, of which some were others’; \`${commandOf('bench:page')}\`. In ${before} one file held all games.

${lines.join('\n')}

While what happened after five orders and the answers of a bot is shown, of sixty frames a second:

${framesKept.join('\n')}
`,
  );
