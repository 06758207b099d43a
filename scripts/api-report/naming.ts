/** What things are called on the page of an import path, wherever their declarations lie. */
import ts from 'typescript';
import { type Declarations, type Door, followed } from './declarations.js';

/** Where something is imported from: another path of the package, or another package. */
export interface Import {
  readonly from: string;
  /** `Name`, `Name as OtherName` or `* as name`. */
  readonly what: string;
}

export interface Naming {
  /** What a name in a declaration is called on this page; undefined if it stays as it is. */
  nameOf(name: ts.Node): string | undefined;
  nameOfSymbol(symbol: ts.Symbol): string;
  /** What has been named so far that other paths and packages export. */
  imports(): readonly Import[];
  /** What has been named so far that no path exports, in the order of its first mention; it grows as these are printed. */
  readonly hidden: ReadonlyMap<ts.Symbol, string>;
}

interface Owner {
  readonly path: string;
  readonly name: string;
}

/** The path on whose page something is told; on the pages of others it is an import. */
export type Owners = ReadonlyMap<ts.Symbol, Owner>;

/** The core comes first, and the catalogue of the games last, because it only hands on. */
export const ownersOf = (doors: readonly Door[], catalogue: string): Owners => {
  const owners = new Map<ts.Symbol, Owner>();
  for (const { path, exports } of [...doors].sort((a, b) => Number(a.path === catalogue) - Number(b.path === catalogue)))
    for (const [name, { symbol }] of exports) if (!owners.has(symbol)) owners.set(symbol, { path, name });
  return owners;
};

/** The import or export by which a name comes into a file from another package. */
export const packageOf = (checker: ts.TypeChecker, alias: ts.Symbol): Import | undefined => {
  for (let symbol: ts.Symbol | undefined = alias; symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias; ) {
    const declaration: ts.Declaration | undefined = symbol.declarations?.[0];
    const statement = declaration && ts.findAncestor(declaration, (node) => ts.isImportDeclaration(node) || ts.isExportDeclaration(node));
    const from = statement?.moduleSpecifier;
    if (declaration !== undefined && from !== undefined && ts.isStringLiteral(from) && !from.text.startsWith('.')) {
      const imported = ts.isImportSpecifier(declaration) || ts.isExportSpecifier(declaration) ? declaration.propertyName?.text : '*';
      const what = imported === undefined || imported === alias.name ? alias.name : `${imported} as ${alias.name}`;
      return { from: from.text, what };
    }
    symbol = checker.getImmediateAliasedSymbol(symbol);
  }
  return undefined;
};

/** `ludoteca/genes-mactantes` and `Outcome` give `GenesMactantesOutcome`. */
const qualified = ({ path, name }: Owner): string =>
  path
    .split('/')
    .at(-1)!
    .replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase()) + name;

export const namingOn = (door: Door, owners: Owners, { checker, isOwn }: Declarations): Naming => {
  const taken = new Map<string, ts.Symbol>([...door.exports].map(([name, { symbol }]) => [name, symbol]));
  const here = new Map<ts.Symbol, string>([...door.exports].map(([name, { symbol }]) => [symbol, name]));
  const hidden = new Map<ts.Symbol, string>();
  const imports = new Map<string, Import>();

  /** The first of some names that stands for nothing else on this page. */
  const claim = (symbol: ts.Symbol, name: string, others: (count: number) => string): string => {
    let free = name;
    for (let count = 2; taken.has(free) && taken.get(free) !== symbol; count++) free = others(count);
    taken.set(free, symbol);
    return free;
  };
  const importOf = (symbol: ts.Symbol, owner: Owner): string => {
    const name = claim(symbol, owner.name, (count) => qualified(owner) + (count === 2 ? '' : count));
    imports.set(name, { from: owner.path, what: name === owner.name ? name : `${owner.name} as ${name}` });
    return name;
  };
  const hide = (symbol: ts.Symbol): string => {
    const name = claim(symbol, symbol.name, (count) => `${symbol.name}${count}`);
    hidden.set(symbol, name);
    return name;
  };
  const nameOfSymbol = (symbol: ts.Symbol): string => {
    const known = here.get(symbol) ?? hidden.get(symbol);
    if (known !== undefined) return known;
    const owner = owners.get(symbol);
    return owner === undefined ? hide(symbol) : importOf(symbol, owner);
  };

  /** Does a symbol stand by itself in a file of the package? Parameters, members and modules do not. */
  const standsAlone = (symbol: ts.Symbol): boolean =>
    symbol.declarations?.some((declaration) => {
      if (ts.isSourceFile(declaration)) return false;
      const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
      return ts.isSourceFile(statement.parent) && isOwn(statement.parent);
    }) ?? false;

  const nameOf = (name: ts.Node): string | undefined => {
    if (!ts.isIdentifier(name) && !ts.isQualifiedName(name) && !ts.isPropertyAccessExpression(name)) return undefined;
    const alias = checker.getSymbolAtLocation(name);
    const symbol = alias && followed(checker, alias);
    if (symbol !== undefined && (owners.has(symbol) || standsAlone(symbol))) return nameOfSymbol(symbol);
    if (ts.isQualifiedName(name)) return `${nameOf(name.left) ?? name.left.getText()}.${name.right.text}`;
    if (ts.isPropertyAccessExpression(name)) return `${nameOf(name.expression) ?? name.expression.getText()}.${name.name.text}`;
    const origin = alias && packageOf(checker, alias);
    if (origin !== undefined) imports.set(alias!.name, origin);
    return undefined;
  };

  return { nameOf, nameOfSymbol, imports: () => [...imports.values()], hidden };
};
