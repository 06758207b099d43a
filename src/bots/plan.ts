import type { PlayerId } from '../core/refusals/violation.js';
import { keyOf } from './candidates.js';

/** A place in a plan: what was done so far, as far as its player could see. */
interface Place<A> {
  /** How often its player has chosen here. */
  visits: number;
  readonly ways: Map<string, Way<A>>;
  /** What another was seen to do here. */
  readonly seen: Map<string, Place<A>>;
}

/** An action tried at a place, and what came of it. */
interface Way<A> {
  readonly action: A;
  /** What it looked like at first sight, and how many imagined games that counts for. */
  readonly prior: number;
  readonly trust: number;
  visits: number;
  worth: number;
  /** What every game came to, one after another: the nth game after each first action is imagined in the same world. */
  readonly results: number[];
  readonly to: Place<A>;
}

const newPlace = <A>(): Place<A> => ({ visits: 0, ways: new Map(), seen: new Map() });

const newWay = <A>(action: A, prior: number, trust: number): Way<A> => ({
  action,
  prior,
  trust,
  visits: 0,
  worth: 0,
  results: [],
  to: newPlace(),
});

/** Mean and standard error of the mean, from two values on. */
const spreadOf = (values: readonly number[]): { readonly mean: number; readonly error: number } => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (values.length - 1) / values.length) };
};

/** How a plan grows. */
export interface Growth {
  /** How much a seldom tried action is favoured over a good one. */
  readonly exploration: number;
  /** After n visits a place has at most `widening` times the root of n actions. */
  readonly widening: number;
  /** As many imagined games as this the first look at an action counts for, where the decision is made. */
  readonly trust: number;
  /** By how many standard errors an action must do better in the same worlds than the one that looked best at first sight. */
  readonly caution: number;
}

/** What the first look counts for later on: it is a look into one world only. */
const littleTrust = 1;

/**
 * What one player has thought through: a tree of his own actions, and of those of others that he saw. Every player has a plan of his own, and nothing
 * in it rests on what that player could not know: simultaneous secret orders are answered by nobody. Dice are not part of it: a place stands for all
 * the ways they may have fallen.
 */
export class Plan<A extends { readonly type: string; readonly player: PlayerId }> {
  readonly player: PlayerId;
  readonly #growth: Growth;
  readonly #root: Place<A> = newPlace();
  #here: Place<A> | null = this.#root;
  #favourite: Way<A> | undefined;
  #path: Way<A>[] = [];
  #lowest = Number.POSITIVE_INFINITY;
  #highest = Number.NEGATIVE_INFINITY;

  constructor(player: PlayerId, growth: Growth) {
    this.player = player;
    this.#growth = growth;
  }

  /** Another game begins. */
  begin(): void {
    this.#here = this.#root;
    this.#path = [];
  }

  /** Does the plan still say anything in this game? Once it has grown by one action it does not. */
  get isOpen(): boolean {
    return this.#here !== null;
  }

  /** Has the player acted in this game by plan? */
  get hasActed(): boolean {
    return this.#path.length > 0;
  }

  /** The first decision is between these actions, which look so good; the first of them is what would be done without further thought. */
  consider(action: A, prior: number): void {
    const way = newWay(action, prior, this.#growth.trust);
    this.#favourite ??= way;
    this.#root.ways.set(keyOf(action), way);
    this.#scale(prior);
  }

  /** The action of the first decision to be looked into next, and how often it has been. The favourite is never behind: all are compared with it. */
  get next(): { readonly action: A; readonly visits: number } {
    const way = this.#ranked(this.#root)[0]!;
    const favourite = this.#favourite!;
    return favourite.visits <= way.visits ? favourite : way;
  }

  /** The first decision is made so in this game. */
  start(action: A): void {
    this.#follow(this.#root, this.#root.ways.get(keyOf(action))!);
  }

  /**
   * Chooses an action by what is known of it and plays it. `attempt` plays an action and says how good it looks, or null if it cannot be done; `draw`
   * brings up an action that can be, the first at a place or another.
   */
  choose(attempt: (action: A) => number | null, draw: (isFirst: boolean) => A | undefined): A | undefined {
    const place = this.#here!;
    if (place.ways.size < this.#growth.widening * Math.sqrt(place.visits + 1)) {
      const fresh = draw(place.ways.size === 0);
      if (fresh !== undefined && !place.ways.has(keyOf(fresh))) return this.#open(place, fresh, attempt);
    }
    for (const way of this.#ranked(place)) if (attempt(way.action) !== null) return this.#follow(place, way);
    const fresh = draw(true);
    return fresh === undefined ? undefined : this.#open(place, fresh, attempt);
  }

  /** Another was seen to act; `what` is as much of it as was seen. */
  saw(what: string): void {
    const place = this.#here!;
    let next = place.seen.get(what);
    if (next === undefined) {
      next = newPlace();
      place.seen.set(what, next);
    }
    this.#here = next;
  }

  /** The game has come to this much for the player. */
  learn(value: number): void {
    this.#scale(value);
    for (const way of this.#path) {
      way.visits++;
      way.worth += value;
      way.results.push(value);
    }
  }

  /** What to do first: the favourite, unless another has done clearly better in the same worlds. */
  get best(): A | undefined {
    let best = this.#favourite;
    let highest = 0;
    for (const way of this.#root.ways.values()) {
      const lead = this.#leadOf(way);
      if (lead > highest) [best, highest] = [way, lead];
    }
    return best?.action;
  }

  /** How far an action is ahead of the favourite for sure: world by world, and at first sight. */
  #leadOf({ results, prior }: Way<A>): number {
    const favourite = this.#favourite!;
    const pairs = results.flatMap((result, i) => (i < favourite.results.length ? [result - favourite.results[i]!] : []));
    if (pairs.length < 2) return 0;
    const { trust, caution } = this.#growth;
    const { mean, error } = spreadOf(pairs);
    return (pairs.length * (mean - caution * error) + trust * (prior - favourite.prior)) / (pairs.length + trust);
  }

  #open(place: Place<A>, action: A, attempt: (action: A) => number | null): A | undefined {
    const prior = attempt(action);
    if (prior === null) return undefined;
    const way = newWay(action, prior, littleTrust);
    place.ways.set(keyOf(action), way);
    this.#scale(prior);
    this.#follow(place, way);
    this.#here = null;
    return action;
  }

  #follow(place: Place<A>, way: Way<A>): A {
    place.visits++;
    this.#path.push(way);
    this.#here = way.to;
    return way.action;
  }

  #scale(value: number): void {
    this.#lowest = Math.min(this.#lowest, value);
    this.#highest = Math.max(this.#highest, value);
  }

  #ranked(place: Place<A>): Way<A>[] {
    return [...place.ways.values()]
      .map((way) => ({ way, merit: this.#merit(place, way) }))
      .sort((a, b) => b.merit - a.merit)
      .map(({ way }) => way);
  }

  #mean({ prior, trust, visits, worth }: Way<A>): number {
    return (worth + trust * prior) / (visits + trust);
  }

  /** The upper confidence bound of an action, on a scale from the worst to the best that has been met. */
  #merit(place: Place<A>, way: Way<A>): number {
    const span = this.#highest - this.#lowest;
    const mean = span > 0 ? (this.#mean(way) - this.#lowest) / span : 0.5;
    return mean + this.#growth.exploration * Math.sqrt(Math.log(place.visits + 1) / (way.visits + way.trust));
  }
}
