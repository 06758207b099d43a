import type { AnyEvent } from '../tables/catalogue.js';
import type { Cue, Effect } from './cues.js';

/** How fast what happens is shown. */
export const paces = ['calm', 'quick', 'at-once'] as const;
/** See {@link paces}. */
export type Pace = (typeof paces)[number];

/** How long each effect lasts when nobody hurries, in milliseconds. */
const lasting: Readonly<Record<Effect, number>> = {
  throw: 1700,
  travel: 750,
  turn: 650,
  strike: 700,
  clash: 1700,
  count: 950,
  stamp: 550,
  leave: 750,
  stir: 600,
  banner: 1000,
};

/** What must have been seen before anything else goes on. */
const isWaitedFor = ({ effect }: Cue): boolean => effect === 'throw' || effect === 'clash';

/** From one thing to the next, where they overlap. */
const step = 110;

/** A cue with its time within its beat. */
export interface Timed {
  readonly cue: Cue;
  readonly key: string;
  readonly starts: number;
  readonly lasts: number;
}

/** What is seen at a time: one event, or a few alike. */
export interface Beat {
  readonly events: readonly AnyEvent[];
  readonly cues: readonly Timed[];
  readonly lasts: number;
}

/** Cues one after the other: what must be waited for stands alone, the others overlap. */
const timed = (cues: readonly Cue[]): Pick<Beat, 'cues' | 'lasts'> => {
  let [next, end] = [0, 0];
  const all = cues.map((cue, place): Timed => {
    const starts = isWaitedFor(cue) ? end : next;
    const lasts = lasting[cue.effect];
    end = Math.max(end, starts + lasts);
    next = isWaitedFor(cue) ? end : starts + step;
    return { cue, key: `${place} ${cue.effect}`, starts, lasts };
  });
  return { cues: all, lasts: end };
};

/** So many events of one kind are seen together. */
const mostTogether = 6;

/** Events as they are seen one after the other, in the order in which they are told; events alike that need no waiting are seen together. */
export const beatsOf = (events: readonly AnyEvent[], cuesOf: (event: AnyEvent) => readonly Cue[]): readonly Beat[] => {
  const groups: { readonly events: AnyEvent[]; readonly cues: Cue[] }[] = [];
  for (const event of events) {
    const cues = cuesOf(event);
    if (cues.length === 0) continue;
    const last = groups.at(-1);
    const isAlike = last !== undefined && last.events[0]!.type === event.type && last.events.length < mostTogether;
    if (isAlike && ![...last.cues, ...cues].some(isWaitedFor)) {
      last.events.push(event);
      last.cues.push(...cues);
    } else groups.push({ events: [event], cues: [...cues] });
  }
  return groups.map(({ events: told, cues }) => ({ events: told, ...timed(cues) }));
};

/** How many times faster than calm something is shown at most. */
const fastest = 8;
/** How long one may look at what happened last, and how long while more is waiting. */
const patience = { last: 16_000, waiting: 1500 } as const;

/** How many times faster than calm: as chosen, and more where so much is waiting that one would look at the past. */
export const rateOf = (pace: Exclude<Pace, 'at-once'>, remaining: number, isMoreWaiting: boolean): number =>
  Math.min(fastest, Math.max(pace === 'calm' ? 1 : 2.4, remaining / (isMoreWaiting ? patience.waiting : patience.last)));

/** Is so much waiting that not even the fastest show catches up? */
export const isHopeless = (remaining: number): boolean => remaining / fastest > patience.waiting;
