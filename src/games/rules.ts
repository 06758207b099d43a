import type { Game } from '../core/game/game.js';
import { genegrafter } from './genegrafter/index.js';
import { genesMactantes } from './genes-mactantes/index.js';
import { ojoDelTerror } from './ojo-del-terror/index.js';
import { orbisTerrarum } from './orbis-terrarum/index.js';
import { somElQueDecidim } from './som-el-que-decidim/index.js';

/** The rules of every game by its id, without words. */
export const rulesOfAll = {
  'ojo-del-terror': ojoDelTerror,
  genegrafter: genegrafter,
  'som-el-que-decidim': somElQueDecidim,
  'genes-mactantes': genesMactantes,
  'orbis-terrarum': orbisTerrarum,
} as const;

/** The id of a game of the package. */
export type GameId = keyof typeof rulesOfAll;

/** The rules of a game by an id from anywhere; undefined if there is none. */
export const rulesById = (id: string): Game | undefined =>
  Object.hasOwn(rulesOfAll, id) ? (rulesOfAll[id as GameId] as unknown as Game) : undefined;
