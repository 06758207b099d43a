import type { Game, GameTypes } from 'ludoteca';
import { type GameId, games } from 'ludoteca/games';

/** An action of any game. */
export type AnyAction = GameTypes['Action'];
/** An event of any game. */
export type AnyEvent = GameTypes['Event'];
/** What may be known of any game. */
export type AnyView = GameTypes['View'];

/** The ids of the games, in the order of the shelf. */
export const gameIds: readonly GameId[] = Object.keys(games) as GameId[];
/** Is this the id of a game on offer? */
export const isGameId = (id: unknown): id is GameId => typeof id === 'string' && Object.hasOwn(games, id);
/** A game on offer, as the page knows it: its rules are never looked into. */
export const gameOf = (id: GameId): Game => games[id] as unknown as Game;
