/**
 * Publishes the package, or with `--dry-run` does everything but that: holds the version to what the public names have become since the last release,
 * puts together what is published, and says what else must be done before. `npm run release:dry` and `npm run release`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readManifest, stage } from './package/staging.js';
import { changeBetween, isAtLeast, leastVersion, type Report } from './package/versions.js';
import { folder, root } from './project-files.js';

const isDry = process.argv.includes('--dry-run');
const { name, version, repository } = readManifest();
const tag = `v${version}`;

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 }).trim();
/** The same, where there may be nothing to tell. */
const gitOrNothing = (...args: readonly string[]): string | null => {
  try {
    return git(...args);
  } catch {
    return null;
  }
};

const reportHome = 'docs/api-report';
const reportNow: Report = new Map(
  readdirSync(folder(reportHome)).map((page) => [page, readFileSync(folder(reportHome, page), 'utf8')] as const),
);
const reportAt = (commit: string): Report => {
  const pages = git('ls-tree', '-r', '--name-only', commit, `${reportHome}/`).split('\n').filter(Boolean);
  return new Map(pages.map((page) => [page.slice(reportHome.length + 1), git('show', `${commit}:${page}`)] as const));
};

const faults: string[] = [];
const released = gitOrNothing('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*', '--exclude', tag);
if (released === null) console.log('No earlier release is tagged here: there is nothing to measure the version against.');
else {
  const { kind, names } = changeBetween(reportAt(released), reportNow);
  const least = leastVersion(released.slice(1), kind);
  console.log(`${names.length} public names since ${released}: ${kind}. The next version is at least ${least}.`);
  if (!isAtLeast(version, least)) {
    for (const line of names) console.log(`  ${line}`);
    faults.push(`Version ${version} promises that less has changed since ${released}: it must be ${least} or more.`);
  }
}

const changes = readFileSync(folder('CHANGELOG.md'), 'utf8');
const unreleased = changes.match(/^## \[Unreleased\]\n([\s\S]*?)(?=^## \[)/m)?.[1]?.trim() ?? '';
if (!changes.includes(`\n## [${version}] - `)) faults.push(`CHANGELOG.md has no heading for ${version}.`);

const contact = '[contact address]';
const open: string[] = [];
if (repository === undefined) open.push('package.json names no repository.');
for (const page of ['SECURITY.md', 'CODE_OF_CONDUCT.md'])
  if (readFileSync(folder(page), 'utf8').includes(contact)) open.push(`${page} still says ${contact}.`);
if (unreleased !== '') open.push('CHANGELOG.md has changes under [Unreleased].');
if (!existsSync(folder('test', 'records', version))) open.push(`test/records has no games of ${version}.`);
if (gitOrNothing('status', '--porcelain') !== '') open.push('What is here is not committed.');
if (gitOrNothing('rev-parse', `${tag}^{commit}`) !== gitOrNothing('rev-parse', 'HEAD')) open.push(`This commit is not tagged ${tag}.`);

const staged = stage();
const publish = (...more: readonly string[]): void => {
  execFileSync('npm', ['publish', staged, ...more], { cwd: root, stdio: 'inherit' });
};
if (!isDry && open.length > 0) faults.push(...open);
if (faults.length > 0) {
  for (const line of faults) console.error(`- ${line}`);
  process.exitCode = 1;
} else if (isDry) {
  publish('--dry-run', '--silent');
  console.log(`${name} ${version} could be published from .cache/package.`);
  for (const line of open) console.log(`- before that: ${line}`);
} else publish('--access', 'public');
