import { type Open, type Tell, turnsFor } from '../../queries/state.js';
import type { State } from '../../types/index.js';
import type { Attribute } from '../../types/statistics.js';
import { addModifier, type Gift, roomFor } from './modifiers.js';

const purchase = (state: State | Open, nation: string, target: Attribute, amount: number): Gift => ({
  nation,
  target,
  value: -amount,
  source: 'purchased',
  lastTurn: state.turn + turnsFor(state, state.config.acquiredYears),
});

/** How much of a bought bonus would still do something. [OT-PROS-15] */
export const roomForPurchase = (state: State, nation: string, target: Attribute, amount: number): number =>
  roomFor(state, purchase(state, nation, target, amount));

/** A bonus is bought. [OT-PROS-02] [OT-PROS-08] */
export const acquirePurchased = (state: Open, nation: string, target: Attribute, amount: number, table: Tell): void =>
  addModifier(state, purchase(state, nation, target, amount), table);
