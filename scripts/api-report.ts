/**
 * The public API, a page for each import path: every exported name once, sorted, with its declaration. `npm run api-report` writes
 * docs/api-report, with `-- --check` the pages are only compared, and the names that differ are told.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type ts from 'typescript';
import { type Door, readDeclarations } from './api-report/declarations.js';
import { declared } from './api-report/declared.js';
import { namingOn, ownersOf, packageOf } from './api-report/naming.js';
import { printed } from './api-report/printing.js';
import { folder, root, writeAll } from './project-files.js';

const check = process.argv.includes('--check');
const declarations = readDeclarations();
const { checker, doors } = declarations;
const owners = ownersOf(doors, 'ludoteca/games');

/** Lays code out as in the sources, long unions and signatures one part a line; all blocks of all pages at once, because that is quicker. */
const formatted = (pages: readonly string[]): string[] => {
  const border = '\n// the next block\n';
  const block = /(?<=^```ts\n)[\s\S]*?(?=^```$)/gm;
  const code = pages.flatMap((page) => page.match(block) ?? []).join(border);
  const biome = folder('node_modules', '.bin', 'biome');
  const options = { cwd: root, input: code, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  const blocks = execFileSync(biome, ['format', '--stdin-file-path=scripts/page.d.ts'], options).split(border.trim());
  let next = 0;
  return pages.map((page) => page.replace(block, () => `${blocks[next++]!.trim()}\n`));
};

/** `ludoteca/genegrafter` is told in genegrafter.md, and what lies within it in genegrafter-….md. */
const fileName = (path: string): string => path.replace(/^[^/]+\//, '').replaceAll('/', '-');

const introduction =
  'Everything this path exports, made from the declarations by `npm run api-report`. Sentences are shown as `string`, unions are sorted.';

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const fenced = (parts: readonly string[]): string => `\`\`\`ts\n${parts.join('\n\n')}\n\`\`\``;

const pageOf = (door: Door): string => {
  const naming = namingOn(door, owners, declarations);
  const print = (symbol: ts.Symbol, name: string, word: string): string =>
    symbol.declarations!.map((declaration) => printed(declaration, name, word, naming, checker)).join('\n');

  const exported: string[] = [];
  const typesAlone: string[] = [];
  for (const [name, { alias, symbol, isTypeAlone }] of [...door.exports].sort(([a], [b]) => byText(a, b))) {
    const owner = owners.get(symbol)!;
    const handedOn = { from: owner.path, what: owner.name === name ? name : `${owner.name} as ${name}` };
    const origin = owner.path === door.path ? packageOf(checker, alias) : handedOn;
    if (origin !== undefined) exported.push(`export { ${origin.what} } from '${origin.from}';`);
    else if (isTypeAlone) typesAlone.push(print(symbol, name, 'declare'));
    else exported.push(print(symbol, name, 'export'));
  }
  const hidden = new Map<string, string>();
  // What is printed here may name more that no path exports: the list grows while it is read.
  for (const [symbol, name] of naming.hidden) hidden.set(name, print(symbol, name, 'declare'));

  const froms = [...new Set(naming.imports().map(({ from }) => from))].sort(byText);
  const imported = froms.flatMap((from) => {
    const names = naming.imports().flatMap((entry) => (entry.from === from ? [entry.what] : []));
    const whole = names.filter((what) => what.startsWith('*')).map((what) => `import type ${what} from '${from}';`);
    const single = names.filter((what) => !what.startsWith('*')).sort(byText);
    return single.length === 0 ? whole : [...whole, `import type { ${single.join(', ')} } from '${from}';`];
  });

  const page = [`# ${door.path}`, introduction];
  if (imported.length > 0) page.push(fenced(imported));
  if (exported.length > 0) page.push('## Exported', fenced(exported));
  if (typesAlone.length > 0)
    page.push('## Exported as types alone', '`typeof` of these can be named; there are no such values.', fenced(typesAlone));
  if (hidden.size > 0)
    page.push('## Named above, and exported by no path', fenced([...hidden].sort(([a], [b]) => byText(a, b)).map(([, text]) => text)));
  return `${page.join('\n\n')}\n`;
};

const home = folder('docs', 'api-report');
const texts = formatted(doors.map(pageOf));
const pages = new Map(doors.map(({ path }, i) => [join(home, `${fileName(path)}.md`), texts[i]!]));
const old = new Map([...pages.keys()].map((path) => [path, existsSync(path) ? readFileSync(path, 'utf8') : '']));
const stale = writeAll(pages, check);
const lost = (existsSync(home) ? readdirSync(home) : []).map((name) => join(home, name)).filter((path) => !pages.has(path));
if (!check) for (const path of lost) rmSync(path);

for (const path of stale) {
  console.log(`${path}:`);
  const [before, after] = [declared(old.get(folder(path))!), declared(pages.get(folder(path))!)];
  for (const [name, text] of after)
    if (before.get(name) !== text) console.log(`  ${name} ${before.has(name) ? 'is declared differently' : 'is new'}`);
  for (const name of before.keys()) if (!after.has(name)) console.log(`  ${name} is gone`);
}
for (const path of lost) console.log(`${relative(root, path)} belongs to no import path${check ? '' : ': removed'}`);
console.log(`${pages.size} import paths, ${[...pages.values()].reduce((sum, page) => sum + declared(page).size, 0)} names.`);
if (check && stale.length + lost.length > 0) {
  console.error(
    'The public API is not what docs/api-report says: run `npm run api-report`, and read the diff as a user of the package would.',
  );
  process.exitCode = 1;
}
