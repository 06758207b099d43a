import { sameData } from '../../../../core/data/copies.js';
import type { Cede, Trade, TransferFault } from '../../types/index.js';
import { holderOf, type Signed, type Turn } from './turn.js';

/** A planet on its way from one player to another. */
export interface Handover {
  readonly planet: string;
  readonly from: string;
  readonly to: string;
}

/** What passes as a whole or not at all: a gift, two mirrored trades, or all else that two players hand to each other. [ET-XFER-04] */
export interface Exchange {
  readonly cessions: readonly Signed<Cede>[];
  /** One for each order; of two mirrored ones, that of the earlier seat. */
  readonly trades: readonly Signed<Trade>[];
  /** Why nothing passes; null if it does. */
  readonly fault: TransferFault | null;
}

/** What two players hand to each other, besides mirrored trades. */
interface Dealings {
  readonly one: string;
  readonly other: string;
  readonly cessions: Signed<Cede>[];
  readonly trades: Signed<Trade>[];
}

/** The order that mirrors a trade, if its partner wrote it. */
const mirrorOf = ({ player, order }: Signed<Trade>, trades: readonly Signed<Trade>[]): Signed<Trade> | undefined =>
  trades.find(
    (other) =>
      other.player === order.partner &&
      other.order.partner === player &&
      sameData(other.order.give, order.receive) &&
      sameData(other.order.receive, order.give),
  );

/** What a cession hands over. */
export const cededIn = ({ player, order }: Signed<Cede>): Handover => ({ planet: order.planet, from: player, to: order.to });

/** Still with one of the two after the invasions: its giver, or the very player who was to have it and took it. [ET-XFER-07] */
const isThere = (turn: Turn, planet: string, one: string, other: string): boolean => {
  const holder = holderOf(turn, planet);
  return holder === one || holder === other;
};

const areThere = (turn: Turn, planets: readonly string[], one: string, other: string): boolean =>
  planets.every((planet) => isThere(turn, planet, one, other));

/** [ET-XFER-01] A gift passes if its giver still has it: what the receiver has conquered is conquered, not given. */
const giftOf = (turn: Turn, cession: Signed<Cede>): Exchange => ({
  cessions: [cession],
  trades: [],
  fault: holderOf(turn, cession.order.planet) === cession.player ? null : 'planet-lost', // [ET-CEDE-05]
});

/** [ET-XFER-06] Two mirrored trades, whatever else the two players hand to each other. */
const mirrored = (turn: Turn, trade: Signed<Trade>): Exchange => {
  const { partner, give, receive } = trade.order;
  const isWhole = areThere(turn, give, trade.player, partner) && areThere(turn, receive, trade.player, partner);
  return { cessions: [], trades: [trade], fault: isWhole ? null : 'planet-lost' }; // [ET-TRADE-05]
};

/** [ET-XFER-05] Everything that a trade asks for must be ceded to its author, for one trade only; then nothing of it may be lost. */
const exchangeOf = (turn: Turn, { one, other, cessions, trades }: Dealings): Exchange => {
  const isCeded = (planet: string, to: string): boolean => cessions.some(({ order }) => order.planet === planet && order.to === to);
  const isAskedOnce = (planet: string): boolean => trades.filter(({ order }) => order.receive.includes(planet)).length === 1;
  const isAnswered = ({ player, order }: Signed<Trade>): boolean =>
    order.receive.every((planet) => isCeded(planet, player) && isAskedOnce(planet));
  const isWhole = (): boolean =>
    cessions.every(({ order }) => isThere(turn, order.planet, one, other)) &&
    trades.every(({ order }) => areThere(turn, order.give, one, other));
  return { cessions, trades, fault: !trades.every(isAnswered) ? 'not-mirrored' : isWhole() ? null : 'planet-lost' }; // [ET-EVT-03]
};

/** The dealings of every two players who have any. */
const dealingsOf = (cessions: readonly Signed<Cede>[], trades: readonly Signed<Trade>[]): readonly Dealings[] => {
  const all: Dealings[] = [];
  const between = (one: string, other: string): Dealings => {
    for (const known of all) if ((known.one === one && known.other === other) || (known.one === other && known.other === one)) return known;
    const dealings: Dealings = { one, other, cessions: [], trades: [] };
    all.push(dealings);
    return dealings;
  };
  for (const cession of cessions) between(cession.player, cession.order.to).cessions.push(cession);
  for (const trade of trades) between(trade.player, trade.order.partner).trades.push(trade);
  return all;
};

/** [ET-CEDE-07] Did both hand over something, or did one ask for something in return? Else there are gifts. */
const isMutual = ({ cessions, trades }: Dealings): boolean =>
  trades.length > 0 || cessions.some(({ player }) => player !== cessions[0]!.player);

/** Everything that is to change hands this turn, sorted into what passes together. [ET-XFER-04] */
export const exchangesOf = (turn: Turn): Exchange[] => {
  const { cessions, trades } = turn.orders;
  const exchanges: Exchange[] = [];
  const lone: Signed<Trade>[] = [];
  for (const trade of trades) {
    const mirror = mirrorOf(trade, trades);
    if (mirror === undefined) lone.push(trade);
    else if (trade.seat < mirror.seat) exchanges.push(mirrored(turn, trade)); // the earlier seat speaks for both
  }
  for (const dealings of dealingsOf(cessions, lone))
    if (isMutual(dealings)) exchanges.push(exchangeOf(turn, dealings));
    else for (const cession of dealings.cessions) exchanges.push(giftOf(turn, cession));
  return exchanges;
};
