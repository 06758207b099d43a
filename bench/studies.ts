/**
 * `npm run bench:studies` plays the same study by one worker and by two, each a process with one thread, which take their batches from one PostgreSQL: how
 * much faster two are. `-- --write` keeps it in bench/studies.md; `-- genegrafter` plays one of the studies, `-- --once` one round instead of three.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { arch, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgres, startPostgres } from '../test/online/helpers/postgres.js';
import { commandOf, commitHere, figure, spreadOf } from './origin.js';

const root = join(import.meta.dirname, '..');
// So long that the six seconds until the first batch is played weigh little, as they do in a study for which anybody takes two machines.
const studies = { genegrafter: 300_000, 'som-el-que-decidim': 200_000 } as const;
const rounds = process.argv.includes('--once') ? 1 : 3;
const target = 1.8;

const programs = findPostgres();
if (programs === null) {
  console.error('PostgreSQL 15 or newer is not here.');
  process.exit(2);
}
const postgres = await startPostgres(programs);
const folder = mkdtempSync(join(tmpdir(), 'ludoteca-studies-'));
const database = ['--database', postgres.url];
const script = (name: string, args: readonly string[]): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', join(root, 'scripts', name), ...args], { cwd: root, stdio: 'ignore' });

/** So many workers wait for batches, connected to the database. */
const workers = async (count: number): Promise<readonly ChildProcess[]> => {
  const started = Array.from({ length: count }, () => script('simulate-worker.ts', [...database, '--workers', '1']));
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const connected = async (): Promise<number> =>
    (
      await client.query(
        `select count(distinct client_port)::int as count from pg_stat_activity where pid <> pg_backend_pid() and client_port is not null`,
      )
    ).rows[0].count;
  while ((await connected()) < count) await new Promise((resolve) => setTimeout(resolve, 100));
  await client.end();
  await new Promise((resolve) => setTimeout(resolve, 3000)); // their threads have read the rules by then
  return started;
};

/** Games a second, and a checksum of what came of them. */
const played = async (game: keyof typeof studies, count: number): Promise<{ readonly speed: number; readonly sum: string }> => {
  const ready = await workers(count);
  const out = join(folder, `${game}-${count}`);
  const begun = performance.now();
  const study = script('simulate.ts', [game, '--games', `${studies[game]}`, '--seed', 'studies', '--out', out, ...database]);
  const [code] = await once(study, 'exit');
  if (code !== 0) throw new Error(`The study ended with ${code}.`);
  const speed = studies[game] / ((performance.now() - begun) / 1000);
  await Promise.all(
    ready.map((worker) => {
      const gone = once(worker, 'exit');
      worker.kill('SIGTERM');
      return gone;
    }),
  );
  return {
    speed,
    sum: createHash('sha256')
      .update(readFileSync(join(out, 'report.json')))
      .digest('hex')
      .slice(0, 12),
  };
};

const rows: string[] = [];
let isReached = true;
const all = Object.keys(studies) as (keyof typeof studies)[];
const chosen = all.filter((game) => process.argv.includes(game));
for (const game of chosen.length > 0 ? chosen : all) {
  const found: { readonly one: number; readonly two: number }[] = [];
  const sums = new Set<string>();
  for (let round = 0; round < rounds; round++) {
    const [one, two] = [await played(game, 1), await played(game, 2)];
    found.push({ one: one.speed, two: two.speed });
    sums.add(one.sum).add(two.sum);
  }
  if (sums.size !== 1) throw new Error(`The studies of ${game} differ.`);
  const ratio = spreadOf(found.map(({ one, two }) => two / one));
  isReached &&= ratio.median >= target;
  const [one, two] = [spreadOf(found.map(({ one }) => one)), spreadOf(found.map(({ two }) => two))];
  const times = `${ratio.median.toFixed(2)} (${ratio.lowest.toFixed(2)} to ${ratio.highest.toFixed(2)})`;
  rows.push(`| ${game} | ${studies[game]} | ${figure(one.median)} | ${figure(two.median)} | ${times} | ${[...sums][0]} |`);
}
await postgres.close();
rmSync(folder, { recursive: true, force: true });
const lines = [
  '| | games | a second, one worker | two | times as fast | what came of it |',
  '| --- | ---: | ---: | ---: | ---: | --- |',
  ...rows,
];
console.log(lines.join('\n'));
console.log(`Two are to be ${target} times as fast as one: ${isReached ? 'reached' : 'missed'}.`);
if (process.argv.includes('--write'))
  writeFileSync(
    join(root, 'bench/studies.md'),
    `# Studies

One worker and two (\`npm run simulate:worker\`), each a process with one thread, take the batches of the same study from one PostgreSQL on the same machine; ${rounds === 1 ? 'one round' : `medians of ${rounds} rounds, one and two by turns`}, from the start of the study to its written report. Node ${process.version}, ${cpus().length} × ${arch()}, commit ${commitHere()}; \`${commandOf('bench:studies')}\`.

${lines.join('\n')}

The reports of one and of two are the same to the last digit: the last column is their checksum. Two are to be ${target} times as fast as one: ${isReached ? 'reached' : 'missed'}.
`,
  );
