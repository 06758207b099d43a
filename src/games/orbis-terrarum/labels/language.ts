import type { Action } from '../rules/index.js';
import type { Event } from '../types/index.js';

/** What a language says; names in braces stand for the fields of an action or event, and what stands in brackets is left out where a field in it is empty. */
export interface Phrases {
  /** An action as a sentence. */
  readonly actions: Readonly<Record<Action['type'], string>>;
  /** An event as a sentence. */
  readonly events: Readonly<Record<Event['type'], string>>;
  /** Action types by name. */
  readonly orders: Readonly<Record<Action['type'], string>>;
  /** Event types by name. */
  readonly headings: Readonly<Record<Event['type'], string>>;
  /** Everything else that has an id. */
  readonly words: Readonly<Record<string, string>>;
  /** What the default content and the rules say in English, in this language. */
  readonly texts: Readonly<Record<string, string>>;
}
