import { anyGame, type Game } from 'ludoteca';
import type { GameId } from 'ludoteca/games';

/** Fetches the rules of a game, without words. */
export const ruleBoxes: Readonly<Record<GameId, () => Promise<Game>>> = {
  'ojo-del-terror': async () => anyGame((await import('ludoteca/ojo-del-terror')).ojoDelTerror),
  genegrafter: async () => anyGame((await import('ludoteca/genegrafter')).genegrafter),
  'som-el-que-decidim': async () => anyGame((await import('ludoteca/som-el-que-decidim')).somElQueDecidim),
  'genes-mactantes': async () => anyGame((await import('ludoteca/genes-mactantes')).genesMactantes),
  'orbis-terrarum': async () => anyGame((await import('ludoteca/orbis-terrarum')).orbisTerrarum),
};
