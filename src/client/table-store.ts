import type { FormAfar, NextChoice } from '../core/choices/form.js';
import type { Answers } from '../core/choices/interview.js';
import type { E } from '../core/data/fp.js';
import type { GameTypes } from '../core/game/game-types.js';
import type { Forecast } from '../core/odds/likelihood.js';
import type { Refusal } from '../core/refusals/violation.js';
import type { Command, PageAsked } from '../protocol/index.js';
import type { OpenForm } from './form.js';
import type { LinkMaker } from './link.js';
import type { Keep } from './outbox.js';
import type { MomentSeen, Offer, Seen } from './seen.js';

/** An answer, or why there is none. */
export type Reply<T> = Promise<E.Either<Refusal, T>>;

/** A table as one viewer has it, wherever its host is. */
export interface TableStore<G extends GameTypes> {
  /** Calls back whenever there is something new; what is given back stops it. */
  subscribe(listener: () => void): () => void;
  /** The same object until something changes. */
  getSnapshot(): Seen<G>;
  /** Plays an action: answered once it is written, or refused. */
  act(action: G['Action']): Reply<void>;
  /** Anything else that is written at the table. */
  command(what: Command): Reply<void>;
  /** The form of an action, step by step. */
  form(type: G['Action']['type']): Promise<FormAfar<G['Action'], Refusal>>;
  /** The same as a store of its own, which asks anew by itself whenever something has changed at the table. */
  openForm(type: G['Action']['type']): OpenForm<G['Action']>;
  /** What a form asks after these answers; with a page, further answers to that question, or those in whose words something occurs. */
  choices(type: G['Action']['type'], answers: Answers, page?: PageAsked): Reply<NextChoice<G['Action']>>;
  /** The answers of a form that lead to an action; null if it cannot be done now. */
  answersFor(action: G['Action']): Reply<Answers | null>;
  /** A few actions of each type that is open, or of these. */
  offers(types?: readonly string[]): Reply<readonly Offer<G>[]>;
  /** What may come of an action, as far as its player may know. */
  foresee(action: G['Action']): Reply<Forecast>;
  /** Moments before this one. */
  past(before: number): Reply<readonly MomentSeen<G>[]>;
  /** The view as it was when so many moments stood. */
  look(at: number): Reply<G['View']>;
  /** Makes the link anew at once, for whoever knows better than the link whether there is a way: a browser that has gone offline, or has come back. */
  reconnect(): void;
  /** Leaves the table. */
  close(): void;
}

/** Where a table is, and what opens it. */
export interface Joining {
  readonly link: LinkMaker;
  readonly table: string;
  readonly token: string;
  readonly invite?: string;
  readonly keep?: Keep;
  /**
   * For so many milliseconds a host may say nothing to what it was asked; then the link is taken for dead, and made anew. It is asked for a sign of life
   * where it has been quiet for four times as long. Unless given, the link alone says when it is lost.
   */
  readonly patience?: number;
  /** Rings once after so many milliseconds; the platform’s timers unless given. */
  readonly after?: (ms: number, ring: () => void) => () => void;
}
