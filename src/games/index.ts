/**
 * All the games, for those who want to offer a choice. A program that plays one game imports that game's own path and pays for no other.
 *
 * @module ludoteca/games
 */
import { ojoDelTerror } from './ojo-del-terror/index.js';

/** Every game of the package by its id. */
export const games = {
  'ojo-del-terror': ojoDelTerror,
} as const;

/** The id of a game of the package. */
export type GameId = keyof typeof games;

export { ojoDelTerror };
