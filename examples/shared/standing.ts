import { type GameTypes, own } from 'ludoteca';
import type { GameId } from 'ludoteca/games';
import type { View as GenegrafterView } from 'ludoteca/genegrafter';
import type { View as GenesMactantesView } from 'ludoteca/genes-mactantes';
import type { View as OjoDelTerrorView } from 'ludoteca/ojo-del-terror';
import { attributes, capacityOf, type View as OrbisTerrarumView } from 'ludoteca/orbis-terrarum';
import type { View as SomElQueDecidimView } from 'ludoteca/som-el-que-decidim';

/** How somebody stands, as far as everybody may know. */
export interface Stand {
  readonly player: string;
  readonly points: number;
  readonly rank: number;
}

type Points = Readonly<Record<string, number>>;

/** The points of a Nation’s player, as the figures of the end count them. [OT-END-05] */
const ofNation = ({ nations, regions, config }: OrbisTerrarumView, id: string): number => {
  const nation = nations[id]!;
  const weights = config.standingsWeights;
  const left = (index: 'via' | 'leg', damage: number): number => Math.max(0, capacityOf(nation.attributes, index) - damage);
  const figures = {
    attributes: attributes.reduce((sum, attribute) => sum + nation.attributes[attribute], 0),
    indices: left('via', nation.viaDamage) + left('leg', nation.legDamage),
    wealth: nation.wealth,
    progress: nation.progress,
    regions: Object.values(regions).filter(({ owner }) => owner === id).length,
    vassals: Object.values(nations).filter(({ patron, alive }) => alive && patron === id).length,
  };
  return Object.entries(figures).reduce((sum, [figure, value]) => sum + weights[figure as keyof typeof figures] * value, 0);
};

const byPlayer = <T>(of: readonly T[], one: (thing: T) => readonly [string, number]): Points => Object.fromEntries(of.map(one));

/** What everybody has, by game. */
const pointsIn = {
  'ojo-del-terror': ({ players }: OjoDelTerrorView) => byPlayer(Object.entries(players), ([id, { score }]) => [id, score]),
  genegrafter: ({ players }: GenegrafterView) => byPlayer(players, ({ id, score }) => [id, score]),
  'som-el-que-decidim': ({ players }: SomElQueDecidimView) =>
    byPlayer(Object.entries(players), ([id, { participation }]) => [id, participation]),
  'genes-mactantes': ({ countries }: GenesMactantesView) =>
    byPlayer(Object.entries(countries), ([id, { victoryPoints }]) => [id, victoryPoints]),
  'orbis-terrarum': (view: OrbisTerrarumView) =>
    byPlayer(view.config.players, (id) => {
      const nation = own(view.players, id)?.principal ?? null;
      return [id, nation === null ? 0 : ofNation(view, nation)];
    }),
} as const satisfies Record<GameId, unknown>;

/** How everybody stands, the first first; nobody before there is anything to count, and in games that are not known here. */
export const standingOf = (id: string, view: GameTypes['View']): readonly Stand[] => {
  // Which views belong to which game the registry cannot say; whoever opens the table does.
  const points = own(pointsIn as unknown as Readonly<Record<string, (view: GameTypes['View']) => Points>>, id);
  const all = Object.entries(points?.(view) ?? {});
  return all
    .map(([player, has]) => ({ player, points: has, rank: 1 + all.filter(([, more]) => more > has).length }))
    .sort((a, b) => a.rank - b.rank);
};
