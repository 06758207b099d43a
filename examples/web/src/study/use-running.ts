import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Pace } from '../motion/pace.js';
import type { Showing, Shown } from '../motion/showing.js';
import { keptPace, useShowing } from '../motion/use-showing.js';
import type { Seated } from '../tables/seen.js';
import { type Position, Projector, type Stops } from './projector.js';
import type { Story } from './story.js';

/** How long a place is looked at before the next comes about, in milliseconds. */
const rests: Readonly<Record<Pace, number>> = { calm: 900, quick: 350, 'at-once': 900 };

/** A story that is gone through: by hand, or by itself as fast as this device shows things. */
export interface Running {
  readonly position: Position;
  readonly seen: Seated;
  readonly showing: Showing;
  readonly shown: Shown;
  goTo(place: number): void;
  run(runs: boolean): void;
}

/** Goes through a story; where it goes on by itself it waits until what happens has been seen. */
export const useRunning = (story: Story, stops: Stops): Running => {
  const step = useRef(0);
  // Whoever looks with other eyes stays where he was, as far as those saw of it.
  const projector = useMemo(
    () =>
      new Projector(
        story,
        story.places.findLastIndex((place) => place.step <= step.current),
      ),
    [story],
  );
  const position = useSyncExternalStore(projector.subscribe, () => projector.position);
  const { showing, shown } = useShowing(projector);
  const isMoving = shown.playing !== null;
  useEffect(() => {
    step.current = projector.story.places[position.place]!.step;
  }, [projector, position]);
  useEffect(() => {
    if (!position.isRunning || isMoving) return;
    const timer = setTimeout(() => projector.goOn(stops), rests[keptPace.get()]);
    return () => clearTimeout(timer);
  }, [projector, position, isMoving, stops]);
  const goTo = useCallback((place: number) => projector.goTo(place), [projector]);
  const run = useCallback((runs: boolean) => (runs ? projector.play() : projector.pause()), [projector]);
  return useMemo(() => ({ position, seen: projector.seen, showing, shown, goTo, run }), [position, projector, showing, shown, goTo, run]);
};
