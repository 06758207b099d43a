/** A row as a database gives it. */
export type Row = Readonly<Record<string, unknown>>;

/** What is asked of PostgreSQL, whether it is a server or runs in this process. */
export interface Database {
  /** What it is, for people. */
  readonly name: string;
  /** One statement with its parameters. */
  query(text: string, values: readonly unknown[]): Promise<readonly Row[]>;
  /** Statements without parameters, at once; the rows of the last. */
  script(text: string): Promise<readonly Row[]>;
  /** Hears what is said in a channel, from now on and however often the connection is lost. What is said while it is lost is not heard. */
  listen(channel: string, heard: (text: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** What went wrong, in words. Where a name has several addresses and none answers, that is an error without words which holds one of each. */
export const wordsOf = (error: unknown): string =>
  error instanceof AggregateError && error.errors.length > 0
    ? wordsOf(error.errors[0])
    : error instanceof Error
      ? error.message
      : 'unknown';

/** Somebody who is told what went wrong where nobody waits for an answer. */
export type Complain = (what: string, error: unknown) => void;
