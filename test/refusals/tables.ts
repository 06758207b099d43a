import { refusals as genegrafter } from '../../src/games/genegrafter/refusals/index.js';
import { refusals as genesMactantes } from '../../src/games/genes-mactantes/refusals/index.js';
import { refusals as ojoDelTerror } from '../../src/games/ojo-del-terror/refusals/index.js';
import { refusals as orbisTerrarum } from '../../src/games/orbis-terrarum/refusals/index.js';
import { refusals as somElQueDecidim } from '../../src/games/som-el-que-decidim/refusals/index.js';

/** The refusals of every game. */
export const tables = {
  'ojo-del-terror': ojoDelTerror,
  genegrafter: genegrafter,
  'genes-mactantes': genesMactantes,
  'orbis-terrarum': orbisTerrarum,
  'som-el-que-decidim': somElQueDecidim,
} as const;
