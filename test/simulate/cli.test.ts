import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Checkpoint, type Report, simulate } from 'ludoteca/simulate';
import { accepted } from 'ludoteca/testing';
import { afterAll, expect, test } from 'vitest';
import { Misunderstood, readArguments } from '../../scripts/simulation/arguments.js';
import { page, textsOf } from '../../scripts/simulation/page.js';
import { table } from '../../scripts/simulation/table.js';

const root = join(import.meta.dirname, '../..');
const out = mkdtempSync(join(tmpdir(), 'simulate-'));
afterAll(() => rmSync(out, { recursive: true, force: true }));
const read = <T>(name: string): T => JSON.parse(readFileSync(join(out, name), 'utf8')) as T;
const configFile = join(out, 'config.json');
writeFileSync(configFile, JSON.stringify({ players: ['ada', 'bo'], goal: 9 }));
const command = ['--import', 'tsx', 'scripts/simulate.ts'];
const simulated = (...args: readonly string[]): string =>
  execFileSync(process.execPath, [...command, ...args, '--out', out], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

test('the command plays, prints a table, and writes report, page, picture and a checkpoint to go on from', () => {
  const common = ['som-el-que-decidim', '--players', '2', '--option', 'mode=A', '--option', 'mode=ABC', '--workers', '0'];
  const printed = simulated(...common, '--games', '4');
  expect(printed).toContain('2 players, mode ABC: 4 games');
  expect(printed).toMatch(/seat 1 +\d+\.\d %/);
  const report = read<Report>('report.json');
  expect(report.studies.map(({ name, games }) => [name, games])).toEqual([
    ['2 players, mode A', 4],
    ['2 players, mode ABC', 4],
  ]);
  const page = readFileSync(join(out, 'report.html'), 'utf8');
  expect(page).toContain('<svg');
  expect(page).not.toMatch(/<script|<link|src=|https?:\/\/(?!www\.w3\.org)/);
  expect(readFileSync(join(out, 'balance.svg'), 'utf8')).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
  expect(read<Checkpoint>('checkpoint.json').stages.map(({ done }) => done)).toEqual([[[0, 4]], [[0, 4]]]);
});

test('options make configurations: every size of table with every value of every option', async () => {
  const { game, configs, bots, games, workers } = (await readArguments([
    'orbis-terrarum',
    ...['--players', '2', '--players', '4', '--option', 'turns=3', '--option', 'turns=4', '--option', 'pace=slow'],
    ...['--bots', 'random,search:iterations=20+depth=5', '--bots', 'greedy', '--games', '9', '--workers', '0'],
  ]))!;
  expect([game.id, games, workers]).toEqual(['orbis-terrarum', 9, 0]);
  expect(configs.map(({ players, ...options }) => [(players as string[]).length, options])).toEqual(
    [2, 4].flatMap((size) => [3, 4].map((turns) => [size, { refereeMode: 'auto', turns, pace: 'slow' }])),
  );
  expect(bots).toEqual([{ name: 'random' }, { name: 'search', options: { iterations: 20, depth: 5 } }, { name: 'greedy' }]);
});

test('a configuration as Windows writes it is read: lines that end in CRLF, and a mark of the byte order before them', async () => {
  const file = join(out, 'windows.json');
  writeFileSync(file, '\uFEFF{\r\n  "players": ["ada", "bo"],\r\n  "goal": 9\r\n}\r\n');
  const { configs } = (await readArguments(['examples/your-own-game/pig.ts#pig', '--config', file]))!;
  expect(configs).toEqual([{ players: ['ada', 'bo'], goal: 9 }]);
});

test('a game of one’s own is named by its module and export', async () => {
  const { game, from } = (await readArguments(['examples/your-own-game/pig.ts#pig', '--config', configFile]))!;
  expect([game.id, from]).toEqual(['pig', { module: new URL('../../examples/your-own-game/pig.ts', import.meta.url).href, name: 'pig' }]);
});

test.each([
  [[], 'Which game?'],
  [['chess'], 'There is no game chess.'],
  [['constructor'], 'There is no game constructor.'],
  [['nowhere.ts#x'], 'There is no file nowhere.ts.'],
  [['examples/your-own-game/pig.ts#sow'], 'examples/your-own-game/pig.ts exports no sow.'],
  [['genegrafter', '--games', 'many'], '--games wants a whole number, 1 or more, not many.'],
  [['genegrafter', '--option', 'x'], '--option wants name=value, not x.'],
  [['genegrafter', '--bots', 'chess'], 'There is no bot chess'],
  [['genegrafter', '--config', 'nowhere.json'], 'There is no file nowhere.json.'],
  [['genegrafter', '--config', 'README.md'], 'README.md is not JSON.'],
  [['genegrafter', '--speed', '3'], '--speed'],
  [['genegrafter', '--players', '99'], 'genegrafter is for 2 to 4 players, not 99.'],
  [['genegrafter', '--bots', 'search:iterations'], 'should say iterations=, and a number'],
  [['genegrafter', '--games', ''], '--games wants a whole number'],
  [['genegrafter', '--games', '1e99'], '--games wants a whole number'],
  [['genegrafter', '--games', '0'], '--games wants a whole number, 1 or more, not 0.'],
  [['genegrafter', '--limit', '0'], '--limit wants a whole number, 1 or more, not 0.'],
  [['genegrafter', '--database', 'mysql://db.example/studies'], '--database should begin with postgres://, not with mysql:.'],
  [['genegrafter', '--database', 'db.example'], '--database should begin with postgres://.'],
  [['genegrafter', 'ojo-del-terror'], 'One game at a time: what is ojo-del-terror?'],
  [['genegrafter', '--config', 'x.json', '--players', '2'], '--config says all'],
  [['genegrafter', '--config', 'x.json', '--option', 'gear=true'], '--config says all'],
  [['README.md#pig'], 'README.md cannot be loaded'],
  [['scripts/simulation/arguments.ts#usage'], 'What scripts/simulation/arguments.ts exports as usage is no game.'],
])('%j is not understood: %s', async (args, said) => {
  await expect(readArguments(args)).rejects.toThrow(Misunderstood);
  await expect(readArguments(args)).rejects.toThrow(said);
});

const elsewhere = 'mysql://ludoteca:secret@db.example/studies';
test.each([
  [[], {}, 'Which database?'],
  [['--speed', '3'], {}, "Unknown option '--speed'"],
  [['--database', 'postgres://db.example', '--workers', '0'], {}, '--workers wants a whole number, 1 or more, not 0.'],
  [['--database', elsewhere], {}, '--database should begin with postgres://, not with mysql:.'],
  [[], { DATABASE_URL: elsewhere }, 'DATABASE_URL should begin with postgres://, not with mysql:.'],
])('whoever would play for others by %j and %j is told at once, and no password is repeated: %s', (args, said, why) => {
  const env = { ...process.env, DATABASE_URL: undefined, ...said };
  const run = ['--import', 'tsx', 'scripts/simulate-worker.ts', ...args];
  const { status, stderr } = spawnSync(process.execPath, run, { cwd: root, encoding: 'utf8', timeout: 30_000, env });
  expect([status, stderr.split('\n')[0]]).toEqual([2, expect.stringContaining(why)]);
  expect(stderr).not.toContain('secret');
});

test('a folder that cannot be written to is noticed before anything is played', () => {
  const asked = ['examples/your-own-game/pig.ts#pig', '--players', '2', '--option', 'goal=5', '--out', configFile];
  const { status, stderr } = spawnSync(process.execPath, [...command, ...asked], { cwd: root, encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, expect.stringMatching(/^Nothing can be written to /)]);
  expect(stderr).not.toContain('games,');
});

test('whatever a game calls its actions, clauses and table, the page shows it as text', async () => {
  const { game } = (await readArguments(['examples/your-own-game/pig.ts#pig', '--config', configFile]))!;
  const odd: Report = {
    ...accepted(await simulate(game, { players: ['ada', 'bo'], goal: 9 }, { workers: 0, games: 2 })).report,
    title: '<b>"Pig" & Co',
    seed: '<script>',
    bots: ['<i>'],
    never: { actions: ['constructor', '<img>'], events: ['toString'], clauses: ['__proto__', 'PIG-END-01'] },
  };
  const [first] = odd.studies;
  const often = [{ name: 'constructor', times: 3, perGame: 1.5 }];
  const html = page({ ...odd, studies: [{ ...first!, name: '</h2><script>', actionTypes: often, clauses: often }] }, textsOf(game));
  expect(html).not.toMatch(/<script|<img|<i>|<b>"/);
  expect(html).not.toContain('native code');
  expect(html).toContain('<b>PIG-END-01</b> The first to bank the goal wins.');
  expect(html).toContain('<td>constructor</td><td>3</td><td>1.50</td>');
});

test('a study without games has a table, a page and a picture, too', async () => {
  const { game } = (await readArguments(['examples/your-own-game/pig.ts#pig', '--config', configFile]))!;
  const { report } = accepted(await simulate(game, { players: ['ada', 'bo'], goal: 9 }, { workers: 0, games: 0 }));
  expect(table(report)).toContain('0 games');
  expect(page(report, textsOf(game))).not.toMatch(/NaN|Infinity|undefined/);
});

test('help is asked for', async () => {
  expect(await readArguments(['--help'])).toBeNull();
});
