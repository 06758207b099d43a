import { ownDefence } from '../queries.js';
import { ordersOf, type Turn } from './turn.js';

/** How many Defence actions each player put on each planet, sector Defences included. [ET-DEF-07] [ET-SEC-06] */
const contributionsOf = (turn: Turn): Map<string, { player: string; count: number }[]> => {
  const byPlanet = new Map<string, { player: string; count: number }[]>();
  const add = (planet: string, player: string, count: number): void => {
    const contributions = byPlanet.get(planet) ?? [];
    const own = contributions.find((contribution) => contribution.player === player);
    if (own === undefined) contributions.push({ player, count });
    else own.count += count;
    byPlanet.set(planet, contributions);
  };
  for (const player of turn.state.config.players) {
    for (const { planet, count } of ordersOf(turn, player, 'defend')) add(planet, player, count);
    for (const { sector, count } of ordersOf(turn, player, 'defend-sector'))
      for (const planet of turn.atlas.sectors.get(sector)!.planets) add(planet, player, count);
  }
  return byPlanet;
};

/** [ET-ADJ-02] [ET-DV-01] Step 2: the one Defence of every planet, the same against everybody. [ET-DV-02] [ET-DV-03] */
export const raiseDefences = (turn: Turn): void => {
  const contributions = contributionsOf(turn);
  for (const [planet, place] of turn.atlas.planets) {
    const raised = contributions.get(planet) ?? [];
    if (raised.length === 0 && !turn.forces.has(planet)) continue;
    const total = raised.reduce((sum, { count }) => sum + count, ownDefence(place)); // [ET-DEF-06]
    turn.defences.set(planet, total);
    turn.report.defences.push({ planet, total, contributions: raised.map((contribution) => ({ ...contribution })) });
    if (raised.length > 0) turn.table.emit({ type: 'defence-raised', planet, total, contributions: raised });
  }
};
