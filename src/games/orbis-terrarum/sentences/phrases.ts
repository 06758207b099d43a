/** What a language says; names in braces stand for the fields of an action or event. */
export interface Phrases {
  readonly actions: Readonly<Record<string, string>>;
  readonly events: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<string, string>>;
}
