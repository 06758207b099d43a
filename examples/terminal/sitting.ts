import type { Game, GameTypes, Match } from 'ludoteca';
import type { Bot } from 'ludoteca/bots';

/** Any game, with players named in its configuration. */
export interface AnyTypes extends GameTypes {
  readonly Config: { readonly players: readonly string[] };
}
/** A game whose name is all the terminal knows. */
export type AnyGame = Game<AnyTypes>;

/** One evening at the table. */
export interface Sitting {
  readonly game: AnyGame;
  readonly match: Match<AnyTypes>;
  /** The seat of whoever sits at the keyboard, or null if nobody does. */
  readonly you: string | null;
  readonly language: string;
  readonly bot: Bot<AnyTypes>;
}
