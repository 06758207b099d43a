import type { TestResult } from '../../../../core/game/resolution.js';
import { type Casting, castBy, idsOf, isInCountry, participants } from '../../queries/participants.js';
import type { Characteristic, Means, State } from '../../types/index.js';
import { intelWorth } from '../affairs/contest.js';
import { exposeTo } from '../affairs/reprisals.js';
import { rollTest } from '../affairs/tests.js';
import { type Board, now, type Table } from '../countries/board.js';
import { activate } from '../countries/characters.js';
import { changeIntel } from '../countries/country.js';

/** A test that is a declared action. */
export interface DeclaredTest {
  readonly purpose: string;
  readonly characteristic: Characteristic;
  readonly difficulty: number;
  readonly casting: Casting;
  /** Who may take revenge for a failure, and against whom intel counts; null for internal tests. [GM-REPR-03] */
  readonly opponent: string | null;
}

/** Characters step forward, intel is spent, the die falls, and failure exposes. [GM-ACTV-02] [GM-INTL-02] [GM-REPR-01] */
export const performTest = (state: Board, player: string, means: Means, test: DeclaredTest, table: Table): TestResult => {
  const { purpose, characteristic, casting, opponent } = test;
  const active = participants(now(state), means.characters ?? [], casting);
  activate(state, active, table);
  const usesIntel = means.useIntel === true && opponent !== null;
  if (usesIntel) changeIntel(state, player, opponent, -1, table);
  const difficulty = test.difficulty - (usesIntel ? intelWorth : 0);
  const result = rollTest(state, player, { purpose, characteristic, difficulty, participants: active }, table);
  if (!result.success && opponent !== null) exposeTo(state, opponent, idsOf(active));
  return result;
};

/** Who may help at home: characters in the own country. [GM-ACTV-04] */
export const atHome = (state: State, player: string, characteristic: Characteristic): Casting =>
  castBy(characteristic, isInCountry(state, player));
