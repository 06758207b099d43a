import { sameData } from '../../../../core/data/copies.js';
import { unordered } from '../../../../core/data/unordered.js';
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

const givenIn = ({ player, order }: Signed<Trade>): Handover[] => order.give.map((planet) => ({ planet, from: player, to: order.partner }));

const askedIn = ({ player, order }: Signed<Trade>): Handover[] =>
  order.receive.map((planet) => ({ planet, from: order.partner, to: player }));

/** Still the giver's after the invasions, or taken by the very player who was to have it. [ET-XFER-07] */
const isThere = (turn: Turn, { planet, from, to }: Handover): boolean => {
  const holder = holderOf(turn, planet);
  return holder === from || holder === to;
};

/** [ET-XFER-01] A gift passes if its giver still has it: what the receiver has conquered is conquered, not given. */
const giftOf = (turn: Turn, cession: Signed<Cede>): Exchange => ({
  cessions: [cession],
  trades: [],
  fault: holderOf(turn, cession.order.planet) === cession.player ? null : 'planet-lost', // [ET-CEDE-05]
});

/** [ET-XFER-06] Two mirrored trades, whatever else the two players hand to each other. */
const mirrored = (turn: Turn, trade: Signed<Trade>): Exchange => ({
  cessions: [],
  trades: [trade],
  fault: [...givenIn(trade), ...askedIn(trade)].every((handover) => isThere(turn, handover)) ? null : 'planet-lost', // [ET-TRADE-05]
});

/** [ET-XFER-05] Everything that a trade asks for must be ceded to its author, for one trade only; then nothing of it may be lost. */
const exchangeOf = (turn: Turn, { cessions, trades }: Dealings): Exchange => {
  const ceded = cessions.map(cededIn);
  const asked = trades.flatMap(askedIn);
  const isAnswered = ({ planet, to }: Handover): boolean =>
    ceded.some((handover) => handover.planet === planet && handover.to === to) &&
    asked.filter((other) => other.planet === planet).length === 1;
  const isWhole = [...ceded, ...trades.flatMap(givenIn)].every((handover) => isThere(turn, handover));
  return { cessions, trades, fault: !asked.every(isAnswered) ? 'not-mirrored' : isWhole ? null : 'planet-lost' }; // [ET-EVT-03]
};

/** The dealings of every two players who have any. */
const dealingsOf = (cessions: readonly Signed<Cede>[], trades: readonly Signed<Trade>[]): Iterable<Dealings> => {
  const dealings = new Map<string, Dealings>();
  const between = (one: string, other: string): Dealings => {
    const pair = unordered(one, other);
    const known = dealings.get(pair) ?? { cessions: [], trades: [] };
    dealings.set(pair, known);
    return known;
  };
  for (const cession of cessions) between(cession.player, cession.order.to).cessions.push(cession);
  for (const trade of trades) between(trade.player, trade.order.partner).trades.push(trade);
  return dealings.values();
};

/** [ET-CEDE-07] Did both hand over something, or did one ask for something in return? Else there are gifts. */
const isMutual = ({ cessions, trades }: Dealings): boolean =>
  trades.length > 0 || cessions.some(({ player }) => player !== cessions[0]!.player);

/** Everything that is to change hands this turn, sorted into what passes together. [ET-XFER-04] */
export const exchangesOf = (turn: Turn): Exchange[] => {
  const { cessions, trades } = turn.orders;
  if (cessions.length === 0 && trades.length === 0) return [];
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
