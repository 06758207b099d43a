import type { FormAfar, NextChoice } from '../core/choices/form.js';
import type { Answers } from '../core/choices/interview.js';
import { E } from '../core/data/fp.js';
import type { GameTypes } from '../core/game/game-types.js';
import type { Forecast } from '../core/odds/likelihood.js';
import type { Refusal } from '../core/refusals/violation.js';
import { type Asked, type Command, type PageAsked, protocol, type Query, type Welcome } from '../protocol/index.js';
import { Courier, type CourierHost, type Heard } from './courier.js';
import { Following } from './following.js';
import { formAt, type OpenForm, StandingForm } from './form.js';
import { tellAll } from './listeners.js';
import { Outbox, type Pending, sayableAs } from './outbox.js';
import { asAnswers, asForecast, asMoments, asNext, asOffers, asView, refusedHere } from './replies.js';
import { type Ending, type MomentSeen, type Offer, type Seen, seenOf } from './seen.js';
import { Silence } from './silence.js';
import type { Joining, Reply, TableStore } from './table-store.js';

/** So many commands, and so many questions, may be on their way. */
const mostOnTheWay = 100;
const soon = 250;
/** So many milliseconds lie between what a host was too busy for: said all at once again, it would be too much each time. */
const apart = 100;
/** So many milliseconds after a host has shown the table anew, unasked, what was on its way before is answered, or no more. */
const answersWithin = 10_000;

const platformAfter = (ms: number, ring: () => void): (() => void) => {
  const timer = setTimeout(ring, ms);
  return () => clearTimeout(timer);
};

