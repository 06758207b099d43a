/**
 * All the games, for those who want to offer a choice. A program that plays one game imports that game's own path and pays for no other.
 *
 * @module ludoteca/games
 */

import type { Game } from '../core/game/game.js';
import { genegrafter } from './genegrafter/index.js';
import { genesMactantes } from './genes-mactantes/index.js';
import { ojoDelTerror } from './ojo-del-terror/index.js';
import { orbisTerrarum } from './orbis-terrarum/index.js';
import { somElQueDecidim } from './som-el-que-decidim/index.js';

/** Every game of the package by its id. */
export const games = {
  'ojo-del-terror': ojoDelTerror,
  genegrafter: genegrafter,
  'som-el-que-decidim': somElQueDecidim,
  'genes-mactantes': genesMactantes,
  'orbis-terrarum': orbisTerrarum,
} as const;

/** The id of a game of the package. */
export type GameId = keyof typeof games;

/** Every game, for programs that know none of them by name: nothing but what all games share, so one variable can hold any. */
export const catalogue: readonly Game[] = Object.values(games) as unknown as readonly Game[];

/** A game by an id from anywhere; undefined if there is none. */
export const gameById = (id: string): Game | undefined => catalogue.find((game) => game.id === id);

export { genegrafter, genesMactantes, ojoDelTerror, orbisTerrarum, somElQueDecidim };
