import { type ReactNode, useEffect, useId } from 'react';
import { useSpeech } from '../language/speech.js';
import type { Place } from './story.js';

interface TransportProps {
  readonly place: Place;
  readonly at: number;
  readonly last: number;
  readonly isRunning: boolean;
  readonly isBrief: boolean;
  goTo(place: number): void;
  /** Goes on by itself, or stays. */
  run(runs: boolean): void;
  /** Goes to the next moment that mattered, or to the one before. */
  leap(forward: boolean): void;
  brief(isBrief: boolean): void;
}

/** What answers keys by itself. */
const minding = 'input, select, textarea, summary, dialog, [role="dialog"], .pan';

/** Keys for the whole page: arrows step, the space bar plays, the ends are at home and end. */
const useKeys = ({ at, last, isRunning, goTo, run, leap }: TransportProps): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && (target.closest(minding) !== null || (key === ' ' && target.closest('button, a') !== null))) return;
      if (key === 'ArrowRight') goTo(at + 1);
      else if (key === 'ArrowLeft') goTo(at - 1);
      else if (key === 'Home') goTo(0);
      else if (key === 'End') goTo(last);
      else if (key === 'n') leap(true);
      else if (key === 'p') leap(false);
      else if (key === ' ') run(!isRunning);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [at, last, isRunning, goTo, run, leap]);
};

/** Where in the game one is, and how to get about in it. */
export const Transport = (props: TransportProps): ReactNode => {
  const { place, at, last, isRunning, isBrief, goTo, run, leap, brief } = props;
  const { words, say } = useSpeech();
  const slider = useId();
  useKeys(props);
  const where = say('moment', { number: at, total: last });
  const text = place.turn === null ? where : `${say('studyInTurn', { turn: place.turn })}, ${where}`;
  const buttons = [
    { sign: '⏮', called: words.studyToBegin, isOff: at === 0, press: () => goTo(0) },
    { sign: '⏪', called: words.studyMomentBefore, isOff: at === 0, press: () => leap(false) },
    { sign: '◀', called: words.studyBack, isOff: at === 0, press: () => goTo(at - 1) },
    {
      sign: isRunning ? '⏸' : '▶',
      called: isRunning ? words.studyPause : words.studyPlay,
      isOff: last === 0,
      press: () => run(!isRunning),
    },
    { sign: '▸', called: words.studyOn, isOff: at === last, press: () => goTo(at + 1) },
    { sign: '⏩', called: words.studyMomentAfter, isOff: at === last, press: () => leap(true) },
    { sign: '⏭', called: words.studyToEnd, isOff: at === last, press: () => goTo(last) },
  ];
  return (
    <section className="transport" aria-label={words.timeline}>
      <div className="transport-buttons">
        {buttons.map(({ sign, called, isOff, press }, i) => (
          <button
            key={called}
            type="button"
            className={i === 3 ? 'primary' : undefined}
            aria-label={called}
            title={called}
            disabled={isOff}
            onClick={press}
          >
            <span aria-hidden="true">{`${sign}\uFE0E`}</span>
          </button>
        ))}
      </div>
      <div className="transport-line">
        <label className="unseen" htmlFor={slider}>
          {words.timeline}
        </label>
        <input
          id={slider}
          type="range"
          min={0}
          max={Math.max(1, last)}
          value={at}
          disabled={last < 1}
          aria-valuetext={text}
          onChange={({ target }) => goTo(Number(target.value))}
          onKeyDown={(event) => {
            if (event.key !== ' ') return;
            event.preventDefault();
            run(!isRunning);
          }}
        />
        <output htmlFor={slider}>{text}</output>
      </div>
      <label className="transport-brief">
        <input type="checkbox" checked={isBrief} onChange={({ target }) => brief(target.checked)} /> {words.studyOnlyMoments}
      </label>
    </section>
  );
};
