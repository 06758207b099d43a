/**
 * The built declarations promise no value that the module does not have. `export type *` hands on constants as types alone, but the bundler of the
 * declarations forgets that: it would tell every rule and codec of a game as something to import. Values that are not there are struck from the list
 * of exports; what is a type too stays as one.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { doors, isOfWords } from './doors.js';
import { folder } from './project-files.js';

const load = createRequire(import.meta.url);

/** What stands before an export in its source, to be shown by editors. */
const commentOf = (source: string, exported: string): string => {
  const end = source.indexOf(`export const ${exported}`);
  const start = source.lastIndexOf('/**', end);
  return start < 0 || source.slice(start, end).includes(';') ? '' : source.slice(start, end);
};

// The words of a language are one or two constants: what they export is said here instead of by another run of the compiler.
const ofWords = doors.filter(isOfWords);
for (const { path, types, code } of ofWords) {
  const [, game, room, language] = path.split('/') as [string, string, string, string];
  const home = folder('src', 'games', game, room, language);
  const source = ['naming.ts', 'index.ts']
    .map((file) => (existsSync(join(home, file)) ? readFileSync(join(home, file), 'utf8') : ''))
    .join('');
  const bundle = readFileSync(folder('src', 'games', game, 'rules', 'index.ts'), 'utf8').match(
    /export interface (\w+) extends GameTypes/,
  )![1]!;
  const promise =
    room === 'book'
      ? [`import type { Book } from '../../index.js';\nimport type { ClauseId } from '../index.js';\n`, 'Book<ClauseId>', ['book']]
      : [
          `import type { WordsOf } from '../../index.js';\nimport type { ${bundle} } from '../index.js';\n`,
          `WordsOf<${bundle}>`,
          [`${language}Names`, language],
        ];
  const [imports, type, names] = promise as [string, string, string[]];
  const lines = names.map((name) => `${commentOf(source, name)}export declare const ${name}: ${type};`);
  mkdirSync(dirname(folder(types)), { recursive: true });
  writeFileSync(folder(types), `${imports}\n${lines.join('\n\n')}\n`);
  if (room === 'labels')
    writeFileSync(
      folder(code),
      `export { ${language}Names } from '../names/${language}.js';\nexport { ${language} } from '../words/${language}.js';\n`,
    );
}
console.log(`${ofWords.length} declarations of words.`);

/** Both builds have the same names: the names of the CommonJS build, which loads at once, stand for both. */
const twins = doors.flatMap(({ required }) => {
  if (required === null) return [];
  const { types, code } = required;
  const values = new Set(Object.keys(load(folder(code)) as object));
  return [types, types.replace(/[.]d[.]cts$/, '.d.ts')].map((path) => ({ path: folder(path), values }));
});

const program = ts.createProgram(
  twins.map(({ path }) => path),
  {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    skipLibCheck: true,
  },
);
const checker = program.getTypeChecker();

let struck = 0;
for (const { path, values } of twins) {
  const file = program.getSourceFile(path)!;
  const kept = (entry: ts.ExportSpecifier): string | undefined => {
    const text = entry.getText();
    if (entry.isTypeOnly || values.has(entry.name.text)) return text;
    const symbol = checker.getSymbolAtLocation(entry.name)!;
    const { flags } = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    if (flags & ts.SymbolFlags.Type) return `type ${text}`;
    if (!(flags & ts.SymbolFlags.Value)) return text;
    struck++;
    return undefined;
  };
  let text = file.text;
  for (const statement of [...file.statements].reverse()) {
    if (!ts.isExportDeclaration(statement) || statement.isTypeOnly) continue;
    const { exportClause } = statement;
    if (exportClause === undefined || !ts.isNamedExports(exportClause)) continue;
    const names = exportClause.elements.map(kept).filter((name) => name !== undefined);
    text = `${text.slice(0, exportClause.getStart())}{ ${names.join(', ')} }${text.slice(exportClause.end)}`;
  }
  writeFileSync(path, text);
}
console.log(`${twins.length} declarations: ${struck} values that are not there struck from their exports.`);
