import { ownDefence } from '../../queries/state.js';
import { placeIn, type Turn } from './turn.js';

interface Contribution {
  readonly player: string;
  count: number;
}

/** How many Defence actions each player put on each planet, sector Defences included. [ET-DEF-07] [ET-SEC-06] */
const contributionsOf = (turn: Turn): (Contribution[] | undefined)[] => {
  const byPlace: (Contribution[] | undefined)[] = new Array(turn.atlas.places.length).fill(undefined);
  for (const { player, order } of turn.orders.defences) {
    const places = order.type === 'defend' ? [placeIn(turn, order.planet)] : turn.atlas.sectors.get(order.sector)!.orders;
    for (const place of places) {
      const there = byPlace[place];
      const last = there?.at(-1); // the orders of one player come together
      if (last?.player === player) last.count += order.count;
      else if (there !== undefined) there.push({ player, count: order.count });
      else byPlace[place] = [{ player, count: order.count }];
    }
  }
  return byPlace;
};

const copyContribution = ({ player, count }: Contribution): Contribution => ({ player, count });

/** [ET-ADJ-02] [ET-DV-01] Step 2: the one Defence of every planet, the same against everybody. [ET-DV-02] [ET-DV-03] */
export const raiseDefences = (turn: Turn): void => {
  const { battles, report, table } = turn;
  const contributions = contributionsOf(turn);
  let next = 0;
  for (const place of turn.atlas.places) {
    const battle = battles[next]?.place === place ? battles[next++]! : null;
    const raised = contributions[place.order] ?? null;
    if (raised === null && battle === null) continue;
    let total = ownDefence(place); // [ET-DEF-06]
    if (raised !== null) for (const { count } of raised) total += count;
    if (battle !== null) battle.defence = total;
    report.defences.push({ planet: place.id, total, contributions: raised === null ? [] : raised.map(copyContribution) });
    if (raised !== null) table.emit({ type: 'defence-raised', planet: place.id, total, contributions: raised });
  }
};
