// Breaks the rules on purpose, one fault at a time, and sees whether the tests notice: `npm run test:faults [-- part of a name or file]`. All of them
// take half an hour on two cores; `-- --sample 40` tries as many from all over the list, others every day.
// Each fault of test/faults/ is planted in a copy of the project, never in the project itself. It fails if a fault goes unnoticed, no longer
// fits its file, or keeps the tests from running at all.
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Fault } from '../test/faults/fault.js';
import { faults as everyFault } from '../test/faults/index.js';
import { folder, root } from './project-files.js';
import { readReport, reportIn } from './test-report.js';

/** So many copies are tried at once, and so long may one take. */
const copies = Math.max(2, availableParallelism());
const patience = 400_000;

/** What of the project a test needs. */
const copied = ['src', 'test', 'examples', 'scripts', 'package.json', 'tsconfig.json', 'vitest.config.ts'];

const copyOfProject = (): string => {
  const home = mkdtempSync(join(tmpdir(), 'ludoteca-faults-'));
  for (const name of copied.filter((name) => existsSync(folder(name)))) cpSync(folder(name), join(home, name), { recursive: true });
  symlinkSync(folder('node_modules'), join(home, 'node_modules'));
  mkdirSync(join(home, '.cache'));
  return home;
};

type Verdict =
  | { readonly kind: 'noticed'; readonly by: string }
  | { readonly kind: 'unnoticed' }
  | { readonly kind: 'broken'; readonly why: string };

/** Runs some test files in a copy of the project, up to the first failure. */
const runTests = async (home: string, tests: readonly string[]): Promise<Verdict> => {
  rmSync(reportIn(home), { force: true });
  const args = [folder('node_modules/vitest/vitest.mjs'), 'run', ...tests, '--bail', '1', '--reporter=json'];
  const ended = await new Promise<string | null>((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: home,
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, LUDOTECA_FAULT: 'planted' },
    });
    const timer = setTimeout(() => {
      if (child.pid !== undefined) process.kill(-child.pid);
      resolve('the tests did not come to an end');
    }, patience);
    child.on('exit', () => {
      clearTimeout(timer);
      resolve(null);
    });
  });
  if (ended !== null) return { kind: 'broken', why: ended };
  const report = readReport(home);
  if (report === null) return { kind: 'broken', why: 'the tests left no report' };
  const { testResults } = report;
  for (const { name, assertionResults } of testResults)
    for (const { title, status } of assertionResults)
      if (status === 'failed') return { kind: 'noticed', by: `${basename(name)}: ${title}` };
  const unrun = testResults.find(({ status }) => status === 'failed');
  if (unrun !== undefined) return { kind: 'broken', why: `${basename(unrun.name)} does not run: ${unrun.message.split('\n')[0]}` };
  const missing = tests.filter((test) => !testResults.some(({ name }) => name.includes(`/${test}`)));
  return missing.length > 0 ? { kind: 'broken', why: `there are no tests in ${missing.join(', ')}` } : { kind: 'unnoticed' };
};

const tryFault = async (home: string, { file, find, replace, tests }: Fault): Promise<Verdict> => {
  const path = join(home, file);
  const sound = readFileSync(folder(file), 'utf8');
  const found = sound.split(find).length - 1;
  if (found !== 1) return { kind: 'broken', why: `what to replace stands ${found} times in ${file}` };
  writeFileSync(
    path,
    sound.replace(find, () => replace),
  );
  try {
    return await runTests(home, tests);
  } finally {
    writeFileSync(path, sound);
  }
};

const short = (text: string, length: number): string => (text.length <= length ? text : `${text.slice(0, length - 1)}…`);

/** The last change to anything a test needs. */
const lastChange = (path: string): number => {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => lastChange(join(path, name))));
};

/** Have these tests passed since anything was changed? Then they need not be run once more without a fault. */
const havePassed = (tests: readonly string[]): boolean => {
  const report = readReport();
  if (report === null) return false;
  const changed = Math.max(...copied.map((name) => lastChange(folder(name))));
  if (statSync(reportIn(root)).mtimeMs < changed) return false;
  const { testResults } = report;
  return tests.every((test) => testResults.some(({ name, status }) => name.includes(`/${test}`) && status === 'passed'));
};

const { values, positionals: wanted } = parseArgs({ allowPositionals: true, options: { sample: { type: 'string' } } });

/** So many faults from all over the list, others every day, so that in time each has its turn; all of them where no number is said. */
const sampled = (all: readonly Fault[], most: number): readonly Fault[] => {
  if (!(most < all.length)) return all;
  const day = Math.floor(Date.now() / 86_400_000);
  return Array.from({ length: most }, (_, i) => all[(Math.floor((i * all.length) / most) + day) % all.length]!);
};
const faults = sampled(
  everyFault.filter(({ name, file }) => wanted.every((part) => `${file} ${name}`.includes(part))),
  Number(values.sample ?? Number.POSITIVE_INFINITY),
);
const homes = Array.from({ length: copies }, copyOfProject);
const unnoticed: string[] = [];
try {
  const tests = [...new Set(faults.flatMap((fault) => fault.tests))];
  const sound: Verdict = havePassed(tests) ? { kind: 'unnoticed' } : await runTests(homes[0]!, tests);
  if (faults.length === 0 || sound.kind !== 'unnoticed') {
    console.error(
      faults.length === 0
        ? 'No fault has such a name.'
        : `Without any fault: ${sound.kind === 'noticed' ? sound.by : sound.kind === 'broken' ? sound.why : ''}`,
    );
    process.exitCode = 1;
  } else {
    const waiting = [...faults];
    await Promise.all(
      homes.map(async (home) => {
        for (let fault = waiting.shift(); fault !== undefined; fault = waiting.shift()) {
          const verdict = await tryFault(home, fault);
          const told = verdict.kind === 'noticed' ? verdict.by : verdict.kind === 'broken' ? `ERROR ${verdict.why}` : 'NOT NOTICED';
          if (verdict.kind !== 'noticed') unnoticed.push(`${fault.file}: ${fault.name}: ${told}`);
          console.log(`${basename(fault.file).padEnd(18)} ${short(fault.name, 62).padEnd(62)} ${short(told, 110)}`);
        }
      }),
    );
    console.log(`${faults.length} faults, ${faults.length - unnoticed.length} noticed.`);
  }
} finally {
  for (const home of homes) rmSync(home, { recursive: true, force: true });
}
for (const line of unnoticed) console.error(`- ${line}`);
if (unnoticed.length > 0) process.exitCode = 1;
