/** A rule broken on purpose: the tests named must notice it. */
export interface Fault {
  /** What is wrong with the game then. */
  readonly name: string;
  /** The file to break, from the root of the project. */
  readonly file: string;
  /** A text that stands exactly once in the file. */
  readonly find: string;
  /** What stands there instead. */
  readonly replace: string;
  /** The test files, or folders of them, that must notice it. */
  readonly tests: readonly string[];
}

/** Several faults of one file, noticed by the same tests. */
export const faultsOf = (
  file: string,
  tests: readonly string[],
  faults: Readonly<Record<string, readonly [find: string, replace: string]>>,
): readonly Fault[] => Object.entries(faults).map(([name, [find, replace]]) => ({ name, file, find, replace, tests }));
