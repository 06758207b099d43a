import type { Grade } from '../../../../core/game/resolution.js';
import type { Violations } from '../../../../core/refusals/violation.js';
import type { ClauseId } from '../../clauses.js';
import type { Open, Tell } from '../../queries/state.js';
import type { Announcement, Measure, State, Target } from '../../types/index.js';
import type { Mode } from '../../types/modes.js';
import type { Attribute, Statistic } from '../../types/statistics.js';

/** A measure that won: who did what to whom, and how well. */
export interface Deed {
  readonly measure: Measure;
  /** The statistic and mode whose effect applies: those announced, unless it was reinterpreted. [OT-EFF-23] */
  readonly statistic: Statistic;
  readonly mode: Mode;
  readonly attribute: Attribute | null;
  readonly grade: Grade;
  /** The net value V. */
  readonly value: number;
  /** Whether its author stays hidden. */
  readonly hidden: boolean;
  /** Who may know what is hidden. */
  readonly knownTo: readonly string[];
  /** Tells that an index of a Nation was brought down by this measure. */
  struck(nation: string): void;
}

/** What a mode may aim at; `none` is no target at all. */
export type Aim = Target['kind'] | 'none';

/** One mode of measures: reading it is reading what it does. */
export interface MeasureRule {
  /** The kinds of target it takes. */
  readonly aims: readonly Aim[];
  /** Its own conditions, after those that all measures share. */
  check?(state: State, announced: Announcement): Violations<ClauseId>;
  /** Worth listing: what may be filled in besides slot, statistic and mode; nothing of it is null. [OT-MEAS-16] */
  list(state: State, nation: string, near: Near, statistic: Statistic): Iterable<Partial<Announcement>>;
  /** Takes effect. If its object no longer meets its conditions it changes nothing. [OT-EFF-01] */
  apply(state: Open, deed: Deed, table: Tell): void;
}

/** The nearest things around a slot. [OT-ACT-05] */
export interface Near {
  readonly nations: readonly string[];
  regions(fits: (region: string) => boolean): readonly string[];
}

/** A Nation as a target. */
export const nationTarget = (id: string): Target => ({ kind: 'nation', id });

/** Whom a measure benefits: its target, or its own Nation. */
export const beneficiaryOf = ({ target, nation }: Pick<Announcement, 'target' | 'nation'>): string =>
  target?.kind === 'nation' ? target.id : nation;

/** Each of the nearest Nations as a target. */
export const atNations = (near: Near): readonly Partial<Announcement>[] => near.nations.map((id) => ({ target: nationTarget(id) }));
