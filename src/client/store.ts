import type { FormAfar, NextChoice } from '../core/choices/form.js';
import type { Answers } from '../core/choices/interview.js';
import { decode } from '../core/data/codec.js';
import { freeze } from '../core/data/copies.js';
import { E } from '../core/data/fp.js';
import type { GameTypes } from '../core/game/game.js';
import type { Forecast } from '../core/odds/likelihood.js';
import { type Refusal, refuse } from '../core/refusals/violation.js';
import {
  type Asked,
  type Command,
  type Farewell,
  forecastHeard,
  type MomentTold,
  markOf,
  type PageAsked,
  type Picture,
  protocol,
  type Query,
  type ToClient,
  type Told,
  toClientCodec,
  type Welcome,
  withChanges,
  type You,
} from '../protocol/index.js';
import { formAt } from './form.js';
import type { ClientLink, LinkMaker } from './link.js';
import { type Keep, Outbox } from './outbox.js';
import type { MomentSeen, Offer, PictureSeen, Seen } from './seen.js';

/** An answer, or why there is none. */
export type Reply<T> = Promise<E.Either<Refusal, T>>;

/** A table as one viewer has it, wherever its host is. */
export interface TableStore<G extends GameTypes> {
  /** Calls back whenever there is something new; what is given back stops it. */
  subscribe(listener: () => void): () => void;
  /** The same object until something changes. */
  getSnapshot(): Seen<G>;
  act(action: G['Action']): Reply<void>;
  /** Anything else that is written at the table. */
  command(what: Command): Reply<void>;
  /** The form of an action, step by step. */
  form(type: G['Action']['type']): Promise<FormAfar<G['Action'], Refusal>>;
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
  close(): void;
}

/** Where a table is, and what opens it. */
export interface Joining {
  readonly link: LinkMaker;
  readonly table: string;
  readonly token: string;
  readonly invite?: string;
  readonly keep?: Keep;
  /** Rings once after so many milliseconds; the platform’s timers unless given. */
  readonly after?: (ms: number, ring: () => void) => () => void;
}

const [firstReturn, lastReturn] = [250, 10_000];

/** Goodbyes after which a client may come again. */
const passing: readonly Farewell[] = ['slow', 'leaving', 'late'];

const platformAfter = (ms: number, ring: () => void): (() => void) => {
  const timer = setTimeout(ring, ms);
  return () => clearTimeout(timer);
};

