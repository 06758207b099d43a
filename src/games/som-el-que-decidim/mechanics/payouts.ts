import type { Draft } from 'immer';
import { peek } from '../../../core/data/copies.js';
import type { Table } from '../../../core/game/rule.js';
import { seatsFrom } from '../../../core/game/turns.js';
import { coins, mixesOf, seats, treasury, wealth } from '../queries/state.js';
import type { Event, Payout, State } from '../types/index.js';
import { breakCoin } from './breaking-coins.js';
import { draw, endGame, moveDiscs } from './verbs.js';

/** The treasury pays so many 2 € discs and the rest in 1 € discs, drawn blind. [SD-TAKE-02] */
export const takeCoins = (state: Draft<State>, twos: number, table: Table<Event>): void => {
  const now = peek<State>(state as State);
  const { receiver, amount, cause } = now.payout!;
  const discs = [
    ...draw(coins(now, treasury, 2), twos, '2 € disc', table),
    ...draw(coins(now, treasury, 1), amount - 2 * twos, '1 € disc', table),
  ];
  moveDiscs(state, treasury, receiver, discs);
  state.payout = null;
  table.emit({ type: 'money-taken', receiver, amount, discs, cause });
};

/** The treasury has to pay: it fails, pays by itself, or lets the receiver choose the coins. */
export const payOut = (state: Draft<State>, payout: Payout, table: Table<Event>): void => {
  const { amount, receiver } = payout;
  state.step = 'takeMoney';
  if (amount === 0) return; // [SD-ROLL-05]
  const now = peek<State>(state as State);
  if (wealth(now, treasury) < amount) {
    endGame(state, { ending: 'dui', provoker: receiver }, table); // [SD-OUT-01] [SD-END-07]
    return;
  }
  if (amount % 2 === 1 && coins(now, treasury, 1).length === 0) {
    // [SD-OUT-03]
    const given = table.pick(coins(now, treasury, 2), 'disc to break');
    const partner = seatsFrom(seats(now), now.holder).find((player) => coins(now, player, 1).length >= 2)!;
    breakCoin(state, treasury, partner, given, table);
  }
  state.payout = { ...payout };
  const [only, another] = mixesOf(peek<State>(state as State), amount);
  if (another === undefined) takeCoins(state, only!, table); // [SD-OUT-04]
};
