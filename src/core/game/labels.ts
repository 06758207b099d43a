import type { Say } from '../refusals/say.js';
import type { Facts, Violation } from '../refusals/violation.js';
import type { GameTypes } from './game-types.js';

/**
 * Names and sentences for people. A language the game lacks falls back to English. Those of a finished game never fail: what it does not know is called
 * by its type or its id, and what is no view is not drawn.
 */
export interface Labels<G extends GameTypes> {
  /** The languages spoken, English first, then the language of the book. */
  readonly languages: readonly string[];
  /** The name of anything with an id: an action, a field, a phase, a planet, a card, a deed; `among` says in which list it stands, where several may have it. */
  name(id: string, language?: string, view?: G['View'], among?: string): string;
  /** An action as an order one could give. */
  action(action: G['Action'], language?: string, view?: G['View']): string;
  /** An event as a sentence of a chronicle. */
  event(event: G['Event'], language?: string, view?: G['View']): string;
  /** What a field of a form asks: `terms.0.planet` of `add-order`. Made from the names of the fields where the game says nothing, or undefined. */
  question?(type: G['Action']['type'], field: string, language?: string, view?: G['View']): string | undefined;
  /** What an answer to it is called. Made from the names of what is in it where the game says nothing, or undefined. */
  answer?(type: G['Action']['type'], field: string, value: unknown, language?: string, view?: G['View']): string | undefined;
  /** What a refusal says, with things called as at the table of the view. Its `message`, which is English and says ids, where the game says nothing. */
  refusal?(violation: Violation, language?: string, view?: G['View']): string | undefined;
  /** A clause of the rules, in a sentence or two; its id where there is no book. */
  clause?(id: string, language?: string): string | undefined;
  /** The position as text, for terminals and logs. */
  draw?(view: G['View'], language?: string): string;
}

/** The labels of a finished game: whatever its author left out is made from names. */
export interface Told<G extends GameTypes> extends Labels<G> {
  question(type: G['Action']['type'], field: string, language?: string, view?: G['View']): string;
  answer(type: G['Action']['type'], field: string, value: unknown, language?: string, view?: G['View']): string;
  refusal(violation: Violation, language?: string, view?: G['View']): string;
  clause(id: string, language?: string): string;
}

/** Every code a game refuses with, the clauses that speak through it, and what each says in English: with ids, unless somebody names things. */
export type SpokenRefusals = Readonly<Record<string, Readonly<Record<string, (facts: Facts, say?: Say) => string>>>>;
