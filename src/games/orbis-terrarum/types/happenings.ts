import { oneOf } from '../../../core/data/codec.js';
import type { Purse } from './basics.js';
import type { CrisisLoss, Effect } from './effects.js';
import type { Statistic } from './statistics.js';

/** A world event of this turn. */
export interface Happening {
  readonly id: string;
  readonly category: 'natural' | 'human';
  readonly kind: 'info' | 'effect' | 'crisis' | 'lasting-crisis' | 'opportunity';
  readonly nations: readonly string[];
  readonly text: string;
}

/** A crisis that lives. [OT-MEAS-09] */
export interface Crisis {
  readonly id: string;
  readonly nation: string;
  readonly counter: Statistic;
  readonly loss: CrisisLoss;
  readonly perTurn: { readonly via: number; readonly leg: number } | null;
  readonly turns: number | null;
  /** The last turn of its consequences; null until it has been answered. */
  readonly lastTurn: number | null;
}

/** Something on offer. [OT-EVT-08] */
export interface Opportunity {
  readonly id: string;
  /** Null is everybody. */
  readonly nations: readonly string[] | null;
  readonly cost: Purse;
  readonly effects: readonly Effect[];
  readonly lastTurn: number;
  readonly tag: string | null;
  readonly takenBy: readonly string[];
}

/** A milestone the referee has published. [OT-REF-09] */
export interface PublishedMilestone {
  readonly id: string;
  readonly text: string;
  readonly reward: readonly Effect[];
}

/** What sorts of happenings the administrators may bring about. */
export const kinds = oneOf(['info', 'effect', 'crisis', 'lasting-crisis', 'opportunity']);
