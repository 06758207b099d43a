/**
 * Does every field of a view say what it means? Whoever draws a game reads its `View` and the types it is made of; this walks
 * through them, from `View` of each game on, and names the fields that have no comment. `npm run view-fields` fails if there are any.
 */
import { readdirSync } from 'node:fs';
import { relative, sep } from 'node:path';
import ts from 'typescript';
import { folder, root } from './written.js';

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

const viewOf = (door: string): ts.Type => {
  const module = checker.getSymbolAtLocation(program.getSourceFile(door)!);
  const found = module && checker.getExportsOfModule(module).find(({ name }) => name === 'View');
  if (found === undefined) throw new Error(`${relative(root, door)} exports no View.`);
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

const missing: string[] = [];
const counts: string[] = [];
for (const { game, door } of doors) {
  const fields = [...fieldsFrom(viewOf(door))].filter(needsWords);
  counts.push(`${game} ${fields.length}`);
  for (const field of fields) {
    if (isTold(field)) continue;
    const file = field.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(field.getStart());
    missing.push(`${relative(root, file.fileName)}:${line + 1} ${field.getText().split('\n')[0]}`);
  }
}
missing.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
for (const field of new Set(missing)) console.log(field);
console.log(`Fields of the views: ${counts.join(', ')}; without a comment: ${missing.length}.`);
if (missing.length > 0) process.exitCode = 1;
