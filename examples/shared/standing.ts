import { type GameTypes, own } from 'ludoteca';
import type { GameId } from 'ludoteca/games';
import type { View as GenegrafterView } from 'ludoteca/genegrafter';
import type { View as GenesMactantesView } from 'ludoteca/genes-mactantes';
import type { View as OjoDelTerrorView } from 'ludoteca/ojo-del-terror';
import type { View as SomElQueDecidimView } from 'ludoteca/som-el-que-decidim';

/** How somebody stands, as far as everybody may know. */
export interface Stand {
  readonly player: string;
  readonly points: number;
  readonly rank: number;
}

/** How everybody stands, the first first; nobody before there is anything to count. */
export type Standing = (view: GameTypes['View']) => readonly Stand[];

type Points = Readonly<Record<string, number>>;
type Counting<V> = (view: V) => Points;

const byPlayer = <T>(of: readonly T[], one: (thing: T) => readonly [string, number]): Points => Object.fromEntries(of.map(one));

const inOjoDelTerror: Counting<OjoDelTerrorView> = ({ players }) => byPlayer(Object.entries(players), ([id, { score }]) => [id, score]);
const inGenegrafter: Counting<GenegrafterView> = ({ players }) => byPlayer(players, ({ id, score }) => [id, score]);
const inSomElQueDecidim: Counting<SomElQueDecidimView> = ({ players }) =>
  byPlayer(Object.entries(players), ([id, { participation }]) => [id, participation]);
const inGenesMactantes: Counting<GenesMactantesView> = ({ countries }) =>
  byPlayer(Object.entries(countries), ([id, { victoryPoints }]) => [id, victoryPoints]);

/** Which views belong to which game the registry cannot say; whoever opens the table does. */
const any = <V>(counting: Counting<V>): Counting<GameTypes['View']> => counting as unknown as Counting<GameTypes['View']>;

/** Fetches how points are counted in a game. Where they follow by its rules these are fetched, and nobody pays for those of another game. */
const countingBoxes: Readonly<Record<GameId, () => Promise<Counting<GameTypes['View']>>>> = {
  'ojo-del-terror': async () => any(inOjoDelTerror),
  genegrafter: async () => any(inGenegrafter),
  'som-el-que-decidim': async () => any(inSomElQueDecidim),
  'genes-mactantes': async () => any(inGenesMactantes),
  'orbis-terrarum': async () => any((await import('./nations-counted.js')).nationsCounted),
};

/** Fetches how everybody stands in a game; in games that are not known here nobody stands anywhere. */
export const fetchStanding = async (id: string): Promise<Standing> => {
  const counting = await own<() => Promise<Counting<GameTypes['View']>>>(countingBoxes, id)?.();
  return (view) => {
    const all = Object.entries(counting?.(view) ?? {});
    return all
      .map(([player, has]) => ({ player, points: has, rank: 1 + all.filter(([, more]) => more > has).length }))
      .sort((a, b) => a.rank - b.rank);
  };
};
