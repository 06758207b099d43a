import { animate } from 'motion/mini';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Cue, Sign } from './cues.js';
import { find, type Spotted } from './finding.js';
import { signPaths } from './signs.js';
import type { At } from './spots.js';

/** When something is seen, in seconds. */
export interface Time {
  readonly delay: number;
  readonly duration: number;
}

type CueOf<E extends Cue['effect']> = Extract<Cue, { readonly effect: E }>;

/** A cue, when it is seen, and how things are called. */
export interface Performed<E extends Cue['effect']> {
  readonly cue: CueOf<E>;
  readonly time: Time;
  name(id: string): string;
}

/** Where something was when it began: what is on its way goes on from there, wherever the page is pushed to meanwhile. */
export const useSpot = (at: At): Spotted => useState(() => find(at))[0];

const areSame = (one: Spotted, other: Spotted): boolean => (Object.keys(one) as (keyof Spotted)[]).every((key) => one[key] === other[key]);

/** Where something is now, wherever the page is pushed to: it is looked for before each picture the browser draws, for a board may move without being scrolled. */
export const useSpotOnPage = (at: At): Spotted => {
  const [spot, setSpot] = useState(() => find(at));
  const names = at.join(' ');
  useLayoutEffect(() => {
    const sought = names.split(' ');
    let last: Spotted | null = null;
    const look = (): void => {
      const now = find(sought);
      // In the very picture in which the board is elsewhere.
      if (last === null || !areSame(last, now)) flushSync(() => setSpot(now));
      last = now;
      frame = requestAnimationFrame(look);
    };
    let frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [names]);
  return spot;
};

/** Moves an element as long as it is there. */
export const useMotion = <E extends Element>(
  keyframes: Parameters<typeof animate>[1],
  { delay, duration }: Time,
  times?: readonly number[],
) => {
  const ref = useRef<E>(null);
  const first = useRef({ keyframes, delay, duration, times });
  useLayoutEffect(() => {
    if (ref.current === null) return;
    const { keyframes: frames, times: at, ...time } = first.current;
    const control = animate(ref.current, frames, { ...time, ease: 'easeInOut', ...(at === undefined ? {} : { times: [...at] }) });
    return () => control.cancel();
  }, []);
  return ref;
};

/** What has gone from where it lay is pale there until the board is drawn anew. */
export const useAway = (element: Element | null, isAway: boolean): void => {
  useLayoutEffect(() => {
    if (!isAway || element === null) return;
    element.setAttribute('data-away', '');
    return () => element.removeAttribute('data-away');
  }, [element, isAway]);
};

/** A sign on a round ground, or a text upon it. */
export const SignMark = ({ sign, text = '' }: { readonly sign: Sign; readonly text?: string }): ReactNode => (
  <svg viewBox="-18 -18 36 36" aria-hidden="true">
    <circle className="sign-ground" r={17} />
    {text === '' ? (
      <path className={`sign-line ${sign}`} d={signPaths[sign]} />
    ) : (
      <>
        <path className={`sign-line ${sign} faint`} d={signPaths[sign]} />
        <text y={5.5} textAnchor="middle" fontSize={text.length > 2 ? 12 : 16}>
          {text}
        </text>
      </>
    )}
  </svg>
);
