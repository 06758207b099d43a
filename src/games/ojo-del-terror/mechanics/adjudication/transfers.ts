import { sameData } from '../../../../core/data/copies.js';
import type { Cede, Trade } from '../../types/index.js';
import { handOver, holderOf, placeIn, type Signed, type Turn } from './turn.js';

/** Gifts in pack order of their planets. */
const giftsOf = (turn: Turn): readonly Signed<Cede>[] => {
  const { gifts } = turn.orders;
  return gifts.length < 2 ? gifts : [...gifts].sort((a, b) => placeIn(turn, a.order.planet) - placeIn(turn, b.order.planet));
};

/** The order that mirrors a trade, if its partner wrote it. */
const mirrorOf = ({ player, order }: Signed<Trade>, trades: readonly Signed<Trade>[]): Signed<Trade> | undefined =>
  trades.find(
    (other) =>
      other.player === order.partner &&
      other.order.partner === player &&
      sameData(other.order.give, order.receive) &&
      sameData(other.order.receive, order.give),
  );

interface Deal extends Signed<Trade> {
  readonly mirrored: boolean;
}

/** [ET-TRADE-05] Trades, a mirrored pair counting once; by the earlier seat and the first planet it gives. */
const dealsOf = (turn: Turn): Deal[] => {
  const { trades } = turn.orders;
  const deals: Deal[] = [];
  for (const trade of trades) {
    const mirror = mirrorOf(trade, trades);
    if (mirror !== undefined && mirror.seat < trade.seat) continue; // the earlier seat speaks for both
    deals.push({ player: trade.player, seat: trade.seat, order: trade.order, mirrored: mirror !== undefined });
  }
  const firstOf = ({ order }: Deal): number => placeIn(turn, order.give[0]!);
  return deals.length < 2 ? deals : deals.sort((a, b) => a.seat - b.seat || firstOf(a) - firstOf(b));
};

const holdsAll = (turn: Turn, player: string, planets: readonly string[]): boolean =>
  planets.every((planet) => holderOf(turn, planet) === player);

/** [ET-ADJ-05] Step 5: gifts and trades, all judged on the map after the invasions, then carried out at once. [ET-XFER-03] */
export const transfer = (turn: Turn): void => {
  const { report, table } = turn;
  const moves: { readonly planet: string; readonly to: string }[] = [];
  for (const { player: from, order } of giftsOf(turn)) {
    const { planet, to } = order;
    const done = holderOf(turn, planet) === from; // [ET-CEDE-05] [ET-XFER-01]
    if (done) moves.push({ planet, to });
    report.cessions.push({ planet, from, to, done });
    table.emit({ type: done ? 'planet-ceded' : 'cession-failed', planet, from, to });
  }
  for (const { player: from, order, mirrored } of dealsOf(turn)) {
    const { partner: to, give, receive } = order;
    const result = !mirrored ? 'not-mirrored' : holdsAll(turn, from, give) && holdsAll(turn, to, receive) ? 'executed' : 'planet-lost'; // [ET-EVT-03]
    report.trades.push({ from, to, give: [...give], receive: [...receive], result });
    if (result === 'executed') {
      for (const planet of give) moves.push({ planet, to });
      for (const planet of receive) moves.push({ planet, to: from });
      table.emit({ type: 'trade-executed', from, to, give: [...give], receive: [...receive] });
    } else table.emit({ type: 'trade-failed', from, to, give: [...give], receive: [...receive], reason: result });
  }
  for (const { planet, to } of moves) handOver(turn, placeIn(turn, planet), to);
};
