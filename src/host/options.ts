import type { Interruption } from '../core/data/interruption.js';
import type { Dice } from '../core/dice/dice.js';
import type { Game } from '../core/game/game.js';
import type { ActionBase } from '../core/game/rule.js';
import type { Budgets } from './budgets.js';
import type { Journal } from './journal.js';

/**
 * What is thought about beside the host: plain data, so that it can cross to a worker. The state is dealt anew: it holds no secrets of others. The bot is
 * that of the seat, or `standIn` for whose time is up.
 */
export type Problem =
  | { readonly kind: 'choose'; readonly game: string; readonly state: object; readonly player: string; readonly bot: string }
  | { readonly kind: 'foresee'; readonly game: string; readonly state: object; readonly action: ActionBase; readonly plays: number };

/**
 * Why somebody might want to come back to a table: the game waits for them (`to-act`), they may step in or answer an offer though it waits for others
 * (`may-act`), they are asked something, or the game is over.
 */
export type Notice = 'to-act' | 'may-act' | 'asked' | 'over';

/** What a host is given: it has no transport, storage or timers of its own. */
export interface HostOptions {
  readonly journal: Journal;
  /** The game of an id; undefined if none of this id is hosted here. */
  readonly gameOf: (id: string) => Game | undefined;
  /** Where chance comes from. */
  readonly dice: () => Dice;
  /** The time in milliseconds, by the clock that dates the entries of the journal: clocks of tables run from one to the other. */
  readonly now: () => number;
  /** Rings once after so many milliseconds; what is given back stops it. */
  readonly after: (ms: number, ring: () => void) => () => void;
  /** The action a bot chooses (null or undefined: none), or a forecast (null: there is none); without it bots wait and nothing is foreseen. */
  readonly think?: (problem: Problem, signal: Interruption) => Promise<unknown>;
  /** `due(table)` is to be called then, even if this process is gone: set before the entry that starts the clock. */
  readonly alarm?: (table: string, at: number) => Promise<void>;
  /** Tells other processes how far tables have come; it may get lost. */
  readonly announce?: (tables: ReadonlyMap<string, number>) => void;
  /** Somebody has reason to come back to a table: to write to them, say. Told once, by the process that wrote it; it may get lost with that process. */
  readonly notify?: (table: string, seat: string, what: Notice) => void;
  /**
   * What a game or `think` has thrown at a table (null: before there was one), and which bot chose what is refused: for a log. People hear only that
   * something failed. It may hold what is secret.
   */
  readonly failed?: (table: string | null, error: unknown) => void;
  /** The version of the rules, such as 1.12.0: tables remember by which they were played, so that an older server knows itself to be too old. */
  readonly version?: string;
  readonly budgets?: Partial<Budgets>;
}
