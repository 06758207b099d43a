// Why the games say no: `npm run refusals` writes docs/refusals/<game>.md from the tables of refusals, the comments above their codes, and the
// examples in test/refusals/examples. With `-- --check` it writes nothing, and fails where a file would differ. It always fails where no test of
// the last full run met a code under one of its clauses: what nothing can produce is no refusal. `-- --propose <game>` prints an example
// of every code, as the tests met them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { coreClauses, coreRefusals } from '../src/core/refusals/common.js';
import { plainly } from '../src/core/refusals/say.js';
import type { RefusalTable, Sentence } from '../src/core/refusals/table.js';
import type { Facts } from '../src/core/refusals/violation.js';
import { catalogue } from '../src/games/index.js';
import { examples } from '../test/refusals/examples/index.js';
import { fileOf, type Kept, kindOf, mostKept, readKept } from '../test/refusals/kept.js';
import { tables } from '../test/refusals/tables.js';
import { folder, writeAll } from './project-files.js';

type Example = readonly [clause: string, facts: Facts];

interface Chapter {
  readonly title: string;
  readonly rows: readonly { readonly code: string; readonly when: string }[];
}

const problems: string[] = [];

/** What the comments of a file say of the codes in it, in their order. */
const codesIn = (path: string): Chapter['rows'] => {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const rows: { code: string; when: string }[] = [];
  const visit = (node: ts.Node, depth: number): void => {
    // A code of one word stands there without quotes; what leads to a mere word is no code.
    const isNamed = ts.isPropertyAssignment(node) && (ts.isStringLiteral(node.name) || ts.isIdentifier(node.name));
    if (isNamed && !ts.isStringLiteral(node.initializer)) {
      const [comment] = ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [];
      const when =
        comment === undefined
          ? ''
          : source.text
              .slice(comment.pos, comment.end)
              .replace(/^\/\*\*?|\*\/$/g, '')
              .replace(/\s*\n\s*\* ?/g, ' ')
              .trim();
      rows.push({ code: node.name.text, when });
      return; // what stands inside are clauses
    }
    if (depth < 12) ts.forEachChild(node, (child) => visit(child, depth + 1));
  };
  visit(source, 0);
  return rows;
};

const titleOf = (file: string): string => {
  const words = file.replace(/\.ts$/, '').replaceAll('-', ' ');
  return `${words[0]!.toUpperCase()}${words.slice(1)}`;
};

const chaptersOf = (home: string, table: RefusalTable): Chapter[] =>
  readdirSync(home)
    .filter((file) => file !== 'index.ts')
    .sort()
    .map((file) => ({ title: titleOf(file), rows: codesIn(join(home, file)).filter(({ code }) => Object.hasOwn(table, code)) }))
    .filter(({ rows }) => rows.length > 0);

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const page = (
  game: string,
  title: string,
  chapters: readonly Chapter[],
  table: RefusalTable,
  exampleOf: Readonly<Record<string, Example>>,
): string => {
  const lines = [
    `# ${title}: why it says no`,
    '',
    'Every code, the clauses that speak through it, when it comes, and what it says for example. Made from the code.',
  ];
  const told = new Set<string>();
  for (const { title: chapter, rows } of chapters) {
    lines.push('', `## ${chapter}`, '', '| code | when it comes | clauses | for example | facts of the example |', '|---|---|---|---|---|');
    for (const { code, when } of rows) {
      told.add(code);
      const [clause, facts] = exampleOf[code] ?? ['', {}];
      const says = table[code]?.[clause] as Sentence<Facts> | undefined;
      if (says === undefined) problems.push(`${game}: ${code} has no example`);
      if (when === '') problems.push(`${game}: no comment says when ${code} comes`);
      const clauses = Object.keys(table[code] ?? {}).sort();
      lines.push(
        `| \`${code}\` | ${cell(when)} | ${clauses.join(', ')} | ${cell(says?.(facts, plainly) ?? '')} | \`${cell(JSON.stringify(facts))}\` |`,
      );
    }
  }
  for (const code of Object.keys(table)) if (!told.has(code)) problems.push(`${game}: ${code} stands in no file of refusals`);
  return `${lines.join('\n')}\n`;
};

