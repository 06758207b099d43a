import type { Grade } from '../../../../core/game/resolution.js';
import { controllerOf } from '../../queries/state.js';
import type { Counter, Measure, State, Throw } from '../../types/index.js';
import type { ModeEntry } from '../../types/modes.js';

/** A measure on its way through the resolution. */
export interface Run {
  readonly measure: Measure;
  readonly entry: ModeEntry;
  readonly domestic: boolean;
  readonly area: string;
  /** Who answers it: the Nation aimed at, the owner of a host, the divided Nation for a side. [OT-OPP-02] */
  readonly victim: string | null;
  readonly atHiddenHost: boolean;
  /** Whose order it was. */
  readonly commander: string;
  /** Whether its author is hidden unless it is found out. */
  readonly veiled: boolean;
  /** The measure it opposes, as long as the opposition holds. [OT-MEAS-14] */
  readonly opposes: string | null;
  readonly trivial: boolean;
  roll: Throw | null;
  /** What it has come to so far. */
  result: 'success' | 'failure' | 'pending';
  grade: Grade;
  lost: boolean;
  counter: Counter | null;
  net: 0 | Grade;
  exposed: boolean;
}

/** Still in the running. */
export const stands = ({ result, lost }: Run): boolean => result !== 'failure' && !lost;

/** Does nobody know whose it was when all is over? */
export const staysHidden = ({ veiled, exposed }: Run): boolean => veiled && !exposed;

/** Margins as exact fractions: is the first larger, smaller, equal? */
export const compareMargins = (one: readonly [number, number], other: readonly [number, number]): number =>
  one[0] * other[1] - other[0] * one[1];

/** Who may see the whole of an event about a measure; null is everybody. [OT-VIEW-03] */
export const secretOf = (state: State, nation: string, hidden: boolean): string[] | null => (hidden ? [controllerOf(state, nation)] : null);
