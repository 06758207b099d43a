/**
 * What is tried at length before a release: `npm run test:long`. Every test that tries less with every change, as `often` of test/long.ts says, tries
 * here all there is: promises in more positions, records of every version, players and languages together. What came of it is kept in test/long.json.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { folder, root, writeAll } from './project-files.js';
import { readReport } from './test-report.js';

const files = readdirSync(folder('test'), { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && name !== 'long.ts',
);
const reading = (module: string): string[] => files.filter((name) => readFileSync(folder('test', name), 'utf8').includes(`/${module}.js'`));
const isTest = (name: string): boolean => name.endsWith('.test.ts');
/** Tests that say `often`, or that are made of something which does. */
const long = reading('long').flatMap((name) => (isTest(name) ? name : reading(basename(name, '.ts')).filter(isTest)));

const { status } = spawnSync(process.execPath, [folder('node_modules/vitest/vitest.mjs'), 'run', ...long.map((name) => `test/${name}`)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, LUDOTECA_LONG: '1' },
});
const { numPassedTests, numFailedTests, testResults } = readReport()!;
const passed = testResults.map(({ name, assertionResults }) => [
  relative(root, name),
  assertionResults.filter(({ status }) => status === 'passed').length,
]);
const kept = {
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
  day: new Date().toISOString().slice(0, 10),
  passed: numPassedTests,
  failed: numFailedTests,
  files: Object.fromEntries(passed.sort()) as Readonly<Record<string, number>>,
};
writeAll(new Map([[folder('test/long.json'), `${JSON.stringify(kept, null, 2)}\n`]]), false);
process.exitCode = status ?? 1;
