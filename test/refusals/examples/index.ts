import { core } from './core.js';
import { genegrafter } from './genegrafter.js';
import { genesMactantes } from './genes-mactantes.js';
import { ojoDelTerror } from './ojo-del-terror.js';
import { somElQueDecidim } from './som-el-que-decidim.js';

/** Examples of what each game says no with. */
export const examples = {
  core,
  genegrafter,
  'genes-mactantes': genesMactantes,
  'ojo-del-terror': ojoDelTerror,
  'som-el-que-decidim': somElQueDecidim,
} as const;
