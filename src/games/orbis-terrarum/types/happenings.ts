import { oneOf } from '../../../core/data/codec.js';
import type { Purse } from './basics.js';
import type { CrisisLoss, Effect } from './effects.js';
import type { Statistic } from './statistics.js';

/** A world event of this turn. */
export interface Happening {
  /** Names the happening in events. */
  readonly id: string;
  /** An act of nature or of people. */
  readonly category: 'natural' | 'human';
  /** What follows from it: nothing, effects, a crisis that is short or lasts, or an offer. */
  readonly kind: 'info' | 'effect' | 'crisis' | 'lasting-crisis' | 'opportunity';
  /** The Nations it befalls; empty if none in particular. */
  readonly nations: readonly string[];
  /** What has happened, in words. */
  readonly text: string;
}

/** A crisis that lives. [OT-MEAS-09] */
export interface Crisis {
  /** Names the crisis; Welfare is aimed at this. */
  readonly id: string;
  /** The Nation that suffers it. */
  readonly nation: string;
  /** The statistic it is answered with. */
  readonly counter: Statistic;
  /** What a failure takes. */
  readonly loss: CrisisLoss;
  /** What it takes of the two indices each turn if it lasts; null if it does not. */
  readonly perTurn: { readonly via: number; readonly leg: number } | null;
  /** How many turns it lasts once it has been failed; null if it does not last. */
  readonly turns: number | null;
  /** The last turn of its consequences; null until it has been answered. */
  readonly lastTurn: number | null;
}

/** Something on offer. [OT-EVT-08] */
export interface Opportunity {
  /** Names the opportunity in actions and events. */
  readonly id: string;
  /** Null is everybody. */
  readonly nations: readonly string[] | null;
  /** What taking it costs. */
  readonly cost: Purse;
  /** What comes of taking it, in this order. */
  readonly effects: readonly Effect[];
  /** The last turn in which it may be taken. */
  readonly lastTurn: number;
  /** A word by which its author marked it; null if there is none. */
  readonly tag: string | null;
  /** Nations that have taken it, which each may once. */
  readonly takenBy: readonly string[];
}

/** A milestone the referee has published. [OT-REF-09] */
export interface PublishedMilestone {
  /** Names the milestone in actions and events. */
  readonly id: string;
  /** The deed it asks for, in words. */
  readonly text: string;
  /** What the Nation gets to which it is awarded, which happens once. */
  readonly reward: readonly Effect[];
}

/** What sorts of happenings the administrators may bring about. */
export const kinds = oneOf(['info', 'effect', 'crisis', 'lasting-crisis', 'opportunity']);
