import { bool, type Codec, int, nullable, oneOf, shape } from '../../../core/data/codec.js';
import { type ModifierTarget, modifierTarget, name, type Source, sources, statistic } from './basics.js';
import type { Statistic } from './statistics.js';

/** A stored modifier; positive is a penalty. [OT-STATE-04] */
export interface Modifier {
  readonly id: string;
  readonly nation: string;
  readonly target: ModifierTarget;
  readonly value: number;
  readonly source: Source;
  readonly lastTurn: number;
  readonly singleUse: boolean;
  readonly cancellable: boolean;
  readonly against: string | null;
  readonly grantedBy: string | null;
  /** Whether its author is hidden. [OT-VIEW-06] */
  readonly hidden: boolean;
  /** The treaty it lives and dies with. */
  readonly cause: string | null;
}

/** A run of equal results with one statistic in one theatre. [OT-MOD-18] */
export interface Streak {
  readonly nation: string;
  readonly statistic: Statistic;
  readonly area: string;
  readonly outcome: 'success' | 'failure';
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
