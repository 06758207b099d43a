import { sameData } from '../core/data/copies.js';
import type { Game } from '../core/game/game.js';

/** Whose turn it is after a step, as a journal keeps it: clocks, bots and notices are the fold’s affair, which knows no rules. */
export interface WhoseTurn {
  /** Who may act. */
  readonly acting: readonly string[];
  /** Whom of them the game waits for; all of them unless it is said. */
  readonly awaited?: readonly string[];
}

/** Whose turn it is in a state. */
export const whoseTurn = (game: Game, state: object): WhoseTurn => {
  const [acting, awaited] = [game.actors(state), game.awaited(state)];
  return sameData(acting, awaited) ? { acting } : { acting, awaited };
};

/** That alone, out of whatever tells of it. */
export const turnIn = ({ acting, awaited }: WhoseTurn): WhoseTurn => (awaited === undefined ? { acting } : { acting, awaited });

/** Whom the game waits for. */
export const awaitedIn = ({ acting, awaited = acting }: WhoseTurn): readonly string[] => awaited;
