import type { Outcome } from 'ludoteca';
import type { AnyAction, AnyEvent, AnyView } from './catalogue.js';

/** A step as whoever looks saw it. Steps of which nothing was seen are not among them: not even their number is told. */
export interface Moment {
  /** Where it lies in the history of the match. */
  readonly at: number;
  readonly events: readonly AnyEvent[];
}

/** A type of action that is open, with a few legal actions of it, found at a glance. */
export interface Offer {
  readonly type: string;
  readonly actions: readonly AnyAction[];
}

/** Between two people the device goes from hand to hand, and shows nothing meanwhile. */
export interface Handover {
  readonly kind: 'handover';
  readonly to: string;
}

/** All that the page may show: made of `view` and `witness` for whoever sits at the device, and nothing else. */
export interface Seated {
  readonly kind: 'seated';
  /** Who sits at the device; null for spectators. */
  readonly viewer: string | null;
  readonly view: AnyView;
  /** What the viewer saw, the setup first. */
  readonly moments: readonly Moment[];
  /** Which moment is looked at, if it is not the present. */
  readonly looking: number | null;
  /** May the game go on from the moment looked at? Not if that takes back what somebody else has decided. */
  readonly mayPlayOn: boolean;
  /** Who is to act, as far as the viewer may know. */
  readonly acting: readonly string[];
  /** Is it the viewer the game waits for? */
  readonly awaited: boolean;
  /** What is open to the viewer now. */
  readonly offers: readonly Offer[];
  /** Others at this device who may act now. */
  readonly others: readonly string[];
  /** The bot that is thinking. */
  readonly thinking: string | null;
  readonly paused: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly outcome: Outcome | null;
  /** Had the browser room to keep the game? */
  readonly kept: boolean;
  /** Changes whenever the match does. */
  readonly revision: number;
}

/** What the device shows. */
export type Seen = Handover | Seated;
