import type { Rules } from '../../../core/rule.js';
import type { ClauseId } from '../clauses.js';
import type { Event, State } from '../types.js';
import { type AddOrder, addOrder } from './add-order.js';
import { type ChooseLieutenants, chooseLieutenants } from './choose-lieutenants.js';
import { type ChooseWarband, chooseWarband } from './choose-warband.js';
import { type CloseOrders, closeOrders } from './close-orders.js';
import { type CommitOrders, commitOrders } from './commit-orders.js';
import { type OverruleDeed, overruleDeed } from './overrule-deed.js';
import { type PublishTurn, publishTurn } from './publish-turn.js';
import { type RemoveOrder, removeOrder } from './remove-order.js';
import { type ReopenOrders, reopenOrders } from './reopen-orders.js';
import { type SubmitOrders, submitOrders } from './submit-orders.js';

/** Everything that can be done. */
export type Action =
  | ChooseWarband
  | AddOrder
  | RemoveOrder
  | SubmitOrders
  | CommitOrders
  | ReopenOrders
  | CloseOrders
  | OverruleDeed
  | PublishTurn
  | ChooseLieutenants;

/** One rule for each. */
export const rules: Rules<State, Action, Event, ClauseId> = {
  'choose-warband': chooseWarband,
  'add-order': addOrder,
  'remove-order': removeOrder,
  'submit-orders': submitOrders,
  'commit-orders': commitOrders,
  'reopen-orders': reopenOrders,
  'close-orders': closeOrders,
  'overrule-deed': overruleDeed,
  'publish-turn': publishTurn,
  'choose-lieutenants': chooseLieutenants,
};

export type {
  AddOrder,
  ChooseLieutenants,
  ChooseWarband,
  CloseOrders,
  CommitOrders,
  OverruleDeed,
  PublishTurn,
  RemoveOrder,
  ReopenOrders,
  SubmitOrders,
};
