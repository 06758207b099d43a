import type { Draft } from 'immer';
import { peek } from '../../../core/data/copies.js';
import type { Table } from '../../../core/game/rule.js';
import { coins, treasury } from '../queries/state.js';
import type { Event, State } from '../types/index.js';
import { draw, moveDiscs } from './verbs.js';

/** One 2 € disc goes to the partner, two 1 € discs drawn blind come back. Nobody's wealth changes. [SD-CHG-05] [SD-CHG-11] */
export const breakCoin = (state: Draft<State>, actor: string, partner: string, given: string, table: Table<Event>): void => {
  const received = draw(coins(peek<State>(state as State), partner, 1), 2, 'change', table);
  moveDiscs(state, actor, partner, [given]);
  moveDiscs(state, partner, actor, received);
  table.emit(
    actor === treasury
      ? { type: 'treasury-coin-broken', partner, given, received }
      : { type: 'coin-broken', actor, partner, given, received },
  );
};
