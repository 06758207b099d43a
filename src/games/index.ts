/**
 * All the games with all their words, for those who want to offer a choice. A program that plays one game imports that game's own path, and the words of
 * the languages it speaks, and pays for no others.
 *
 * @module ludoteca/games
 */

import { withWords } from '../core/engine/with-words.js';
import type { Game } from '../core/game/game.js';
import { genegrafter } from './genegrafter/index.js';
import { genesMactantes } from './genes-mactantes/index.js';
import { ojoDelTerror } from './ojo-del-terror/index.js';
import { english as ojoInEnglish } from './ojo-del-terror/labels/english/index.js';
import { spanish as ojoInSpanish } from './ojo-del-terror/labels/spanish/index.js';
import { orbisTerrarum } from './orbis-terrarum/index.js';
import type { GameId } from './rules.js';
import { somElQueDecidim } from './som-el-que-decidim/index.js';

/** Every game of the package by its id. */
export const games = {
  'ojo-del-terror': withWords(ojoDelTerror, [ojoInEnglish, ojoInSpanish]),
  genegrafter: genegrafter,
  'som-el-que-decidim': somElQueDecidim,
  'genes-mactantes': genesMactantes,
  'orbis-terrarum': orbisTerrarum,
} as const;

export type { GameId };

/** Every game, for programs that know none of them by name: nothing but what all games share, so one variable can hold any. */
export const catalogue: readonly Game[] = Object.values(games) as unknown as readonly Game[];

/** A game by an id from anywhere; undefined if there is none. */
export const gameById = (id: string): Game | undefined => catalogue.find((game) => game.id === id);
