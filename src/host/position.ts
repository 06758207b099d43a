import type { Roll } from '../core/dice/dice.js';
import type { Seat, TableRules } from '../protocol/index.js';
import type { Request, TokenHash } from './deeds.js';

/** A step as it was written, and what stood before it; the setup has no action. */
export interface Play {
  readonly step: number;
  readonly before: Play | null;
  readonly action: { readonly player: string } | null;
  readonly rolls: readonly Roll[];
  readonly seal: string;
  readonly events: readonly object[];
  readonly acting: readonly string[];
}

/** A request, and who has agreed. */
export interface Asking extends Request {
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
  readonly config: object;
  readonly rules: TableRules;
  readonly seats: readonly Seat[];
  readonly tokens: readonly TokenHash[];
  /** The last step that stands. */
  readonly play: Play;
  /** Steps taken back, the next one first. */
  readonly undone: readonly Play[];
  readonly request: Asking | null;
  readonly paused: boolean;
  readonly closed: boolean;
  readonly rematch: string | null;
  readonly clocks: Readonly<Record<string, SeatClock>>;
  /** Seats for which a bot decides once. */
  readonly standIns: readonly string[];
}

/** The time of one seat: so many milliseconds as of `since`, from which it runs; null if it stands. */
export interface SeatClock {
  readonly left: number;
  readonly since: number | null;
  /** Its time was up, and nothing has been decided since. */
  readonly out: boolean;
}

/** The name of the bot that plays on for whose time is up. */
export const standIn = 'stand-in';
