/** A line of the sources, and what it may become without anybody noticing, because the program does the same with it. */
export interface Harmless {
  /** The line in which the change begins, as it stands there. */
  readonly line: string;
  /** What is changed in the line, where it bears several changes alike. */
  readonly was?: string;
  readonly becomes: readonly string[];
  readonly why: string;
}

/** By file. */
export type HarmlessIn = Readonly<Record<string, readonly Harmless[]>>;
