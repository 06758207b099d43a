import { coreFaults } from './core.js';
import type { Fault } from './fault.js';
import { genegrafterFaults } from './genegrafter.js';
import { genesMactantesFaults } from './genes-mactantes.js';
import { ojoDelTerrorFaults } from './ojo-del-terror.js';
import { orbisTerrarumFaults } from './orbis-terrarum.js';
import { pigFaults } from './pig.js';
import { sealedBidsFaults } from './sealed-bids.js';
import { somElQueDecidimFaults } from './som-el-que-decidim.js';

/** Every planted fault. */
export const faults: readonly Fault[] = [
  ...pigFaults,
  ...coreFaults,
  ...sealedBidsFaults,
  ...ojoDelTerrorFaults,
  ...genegrafterFaults,
  ...orbisTerrarumFaults,
  ...genesMactantesFaults,
  ...somElQueDecidimFaults,
];
