import { checkFace, checkOrder, checkPool, type Dice, pick, type Roll } from './dice.js';
import type { Table } from './rule.js';

/** The table of one step: passes on throws, keeps what fell and what was told. */
export class StepTable<Event> implements Table<Event> {
  readonly events: Event[] = [];
  readonly rolls: Roll[] = [];
  readonly #dice: Dice;
  constructor(dice: Dice) {
    this.#dice = dice;
  }
  roll(sides: number, why: string): number {
    const value = checkFace(this.#dice.roll(sides, why), sides, why);
    this.rolls.push({ kind: 'roll', sides, value, why });
    return value;
  }
  pool(count: number, sides: number, why: string): readonly number[] {
    if (count === 0) return [];
    const values = checkPool(this.#dice.pool(count, sides, why), count, sides, why);
    this.rolls.push({ kind: 'pool', sides, values: [...values], why });
    return values;
  }
  shuffle(count: number, why: string): readonly number[] {
    if (count === 0 || count === 1) return count === 1 ? [0] : [];
    const order = checkOrder(this.#dice.shuffle(count, why), count, why);
    this.rolls.push({ kind: 'shuffle', order: [...order], why });
    return order;
  }
  pick<T>(list: readonly T[], why: string): T {
    return pick(this, list, why);
  }
  emit(event: Event): void {
    this.events.push(event);
  }
}
