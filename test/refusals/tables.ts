import { refusals as ojoDelTerror } from '../../src/games/ojo-del-terror/refusals/index.js';

/** The refusals of every game. */
export const tables = {
  'ojo-del-terror': ojoDelTerror,
} as const;
