import { type TestResult, testD10 } from '../../../../core/game/resolution.js';
import { countryValue, idsOf, type Participant, support } from '../../queries/participants.js';
import type { Characteristic, EventOf } from '../../types/index.js';
import { type Board, now, type Table } from '../countries/board.js';

/** One test to make. */
export interface Trial {
  readonly purpose: string;
  readonly characteristic: Characteristic;
  readonly difficulty: number;
  readonly participants: readonly Participant[];
}

/** A test that has been made and is still to be told. */
export interface ThrownTest {
  readonly result: TestResult;
  readonly event: EventOf<'test-rolled'>;
}

/** One die, the characteristic as it stands, and what the active characters add, against a difficulty. [GM-TEST-01] [GM-TEST-05] */
export const throwTest = (state: Board, player: string, trial: Trial, table: Table): ThrownTest => {
  const { purpose, characteristic, difficulty, participants } = trial;
  const value = countryValue(now(state), player, characteristic);
  const bonus = support(participants);
  const die = table.roll(10, `${purpose}: ${player}`);
  const result = testD10(die, value + bonus, difficulty);
  const { total, success, margin } = result;
  const characters = idsOf(participants);
  return {
    result,
    event: { type: 'test-rolled', player, purpose, characteristic, value, die, characters, bonus, total, difficulty, success, margin },
  };
};

/** A test that is made and told at once. */
export const rollTest = (state: Board, player: string, trial: Trial, table: Table): TestResult => {
  const { result, event } = throwTest(state, player, trial, table);
  table.emit(event);
  return result;
};
