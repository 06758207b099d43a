import type { Cede, Trade, TransferFault } from '../../types/index.js';
import { cededIn, type Exchange, exchangesOf, type Handover } from './exchanges.js';
import { handOver, holderOf, placeIn, type Signed, type Turn } from './turn.js';

/** A cession or a trade of this turn, with what stands against it. */
interface Judged<T extends Cede | Trade> {
  readonly signed: Signed<T>;
  readonly fault: TransferFault | null;
}

/** Does a trade ask for what is ceded here? Then the trade tells of it. [ET-EVT-04] */
const isAnswer = ({ player, order }: Signed<Cede>, { trades }: Exchange): boolean =>
  trades.some((trade) => trade.player === order.to && trade.order.partner === player && trade.order.receive.includes(order.planet));

/** [ET-EVT-01] Cessions in pack order of their planets. Those that answer a trade are left out where it takes place. */
const cessionsOf = (turn: Turn, exchanges: readonly Exchange[]): Judged<Cede>[] => {
  const judged: Judged<Cede>[] = [];
  for (const exchange of exchanges) {
    const { cessions, fault } = exchange;
    for (const signed of cessions) if (fault !== null || !isAnswer(signed, exchange)) judged.push({ signed, fault });
  }
  const placeOf = ({ signed }: Judged<Cede>): number => placeIn(turn, signed.order.planet);
  return judged.sort((a, b) => placeOf(a) - placeOf(b));
};

/** [ET-EVT-01] Trades by the earlier seat of a mirrored pair, or by their author, and by the first planet that is given. */
const tradesOf = (turn: Turn, exchanges: readonly Exchange[]): Judged<Trade>[] => {
  const judged: Judged<Trade>[] = [];
  for (const { trades, fault } of exchanges) for (const signed of trades) judged.push({ signed, fault });
  const placeOf = ({ signed }: Judged<Trade>): number => placeIn(turn, signed.order.give[0]!);
  return judged.sort((a, b) => a.signed.seat - b.signed.seat || placeOf(a) - placeOf(b));
};

/** [ET-ADJ-05] Step 5: what is handed over is judged on the map after the invasions, then passes all at once. [ET-XFER-03] */
export const transfer = (turn: Turn): void => {
  const { report, table, orders } = turn;
  if (orders.cessions.length === 0 && orders.trades.length === 0) return;
  const exchanges = exchangesOf(turn);
  const moves: Handover[] = [];
  // What its receiver has conquered itself is there already, and was told. [ET-XFER-07] [ET-EVT-04]
  const passes = (handover: Handover): boolean => {
    const isDue = holderOf(turn, handover.planet) === handover.from;
    if (isDue) moves.push(handover);
    return isDue;
  };
  for (const { signed, fault } of cessionsOf(turn, exchanges)) {
    const { planet, from, to } = cededIn(signed);
    if (fault !== null) {
      report.cessions.push({ planet, from, to, done: false, reason: fault });
      table.emit({ type: 'cession-failed', planet, from, to, reason: fault });
    } else if (passes({ planet, from, to })) {
      report.cessions.push({ planet, from, to, done: true, reason: null });
      table.emit({ type: 'planet-ceded', planet, from, to });
    }
  }
  for (const { signed, fault } of tradesOf(turn, exchanges)) {
    const { player: from, order } = signed;
    const { partner: to } = order;
    const give = order.give.filter((planet) => fault !== null || passes({ planet, from, to }));
    const receive = order.receive.filter((planet) => fault !== null || passes({ planet, from: to, to: from }));
    report.trades.push({ from, to, give: [...give], receive: [...receive], result: fault ?? 'executed' });
    if (fault === null) table.emit({ type: 'trade-executed', from, to, give, receive });
    else table.emit({ type: 'trade-failed', from, to, give, receive, reason: fault });
  }
  for (const { planet, to } of moves) handOver(turn, placeIn(turn, planet), to);
};
