import type { Seat, TableRules } from '../protocol/index.js';
import type { Request, StepWritten, TokenHash } from './deeds.js';

/** A step as it was written, and what stood before it; the setup has no action. */
export interface Play extends StepWritten {
  readonly step: number;
  readonly before: Play | null;
  readonly action: { readonly player: string } | null;
  /** How much time its player had left when it was made, and gained by it; unknown where the journal has not been read so far back. */
  readonly time?: { readonly left: number; readonly gained: number };
  /** What each viewer had seen up to it, where that does not follow from what is in memory. */
  readonly past?: Readonly<Record<string, Past>>;
}

/** How many moments somebody has seen, and their mark; empty where nobody knows it. */
export interface Past {
  readonly count: number;
  readonly mark: string;
}

/** What somebody has taken back and may do again, the next step first; and the step that stood then. */
export interface Undone {
  readonly plays: readonly Play[];
  readonly stood: Play;
}

/** A request, and who has agreed. */
export interface Asking extends Omit<Request, 'kind'> {
  readonly kind: Request['kind'] | 'go-on';
  /** Empty if the host asks. */
  readonly by: string;
  readonly of: readonly string[];
  readonly agreed: readonly string[];
}

/** A table as the entries of its journal make it: no rules, no state, nothing that is not written. */
export interface Table {
  /** The number of the last entry, and when it was written: never before the one before it. */
  readonly n: number;
  readonly at: number;
  readonly game: string;
  /** The version of the rules by which it was played last. */
  readonly version: string;
  readonly config: object;
  readonly rules: TableRules;
  readonly seats: readonly Seat[];
  readonly tokens: readonly TokenHash[];
  /** The last step that stands. */
  readonly play: Play;
  /** What each seat has taken back: nobody else may know of it. */
  readonly undone: Readonly<Record<string, Undone>>;
  /** While something is asked, the table waits. */
  readonly request: Asking | null;
  /** The rules have been mended, and lead elsewhere after a step: who agrees to go on from there. */
  readonly goingOn: { readonly to: number; readonly version: string; readonly agreed: readonly string[] } | null;
  /** Seats whose request was refused: they may ask again when they have acted. */
  readonly declined: readonly string[];
  readonly paused: boolean;
  readonly closed: boolean;
  readonly rematch: string | null;
  readonly clocks: Readonly<Record<string, SeatClock>>;
  /** Seats for which a bot decides once. */
  readonly standIns: readonly string[];
}

/** What of a table it hangs on whether somebody may have other steps stand. */
export type Standing = Pick<Table, 'seats' | 'tokens' | 'play' | 'undone' | 'request'> & {
  readonly rules: Pick<TableRules, 'undo' | 'watch'>;
};

/** The time of one seat: so many milliseconds as of `since`, from which it runs; null if it stands. */
export interface SeatClock {
  readonly left: number;
  readonly since: number | null;
  /** Its time was up, and nothing has been decided since. */
  readonly out: boolean;
}
