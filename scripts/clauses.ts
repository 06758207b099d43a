// Which test stands for which clause: `npm run clauses` reads the report of the last full test run and writes docs/coverage.md and
// docs/rules/<game>.md. With `-- --check` it writes nothing, and fails where a file would differ. It always fails where a clause has no
// passing test, a test names a clause that does not exist, an answer is kept that no test asks for any more, or the report is missing, partial, or
// not green.
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { counted } from '../src/core/data/counted.js';
import { folder, root, writeAll } from './project-files.js';
import { readReport } from './test-report.js';

interface Test {
  readonly file: string;
  readonly title: string;
  readonly ids: readonly string[];
}

interface GameClauses {
  readonly id: string;
  readonly title: string;
  readonly clauses: Readonly<Record<string, string>>;
}

const check = process.argv.includes('--check');
const problems: string[] = [];

/** The files of the tests whose names end so. */
const testFiles = (ending: string): string[] =>
  readdirSync(folder('test'), { recursive: true, encoding: 'utf8' }).flatMap((name) =>
    name.endsWith(ending) ? [folder('test', name)] : [],
  );

/** Every passing test that names a clause; whatever is wrong with the report is a problem. */
const readTests = (): Test[] => {
  const report = readReport();
  if (report === null) {
    problems.push('there is no report of the tests; run `npm test` first');
    return [];
  }
  const { testResults, snapshot } = report;
  if (snapshot.unchecked > 0) {
    const files = snapshot.uncheckedKeysByFile.map(({ filePath }) => relative(root, filePath));
    problems.push(
      `no test asks for ${snapshot.unchecked} of the kept answers in ${files.join(', ')}; take them anew with \`npm test -- -u\``,
    );
  }
  for (const kept of testFiles('.test.ts.snap'))
    if (!existsSync(join(dirname(kept), '..', basename(kept, '.snap')))) problems.push(`${relative(root, kept)} belongs to no test`);
  const reported = new Set(testResults.map(({ name }) => name));
  const unreported = testFiles('.test.ts').filter((file) => !reported.has(file));
  if (unreported.length > 0)
    problems.push(`${unreported.length} test files are not in the report, such as ${relative(root, unreported[0]!)}; run all tests first`);
  return [...testResults]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name, status, assertionResults }) => {
      const file = relative(root, name);
      if (status !== 'passed') problems.push(`${file} has not passed`);
      return assertionResults.flatMap((test) => {
        if (test.status !== 'passed') problems.push(`${file}: "${test.fullName}" is ${test.status}`);
        const ids = [...test.fullName.matchAll(/\[([A-Z]+-[A-Z0-9]+-\d+)\]/g)].map(([, id]) => id!);
        return test.status === 'passed' && ids.length > 0 ? [{ file, title: test.title.replace(/^(\[[^\]]+\] *)+/, ''), ids }] : [];
      });
    });
};

/** The book's name of a game, where it is already wired up. */
const titleOf = async (id: string): Promise<string> => {
  const index = folder('src', 'games', id, 'index.ts');
  if (!existsSync(index)) return id;
  const exported = (await import(pathToFileURL(index).href)) as Readonly<Record<string, unknown>>;
  for (const value of Object.values(exported)) {
    const game = value as { readonly id?: unknown; readonly title?: Readonly<Record<string, string>> } | null;
    if (game?.id === id && game.title !== undefined) return [...new Set(Object.values(game.title))].join(' / ');
  }
  return id;
};

const readGames = async (): Promise<GameClauses[]> => {
  const home = folder('src', 'games');
  const ids = existsSync(home) ? readdirSync(home).filter((id) => existsSync(join(home, id, 'clauses.ts'))) : [];
  return Promise.all(
    ids.sort().map(async (id) => {
      const { clauses } = (await import(pathToFileURL(join(home, id, 'book', 'english', 'clauses.ts')).href)) as Pick<
        GameClauses,
        'clauses'
      >;
      return { id, title: await titleOf(id), clauses };
    }),
  );
};

/** Clauses by the middle part of their id, in the order of the rules. */
const groupsOf = ({ clauses }: GameClauses): Map<string, string[]> => {
  const groups = new Map<string, string[]>();
  for (const id of Object.keys(clauses)) {
    const group = id.split('-').slice(1, -1).join('-');
    groups.set(group, [...(groups.get(group) ?? []), id]);
  }
  return groups;
};

