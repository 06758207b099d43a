/**
 * `npm run bench:online` lets the server of examples/online and boardgame.io’s host the same game, noughts and crosses, for as many people: how much of
 * the processor an action takes, what a watcher is sent, what is lost by `kill -9`, what a stranger learns. `-- --write` keeps it in bench/online.md.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { arch, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '../examples/online/building.js';
import { bundled } from './bundle.js';
import { boardgameIo } from './hosts/boardgame-io.js';
import type { Contestant } from './hosts/contestant.js';
import { ludoteca } from './hosts/ludoteca.js';
import { type Measured, measure } from './hosts/measuring.js';
import { commandOf, commitHere, figure, versionIn } from './origin.js';

const root = join(import.meta.dirname, '..');
process.chdir(root);
const peers = join(root, 'bench/peers');
if (!existsSync(join(peers, 'node_modules/node-persist'))) {
  process.stderr.write('Installing the peers (once, beside the benchmark only)…\n');
  execFileSync('npm', ['ci', '--prefix', peers, '--ignore-scripts'], { cwd: peers, stdio: ['ignore', 'ignore', 'inherit'] });
}
const [pairs, seconds] = [60, 10];
const folder = mkdtempSync(join(tmpdir(), 'ludoteca-hosts-'));
const own = join(await buildServer(join(import.meta.dirname, 'hosts/ludoteca-server.ts'), join(root, '.cache/bench/hosts')), 'main.mjs');
const theirs = await bundled('hosts/boardgame-io-server');
const url = process.env['DATABASE_URL'];
const contestants: readonly Contestant[] = [
  ludoteca(own, { folder: join(folder, 'pglite') }),
  ...(url === undefined ? [] : [ludoteca(own, { url })]),
  boardgameIo(theirs, join(folder, 'flat-file')),
  boardgameIo(theirs, null),
];
const results: (readonly [string, Measured])[] = [];
for (const [i, contestant] of contestants.entries()) {
  process.stderr.write(`${contestant.name}… `);
  results.push([contestant.name, await measure(contestant, 20_200 + i, pairs, seconds)]);
}
process.stderr.write('\n');
rmSync(folder, { recursive: true, force: true });

const row = (what: string, cell: (measured: Measured) => string): string =>
  `| ${what} | ${results.map(([, measured]) => cell(measured)).join(' | ')} |`;
const yes = (is: boolean): string => (is ? 'yes' : 'no');
const lines = [
  `| | ${results.map(([name]) => name).join(' | ')} |`,
  `| --- | ${results.map(() => '---:').join(' | ')} |`,
  row('actions a second, as asked for', ({ perSecond }) => figure(perSecond)),
  row('processor time of the server for one action', ({ processor }) => `${processor.toPrecision(2)} ms`),
  row('from one player’s click until the other sees it, half of them', ({ half }) => `${figure(half)} ms`),
  row('99 of 100', ({ most }) => `${figure(most)} ms`),
  row(`matches of ${pairs} in which a mark was dropped, so that they stood still`, ({ stuck }) => `${stuck}`),
  row('a watcher is sent to begin with', ({ watcherFirst }) => `${figure(watcherFirst)} bytes`),
  row('for one action', ({ watcherEach }) => `${figure(watcherEach)} bytes`),
  row('seen by the other player when the server was killed by `kill -9`', ({ seen }) => `${seen} actions`),
  row('of these gone when it was back', ({ lost }) => (lost === null ? 'it did not come back' : `${lost}`)),
  row('anybody is given a list of all matches', ({ stranger }) => yes(stranger.listed)),
  row('a stranger who has the id of a match sees it', ({ stranger }) => yes(stranger.shown)),
  row('matches stored for a hundred ids a stranger invented', ({ stranger }) => `${stranger.invented}`),
];
console.log(lines.join('\n'));
if (process.argv.includes('--write')) {
  const peer = versionIn(join(peers, 'node_modules/boardgame.io/package.json'));
  const load = loadavg()[1]!.toFixed(1);
  writeFileSync(
    join(root, 'bench/online.md'),
    `# Hosts

The server of examples/online (commit ${commitHere()}) beside that of boardgame.io ${peer}; Node ${process.version}, ${cpus().length} × ${arch()}, with ${load} processes waiting for a processor on average, of which some were others’; \`${commandOf('bench:online')}\`.
Both host noughts and crosses for ${pairs} matches at a time, each player resting a tenth of a second before each mark; every client is the host’s own, over its own WebSocket, and all clients are in one process. ludoteca answers once the action is committed (PGlite does not wait for the disk, PostgreSQL does); boardgame.io tells everybody first and stores afterwards. Processor time is what may be compared; the other times hang on what else the machine does.

${lines.join('\n')}

To begin with, a watcher of either is sent what opens the connection and the whole position; then ludoteca sends what changed, to all watchers of a table as the same bytes. The table of a stranger here has \`watch: 'token'\`; where it is \`open\`, whoever has its id may look on. With ids of 128 random bits nobody has it by chance.
`,
  );
}
process.exit(0); // a client of boardgame.io that lost its server tries again for ever
