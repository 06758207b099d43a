import { type ReactNode, useEffect } from 'react';
import { useSpeech } from '../language/speech.js';
import { MomentSlider } from '../table/moment-slider.js';
import { SteadyButton } from '../table/steady-button.js';
import type { Place } from './story.js';

interface TransportProps {
  readonly place: Place;
  readonly at: number;
  readonly last: number;
  readonly isRunning: boolean;
  goTo(place: number): void;
  /** Goes on by itself, or stays. */
  run(runs: boolean): void;
  /** Goes to the next moment that mattered, or to the one before. */
  leap(forward: boolean): void;
  /** What is told of the place. */
  readonly children: ReactNode;
}

/** What stands on the buttons, within 24 by 24. */
const signs = {
  toBegin: 'M5 5V19M12 5L6 12L12 19M19 5L13 12L19 19',
  momentBefore: 'M6 6L2 12L6 18M15 5L21 12L15 19L9 12Z',
  back: 'M17 5V19M13 5L5 12L13 19Z',
  play: 'M8 4L19 12L8 20Z',
  pause: 'M8 5V19M16 5V19',
  on: 'M7 5V19M11 5L19 12L11 19Z',
  momentAfter: 'M18 6L22 12L18 18M9 5L15 12L9 19L3 12Z',
  toEnd: 'M19 5V19M12 5L18 12L12 19M5 5L11 12L5 19',
} as const;

/** What answers keys by itself. */
const minding = 'input, select, textarea, summary, dialog, [role="dialog"], .pan';

/** Keys for the whole page: arrows step, with shift from moment to moment, the space bar plays, and the ends are at home and end. */
const useKeys = ({ at, last, isRunning, goTo, run, leap }: TransportProps): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, shiftKey, target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && (target.closest(minding) !== null || (key === ' ' && target.closest('button, a') !== null))) return;
      if ((key === 'ArrowRight' || key === 'ArrowLeft') && shiftKey) leap(key === 'ArrowRight');
      else if (key === 'ArrowRight') goTo(at + 1);
      else if (key === 'ArrowLeft') goTo(at - 1);
      else if (key === 'Home') goTo(0);
      else if (key === 'End') goTo(last);
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
  const { place, at, last, isRunning, goTo, run, leap, children } = props;
  const { words, say } = useSpeech();
  useKeys(props);
  const where = say('moment', { number: at, total: last });
  const text = place.turn === null ? where : `${say('studyInTurn', { turn: place.turn })}, ${where}`;
  const buttons = [
    { sign: signs.toBegin, called: words.studyToBegin, isOff: at === 0, press: () => goTo(0) },
    { sign: signs.momentBefore, called: words.studyMomentBefore, isOff: at === 0, press: () => leap(false) },
    { sign: signs.back, called: words.studyBack, isOff: at === 0, press: () => goTo(at - 1) },
    {
      sign: isRunning ? signs.pause : signs.play,
      called: isRunning ? words.studyPause : words.studyPlay,
      isOff: last === 0,
      press: () => run(!isRunning),
    },
    { sign: signs.on, called: words.studyOn, isOff: at === last, press: () => goTo(at + 1) },
    { sign: signs.momentAfter, called: words.studyMomentAfter, isOff: at === last, press: () => leap(true) },
    { sign: signs.toEnd, called: words.studyToEnd, isOff: at === last, press: () => goTo(last) },
  ];
  return (
    <section className="transport" aria-label={words.timeline}>
      <div className="transport-buttons">
        {buttons.map(({ sign, called, isOff, press }, i) => (
          <SteadyButton
            key={called}
            className={i === 3 ? 'primary' : undefined}
            aria-label={called}
            title={called}
            isOff={isOff}
            onClick={press}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={sign} />
            </svg>
          </SteadyButton>
        ))}
      </div>
      <MomentSlider
        at={at}
        last={last}
        text={text}
        goTo={goTo}
        press={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          run(!isRunning);
        }}
      />
      <div className="transport-told" aria-live="polite">
        {children}
      </div>
    </section>
  );
};
