import { checkFace, checkOrder, checkPool, type Dice, DiceFault, pick, type Roll } from '../dice/dice.js';
import type { Table } from '../game/rule.js';

/** More throws than any step takes: dice that always fall alike would be thrown again for ever where a rule asks for another face. */
export const mostInOneStep = 100_000;

/** The table of one step: passes on throws, keeps what fell and what was told. */
export class StepTable<Event> implements Table<Event> {
  declare events: Event[];
  declare rolls: Roll[];
  readonly #dice: Dice;
  constructor(dice: Dice) {
    this.events = [];
    this.rolls = [];
    this.#dice = dice;
  }
  roll(sides: number, why: string): number {
    const value = checkFace(this.#dice.roll(sides, why), sides, why);
    this.#note({ kind: 'roll', sides, value, why });
    return value;
  }
  pool(count: number, sides: number, why: string): readonly number[] {
    if (count === 0) return [];
    const values = checkPool(this.#dice.pool(count, sides, why), count, sides, why);
    this.#note({ kind: 'pool', sides, values: [...values], why });
    return values;
  }
  shuffle(count: number, why: string): readonly number[] {
    if (count === 0) return [];
    if (count === 1) return [0];
    const order = checkOrder(this.#dice.shuffle(count, why), count, why);
    this.#note({ kind: 'shuffle', order: [...order], why });
    return order;
  }
  pick<T>(list: readonly T[], why: string): T {
    return pick(this, list, why);
  }
  emit(event: Event): void {
    // Most steps tell one thing: a list made for one takes a tenth of the room of one that was begun empty.
    if (this.events.length === 0) this.events = [event];
    else this.events.push(event);
  }
  #note(roll: Roll): void {
    if (this.rolls.length >= mostInOneStep)
      throw new DiceFault(`After ${mostInOneStep} throws the dice still do not fall as the rules ask (${roll.why}).`);
    if (this.rolls.length === 0) this.rolls = [roll];
    else this.rolls.push(roll);
  }
}
