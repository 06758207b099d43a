import type { Game, GameTypes } from 'ludoteca';
import { type GameId, games } from 'ludoteca/games';

/** Any game, with players named in its configuration: all that the page knows of a game. */
export interface AnyTypes extends GameTypes {
  readonly Config: { readonly players: readonly string[] };
}
/** A game whose rules the page never looks into. */
export type AnyGame = Game<AnyTypes>;
/** An action of any game. */
export type AnyAction = AnyTypes['Action'];
/** An event of any game. */
export type AnyEvent = AnyTypes['Event'];

/** Every game on offer. */
export const catalogue: Readonly<Record<GameId, AnyGame>> = games as unknown as Readonly<Record<GameId, AnyGame>>;
/** The ids of the games, in the order of the shelf. */
export const gameIds: readonly GameId[] = Object.keys(games) as GameId[];
/** Is this the id of a game on offer? */
export const isGameId = (id: unknown): id is GameId => typeof id === 'string' && Object.hasOwn(games, id);
