import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSpeech } from '../language/speech.js';
import { handOut } from '../local/handing-out.js';
import { SteadyButton } from '../table/steady-button.js';
import { framesFrom, mostFrames } from './frames.js';
import type { MomentTold } from './moment-list.js';

interface PicturingProps {
  readonly title: string;
  readonly told: readonly MomentTold[];
  readonly place: number;
  readonly last: number;
  goTo(place: number): void;
}

/** How wide a moving picture may be, in pixels, and how long each of its pictures is looked at. */
const [widest, lookedAt] = [640, 1100];

const boardHere = (): HTMLElement | null => document.querySelector<HTMLElement>('.study .frame > .picture');

/** When the page has drawn what it was told last. */
const drawn = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Pictures of the board to keep: of the moment that is seen, or of one after the other. What makes them is fetched only then. */
export const Picturing = ({ title, told, place, last, goTo }: PicturingProps): ReactNode => {
  const { words, say } = useSpeech();
  const [[from, to], setEnds] = useState<readonly [number, number]>([0, last]);
  const [state, setState] = useState<'idle' | 'failed' | { readonly done: number; readonly of: number }>('idle');
  const isWanted = useRef(true);
  useEffect(() => {
    isWanted.current = true;
    return () => {
      isWanted.current = false;
    };
  }, []);
  const sentenceAt = (at: number): string => told.findLast(({ moment }) => moment.place <= at)?.sentence ?? '';
  const make = async (places: readonly number[], isMoving: boolean): Promise<void> => {
    const before = place;
    setState({ done: 0, of: places.length });
    try {
      const { captured, pngOf, gifOf } = await import('./capturing.js');
      const pictures: HTMLCanvasElement[] = [];
      for (const at of places) {
        if (!isWanted.current) return;
        goTo(at);
        await drawn();
        const board = boardHere();
        if (board === null) throw new Error('There is no board to make a picture of.');
        const scale = isMoving ? Math.min(1, widest / board.clientWidth) : 2;
        pictures.push(await captured(board, title, sentenceAt(at), scale));
        setState({ done: pictures.length, of: places.length });
      }
      const name = title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase();
      if (isMoving) handOut(`${name}.gif`, await gifOf(pictures, lookedAt));
      else handOut(`${name}-${place}.png`, await pngOf(pictures[0]!));
      setState('idle');
    } catch {
      setState('failed');
    } finally {
      if (isMoving && isWanted.current) goTo(before);
    }
  };
  const isBusy = typeof state === 'object';
  const ends = [{ at: 0, called: words.studySetup }, ...told.map(({ moment, sentence }) => ({ at: moment.place, called: sentence }))];
  const choice = (label: string, value: number, choose: (at: number) => void): ReactNode => (
    <label>
      {label}
      <select value={value} disabled={isBusy} onChange={({ target }) => choose(Number(target.value))}>
        {ends
          .filter(({ at }, i) => at !== ends[i - 1]?.at)
          .map(({ at, called }) => (
            <option key={at} value={at}>
              {`${at}. ${called}`}
            </option>
          ))}
        {ends.every(({ at }) => at !== last) && <option value={last}>{words.studyEnd}</option>}
      </select>
    </label>
  );
  return (
    <details className="panel picturing">
      <summary>{words.studyPictures}</summary>
      <SteadyButton isOff={isBusy} onClick={() => void make([place], false)}>
        {words.studyPicture}
      </SteadyButton>
      <fieldset>
        <legend>{words.studyMoving}</legend>
        {choice(words.studyFrom, from, (at) => setEnds([at, to]))}
        {choice(words.studyTo, to, (at) => setEnds([from, at]))}
        <p className="quiet">{say('studyMovingExplain', { count: mostFrames })}</p>
        <SteadyButton isOff={isBusy} onClick={() => void make(framesFrom(from, to), true)}>
          {words.studyMakeMoving}
        </SteadyButton>
      </fieldset>
      <p role="status">
        {isBusy && say('studyMaking', { done: state.done, of: state.of })}
        {state === 'failed' && words.studyNoPicture}
      </p>
    </details>
  );
};
