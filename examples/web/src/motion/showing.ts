import type { AnyEvent, AnyView } from '../tables/catalogue.js';
import type { Moment, Seated } from '../tables/seen.js';
import type { Cue } from './cues.js';
import { type Beat, beatsOf, isHopeless, type Pace, rateOf } from './pace.js';
import type { At } from './spots.js';

/** What whoever looks sees now: the board as it was before what is being shown. */
export interface Shown {
  /** Null for the present. */
  readonly view: AnyView | null;
  /** So many moments have been seen to happen; null for all. */
  readonly told: number | null;
  readonly playing: Playing | null;
  /** What changed at once, to be marked without moving. */
  readonly touched: { readonly key: number; readonly places: readonly At[] } | null;
}

/** What is being shown. */
export interface Playing {
  /** Which of all that was ever shown. */
  readonly key: number;
  /** The beats shown so far; the last of them is on. */
  readonly beats: readonly Beat[];
  /** How many times faster than calm the last one is. */
  readonly rate: number;
}

/** What a showing is given. */
interface Stage {
  cuesOf(event: AnyEvent, view: AnyView): readonly Cue[];
  pace(): Pace;
  /** Calls back after so many milliseconds, unless it is let be. */
  after(ms: number, ring: () => void): () => void;
}

/** Something that happened: seen on the board as it was before. */
interface Act {
  readonly before: AnyView;
  /** How many moments there were before it. */
  readonly told: number;
  readonly beats: readonly Beat[];
  /** Did somebody ask to see it again? Then it takes its time, and all of it is seen. */
  readonly isWanted: boolean;
}

const present: Shown = { view: null, told: null, playing: null, touched: null };
/** How long what changed at once stays marked. */
const marked = 1600;
/** Of a great deal that changed at once no more is marked than can be looked at. */
const mostMarked = 24;
/** Views that were seen are remembered, so that they can be seen again. */
const mostRemembered = 400;

const placesOf = (cue: Cue): readonly At[] => {
  switch (cue.effect) {
    case 'throw':
      return [cue.by];
    case 'travel':
    case 'strike':
      return [cue.from, cue.to];
    case 'banner':
      return [];
    default:
      return [cue.at];
  }
};

const lengthOf = (beats: readonly Beat[]): number => beats.reduce((sum, { lasts }) => sum + lasts, 0);

/**
 * Shows what happens as it is told: by the moments and the views that the viewer is given, one after the other, and faster the more is waiting. It can be
 * ended at any time; then the present is seen.
 */
export class Showing {
  readonly #stage: Stage;
  readonly #listeners = new Set<() => void>();
  readonly #views = new Map<number, AnyView>();
  #shown: Shown = present;
  #seen: Seated | null = null;
  #acts: Act[] = [];
  /** How many beats of the first act have been shown, the one that is on among them. */
  #begun = 0;
  #keys = 0;
  #stop: () => void = () => {};

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  get shown(): Shown {
    return this.#shown;
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** There is something else to see. */
  offer(seen: Seated): void {
    const before = this.#seen;
    if (before === seen) return;
    this.#seen = seen;
    const goesOn =
      before !== null &&
      before.viewer === seen.viewer &&
      before.looking === null &&
      seen.looking === null &&
      seen.moments.length >= before.moments.length &&
      before.moments.at(-1)?.at === seen.moments[before.moments.length - 1]?.at;
    if (before?.viewer !== seen.viewer) this.#views.clear();
    if (seen.looking === null) this.#remember(seen);
    if (!goesOn) {
      this.finish();
      return;
    }
    const news = seen.moments.slice(before.moments.length);
    if (news.length === 0) return;
    const act = this.#actOf(news, before.view, before.moments.length);
    if (this.#stage.pace() === 'at-once') this.#mark(act.beats);
    else this.#play([act]);
  }

  /** Whatever is being shown is over at once. */
  finish(): void {
    this.#stop();
    this.#stop = () => {};
    this.#acts = [];
    this.#begun = 0;
    this.#show(present);
  }

  /** Shows the moments from a place on once more, as far as it is remembered what was seen before each. */
  again(from: number): void {
    const seen = this.#seen;
    if (seen === null || seen.looking !== null) return;
    this.finish();
    const acts = seen.moments.slice(from).map((moment, place) => {
      const told = from + place;
      return this.#actOf([moment], this.#views.get(told) ?? seen.view, told, true);
    });
    if (this.#stage.pace() === 'at-once') this.#mark(acts.flatMap(({ beats }) => beats));
    else this.#play(acts);
  }

  #remember({ moments, view }: Seated): void {
    for (const count of this.#views.keys()) if (count > moments.length) this.#views.delete(count);
    this.#views.set(moments.length, view);
    if (this.#views.size > mostRemembered) this.#views.delete(this.#views.keys().next().value!);
  }

  #actOf(moments: readonly Moment[], before: AnyView, told: number, isWanted = false): Act {
    const events = moments.flatMap((moment) => moment.events);
    return { before, told, beats: beatsOf(events, (event) => this.#stage.cuesOf(event, before)), isWanted };
  }

  /** Where nothing is to be marked, what is marked stays so for its time. */
  #mark(beats: readonly Beat[]): void {
    const all = beats.flatMap(({ cues }) => cues.flatMap(({ cue }) => placesOf(cue)));
    const places = [...new Map(all.map((at) => [at.join(' '), at])).values()].slice(0, mostMarked);
    if (places.length === 0 && this.#acts.length === 0) return;
    this.finish();
    this.#show({ ...present, touched: { key: ++this.#keys, places } });
    this.#stop = this.#stage.after(marked, () => this.finish());
  }

  #play(acts: readonly Act[]): void {
    const isIdle = this.#acts.length === 0;
    this.#acts.push(...acts);
    while (this.#acts.length > 1 && !this.#acts[0]!.isWanted && isHopeless(this.#remaining())) {
      this.#acts.shift();
      this.#begun = 0;
      this.#stop();
    }
    if (isIdle || this.#begun === 0) this.#next();
  }

  #remaining(): number {
    const [first, ...others] = this.#acts;
    return (
      (first === undefined ? 0 : lengthOf(first.beats.slice(this.#begun))) + others.reduce((sum, { beats }) => sum + lengthOf(beats), 0)
    );
  }

  #next(): void {
    const act = this.#acts[0];
    if (act === undefined) {
      this.finish();
      return;
    }
    const pace = this.#stage.pace();
    if (pace === 'at-once') {
      this.finish();
      return;
    }
    const beat = act.beats[this.#begun];
    if (beat === undefined) {
      this.#acts.shift();
      this.#begun = 0;
      this.#next();
      return;
    }
    const rate = rateOf(pace, this.#remaining(), this.#acts.length > 1 && !act.isWanted);
    const isNew = this.#begun === 0;
    this.#begun++;
    const key = isNew ? ++this.#keys : (this.#shown.playing?.key ?? ++this.#keys);
    this.#show({ view: act.before, told: act.told, playing: { key, beats: act.beats.slice(0, this.#begun), rate }, touched: null });
    this.#stop();
    this.#stop = this.#stage.after(beat.lasts / rate, () => this.#next());
  }

  #show(shown: Shown): void {
    if (this.#shown === shown) return;
    this.#shown = shown;
    for (const listener of [...this.#listeners]) listener();
  }
}
