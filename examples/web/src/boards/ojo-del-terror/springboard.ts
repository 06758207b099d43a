import { atlasOf, type View } from 'ludoteca/ojo-del-terror';
import { chartOf } from './chart.js';

/** From where a band strikes: its planet nearest to the target among those in or next to its subsector; null if it comes from deep space. */
export const springboardOf = (view: View, player: string, target: string): string | null => {
  const { planets, subsectors } = atlasOf(view.config.pack);
  const chart = chartOf(view.config.pack);
  const [to, aim] = [planets.get(target), chart.planets.get(target)];
  if (to === undefined || aim === undefined) return null;
  const near = new Set([to.subsector, ...subsectors.get(to.subsector)!.neighbours.map((way) => way.to)]);
  const far = (id: string): number => {
    const [x, y] = chart.planets.get(id)!;
    return Math.hypot(x - aim[0], y - aim[1]);
  };
  let best: string | null = null;
  for (const { id, subsector } of planets.values())
    if (view.planets[id]?.controller === player && near.has(subsector) && (best === null || far(id) < far(best))) best = id;
  return best;
};
