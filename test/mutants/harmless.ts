/** Changes to the sources that no test could notice, because the program does the same with them, and why it does. */
export interface Harmless {
  readonly file: string;
  /** The line in which the change begins, as it stands there. */
  readonly line: string;
  readonly replacement: string;
  readonly why: string;
}

export const harmless: readonly Harmless[] = [];
