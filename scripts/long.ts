/**
 * What is tried at length before a release: `npm run test:long`. The promises and the packs of every game in as many positions and configurations as
 * there is patience for, where `npm test` tries a few. What came of it is kept in test/long.json.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { folder, root, writeAll } from './written.js';

/** What of vitest's report is read here. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly name: string; readonly assertionResults: readonly { readonly status: string }[] }[];
}

const { status } = spawnSync(process.execPath, [folder('node_modules/vitest/vitest.mjs'), 'run', 'conformance', 'packs', 'soak/tables'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, LUDOTECA_LONG: '1' },
});
const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(folder('.cache/tests.json'), 'utf8')) as Report;
const files = testResults.map(({ name, assertionResults }) => [
  relative(root, name),
  assertionResults.filter(({ status }) => status === 'passed').length,
]);
const kept = {
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
  day: new Date().toISOString().slice(0, 10),
  passed: numPassedTests,
  failed: numFailedTests,
  files: Object.fromEntries(files.sort()) as Readonly<Record<string, number>>,
};
writeAll(new Map([[folder('test/long.json'), `${JSON.stringify(kept, null, 2)}\n`]]), false);
process.exitCode = status ?? 1;