/** So many tests of one clause are named; tables of cases have more rows than anybody reads. */
const shown = 12;

const rulesPage = (game: GameClauses, testsOf: ReadonlyMap<string, readonly Test[]>): string => {
  const lines = [
    `# ${game.title}`,
    '',
    'Every clause of the rules, and the tests that stand for it. Made from the code; see [coverage](../coverage.md).',
  ];
  for (const [group, ids] of groupsOf(game)) {
    lines.push('', `## ${group}`);
    for (const id of ids) {
      const tests = testsOf.get(id) ?? [];
      lines.push('', `### ${id}`, '', game.clauses[id]!, '');
      if (tests.length === 0) lines.push('- no test');
      for (const { title, file } of tests.slice(0, shown))
        lines.push(`- ${title.replaceAll('\n', ' ')} ([${file.split('/').at(-1)}](../../${file}))`);
      if (tests.length > shown) lines.push(`- and ${tests.length - shown} more`);
    }
  }
  return `${lines.join('\n')}\n`;
};

const coveragePage = (games: readonly GameClauses[], testsOf: ReadonlyMap<string, readonly Test[]>): string => {
  const count = (id: string): number => testsOf.get(id)?.length ?? 0;
  const lines = [
    '# Which clauses have tests',
    '',
    'Made from the report of the tests: a test stands for a clause if its title names it.',
    '',
  ];
  lines.push('| game | clauses | without a test | with one test | with more | tests |', '|---|---:|---:|---:|---:|---:|');
  for (const game of games) {
    const ids = Object.keys(game.clauses);
    const tests = new Set(ids.flatMap((id) => testsOf.get(id) ?? []));
    const none = ids.filter((id) => count(id) === 0).length;
    const single = ids.filter((id) => count(id) === 1).length;
    lines.push(
      `| [${game.title}](rules/${game.id}.md) | ${ids.length} | ${none} | ${single} | ${ids.length - none - single} | ${tests.size} |`,
    );
  }
  for (const game of games) {
    const gaps = Object.keys(game.clauses).filter((id) => count(id) === 0);
    lines.push(
      '',
      `## ${game.title}`,
      '',
      gaps.length === 0 ? 'Every clause has a test.' : `${counted(gaps.length, 'clause')} without a test:`,
    );
    if (gaps.length > 0) lines.push('', ...gaps.map((id) => `- **${id}** ${game.clauses[id]}`));
    lines.push('', 'Tests of each clause:', '');
    for (const [group, ids] of groupsOf(game))
      lines.push(`- ${group}: ${ids.map((id) => `${id.split('-').at(-1)} × ${count(id)}`).join(', ')}`);
  }
  return `${lines.join('\n')}\n`;
};

const games = await readGames();
const tests = readTests();
const testsOf = new Map<string, Test[]>();
for (const test of tests) for (const id of test.ids) testsOf.set(id, [...(testsOf.get(id) ?? []), test]);

const known = new Set(games.flatMap(({ clauses }) => Object.keys(clauses)));
const prefixes = new Set([...known].map((id) => id.split('-')[0]));
for (const id of testsOf.keys())
  if (prefixes.has(id.split('-')[0]!) && !known.has(id)) problems.push(`a test names ${id}, which is no clause`);
for (const game of games) {
  const gaps = Object.keys(game.clauses).filter((id) => !testsOf.has(id));
  if (gaps.length > 0) problems.push(`${game.id}: ${counted(gaps.length, 'clause')} without a passing test: ${gaps.join(', ')}`);
}

const pages = new Map<string, string>([[folder('docs', 'coverage.md'), coveragePage(games, testsOf)]]);
for (const game of games) pages.set(folder('docs', 'rules', `${game.id}.md`), rulesPage(game, testsOf));
const stale = writeAll(pages, check);
if (check) problems.push(...stale.map((path) => `${path} is out of date; run \`npm run clauses\``));
else for (const path of stale) console.log(`${path} written`);

console.log(`${counted(known.size, 'clause')} of ${counted(games.length, 'game')}, ${counted(tests.length, 'test')} that name one.`);
for (const problem of problems) console.error(`- ${problem}`);
if (problems.length > 0) process.exitCode = 1;
