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

/** Somebody who is told what went wrong where nobody waits for an answer. */
export type Complain = (what: string, error: unknown) => void;
