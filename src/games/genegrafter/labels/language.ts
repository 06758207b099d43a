import type { powers } from '../content/default-pack.js';
import type { Action } from '../rules/index.js';
import type { Difficulty, Event, EventOf, Phase } from '../types/index.js';

/** The name of something with an id. */
export type Name = (id: string) => string;

/** What a language calls an action, and how it says it as an order. */
export type Orders = {
  readonly [T in Action['type']]: {
    readonly name: string;
    readonly order: (action: Extract<Action, { readonly type: T }>, name: Name) => string;
  };
};

/** What a language calls an event, and how it tells it in a sentence. */
export type Sentences = {
  readonly [T in Event['type']]: { readonly heading: string; readonly sentence: (event: EventOf<T>, name: Name) => string };
};

/** What a form asks for: the fields of every action. */
type Field<A extends Action = Action> = A extends Action ? Exclude<keyof A, 'type' | 'player'> : never;

/** Words by id: those that must not be forgotten, and any others. */
export type Words = { readonly [Id in Field | Phase | Difficulty | (typeof powers)[number]]: string } & Readonly<Record<string, string>>;

/** Everything a language must say. */
export interface Language {
  readonly actions: Orders;
  readonly events: Sentences;
  readonly words: Words;
  /** The cards of the default pack, where the pack itself does not name them in this language. */
  readonly cards?: Readonly<Record<string, string>>;
}
