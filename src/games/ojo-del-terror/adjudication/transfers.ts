import { sameData } from '../../../core/state.js';
import type { Trade } from '../types.js';
import { holderOf, ordersOf, type Turn } from './turn.js';

interface Gift {
  readonly planet: string;
  readonly from: string;
  readonly to: string;
}

interface Deal extends Pick<Trade, 'give' | 'receive'> {
  readonly from: string;
  readonly to: string;
  readonly mirrored: boolean;
}

/** Gifts in pack order of their planets. */
const giftsOf = (turn: Turn): Gift[] =>
  turn.state.config.players
    .flatMap((from) => ordersOf(turn, from, 'cede').map(({ planet, to }) => ({ planet, from, to })))
    .sort((a, b) => turn.atlas.planets.get(a.planet)!.order - turn.atlas.planets.get(b.planet)!.order);

/** [ET-TRADE-05] Trades, a mirrored pair counting once; by the earlier seat and the first planet it gives. */
const dealsOf = (turn: Turn): Deal[] => {
  const seats = turn.state.config.players;
  const orderOf = (planet: string): number => turn.atlas.planets.get(planet)!.order;
  return seats
    .flatMap((from) =>
      ordersOf(turn, from, 'trade').flatMap(({ partner, give, receive }) => {
        const mirrored = ordersOf(turn, partner, 'trade').some(
          (other) => other.partner === from && sameData(other.give, receive) && sameData(other.receive, give),
        );
        // Of a mirrored pair, the earlier seat speaks for both.
        return mirrored && seats.indexOf(partner) < seats.indexOf(from) ? [] : [{ from, to: partner, give, receive, mirrored }];
      }),
    )
    .sort((a, b) => seats.indexOf(a.from) - seats.indexOf(b.from) || orderOf(a.give[0]!) - orderOf(b.give[0]!));
};

/** [ET-ADJ-05] Step 5: gifts and trades, all judged on the map after the invasions, then carried out at once. [ET-XFER-03] */
export const transfer = (turn: Turn): void => {
  const { taken, report, table } = turn;
  const moves: [planet: string, to: string][] = [];
  for (const gift of giftsOf(turn)) {
    const done = holderOf(turn, gift.planet) === gift.from; // [ET-CEDE-05] [ET-XFER-01]
    if (done) moves.push([gift.planet, gift.to]);
    report.cessions.push({ ...gift, done });
    table.emit({ type: done ? 'planet-ceded' : 'cession-failed', ...gift });
  }
  for (const { from, to, give, receive, mirrored } of dealsOf(turn)) {
    const holds = (player: string, planets: readonly string[]): boolean => planets.every((planet) => holderOf(turn, planet) === player);
    const result = !mirrored ? 'not-mirrored' : holds(from, give) && holds(to, receive) ? 'executed' : 'planet-lost'; // [ET-EVT-03]
    if (result === 'executed')
      moves.push(...give.map((planet) => [planet, to] as [string, string]), ...receive.map((planet) => [planet, from] as [string, string]));
    report.trades.push({ from, to, give: [...give], receive: [...receive], result });
    const told = { from, to, give: [...give], receive: [...receive] };
    table.emit(result === 'executed' ? { type: 'trade-executed', ...told } : { type: 'trade-failed', ...told, reason: result });
  }
  for (const [planet, to] of moves) taken.set(planet, to);
};
