import type { PlayerId } from '../core/violation.js';
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
  /** What it looked like at first sight. */
  readonly prior: number;
  visits: number;
  worth: number;
  readonly to: Place<A>;
}

const newPlace = <A>(): Place<A> => ({ visits: 0, ways: new Map(), seen: new Map() });

/** How a plan grows. */
export interface Growth {
  /** How much a seldom tried action is favoured over a good one. */
  readonly exploration: number;
  /** After n visits a place has at most `widening` times the root of n actions. */
  readonly widening: number;
  /** As many imagined games as this the first look at an action counts for. */
  readonly trust: number;
}

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

  /** The first decision is between these actions, which look so good. */
  consider(action: A, prior: number): void {
    this.#root.ways.set(keyOf(action), { action, prior, visits: 0, worth: 0, to: newPlace() });
    this.#scale(prior);
  }

  /** The action of the first decision to be looked into next, and how often it has been. */
  get next(): { readonly action: A; readonly visits: number } {
    return this.#ranked(this.#root)[0]!;
  }

  /** The first decision is made so in this game. */
  start(action: A): void {
    this.#follow(this.#root, this.#root.ways.get(keyOf(action))!);
  }

  /**
   * Chooses an action by what is known of it and plays it. `attempt` plays an action and says how good it looks, or null if it cannot be done; `draw`
   * brings up an action that can be.
   */
  choose(attempt: (action: A) => number | null, draw: () => A | undefined): A | undefined {
    const place = this.#here!;
    if (place.ways.size < this.#growth.widening * Math.sqrt(place.visits + 1)) {
      const fresh = draw();
      if (fresh !== undefined && !place.ways.has(keyOf(fresh))) return this.#open(place, fresh, attempt);
    }
    for (const way of this.#ranked(place)) if (attempt(way.action) !== null) return this.#follow(place, way);
    const fresh = draw();
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
    }
  }

  /** What to do first: what was tried most, and of those what was worth most. */
  get best(): A | undefined {
    const ways = [...this.#root.ways.values()];
    const most = Math.max(...ways.map(({ visits }) => visits));
    let best: Way<A> | undefined;
    for (const way of ways) if (way.visits * 2 >= most && (best === undefined || this.#mean(way) > this.#mean(best))) best = way;
    return best?.action;
  }

  #open(place: Place<A>, action: A, attempt: (action: A) => number | null): A | undefined {
    const prior = attempt(action);
    if (prior === null) return undefined;
    const way: Way<A> = { action, prior, visits: 0, worth: 0, to: newPlace() };
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

  #mean({ prior, visits, worth }: Way<A>): number {
    const { trust } = this.#growth;
    return (worth + trust * prior) / (visits + trust);
  }

  /** The upper confidence bound of an action, on a scale from the worst to the best that has been met. */
  #merit(place: Place<A>, way: Way<A>): number {
    const span = this.#highest - this.#lowest;
    const mean = span > 0 ? (this.#mean(way) - this.#lowest) / span : 0.5;
    return mean + this.#growth.exploration * Math.sqrt(Math.log(place.visits + 1) / (way.visits + this.#growth.trust));
  }
}
