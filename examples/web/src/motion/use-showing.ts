import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Sitting } from '../tables/sitting.js';
import { keptChoice } from './kept-choice.js';
import { type Pace, paces } from './pace.js';
import { cuesOf, fetchScript } from './scripts/index.js';
import { Showing, type Shown } from './showing.js';

/** How fast this device shows what happens. */
export const keptPace = keptChoice<Pace>('ludoteca-pace', paces, 'calm');

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Whoever wants nothing to move sees everything at once, and so does whoever comes back to a page that was hidden. */
const paceNow = (): Pace => (still.matches || document.hidden ? 'at-once' : keptPace.get());

/** So much time a frame takes up at most: where the browser has no time to draw, nothing is over before it was seen. */
const longestFrame = 100;

/** Calls back after so many milliseconds of frames. */
const after = (ms: number, ring: () => void): (() => void) => {
  let left = ms;
  let before: number | null = null;
  const look = (now: number): void => {
    left -= Math.min(longestFrame, now - (before ?? now));
    before = now;
    if (left <= 0) ring();
    else frame = requestAnimationFrame(look);
  };
  let frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
};

/** What happens at a table, as it is shown here: one that is played at, or one that is looked at again. */
export const useShowing = (sitting: Pick<Sitting, 'id' | 'seen' | 'subscribe'>): { readonly showing: Showing; readonly shown: Shown } => {
  const showing = useMemo(() => new Showing({ cuesOf: (event, view) => cuesOf(sitting.id, event, view), pace: paceNow, after }), [sitting]);
  // Where it is out of reach the game is played all the same, and what happens is told.
  useEffect(() => void fetchScript(sitting.id).catch(() => {}), [sitting.id]);
  useEffect(() => {
    const look = (): void => {
      if (sitting.seen.kind === 'seated') showing.offer(sitting.seen);
    };
    look();
    const leave = sitting.subscribe(look);
    return () => {
      leave();
      showing.finish();
    };
  }, [sitting, showing]);
  return { showing, shown: useSyncExternalStore(showing.subscribe, () => showing.shown) };
};
