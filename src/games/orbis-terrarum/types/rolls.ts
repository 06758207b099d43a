import { bool, type Codec, int, nullable, oneOf, shape } from '../../../core/data/codec.js';
import { type ModifierTarget, modifierTarget, name, type Source, sources, statistic } from './basics.js';
import type { Statistic } from './statistics.js';

/** A stored modifier; positive is a penalty. [OT-STATE-04] */
export interface Modifier {
  /** Names the modifier in actions and events. */
  readonly id: string;
  /** The Nation it weighs on or helps. */
  readonly nation: string;
  /** What it touches: one attribute, every roll, or hostile measures. */
  readonly target: ModifierTarget;
  /** What it adds to the die: below 0 helps, above 0 hinders; never 0. */
  readonly value: number;
  /** Where it comes from. */
  readonly source: Source;
  /** The last turn it counts. */
  readonly lastTurn: number;
  /** Is it gone once a roll has used it? */
  readonly singleUse: boolean;
  /** Can a modifier of the opposite sign offset it? */
  readonly cancellable: boolean;
  /** The Nation against which alone it counts; null is everybody. */
  readonly against: string | null;
  /** The Nation that brought it about; null if none did, and to those who may not know. */
  readonly grantedBy: string | null;
  /** Whether its author is hidden. [OT-VIEW-06] */
  readonly hidden: boolean;
  /** The treaty it lives and dies with. */
  readonly cause: string | null;
}

/** A run of equal results with one statistic in one theatre. [OT-MOD-18] */
export interface Streak {
  /** Whose measures they were. */
  readonly nation: string;
  /** With which statistic. */
  readonly statistic: Statistic;
  /** Where they were aimed: the theatre of the streak. */
  readonly area: string;
  /** What they all came to. */
  readonly outcome: 'success' | 'failure';
  /** Turns in a row. */
  readonly length: number;
  /** The last turn that added to it. */
  readonly lastTurn: number;
  /** Whether it is one of covert measures, or of those from a host whose owner is hidden. [OT-MOD-18] [OT-VIEW-11] */
  readonly covert: boolean;
}

/** A stored modifier. */
export const modifier: Codec<Modifier> = shape<Modifier>({
  id: name,
  nation: name,
  target: modifierTarget,
  value: int,
  source: oneOf(sources),
  lastTurn: int,
  singleUse: bool,
  cancellable: bool,
  against: nullable(name),
  grantedBy: nullable(name),
  hidden: bool,
  cause: nullable(name),
});

/** A streak. */
export const streak: Codec<Streak> = shape<Streak>({
  nation: name,
  statistic,
  area: name,
  outcome: oneOf(['success', 'failure']),
  length: int,
  lastTurn: int,
  covert: bool,
});
