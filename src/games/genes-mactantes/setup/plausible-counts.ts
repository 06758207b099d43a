import { executable, isLiving, sheetOf } from '../queries/state.js';
import type { Country, KindId, LedgerEntry, State } from '../types/index.js';

/** The most actions anybody can have in a turn: a large country at its best, with taxes raised and resources found. [GM-ALLO-02] */
const mostActions = 13;

/** The most points a country can begin with: the best sheet, with a city in every territory there may be. [GM-DEPL-01] */
const mostAtFirst = 500;

/** What one order can add to an entry of the ledger. [GM-RECR-02] [GM-CFG-08] [GM-DEMO-01] */
const mostByOrder: readonly { readonly entry: LedgerEntry; readonly kind: KindId; readonly points: number }[] = [
  { entry: 'recruited', kind: 'recruit', points: 10 },
  { entry: 'founded', kind: 'found-city', points: 2 },
  { entry: 'demobilised', kind: 'demobilise', points: 10 },
];

/** Orders of a kind carried out this turn; of a country that is out nobody knows how many. */
const done = (state: State, player: string, kind?: KindId): number =>
  isLiving(state, player)
    ? sheetOf(state, player).filter(({ state: fate, order }) => fate !== 'pending' && (kind === undefined || order.kind === kind)).length
    : mostActions;

/** Could play have booked this much? Nothing before the first turn; then what orders have added follows from the turns gone by and the orders read in this one. */
const isLedger = (state: State, player: string, { ledger }: Country): boolean =>
  ledger.initial <= mostAtFirst &&
  (state.turn > 0 || ledger.lost + ledger.disbanded + ledger.given === 0) &&
  mostByOrder.every(
    ({ entry, kind, points }) => ledger[entry] <= points * (mostActions * Math.max(0, state.turn - 1) + done(state, player, kind)),
  );

/** Could a country have as many actions, now and next turn? [GM-TAXE-03] [GM-EVNT-03] */
const areActions = (state: State, player: string, { allowance, thisTurn, nextTurn }: Country): boolean =>
  allowance <= mostActions && thisTurn.bonus <= 2 && nextTurn.bonus <= Math.min(1, done(state, player, 'taxes'));

/** From the second round on every slot begins with an order to carry out: so many rounds, so many orders. [GM-FLOW-10] */
const isRound = (state: State): boolean => {
  if (state.slot === null) return true;
  const { round, player, isOver } = state.slot;
  const most = 2 + state.config.players.reduce((sum, other) => sum + done(state, other), 0);
  return round < most || (round === most && !isOver && executable(state, player).length > 0);
};

/** The first count that rules do not let grow so far, and where it stands; null if there is none. */
export const strangeCount = (state: State): string | null => {
  for (const [player, country] of Object.entries(state.countries)) {
    if (!isLedger(state, player, country)) return `countries.${player}.ledger`;
    if (!areActions(state, player, country)) return `countries.${player}.nextTurn`;
  }
  const booked = (entry: LedgerEntry): number => Object.values(state.countries).reduce((sum, { ledger }) => sum + ledger[entry], 0);
  if (booked('given') !== booked('received')) return 'countries'; // [GM-TRAD-14]
  return isRound(state) ? null : 'slot.round';
};
