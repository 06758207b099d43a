/**
 * Changes the sources of a room in small ways, one at a time, and asks the tests of that room to notice. What came of it stands in docs/mutants.md.
 *
 *   npm run test:mutants -- core/dice                        every change, in one room
 *   npm run test:mutants -- core/engine --sample 150 --seed 1  so many, drawn by lot; a larger sample has those of a smaller one
 *   npm run test:mutants -- games/genegrafter --sample 100 --at-once 1
 *   npm run test:mutants -- --changed                        a few, always the same, in the quick rooms, where files have changed since the last version
 *
 * With --changed nothing is written down, and whatever nobody notices fails.
 * Stopped with Ctrl-C and called again it goes on. Only what is new, or may have another answer since files changed, is tried again.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { build } from 'esbuild';
import { digest, type Errand, readNotes, readSample } from './mutants/notes.js';
import { type Outcome, pageWith, rateOf, unnoticedIn } from './mutants/page.js';
import { changedRoom, rooms, sourcesOf, testsOf, textOfTests } from './mutants/rooms.js';
import { folder, root } from './project-files.js';

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: text, seed: text, 'at-once': text, changed: { type: 'boolean', default: false } },
});
const { changed } = values;
const whole = (said: string | undefined): number | null => (said === undefined ? null : Number(said));
const isCount = (number: number | null): boolean => number === null || (Number.isSafeInteger(number) && number > 0);
const sample = changed ? 24 : whole(values.sample);
const atOnce = whole(values['at-once']);
const room = changed ? changedRoom() : rooms.find(({ name }) => name === positionals[0]);

if (room === undefined || positionals.length > (changed ? 0 : 1) || !isCount(sample) || !isCount(atOnce)) {
  console.error(
    `npm run test:mutants -- <room> [--sample N --seed S] [--at-once N]\nnpm run test:mutants -- --changed\nRooms: ${rooms.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}

if (room.sources.length === 0) {
  console.log('Since the last version nothing has changed there.');
  process.exit();
}

const seed = changed ? 'changed' : (values.seed ?? '1');
const home = folder('.cache', 'mutants', room.name);
const errand: Errand = { home, root: root.replace(/\/$/, ''), sample, seed, tests: digest(textOfTests(room)) };
const plugin = folder('.cache', 'mutants', 'plugin.mjs');
await build({
  entryPoints: [folder('scripts', 'mutants', 'plugin.ts')],
  outfile: plugin,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  logLevel: 'error',
});

// Stryker and its processes hand the environment on to the tests.
process.env['MUTANTS_TESTS'] = testsOf(room).join(' ');
process.env['LUDOTECA_FAULT'] = 'planted';

const options = {
  testRunner: 'files and tests',
  plugins: ['@stryker-mutator/vitest-runner', plugin],
  vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
  mutate: [...sourcesOf(room)],
  checkers: ['sampling'],
  reporters: ['noting'],
  coverageAnalysis: 'perTest',
  // What runs while a module is loaded is changed too, and then all tests of the room are asked.
  ignoreStatic: false,
  disableTypeChecks: false,
  concurrency: atOnce ?? availableParallelism(),
  timeoutMS: 20_000,
  // All tests of a room, on a machine that has other things to do.
  dryRunTimeoutMinutes: 60,
  timeoutFactor: 4,
  tempDirName: '.cache/stryker',
  cleanTempDir: 'always',
  ignorePatterns: ['.cache', '.git', 'bench', 'coverage', 'data', 'dist', 'docs'].map((name) => `/${name}`),
  warnings: { unknownOptions: false, slow: false },
  logLevel: 'warn',
  errand,
} as const;

await new Stryker(options as unknown as ConstructorParameters<typeof Stryker>[0]).runMutationTest();

const drawn = readSample(errand);
const notes = readNotes(errand);
const outcome: Outcome = { room: room.name, seed, sample: drawn, notes: drawn.keys.flatMap((key) => notes.get(key) ?? []) };
if (changed) {
  const unnoticed = unnoticedIn(outcome);
  for (const line of unnoticed) console.error(`- ${line}`);
  if (unnoticed.length > 0) process.exitCode = 1;
} else {
  const page = folder('docs', 'mutants.md');
  writeFileSync(page, pageWith(existsSync(page) ? readFileSync(page, 'utf8') : '', outcome));
}
console.log(`${room.name}: ${outcome.notes.length} changes tried, ${rateOf(outcome).toFixed(1)} % noticed.`);
