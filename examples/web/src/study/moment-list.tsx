import { type ReactNode, useEffect, useRef } from 'react';
import { useSpeech } from '../language/speech.js';
import { signPaths } from '../motion/signs.js';
import { signOf } from './events-that-matter.js';
import type { Moment } from './moments.js';

/** A moment with what is said of it. */
export interface MomentTold {
  readonly moment: Moment;
  readonly sentence: string;
}

interface ListProps {
  readonly told: readonly MomentTold[];
  readonly place: number;
  goTo(place: number): void;
}

/** What mattered, one after the other; each leads there. */
export const MomentList = ({ told, place, goTo }: ListProps): ReactNode => {
  const { words, say } = useSpeech();
  const list = useRef<HTMLOListElement>(null);
  const current = told.findLast(({ moment }) => moment.place <= place)?.moment.place ?? null;
  useEffect(() => {
    const [box, item] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current]')];
    // Only the list is moved, never the page.
    if (box !== null && item != null) box.scrollTop = item.offsetTop - box.clientHeight / 2;
    void current;
  }, [current]);
  return (
    <section className="panel moments" aria-labelledby="moments">
      <h2 id="moments">{words.studyMoments}</h2>
      {told.length === 0 && <p className="quiet">{words.studyNoMoments}</p>}
      <ol ref={list}>
        {told.map(({ moment, sentence }) => (
          <li key={moment.place}>
            <button
              type="button"
              aria-current={moment.place === current ? 'step' : undefined}
              className={moment.place === place ? 'on' : undefined}
              onClick={() => goTo(moment.place)}
            >
              <svg viewBox="-13 -13 26 26" aria-hidden="true" className="sign">
                <path d={signPaths[signOf[moment.kind]]} />
              </svg>
              <span>
                <small>
                  {words[`study-kind-${moment.kind}`]}
                  {moment.turn !== null && ` · ${say('studyInTurn', { turn: moment.turn })}`}
                </small>
                {sentence}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};
