import type { GameRecord, GameTypes } from 'ludoteca';
import type { Seat } from '../tables/seats.js';

/** A table as it is kept: who sits where, and the whole record. It tells everything; it stays on the device of the host. */
export interface SavedTable {
  readonly format: 'ludoteca-table/1';
  readonly seats: readonly Seat[];
  readonly record: GameRecord<GameTypes>;
  /** How many of its steps lie behind the present; those beyond were taken back and may be done again. All of them, unless given. */
  readonly at?: number;
}
