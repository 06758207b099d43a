import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { rounded } from '../boards/sketch.js';
import type { Token } from './cues.js';
import { copyOf } from './finding.js';
import { type Performed, SignMark, type Time, useAway, useMotion, useSpot } from './performing.js';
import { spot } from './spots.js';

/** A copy of what lies on the board. */
const Copy = ({ of }: { readonly of: Element }): ReactNode => {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const copy = copyOf(of);
    ref.current?.replaceChildren(...(copy === null ? [] : [copy]));
  }, [of]);
  return <span ref={ref} className="copy" />;
};

/** A card that is turned up on its way. */
const TurnedUp = ({ text, time }: { readonly text: string; readonly time: Time }): ReactNode => {
  const body = useMotion<HTMLSpanElement>({ transform: ['scaleX(1)', 'scaleX(0.02)', 'scaleX(1)'] }, time, [0, 0.5, 1]);
  const back = useMotion<HTMLSpanElement>({ opacity: [1, 1, 0, 0] }, time, [0, 0.49, 0.5, 1]);
  return (
    <span ref={body} className="flying-card">
      {text}
      <span ref={back} className="flying-card back" />
    </span>
  );
};

interface DrawnProps {
  readonly token: Token;
  /** What lies where it begins. */
  readonly of: Element | null;
  readonly time: Time;
  name(id: string): string;
}

/** Is this the very card on the board, its face up? */
const isCard = (element: Element | null, card: string): element is Element =>
  element?.matches(`[data-thing~="${spot('card', card)}"]`) === true;

const Drawn = ({ token, of, time, name }: DrawnProps): ReactNode => {
  switch (token.kind) {
    case 'copy':
      return of === null ? <SignMark sign="mark" /> : <Copy of={of} />;
    case 'card':
      if (token.card === null) return <span className="flying-card back" />;
      return isCard(of, token.card) ? <Copy of={of} /> : <TurnedUp text={name(token.card)} time={time} />;
    case 'coin':
      return <span className="flying-coin">{token.text}</span>;
    case 'troop':
      return <span className={`flying-troop ${token.colour}`}>{token.text}</span>;
    case 'paper':
      return (
        <span className={`flying-paper ${token.colour}`}>
          <SignMark sign="scroll" />
        </span>
      );
    case 'sign':
      return (
        <span className={`flying-sign ${token.colour}`}>
          <SignMark sign={token.sign} />
        </span>
      );
  }
};

/** Something goes from one place to another. */
export const Travelling = ({ cue: { token, from, to }, time, name }: Performed<'travel'>): ReactNode => {
  const [a, b] = [useSpot(from), useSpot(to)];
  const stays = token.kind === 'copy' || token.kind === 'troop';
  const at = (x: number, y: number, scale: number): string =>
    `translate(${rounded(x)}px, ${rounded(y)}px) translate(-50%, -50%) scale(${scale})`;
  const isSame = Math.hypot(a.x - b.x, a.y - b.y) < 8;
  const ref = useMotion<HTMLDivElement>(
    {
      transform: [at(a.x, a.y, 0.9), at((a.x + b.x) / 2, (a.y + b.y) / 2 - (isSame ? 60 : 30), 1.15), at(b.x, b.y, 1)],
      opacity: [0.2, 1, stays ? 1 : 0],
    },
    time,
    [0, 0.5, 1],
  );
  const isTaken = token.kind === 'card' && token.card !== null && isCard(a.element, token.card);
  useAway(a.element, isTaken || (token.kind === 'copy' && from[0] !== 'board'));
  return (
    <div ref={ref} className="flying">
      <Drawn token={token} of={a.element} time={time} name={name} />
    </div>
  );
};

/** Something turns over where it lies. */
export const Turning = ({ cue: { at }, time }: Performed<'turn'>): ReactNode => {
  const { element, x, y } = useSpot(at);
  const place = `translate(${rounded(x)}px, ${rounded(y)}px) translate(-50%, -50%)`;
  const ref = useMotion<HTMLDivElement>(
    { transform: [`${place} scaleX(1)`, `${place} scale(1.15) scaleX(0.02)`, `${place} scaleX(1)`], opacity: [1, 1, 0] },
    time,
    [0, 0.5, 1],
  );
  return (
    <div ref={ref} className="flying">
      {element === null ? <SignMark sign="mark" /> : <Copy of={element} />}
    </div>
  );
};

/** Something falls off the board. */
export const Leaving = ({ cue: { at }, time }: Performed<'leave'>): ReactNode => {
  const { element, x, y } = useSpot(at);
  const place = (dy: number): string => `translate(${rounded(x)}px, ${rounded(y + dy)}px) translate(-50%, -50%)`;
  const ref = useMotion<HTMLDivElement>({ transform: [place(0), `${place(50)} rotate(9deg) scale(0.8)`], opacity: [1, 0] }, time);
  useAway(element, true);
  return (
    <div ref={ref} className="flying">
      {element === null ? <SignMark sign="no" /> : <Copy of={element} />}
    </div>
  );
};
