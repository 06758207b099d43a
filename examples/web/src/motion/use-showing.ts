import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Sitting } from '../tables/sitting.js';
import { keptChoice } from './kept-choice.js';
import { type Pace, paces } from './pace.js';
import { cuesOf } from './scripts/index.js';
import { Showing, type Shown } from './showing.js';

/** How fast this device shows what happens. */
export const keptPace = keptChoice<Pace>('ludoteca-pace', paces, 'calm');

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Whoever wants nothing to move sees everything at once. */
const paceNow = (): Pace => (still.matches ? 'at-once' : keptPace.get());

const after = (ms: number, ring: () => void): (() => void) => {
  const timer = setTimeout(ring, ms);
  return () => clearTimeout(timer);
};

/** What happens at a table, as it is shown here. */
export const useShowing = (sitting: Sitting): { readonly showing: Showing; readonly shown: Shown } => {
  const showing = useMemo(() => new Showing({ cuesOf: (event, view) => cuesOf(sitting.id, event, view), pace: paceNow, after }), [sitting]);
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
