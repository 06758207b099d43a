import { core } from './core.js';
import { genegrafter } from './genegrafter.js';
import { genesMactantes } from './genes-mactantes.js';
import { ojoDelTerror } from './ojo-del-terror.js';
import { orbisTerrarum } from './orbis-terrarum.js';
import { somElQueDecidim } from './som-el-que-decidim.js';

/** Examples of what each game says no with. */
export const examples = {
  core,
  genegrafter,
  'genes-mactantes': genesMactantes,
  'ojo-del-terror': ojoDelTerror,
  'orbis-terrarum': orbisTerrarum,
  'som-el-que-decidim': somElQueDecidim,
} as const;
