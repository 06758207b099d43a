import type { Outcome, Refusal } from 'ludoteca';
import type { ClockSeen, Ending, RequestSeen, SeatSeen, TableRules } from 'ludoteca/client';
import type { AnyAction, AnyEvent, AnyView } from './catalogue.js';

/** A step as whoever looks saw it. Steps of which nothing was seen are not among them: not even their number is told. */
export interface Moment {
  /** Its number among all that the viewer saw; -1 for a setup of which nothing was told. */
  readonly at: number;
  readonly events: readonly AnyEvent[];
}

/** A type of action that is open, with a few legal actions of it, found at a glance. */
export interface Offer {
  readonly type: string;
  readonly actions: readonly AnyAction[];
}

/** Nothing is known of the table yet. */
export interface Opening {
  readonly kind: 'opening';
}

/** Between two people the device goes from hand to hand, and shows nothing meanwhile. */
export interface Handover {
  readonly kind: 'handover';
  readonly to: string;
}

/** The host has said goodbye. */
export interface Ended {
  readonly kind: 'ended';
  readonly why: Ending | null;
}

/** What concerns a table whose people are not at one device. */
export interface Afar {
  readonly link: 'connecting' | 'live' | 'lost' | 'ended';
  readonly runs: boolean;
  readonly clocks: readonly ClockSeen[];
  readonly seats: readonly SeatSeen[];
  /** Something that somebody asks leave for. */
  readonly request: RequestSeen | null;
  readonly undo: TableRules['undo'];
  readonly closed: boolean;
  /** The table at which it goes on. */
  readonly rematch: string | null;
  /** What can be had with the leave of others alone. */
  readonly needsLeave: 'take-back' | 'redo' | null;
  /** The viewer’s moment from which on somebody asks to take back, or the viewer wants to; null where that is not known. */
  readonly takesBackFrom: number | null;
  /** Why the host said no to what was asked of it last. */
  readonly notice: Refusal | null;
  /** Is something on its way to the host? */
  readonly isSending: boolean;
}

/** The game of this device goes on in another tab. */
export interface Elsewhere {
  readonly kind: 'elsewhere';
}

/** All that the page may show: what the host has told whoever sits at the device, and nothing else. */
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
  /** Who may act, as far as the viewer may know. */
  readonly acting: readonly string[];
  /** Whom of them the game waits for. */
  readonly waitedFor: readonly string[];
  /** Is it the viewer the game waits for? */
  readonly awaited: boolean;
  /** What is open to the viewer now. */
  readonly offers: readonly Offer[];
  /** Others at this device who may act now. */
  readonly others: readonly string[];
  /** The bot that is thinking. */
  readonly thinking: string | null;
  readonly paused: boolean;
  /** Are there seats that nobody sits in? */
  readonly hasBots: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly outcome: Outcome | null;
  /** Had the browser room to keep the game? */
  readonly kept: boolean;
  /** Changes whenever the table does, as far as the viewer sees. */
  readonly revision: number;
  /** At a table of this device: how many actions stand in what was told. Null at any other. */
  readonly standing: number | null;
  /** Null at a table of this device. */
  readonly afar: Afar | null;
}

/** What there is to see where nobody acts, and what happened is only looked at. */
export const nobodyActs = {
  kind: 'seated',
  mayPlayOn: false,
  acting: [],
  waitedFor: [],
  awaited: false,
  offers: [],
  others: [],
  thinking: null,
  paused: false,
  hasBots: false,
  canUndo: false,
  canRedo: false,
  outcome: null,
  kept: true,
  standing: null,
  afar: null,
} as const satisfies Partial<Seated>;

/** What the device shows. */
export type Seen = Opening | Handover | Elsewhere | Ended | Seated;