const freshId = (): string =>
  Array.from(globalThis.crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

class Store<G extends GameTypes> implements TableStore<G>, CourierHost {
  readonly #joining: Joining;
  readonly #courier: Courier;
  readonly #outbox: Outbox;
  readonly #silence: Silence;
  readonly #following = new Following();
  readonly #listeners = new Set<() => void>();
  readonly #answers = new Map<string, (answer: E.Either<Refusal, unknown>) => void>();
  readonly #queries = new Map<string, Query & { readonly id: string }>();
  readonly #forms = new Set<StandingForm<G['Action']>>();
  /** How often a host has welcomed: each time all that is pending is said, and what was to be said again before that is not. */
  #welcomes = 0;
  /** What is to be said again, until it is. */
  readonly #putOff = new Set<string>();
  /** Of what nothing has been heard since the host has shown the table anew, unasked. */
  readonly #doubtful = new Set<string>();
  #state: Seen<G>['link'] = 'connecting';
  #farewell: Ending | null = null;
  #seen: Seen<G>;

  constructor(joining: Joining) {
    this.#joining = joining;
    this.#outbox = new Outbox(joining.keep);
    this.#seen = this.#look();
    this.#courier = new Courier(joining.link, joining.after ?? platformAfter, this);
    this.#silence = new Silence(joining.patience, {
      later: (ms, ring) => this.#courier.later(ms, ring),
      ask: () => void this.offers([]),
      lost: () => this.#courier.lose(),
    });
    this.#courier.connect();
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
    const answer = this.#send(what, this.#outbox.pending.length, (asked) => this.#outbox.add(asked as Pending)) as Reply<void>;
    this.#show();
    return answer;
  }

  form(type: G['Action']['type']): Promise<FormAfar<G['Action'], Refusal>> {
    return formAt<G['Action']>((query) => this.#ask(query), type);
  }

  openForm(type: G['Action']['type']): OpenForm<G['Action']> {
    const form: StandingForm<G['Action']> = new StandingForm(
      (query) => this.#ask(query),
      type,
      () => this.#forms.delete(form),
    );
    this.#forms.add(form);
    return form;
  }

  async choices(type: G['Action']['type'], answers: Answers, page?: PageAsked): Reply<NextChoice<G['Action']>> {
    return asNext<G['Action']>(await this.#ask({ kind: 'form', type, answers, ...(page === undefined ? {} : { page }) }));
  }

  async answersFor(action: G['Action']): Reply<Answers | null> {
    return asAnswers(await this.#ask({ kind: 'answers', action }));
  }

  async offers(types?: readonly string[]): Reply<readonly Offer<G>[]> {
    const found = asOffers(await this.#ask(types === undefined ? { kind: 'offers' } : { kind: 'offers', types }));
    return E.isLeft(found) ? found : E.right(found.right.offers as readonly Offer<G>[]);
  }

  async foresee(action: G['Action']): Reply<Forecast> {
    return asForecast(await this.#ask({ kind: 'foresee', action }));
  }

  async past(before: number): Reply<readonly MomentSeen<G>[]> {
    const found = asMoments(await this.#ask({ kind: 'past', before }));
    return E.isLeft(found) ? found : E.right(found.right.moments as readonly MomentSeen<G>[]);
  }

  async look(at: number): Reply<G['View']> {
    const found = asView(await this.#ask({ kind: 'look', at }));
    return E.isLeft(found) ? found : E.right(found.right.view as G['View']);
  }

  reconnect(): void {
    this.#courier.renew();
  }

  close(): void {
    this.#courier.end(null);
  }

  /** The only way to catch up: over a link of its own each time, so that nothing is on its way over one link twice. */
  connected(): void {
    const { table, token, invite } = this.#joining;
    const { seen } = this.#following;
    const more = { ...(invite === undefined ? {} : { invite }), ...(seen === null ? {} : { seen }) };
    this.#courier.send({ kind: 'hello', protocol, table, token, ...more });
  }

  heard(message: Heard): void {
    const id = 'id' in message ? message.id : null;
    this.#silence.heard(id);
    if (id !== null) this.#doubtful.delete(id);
    switch (message.kind) {
      case 'welcome':
        this.#welcomed(message);
        break;
      case 'told':
        if (this.#state !== 'live') return;
        if (!this.#following.told(message)) this.#courier.lose();
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
        this.#sayAgain(message.id, message.wait + apart * this.#putOff.size);
        break;
      case 'again':
        this.#sayAgain(message.id, soon);
        break;
    }
    this.#show();
  }

  lost(): void {
    this.#state = 'lost';
    this.#silence.over();
    this.#doubtful.clear();
    this.#show();
  }

  ended(farewell: Ending | null): void {
    this.#state = 'ended';
    this.#farewell = farewell;
    this.#show();
    const open = [...this.#answers.values()];
    this.#answers.clear();
    this.#queries.clear();
    for (const answer of open) answer(refusedHere('ended'));
    for (const form of [...this.#forms]) form.close();
  }

  /** All that is on its way is said anew, once over each link: of two at once the first might be refused, and the second be done. */
  #welcomed(welcome: Welcome): void {
    const onTheWay: readonly Asked[] = [...this.#outbox.pending, ...this.#queries.values()];
    this.#following.welcomed(welcome);
    if (this.#state === 'live') {
      this.#doubt(onTheWay);
      return;
    }
    this.#state = 'live';
    this.#welcomes++;
    this.#putOff.clear();
    // Whatever was on its way may have been lost, and so may its answer: it is done once however often it is sent.
    for (const asked of onTheWay) this.#say(asked);
  }

  /**
   * A host shows the table anew to whoever has read too slowly, and one of 0.2.0 has kept answers back meanwhile: then another link is made. Not at once,
   * for where the answers follow, whoever reads slowly would be shown all again over each link, and answered over none.
   */
  #doubt(onTheWay: readonly Asked[]): void {
    const welcomes = this.#welcomes;
    const asked = onTheWay.map(({ id }) => id).filter((id) => !this.#putOff.has(id) && !this.#doubtful.has(id));
    for (const id of asked) this.#doubtful.add(id);
    if (asked.length === 0) return;
    this.#courier.later(answersWithin, () => {
      if (welcomes === this.#welcomes && asked.some((id) => this.#doubtful.has(id))) this.#courier.lose();
    });
  }

  #ask(query: Query): Reply<unknown> {
    return this.#send(query, this.#queries.size, (asked) => this.#queries.set(asked.id, asked as Query & { readonly id: string }));
  }

  #send(what: Command | Query, onTheWay: number, keep: (asked: Asked) => void): Reply<unknown> {
    if (this.#state === 'ended') return Promise.resolve(refusedHere('ended'));
    if (onTheWay >= mostOnTheWay) return Promise.resolve(refusedHere('full'));
    const asked = sayableAs(freshId(), what);
    if (asked === null) return Promise.resolve(refusedHere('ill-formed'));
    keep(asked);
    const answer = new Promise<E.Either<Refusal, unknown>>((resolve) => this.#answers.set(asked.id, resolve));
    this.#say(asked);
    return answer;
  }

  /** What is on its way under this id. */
  #asked(id: string): Asked | undefined {
    return this.#outbox.pending.find((command) => command.id === id) ?? this.#queries.get(id);
  }

  /** Says it again in a while, unless a welcome has had it said meanwhile: of two that are on their way at once one might be refused, and the other be done. */
  #sayAgain(id: string, wait: number): void {
    if (this.#putOff.has(id) || this.#asked(id) === undefined) return;
    const welcomes = this.#welcomes;
    this.#courier.later(wait, () => {
      if (welcomes !== this.#welcomes) return;
      this.#putOff.delete(id);
      const asked = this.#asked(id);
      if (asked !== undefined) this.#say(asked);
    });
    this.#putOff.add(id);
  }

  /** Over a link that is there; over another it is said with the welcome. */
  #say(asked: Asked): void {
    if (this.#state !== 'live') return;
    this.#silence.asked(asked.id);
    this.#courier.send(asked);
  }

  #settle(id: string, answer: E.Either<Refusal, unknown>): void {
    this.#outbox.remove(id);
    this.#queries.delete(id);
    this.#answers.get(id)?.(answer);
    this.#answers.delete(id);
  }

  #show(): void {
    const [before, seen] = [this.#seen, this.#look()];
    if ((Object.keys(seen) as (keyof Seen<G>)[]).every((name) => Object.is(seen[name], before[name]))) return;
    this.#seen = seen;
    tellAll(this.#listeners);
    if (seen.picture !== before.picture) for (const form of this.#forms) form.reask();
  }

  #look(): Seen<G> {
    return seenOf<G>(this.#state, this.#farewell, this.#following, this.#outbox.pending);
  }
}

/** Sits down at a table, or watches it: the link is made at once, and again whenever it is lost. */
export const joinTable = <G extends GameTypes>(joining: Joining): TableStore<G> => new Store<G>(joining);
