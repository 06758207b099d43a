import './lesson.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSpeech } from '../language/speech.js';
import { spokenIn } from '../language/spoken.js';
import { ClauseId } from '../rules/rules.js';
import { Signed } from '../table/signed.js';
import { useTelling } from '../table/telling.js';
import type { Sitting } from '../tables/sitting.js';
import type { Course } from './course.js';
import type { Guidance } from './guidance.js';
import { toldIn } from './lesson.js';
import { Rings, useFound } from './rings.js';

/** A lesson that is given at a table, and the ways out of it. */
export interface Taught {
  readonly course: Course;
  /** The lesson from its beginning. */
  again(): void;
  /** The table as it stands goes on as an ordinary one. */
  playOn(text: string): void;
}

interface CardProps {
  readonly guidance: Guidance;
  readonly taught: Taught;
  readonly sitting: Sitting;
  /** Back to the games. */
  leave(): void;
}

/** What a lesson says now, and how to go on in it. */
export const LessonCard = ({ guidance, taught, sitting, leave }: CardProps): ReactNode => {
  const { words, language, say } = useSpeech();
  const telling = useTelling();
  const [isLeaving, setLeaving] = useState(false);
  const { course, place, step, asks, isWaiting, hasStrayed, marks, hint, mayGoBack } = guidance;
  const found = useFound(marks, place);
  const head = useRef<HTMLHeadingElement>(null);
  const isOver = place === course.last;
  const card = useRef<HTMLElement>(null);
  // What comes into view keeps clear of the card, as high as it really is.
  useEffect(() => {
    const seen = card.current;
    if (seen === null) return;
    const page = document.documentElement.style;
    const sized = new ResizeObserver(() => page.setProperty('--card-taken', `${seen.offsetHeight}px`));
    sized.observe(seen);
    return () => {
      sized.disconnect();
      page.removeProperty('--card-taken');
    };
  }, []);
  useEffect(() => {
    // What it says next is read from its beginning.
    card.current?.scrollTo(0, 0);
    if (place === 0) return;
    // What was pressed may be gone: whoever plays by keyboard goes on from here.
    if (document.activeElement === document.body) head.current?.focus({ preventScroll: true });
  }, [place]);
  const isAsked = asks !== null && !isWaiting;
  return (
    <section ref={card} className={isAsked ? 'panel lesson asks' : 'panel lesson'} aria-labelledby="lesson-head">
      <div className="lesson-head">
        <h2 id="lesson-head" ref={head} tabIndex={-1}>
          {say('lessonStep', { number: place + 1, total: course.last + 1 })}
          <progress className="lesson-progress" value={place + 1} max={course.last + 1} aria-hidden="true" />
        </h2>
        {!isLeaving && !isOver && (
          <button type="button" className="link" onClick={() => setLeaving(true)}>
            {words.lessonLeave}
          </button>
        )}
      </div>
      <div className="lesson-told" aria-live="polite">
        <p>{toldIn(spokenIn(step.text, language), telling.name)}</p>
        {isWaiting && <p className="quiet">{words.lessonWatch}</p>}
        {isAsked && hasStrayed && <p className="lesson-strayed">{say('lessonNotNow', { deed: telling.action(asks) })}</p>}
        {isAsked && hint !== null && (
          <p className="lesson-hint">{hint.question === '' ? say('lessonPress', { name: hint.answer }) : say('lessonAnswer', hint)}</p>
        )}
      </div>
      {!isWaiting && (found.said !== '' || step.clauses !== undefined) && (
        <p className="lesson-look quiet">
          {found.said !== '' && <span>{say('lessonLook', { thing: found.said })}</span>}
          {step.clauses !== undefined && (
            <span>
              {words.lessonRules}{' '}
              {step.clauses.map((clause) => (
                <ClauseId key={clause} clause={clause} />
              ))}
            </span>
          )}
        </p>
      )}
      <div className="buttons">
        {isLeaving || isOver ? (
          <>
            <button
              type="button"
              className={isOver ? 'primary' : ''}
              onClick={() => taught.playOn(JSON.stringify(sitting.place.device?.saved()))}
            >
              {words.lessonPlayOn}
            </button>
            <button type="button" onClick={leave}>
              {words.lessonToGames}
            </button>
            <button type="button" onClick={taught.again}>
              {words.lessonAgain}
            </button>
            {isLeaving && !isOver && (
              <button type="button" onClick={() => setLeaving(false)}>
                {words.lessonStay}
              </button>
            )}
          </>
        ) : (
          <>
            {!isWaiting && asks === null && (
              <button type="button" className="primary" onClick={guidance.readOn}>
                {words.lessonReadOn}
              </button>
            )}
            {isAsked && (
              <>
                <button type="button" onClick={guidance.showMe}>
                  {words.lessonShow}
                </button>
                <button type="button" onClick={guidance.doItForMe}>
                  {words.lessonDo}
                </button>
              </>
            )}
            {mayGoBack && (
              <button type="button" onClick={guidance.goBack}>
                <Signed sign="back">{words.goBack}</Signed>
              </button>
            )}
          </>
        )}
      </div>
      <Rings boxes={found.boxes} />
    </section>
  );
};