const freshId = (): string =>
  Array.from(globalThis.crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const lost = (why: string): E.Either<Refusal, never> => E.left([refuse(why, 'CLIENT', 'The host cannot be reached.')]);

class Store<G extends GameTypes> implements TableStore<G> {
  readonly #joining: Joining;
  readonly #after: NonNullable<Joining['after']>;
  readonly #outbox: Outbox;
  readonly #listeners = new Set<() => void>();
  readonly #answers = new Map<string, (answer: E.Either<Refusal, unknown>) => void>();
  readonly #queries = new Map<string, Query & { readonly id: string }>();
  #link: ClientLink | null = null;
  /** Which link counts: what older ones say is not heard. */
  #linkNo = 0;
  #state: Seen<G>['link'] = 'connecting';
  #farewell: Farewell | null = null;
  #wait = firstReturn;
  #stops = new Set<() => void>();
  #you: You | null = null;
  #picture: Picture | null = null;
  #no = 0;
  #from = 0;
  #moments: readonly MomentTold[] = [];
  #seen: Seen<G>;

  constructor(joining: Joining) {
    this.#joining = joining;
    this.#after = joining.after ?? platformAfter;
    this.#outbox = new Outbox(joining.keep);
    this.#seen = this.#look();
    this.#connect();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): Seen<G> => this.#seen;

  act(action: G['Action']): Reply<void> {
    return this.command({ kind: 'act', action });
  }

  command(what: Command): Reply<void> {
    if (this.#state === 'ended') return Promise.resolve(lost('ended'));
    const asked = { ...what, id: freshId() };
    this.#outbox.add(asked);
    const answer = this.#answered(asked.id) as Reply<void>;
    if (this.#state === 'live') this.#link?.send(asked);
    this.#show();
    return answer;
  }

  form(type: G['Action']['type']): Promise<FormAfar<G['Action'], Refusal>> {
    return formAt<G['Action']>((query) => this.#ask(query), type);
  }

  choices(type: G['Action']['type'], answers: Answers, page?: PageAsked): Reply<NextChoice<G['Action']>> {
    return this.#ask({ kind: 'form', type, answers, ...(page === undefined ? {} : { page }) }) as Reply<NextChoice<G['Action']>>;
  }

  answersFor(action: G['Action']): Reply<Answers | null> {
    return this.#ask({ kind: 'answers', action }) as Reply<Answers | null>;
  }

  async offers(types?: readonly string[]): Reply<readonly Offer<G>[]> {
    const answer = await this.#ask(types === undefined ? { kind: 'offers' } : { kind: 'offers', types });
    return E.map((found: unknown) => (found as { readonly offers: readonly Offer<G>[] }).offers)(answer);
  }

  async foresee(action: G['Action']): Reply<Forecast> {
    const answer = await this.#ask({ kind: 'foresee', action });
    const forecast = E.isRight(answer) ? forecastHeard(answer.right) : null;
    if (E.isRight(answer)) return forecast === null ? lost('ill-formed') : E.right(forecast);
    return answer;
  }

  async past(before: number): Reply<readonly MomentSeen<G>[]> {
    const answer = await this.#ask({ kind: 'past', before });
    return E.map((found: unknown) => (found as { readonly moments: readonly MomentSeen<G>[] }).moments)(answer);
  }

  close(): void {
    this.#end(null);
  }

  #ask(query: Query): Reply<unknown> {
    if (this.#state === 'ended') return Promise.resolve(lost('ended'));
    const asked = { ...query, id: freshId() };
    this.#queries.set(asked.id, asked);
    const answer = this.#answered(asked.id);
    if (this.#state === 'live') this.#link?.send(asked);
    return answer;
  }

  #answered(id: string): Reply<unknown> {
    return new Promise((resolve) => this.#answers.set(id, resolve));
  }

  #settle(id: string, answer: E.Either<Refusal, unknown>): void {
    this.#outbox.remove(id);
    this.#queries.delete(id);
    this.#answers.get(id)?.(answer);
    this.#answers.delete(id);
    this.#show();
  }

  #connect(): void {
    const no = ++this.#linkNo;
    this.#link = this.#joining.link({
      message: (message) => {
        if (no === this.#linkNo) this.#hear(message);
      },
      lost: () => {
        if (no === this.#linkNo) this.#lose();
      },
    });
    this.#hello();
  }

  /** The only way to catch up. */
  #hello(): void {
    const { table, token, invite } = this.#joining;
    const moments = this.#from + this.#moments.length;
    const seen = moments === 0 ? {} : { seen: { moments, mark: markOf(this.#moments) } };
    this.#link?.send({ kind: 'hello', protocol, table, token, ...(invite === undefined ? {} : { invite }), ...seen });
  }

  #lose(): void {
    if (this.#state === 'ended') return;
    this.#linkNo++;
    this.#link = null;
    this.#state = 'lost';
    this.#later(this.#wait * (0.5 + Math.random() / 2), () => this.#connect());
    this.#wait = Math.min(lastReturn, this.#wait * 2);
    this.#show();
  }

  #end(farewell: Farewell | null): void {
    if (this.#state === 'ended') return;
    this.#linkNo++;
    this.#state = 'ended';
    this.#farewell = farewell;
    for (const stop of this.#stops) stop();
    this.#link?.close();
    this.#link = null;
    for (const answer of [...this.#answers.values()]) answer(lost('ended'));
    this.#answers.clear();
    this.#show();
  }

  #later(ms: number, ring: () => void): void {
    const stop = this.#after(ms, () => {
      this.#stops.delete(stop);
      if (this.#state !== 'ended') ring();
    });
    this.#stops.add(stop);
  }

  #hear(input: unknown): void {
    const read = decode(toClientCodec, input);
    if (E.isLeft(read)) this.#hello();
    else this.#take(freeze(read.right));
  }

  #take(message: ToClient): void {
    switch (message.kind) {
      case 'welcome':
        this.#welcomed(message);
        break;
      case 'told':
        this.#told(message);
        break;
      case 'done':
        this.#settle(message.id, E.right(undefined));
        break;
      case 'refused':
        this.#settle(message.id, E.left(message.why));
        break;
      case 'reply':
        this.#settle(message.id, E.right(message.answer));
        break;
      case 'busy':
        this.#later(message.wait, () => this.#sendAgain(message.id));
        break;
      case 'again':
        this.#later(firstReturn, () => this.#sendAgain(message.id));
        break;
      case 'bye':
        if (passing.includes(message.why)) {
          this.#link?.close();
          this.#lose();
        } else this.#end(message.why);
    }
  }

  #sendAgain(id: string): void {
    const asked: Asked | undefined = this.#outbox.pending.find((command) => command.id === id) ?? this.#queries.get(id);
    if (asked !== undefined && this.#state === 'live') this.#link?.send(asked);
  }

  #welcomed({ no, you, picture, from, moments }: Welcome): void {
    const isNew = this.#state !== 'live';
    const fits = from > 0 && from === this.#from + this.#moments.length;
    this.#moments = fits ? [...this.#moments, ...moments] : moments;
    this.#from = fits ? this.#from : from;
    this.#no = no;
    this.#you = you;
    this.#picture = picture;
    this.#state = 'live';
    this.#wait = firstReturn;
    if (isNew) for (const asked of [...this.#outbox.pending, ...this.#queries.values()]) this.#link?.send(asked);
    this.#show();
  }

  #told({ no, patch, picture, kept, moments }: Told): void {
    const next = picture ?? (patch === undefined || this.#picture === null ? null : withChanges(this.#picture, patch));
    if (no !== this.#no + 1 || next === null || kept < this.#from || kept > this.#from + this.#moments.length) this.#hello();
    else {
      this.#no = no;
      this.#picture = freeze(next);
      this.#moments = [...this.#moments.slice(0, kept - this.#from), ...moments];
      this.#show();
    }
  }

  #show(): void {
    this.#seen = this.#look();
    for (const listener of [...this.#listeners]) listener();
  }

  #look(): Seen<G> {
    const moments = this.#moments as readonly MomentSeen<G>[];
    const seat = this.#you?.seat ?? null;
    const own = moments.findLastIndex(({ action }) => action !== null);
    return {
      link: this.#state,
      farewell: this.#farewell,
      you: this.#you,
      picture: this.#picture as PictureSeen<G> | null,
      from: this.#from,
      moments,
      awaited: seat !== null && this.#picture?.acting.includes(seat) === true,
      pending: this.#outbox.pending,
      canTakeBack: own < 0 ? null : this.#from + own,
    };
  }
}

/** Sits down at a table, or watches it: the link is made at once, and again whenever it is lost. */
export const joinTable = <G extends GameTypes>(joining: Joining): TableStore<G> => new Store<G>(joining);
