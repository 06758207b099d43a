import type { GameId } from 'ludoteca/games';
import type { Spoken } from '../../../shared/languages.js';
import type { AnyAction } from '../tables/catalogue.js';

/** An action as a lesson writes it: who acts is said beside it. */
type Unsigned<Action> = Action extends unknown ? Omit<Action, 'player'> : never;

/** An action of a lesson, with the dice it throws: the first faces, where they matter. What else falls, falls always alike. */
export interface Move<Action = AnyAction> {
  readonly action: Unsigned<Action>;
  readonly dice?: readonly number[];
}

/** What somebody else at the table does. */
export interface AnswerMove<Action = AnyAction> extends Move<Action> {
  readonly by: string;
}

/** What whoever learns is asked to do. */
export interface Deed<Action = AnyAction> extends Move<Action> {
  /** The fields that may be answered in any way: the lesson goes on whatever is chosen there. */
  readonly free?: readonly string[];
  /** What the others answer to it. */
  readonly answers?: readonly AnswerMove<Action>[];
}

/** One thing that is taught. Without a deed it is only read. */
export interface Step<Action = AnyAction, Clause extends string = string> {
  /** One to three plain sentences. `{id}` is what the game calls the thing with this id. */
  readonly text: Spoken;
  /** Where to look: names of a place on the board, of which the first that is there counts. */
  readonly look?: readonly string[];
  /** Where the rules say it. */
  readonly clauses?: readonly Clause[];
  readonly deed?: Deed<Action>;
}

/** A first game that teaches: plain data. Config, seed and moves make it the same game every time. */
export interface Lesson<Action = AnyAction, Clause extends string = string> {
  readonly game: GameId;
  readonly config: { readonly players: readonly string[]; readonly [option: string]: unknown };
  /** The seat of whoever learns; all others are bots. */
  readonly learner: string;
  /** What falls where no face is written. */
  readonly seed: string;
  /** What has been done before the first step. */
  readonly begins: readonly AnswerMove<Action>[];
  readonly steps: readonly Step<Action, Clause>[];
}

/** Where a name of a thing goes in a text. */
const gap = /\{([\w:-]+)\}/g;

/** A text with its things called as the game calls them. */
export const toldIn = (text: string, name: (id: string) => string): string => text.replace(gap, (_, id: string) => name(id));

/** The ids of the things a text names. */
export const namedIn = (text: string): readonly string[] => [...text.matchAll(gap)].map((found) => found[1]!);