/** What the last full run of the tests met. */
const readMet = (): ReadonlyMap<string, Readonly<Record<string, Facts>>> => {
  const home = folder('.cache', 'refusals-met');
  const files = existsSync(home) ? readdirSync(home).sort() : [];
  if (files.length === 0) problems.push('nothing is known of what the tests met; run `npm test` first');
  const found = new Map<string, Record<string, Facts>>();
  for (const file of files)
    for (const [key, kinds] of Object.entries(JSON.parse(readFileSync(join(home, file), 'utf8')) as Record<string, Record<string, Facts>>))
      found.set(key, { ...kinds, ...found.get(key) });
  return found;
};

const met = readMet();
const notMet = (game: string, table: RefusalTable): void => {
  for (const [code, says] of Object.entries(table))
    for (const clause of Object.keys(says))
      if (!met.has(`${game} ${code} ${clause}`)) problems.push(`${game}: no test met ${code} under ${clause}`);
};

/** What is kept of a game, with what the tests have met since: of every kind of sentence one. */
const keptWithMet = (game: string, table: RefusalTable): Kept =>
  Object.fromEntries(
    Object.entries(table).map(([code, says]) => [
      code,
      Object.fromEntries(
        Object.entries(says).map(([clause, sentence]) => {
          const known = readKept(game)[code]?.[clause] ?? [];
          const kinds = new Set(known.map((facts) => kindOf((sentence as Sentence<Facts>)(facts, plainly), facts)));
          const others = Object.entries(met.get(`${game} ${code} ${clause}`) ?? {}).filter(([kind]) => !kinds.has(kind));
          return [clause, [...known, ...others.map(([, facts]) => facts)].slice(0, mostKept)];
        }),
      ),
    ]),
  );

const propose = process.argv.indexOf('--propose');
if (propose > 0) {
  const game = process.argv[propose + 1]!;
  const table: RefusalTable = game === 'core' ? coreRefusals : tables[game as keyof typeof tables];
  for (const [code, says] of Object.entries(table)) {
    const clause = Object.keys(says).find((one) => met.has(`${game} ${code} ${one}`));
    if (clause !== undefined)
      console.log(`  '${code}': ['${clause}', ${JSON.stringify(Object.values(met.get(`${game} ${code} ${clause}`)!)[0])}],`);
  }
} else if (process.argv.includes('--keep')) {
  const kept = Object.entries(tables).map(
    ([game, table]) => [fileOf(game), `${JSON.stringify(keptWithMet(game, table), null, 1)}\n`] as const,
  );
  for (const path of writeAll(new Map(kept), false)) console.log(`${path} written`);
} else {
  const pages = new Map<string, string>();
  const commons = {
    title: 'In every game',
    rows: codesIn(folder('src', 'core', 'refusals', 'common.ts')).filter(({ code }) => Object.hasOwn(coreRefusals, code)),
  };
  notMet('core', coreRefusals);
  pages.set(folder('docs', 'refusals', 'core.md'), page('core', 'Any game', [commons], coreRefusals, examples.core as never));
  for (const game of catalogue) {
    const table = tables[game.id as keyof typeof tables] as RefusalTable | undefined;
    if (table === undefined) continue;
    notMet(game.id, table);
    for (const says of Object.values(table))
      for (const clause of Object.keys(says))
        if (!game.clauses.includes(clause) && !Object.hasOwn(coreClauses, clause)) problems.push(`${game.id}: ${clause} is no clause`);
    const chapters = chaptersOf(folder('src', 'games', game.id, 'refusals'), table);
    pages.set(
      folder('docs', 'refusals', `${game.id}.md`),
      page(game.id, game.title['en']!, chapters, table, (examples[game.id as keyof typeof examples] ?? {}) as never),
    );
  }
  const check = process.argv.includes('--check');
  const stale = writeAll(pages, check);
  if (check) problems.push(...stale.map((path) => `${path} is out of date; run \`npm run refusals\``));
  else for (const path of stale) console.log(`${path} written`);
  const count = Object.values({ core: coreRefusals, ...tables }).reduce((sum, table) => sum + Object.keys(table).length, 0);
  console.log(`${count} codes, ${met.size} met under their clauses.`);
  for (const problem of problems) console.error(`- ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
