import { type TestResult, testD10 } from '../../../core/resolution.js';
import { countryValue, idsOf, type Participant, support } from '../participants.js';
import type { Characteristic } from '../types.js';
import { type Board, now, type Table } from '../verbs/board.js';

/** One test to make. */
export interface Trial {
  readonly purpose: string;
  readonly characteristic: Characteristic;
  readonly difficulty: number;
  readonly participants: readonly Participant[];
}

/** One die, the characteristic as it stands, and what the active characters add, against a difficulty. [GM-TEST-01] [GM-TEST-05] */
export const rollTest = (state: Board, player: string, trial: Trial, table: Table): TestResult => {
  const { purpose, characteristic, difficulty, participants } = trial;
  const value = countryValue(now(state), player, characteristic);
  const bonus = support(participants);
  const die = table.roll(10, `${purpose}: ${player}`);
  const result = testD10(die, value + bonus, difficulty);
  const { total, success, margin } = result;
  const characters = idsOf(participants);
  table.emit({
    ...{ type: 'test-rolled', player, purpose, characteristic, value, die, characters, bonus, total, difficulty, success, margin },
  });
  return result;
};
