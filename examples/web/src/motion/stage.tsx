import { type ReactNode, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { inOrder } from '../boards/listing.js';
import { useSpeech } from '../language/speech.js';
import { play } from '../sound/sounds.js';
import { useTelling } from '../table/telling.js';
import type { Effect } from './cues.js';
import { DiceTray } from './dice-tray.js';
import { Marked, Performance } from './effects.js';
import type { Beat } from './pace.js';
import type { Time } from './performing.js';
import type { Playing, Showing } from './showing.js';

/** What stays where it came to until all of it has been seen. */
const lasting: ReadonlySet<Effect> = new Set(['travel', 'strike', 'stamp', 'leave']);

/** Held by fingers there are neither keys nor clicks. */
const coarse = matchMedia('(pointer: coarse)');

/** So many sentences are told at a time. */
const mostTold = 3;

const timeOf = (starts: number, lasts: number, rate: number): Time => ({ delay: starts / rate / 1000, duration: lasts / rate / 1000 });

interface BeatProps {
  readonly beat: Beat;
  readonly rate: number;
  readonly isOn: boolean;
}

const Performed = ({ beat, rate, isOn }: BeatProps): ReactNode => {
  const { name } = useTelling();
  return beat.cues
    .filter(({ cue }) => isOn || lasting.has(cue.effect))
    .map(({ cue, key, starts, lasts }) => <Performance key={key} cue={cue} time={timeOf(starts, lasts, rate)} name={name} />);
};

/** What is told of what is being shown, and the dice: always on the page. */
const Caption = ({ beat, rate }: Omit<BeatProps, 'isOn'>): ReactNode => {
  const { words } = useSpeech();
  const telling = useTelling();
  const { events, cues } = beat;
  return (
    <div className={`caption ${cues.some(({ cue }) => cue.effect === 'banner') ? 'banner' : ''}`}>
      {cues.map(
        ({ cue, key, starts, lasts }) =>
          cue.effect === 'throw' && (
            <DiceTray key={key} dice={cue.dice} total={cue.total} tone={cue.tone} {...timeOf(starts, lasts, rate)} />
          ),
      )}
      <div className="caption-told">
        {inOrder(events.slice(0, mostTold)).map(({ thing, key }) => (
          <p key={key}>{telling.event(thing)}</p>
        ))}
      </div>
      <small>{coarse.matches ? words.skipMotionByTouch : words.skipMotion}</small>
    </div>
  );
};

const OnStage = ({ playing: { key, beats, rate } }: { readonly playing: Playing }): ReactNode => {
  const on = beats.at(-1)!;
  useEffect(() => {
    for (const { cue } of on.cues.slice(0, 4)) play(cue.effect);
  }, [on]);
  return (
    <>
      {inOrder(beats).map(({ thing, key: place }) => (
        <Performed key={`${key} ${place}`} beat={thing} rate={rate} isOn={thing === on} />
      ))}
      <Caption key={`${key} ${beats.length}`} beat={on} rate={rate} />
    </>
  );
};

/** Before the board: what happens, as it is seen. Whoever listens is told it elsewhere. Any key and any press ends it. */
export const Stage = ({ showing, game }: { readonly showing: Showing; readonly game: string }): ReactNode => {
  const { playing, touched } = useSyncExternalStore(showing.subscribe, () => showing.shown);
  const isOn = playing !== null;
  // From the moment it is seen: a press before the browser has a breath to spare is one as well.
  useLayoutEffect(() => {
    if (!isOn) return;
    const end = (): void => showing.finish();
    addEventListener('pointerdown', end, true);
    addEventListener('keydown', end, true);
    return () => {
      removeEventListener('pointerdown', end, true);
      removeEventListener('keydown', end, true);
    };
  }, [showing, isOn]);
  if (playing === null && touched === null) return null;
  return createPortal(
    <div className={`picture picture-${game} stage-before`} aria-hidden="true" data-playing={isOn}>
      {playing !== null && <OnStage playing={playing} />}
      {touched !== null && inOrder(touched.places).map(({ thing, key }) => <Marked key={`${touched.key} ${key}`} at={thing} />)}
    </div>,
    document.body,
  );
};
