import { atlasOf, type Passage, type View } from 'ludoteca/ojo-del-terror';
import { chartOf } from './chart.js';

/** The ways Invasions may take: the first that leads there counts. [ET-REACH-07] [ET-REACH-09] */
const waysOf = ({ config }: View, across: boolean): readonly Passage[] => {
  if (!across) return ['near', 'gate', 'boundary'];
  return config.gateCountsAsCrossing ? ['gate', 'boundary'] : ['boundary'];
};

/** From where a band strikes: of its planets on the way that is paid for the one nearest to the target; null if it comes from deep space. */
export const springboardOf = (view: View, player: string, target: string, across = false): string | null => {
  const { planets, subsectors } = atlasOf(view.config.pack);
  const chart = chartOf(view.config.pack);
  const [to, aim] = [planets.get(target), chart.planets.get(target)];
  if (to === undefined || aim === undefined) return null;
  const { neighbours } = subsectors.get(to.subsector)!;
  const far = (id: string): number => {
    const [x, y] = chart.planets.get(id)!;
    return Math.hypot(x - aim[0], y - aim[1]);
  };
  for (const way of waysOf(view, across)) {
    const next = new Set(neighbours.flatMap((neighbour) => (neighbour.passage === way ? [neighbour.to] : [])));
    if (way === 'near') next.add(to.subsector);
    let best: string | null = null;
    for (const { id, subsector } of planets.values())
      if (view.planets[id]?.controller === player && next.has(subsector) && (best === null || far(id) < far(best))) best = id;
    if (best !== null) return best;
  }
  return null;
};
