import { type Moment, nobodyActs, type Seated } from '../tables/seen.js';
import type { Story } from './story.js';

/** Where a story stands, and how it came there. */
export interface Position {
  readonly place: number;
  /** Does it go on by itself? */
  readonly isRunning: boolean;
  /** Is nothing of what led there to be seen moving? */
  readonly isStill: boolean;
}

/** Which places are shown when it goes on by itself: all of them, or some. */
export type Stops = readonly number[] | null;

/** Goes through a story, forwards by itself or anywhere by leaps, and shows each place as a table would. */
export class Projector {
  readonly story: Story;
  readonly #listeners = new Set<() => void>();
  #position: Position;
  #seen: Seated;

  constructor(story: Story, place: number) {
    this.story = story;
    this.#position = { place: this.#within(place), isRunning: false, isStill: true };
    this.#seen = this.#look();
  }

  get id(): Story['id'] {
    return this.story.id;
  }

  get position(): Position {
    return this.#position;
  }

  /** What there is to see, as whoever sits at a table sees it. */
  get seen(): Seated {
    return this.#seen;
  }

  get last(): number {
    return this.story.places.length - 1;
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Leaps to a place, and stays there. */
  goTo(place: number): void {
    this.#be({ place: this.#within(place), isRunning: false, isStill: true });
  }

  /** Goes on by itself; from the end it begins anew. */
  play(): void {
    const { place } = this.#position;
    this.#be({ place: place === this.last ? 0 : place, isRunning: true, isStill: true });
  }

  pause(): void {
    if (this.#position.isRunning) this.#be({ ...this.#position, isRunning: false, isStill: true });
  }

  /** The next place is seen to come about; where only some are shown, whatever lies before the next of them is passed over. */
  goOn(stops: Stops): void {
    const { place, isStill } = this.#position;
    const next = stops === null ? place + 1 : (stops.find((stop) => stop > place) ?? this.last + 1);
    if (next > this.last) {
      this.pause();
      return;
    }
    // What is passed over happens unseen; whoever stood still is seen to stand there before anything moves.
    const isPassing = next > place + 1;
    if (isPassing) this.#be({ place: next - 1, isRunning: true, isStill: true });
    if (isPassing || isStill) this.#be({ place: next - 1, isRunning: true, isStill: false });
    this.#be({ place: next, isRunning: next < this.last, isStill: false });
  }

  #within(place: number): number {
    return Number.isFinite(place) ? Math.max(0, Math.min(this.last, Math.round(place))) : 0;
  }

  #be(position: Position): void {
    this.#position = position;
    this.#seen = this.#look();
    for (const listener of [...this.#listeners]) listener();
  }

  #look(): Seated {
    const { places, viewer } = this.story;
    const { place, isStill } = this.#position;
    return {
      ...nobodyActs,
      viewer,
      view: this.story.viewAt(place),
      moments: places.slice(0, place + 1).map(({ events }, at): Moment => ({ at, events })),
      // What is looked back at does not move.
      looking: isStill ? place : null,
      revision: place,
    };
  }
}
