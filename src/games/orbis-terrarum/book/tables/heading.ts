/** What a language says around a table. */
export interface Heading {
  readonly caption: string;
  readonly head: readonly string[];
}
