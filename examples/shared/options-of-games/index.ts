import type { GameId } from 'ludoteca/games';
import type { Option } from '../options.js';
import { genegrafter } from './genegrafter.js';
import { genesMactantes } from './genes-mactantes.js';
import { ojoDelTerror } from './ojo-del-terror.js';
import { orbisTerrarum } from './orbis-terrarum.js';
import { somElQueDecidim } from './som-el-que-decidim.js';

/** The options that change the character of a game, for a front end to ask for. All others are as usual; `decodeConfig` has the last word. */
export const options: Readonly<Record<GameId, readonly Option[]>> = {
  'ojo-del-terror': ojoDelTerror,
  genegrafter,
  'som-el-que-decidim': somElQueDecidim,
  'genes-mactantes': genesMactantes,
  'orbis-terrarum': orbisTerrarum,
};
