/** The declarations of the package as the compiler emits them, and what each import path exports of them. */
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { doors as everyDoor } from '../doors.js';
import { folder, root } from '../project-files.js';

/** An import path of the package. */
export interface Door {
  readonly path: string;
  /** What it exports by name, whichever file it comes from; aliases are followed to the end. */
  readonly exports: ReadonlyMap<string, Exported>;
}

export interface Exported {
  /** The name as the path exports it, before aliases are followed. */
  readonly alias: ts.Symbol;
  readonly symbol: ts.Symbol;
  /** A class of which only the type is exported. */
  readonly isTypeAlone: boolean;
}

export interface Declarations {
  readonly checker: ts.TypeChecker;
  /** In the order of package.json. */
  readonly doors: readonly Door[];
  /** Is a file one of the package's own? */
  isOwn(file: ts.SourceFile): boolean;
}

/** Where the emitted declarations would lie: within the project, so that they find the packages they import. Nothing is written there. */
const home = folder('.cache', 'declarations');

const readOptions = (): ts.CompilerOptions => {
  const { config } = ts.readConfigFile(folder('tsconfig.json'), ts.sys.readFile) as { readonly config: unknown };
  return ts.parseJsonConfigFileContent(config, ts.sys, root).options;
};

/** Each import path, and the source that stands behind it. */
const readPaths = (options: ts.CompilerOptions): Map<string, string> => {
  return new Map(
    everyDoor.map(({ path: imported }) => {
      const found = ts.resolveModuleName(imported, folder('package.json'), options, ts.sys).resolvedModule;
      if (found === undefined) throw new Error(`tsconfig.json does not say which source stands behind ${imported}.`);
      return [imported, found.resolvedFileName];
    }),
  );
};

/** Declarations of everything the sources reach, by the path where they would lie. */
const emit = (sources: readonly string[], options: ts.CompilerOptions): Map<string, string> => {
  const texts = new Map<string, string>();
  const program = ts.createProgram([...sources], {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    // The types are checked elsewhere; without that this takes a third of the time.
    noCheck: true,
    rootDir: root,
    outDir: home,
  });
  const { diagnostics } = program.emit(undefined, (path, text) => texts.set(path, text));
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, host));
  return texts;
};

const host: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (path) => path,
  getCurrentDirectory: () => root,
  getNewLine: () => '\n',
};

/** The emitted declarations as a program of their own, so that nothing is read that a user of the package would not see. */
const programOf = (texts: ReadonlyMap<string, string>, entries: readonly string[], options: ts.CompilerOptions): ts.Program => {
  const folders = new Set([...texts.keys()].map((path) => dirname(path)));
  const disk = ts.createCompilerHost(options);
  return ts.createProgram([...entries], options, {
    ...disk,
    fileExists: (path) => texts.has(path) || disk.fileExists(path),
    readFile: (path) => texts.get(path) ?? disk.readFile(path),
    directoryExists: (path) => folders.has(path) || ts.sys.directoryExists(path),
    getSourceFile: (path, version) => {
      const text = texts.get(path);
      return text === undefined ? disk.getSourceFile(path, version) : ts.createSourceFile(path, text, version, true);
    },
  });
};

/** Follows a name to what it stands for. */
export const followed = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

const doorOf = (path: string, file: ts.SourceFile, checker: ts.TypeChecker): Door => {
  const module = checker.getSymbolAtLocation(file);
  if (module === undefined) throw new Error(`${path} exports nothing.`);
  const values = checker.getTypeOfSymbol(module);
  const names = checker.getExportsOfModule(module).map((alias) => {
    const symbol = followed(checker, alias);
    const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0;
    return [alias.name, { alias, symbol, isTypeAlone: isValue && checker.getPropertyOfType(values, alias.name) === undefined }] as const;
  });
  // A constant that is handed on as a type alone is no name of the package: the build strikes it.
  const told = names.filter(([, { symbol, isTypeAlone }]) => !isTypeAlone || (symbol.flags & ts.SymbolFlags.Type) !== 0);
  return { path, exports: new Map(told) };
};

export const readDeclarations = (): Declarations => {
  const { paths: _, ...options } = readOptions();
  const sources = readPaths(readOptions());
  const texts = emit([...sources.values()], options);
  const entry = (source: string): string => join(home, source.slice(root.length)).replace(/\.ts$/, '.d.ts');
  const program = programOf(texts, [...sources.values()].map(entry), options);
  const checker = program.getTypeChecker();
  return {
    checker,
    doors: [...sources].map(([path, source]) => doorOf(path, program.getSourceFile(entry(source))!, checker)),
    isOwn: (file) => texts.has(file.fileName),
  };
};
