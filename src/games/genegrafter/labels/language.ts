import type { Action } from '../rules/index.js';
import type { Event, EventOf } from '../types/index.js';

/** The name of something with an id. */
export type Name = (id: string) => string;

/** What a language can say. */
export interface Tongue {
  action(action: Action, name: Name): string;
  event(event: Event, name: Name): string;
}

/** One sentence for every kind of event: forgetting one does not compile. */
export type Sentences = { readonly [T in Event['type']]: (event: EventOf<T>, name: Name) => string };

/** One order for every kind of action. */
export type Orders = { readonly [T in Action['type']]: (action: Extract<Action, { readonly type: T }>, name: Name) => string };

/** A language from its tables. */
export const tongueOf = (orders: Orders, sentences: Sentences): Tongue => ({
  action: (action, name) => (orders[action.type] as (action: Action, name: Name) => string)(action, name),
  event: (event, name) => (sentences[event.type] as (event: Event, name: Name) => string)(event, name),
});

/** Names in a row, the last joined by a word. */
export const listed = (ids: readonly string[], name: Name, and: string): string =>
  ids.length < 2 ? ids.map(name).join('') : `${ids.slice(0, -1).map(name).join(', ')} ${and} ${name(ids.at(-1)!)}`;
