import type { Game } from 'ludoteca';
import type { GameId } from 'ludoteca/games';

/** Fetches the rules of a game, without words. */
export const ruleBoxes: Readonly<Record<GameId, () => Promise<Game>>> = {
  'ojo-del-terror': async () => (await import('ludoteca/ojo-del-terror')).ojoDelTerror as unknown as Game,
  genegrafter: async () => (await import('ludoteca/genegrafter')).genegrafter as unknown as Game,
  'som-el-que-decidim': async () => (await import('ludoteca/som-el-que-decidim')).somElQueDecidim as unknown as Game,
  'genes-mactantes': async () => (await import('ludoteca/genes-mactantes')).genesMactantes as unknown as Game,
  'orbis-terrarum': async () => (await import('ludoteca/orbis-terrarum')).orbisTerrarum as unknown as Game,
};
