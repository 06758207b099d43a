import { genegrafterStudy } from './genegrafter.js';
import { genesMactantesStudy } from './genes-mactantes.js';
import { ojoDelTerrorStudy } from './ojo-del-terror.js';
import { orbisTerrarumStudy } from './orbis-terrarum.js';
import { somElQueDecidimStudy } from './som-el-que-decidim.js';
import type { Study } from './table.js';

/** What is tried, game by game. */
export const studies: readonly Study[] = [
  ojoDelTerrorStudy,
  genegrafterStudy,
  somElQueDecidimStudy,
  genesMactantesStudy,
  orbisTerrarumStudy,
];
