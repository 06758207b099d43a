/**
 * What every field of a game's configuration, of its content packs and of its view means. Whoever sets a game up or draws it reads these types; this
 * walks through them, names the fields that have no comment, and writes a page for each game: `npm run view-fields` writes docs/fields/<game>.md, with
 * `-- --check` it only compares. It fails if a field has no comment.
 */
import { readdirSync } from 'node:fs';
import { relative, sep } from 'node:path';
import ts from 'typescript';
import { folder, root, writeAll } from './project-files.js';

const games = folder('src', 'games');
const doors = readdirSync(games, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [{ game: entry.name, door: folder('src', 'games', entry.name, 'index.ts') }] : [],
);

const { config } = ts.readConfigFile(folder('tsconfig.json'), ts.sys.readFile) as { readonly config: unknown };
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
const program = ts.createProgram(
  doors.map(({ door }) => door),
  options,
);
const checker = program.getTypeChecker();

/** A type of a game by its name; undefined where the game has none of that name. */
const typeOf = (door: string, name: string): ts.Type | undefined => {
  const module = checker.getSymbolAtLocation(program.getSourceFile(door)!);
  const found = module && checker.getExportsOfModule(module).find((symbol) => symbol.name === name);
  if (found === undefined) return undefined;
  return checker.getDeclaredTypeOfSymbol(found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found);
};

/** The fields written down in the sources of the games; what a list, a text or a map of the language has is none of theirs. */
const isOfAGame = (declaration: ts.Declaration): boolean => declaration.getSourceFile().fileName.startsWith(games + sep);

/**
 * Must a field have words of its own? Each field of an interface must. What stands in braces within a field, or within one line of a
 * union, is told where it stands; and a field that can hold one word alone, as `type: 'battle'`, says itself what it is.
 */
const needsWords = (field: ts.Declaration): field is ts.PropertySignature =>
  ts.isPropertySignature(field) && ts.isInterfaceDeclaration(field.parent) && !(field.type && ts.isLiteralTypeNode(field.type));

/** Every field of a game's own that can be reached from a type, by the place where it is written. */
const fieldsFrom = (start: ts.Type): Set<ts.Declaration> => {
  const found = new Set<ts.Declaration>();
  const seen = new Set<ts.Type>();
  const waiting = [start];
  for (let type = waiting.pop(); type !== undefined; type = waiting.pop()) {
    if (seen.has(type)) continue;
    seen.add(type);
    if (type.isUnionOrIntersection()) waiting.push(...type.types);
    if (type.flags & ts.TypeFlags.Object) waiting.push(...checker.getTypeArguments(type as ts.TypeReference));
    for (const { type: of } of checker.getIndexInfosOfType(type)) waiting.push(of);
    // The branded texts have the properties of a text, and a function is content of the game, not part of a view.
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) continue;
    for (const property of checker.getPropertiesOfType(type)) {
      const declarations = property.declarations?.filter(isOfAGame) ?? [];
      for (const declaration of declarations) found.add(declaration);
      if (declarations.length > 0) waiting.push(checker.getTypeOfSymbol(property));
    }
  }
  return found;
};

const isTold = (field: ts.Declaration): boolean => ts.getJSDocCommentsAndTags(field).some(ts.isJSDoc);

const commentOf = (field: ts.Declaration): string =>
  ts
    .getJSDocCommentsAndTags(field)
    .filter(ts.isJSDoc)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .replace(/\s+/g, ' ');

/** The interface or type a field is written in. */
const ownerOf = (field: ts.Declaration): ts.NamedDeclaration => {
  let node: ts.Node = field;
  while (!ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node) && !ts.isSourceFile(node)) node = node.parent;
  return node as unknown as ts.NamedDeclaration;
};

const cell = (text: string): string =>
  text
    .replaceAll('|', '\\|')
    .replace(/\s+/g, ' ')
    .replaceAll('{@link ', '`')
    .replaceAll(/(?<=`\w+)\}/g, '`');

/** The fields of the types that are reached, type by type. */
const tablesOf = (fields: readonly ts.PropertySignature[]): string[] => {
  const byOwner = new Map<ts.NamedDeclaration, ts.PropertySignature[]>();
  for (const field of fields) byOwner.set(ownerOf(field), [...(byOwner.get(ownerOf(field)) ?? []), field]);
  return [...byOwner].flatMap(([owner, own]) => {
    const about = commentOf(owner);
    return [
      '',
      `### ${owner.name?.getText() ?? ''}`,
      ...(about === '' ? [] : ['', about]),
      '',
      '| field | type | what it means |',
      '|---|---|---|',
      ...own.map((field) => {
        const type = field.type?.getText() ?? '';
        return `| \`${field.name.getText()}${field.questionToken ? '?' : ''}\` | \`${cell(type.replaceAll('readonly ', ''))}\` | ${cell(commentOf(field))} |`;
      }),
    ];
  });
};

/** What a page tells, in its order: the first type of these names that a game has. */
const chapters = [
  {
    title: 'The configuration',
    names: ['Config'],
    about: 'What `setup` is given. Every field that may be left out has a default, which its sentence tells.',
  },
  {
    title: 'A content pack',
    names: ['ContentPack', 'Pack', 'Content', 'RegionMap'],
    about: 'What content of one’s own must hold; see [custom content](../guide/custom-content.md).',
  },
  { title: 'The view', names: ['View'], about: 'What `game.view(state, viewer)` gives, and all that a front end is to draw.' },
] as const;

const check = process.argv.includes('--check');
const missing = new Set<string>();
const counts: string[] = [];
const pages = new Map<string, string>();
for (const { game, door } of doors) {
  const told = new Set<ts.Declaration>();
  const texts = new Map<string, readonly string[]>();
  let count = 0;
  // A configuration can hold a pack: what is told of packs is not told again.
  for (const { title, names, about } of [chapters[1], chapters[0], chapters[2]]) {
    const start = names.map((name) => typeOf(door, name)).find((type) => type !== undefined);
    if (start === undefined) continue;
    const fields = [...fieldsFrom(start)].filter(needsWords);
    const own = fields.filter((field) => !told.has(field));
    count += own.length;
    texts.set(title, ['', `## ${title}`, '', about, ...tablesOf(own)]);
    for (const field of own) {
      told.add(field);
      if (isTold(field)) continue;
      const file = field.getSourceFile();
      const { line } = file.getLineAndCharacterOfPosition(field.getStart());
      missing.add(`${relative(root, file.fileName)}:${line + 1} ${field.getText().split('\n')[0]}`);
    }
  }
  const lines = [`# ${game}: fields`, '', 'Made from the types by `npm run view-fields`.'];
  for (const { title } of chapters) lines.push(...(texts.get(title) ?? []));
  counts.push(`${game} ${count}`);
  pages.set(folder('docs', 'fields', `${game}.md`), `${lines.join('\n')}\n`);
}
const stale = writeAll(pages, check);
for (const field of [...missing].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))) console.log(field);
console.log(`Fields of configurations, packs and views: ${counts.join(', ')}; without a comment: ${missing.size}.`);
for (const path of stale) console.log(`${path} ${check ? 'is out of date: run `npm run view-fields`' : 'written'}`);
if (missing.size > 0 || (check && stale.length > 0)) process.exitCode = 1;
