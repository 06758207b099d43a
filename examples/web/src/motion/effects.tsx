import { animate } from 'motion/mini';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { inOrder } from '../boards/listing.js';
import { bentArrow, rounded } from '../boards/sketch.js';
import type { Cue, Sign, Token } from './cues.js';
import { copyOf, find, type Spotted } from './finding.js';
import { signPaths } from './signs.js';
import type { At } from './spots.js';

/** When something is seen, in seconds. */
export interface Time {
  readonly delay: number;
  readonly duration: number;
}

type CueOf<E extends Cue['effect']> = Extract<Cue, { readonly effect: E }>;

interface Performed<E extends Cue['effect']> {
  readonly cue: CueOf<E>;
  readonly time: Time;
  name(id: string): string;
}

/** Where something was when it began: the page may be pushed about meanwhile. */
const useSpot = (at: At): Spotted => useState(() => find(at))[0];

/** Moves an element as long as it is there. */
const useMotion = <E extends Element>(keyframes: Parameters<typeof animate>[1], { delay, duration }: Time, times?: readonly number[]) => {
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
const useAway = (element: Element | null, isAway: boolean): void => {
  useLayoutEffect(() => {
    if (!isAway || element === null) return;
    element.setAttribute('data-away', '');
    return () => element.removeAttribute('data-away');
  }, [element, isAway]);
};

const SignMark = ({ sign, text = '' }: { readonly sign: Sign; readonly text?: string }): ReactNode => (
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

/** A copy of what lies on the board. */
const Copy = ({ of }: { readonly of: Element }): ReactNode => {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const copy = copyOf(of);
    ref.current?.replaceChildren(...(copy === null ? [] : [copy]));
  }, [of]);
  return <span ref={ref} className="copy" />;
};

const Drawn = ({ token, of, name }: { readonly token: Token; readonly of: Element | null; name(id: string): string }): ReactNode => {
  switch (token.kind) {
    case 'copy':
      return of === null ? <SignMark sign="mark" /> : <Copy of={of} />;
    case 'card':
      return token.card === null ? <span className="flying-card back" /> : <span className="flying-card">{name(token.card)}</span>;
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

const Travelling = ({ cue: { token, from, to }, time, name }: Performed<'travel'>): ReactNode => {
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
  useAway(a.element, token.kind === 'copy' && from[0] !== 'board');
  return (
    <div ref={ref} className="flying">
      <Drawn token={token} of={a.element} name={name} />
    </div>
  );
};

const Turning = ({ cue: { at }, time }: Performed<'turn'>): ReactNode => {
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

const Striking = ({ cue: { from, to, colour, text }, time }: Performed<'strike'>): ReactNode => {
  const [a, b] = [useSpot(from), useSpot(to)];
  const ref = useMotion<SVGPathElement>({ strokeDashoffset: [1, 0], opacity: [1, 1] }, time);
  const isSame = Math.hypot(a.x - b.x, a.y - b.y) < 12;
  const { line, middle, end } = bentArrow(isSame ? [a.x - 70, a.y - 50] : [a.x, a.y], [b.x, b.y], 14, 0.22);
  const head = useMotion<SVGGElement>({ opacity: [0, 0, 1] }, time, [0, 0.7, 1]);
  return (
    <svg className={`striking ${colour}`} aria-hidden="true">
      <path ref={ref} d={line} pathLength={1} strokeDasharray={1} />
      <g ref={head}>
        <circle className="strike-end" cx={rounded(end[0])} cy={rounded(end[1])} r={7} />
        {text !== '' && (
          <g transform={`translate(${rounded(middle[0])} ${rounded(middle[1])})`}>
            <rect className="strike-ground" x={-8 - 4 * text.length} y={-13} width={16 + 8 * text.length} height={26} rx={13} />
            <text y={5} textAnchor="middle">
              {text}
            </text>
          </g>
        )}
      </g>
    </svg>
  );
};

const Clashing = ({ cue: { at, sides }, time, name }: Performed<'clash'>): ReactNode => {
  const { x, y } = useSpot(at);
  const ref = useMotion<HTMLDivElement>(
    {
      transform: [
        'translate(-50%, -50%) scale(0.6)',
        'translate(-50%, -50%) scale(1)',
        'translate(-50%, -50%) scale(1)',
        'translate(-50%, -50%) scale(0.9)',
      ],
      opacity: [0, 1, 1, 0],
    },
    time,
    [0, 0.18, 0.86, 1],
  );
  const half = Math.min(150, innerWidth / 2 - 12);
  return (
    <div ref={ref} className="clash" style={{ left: Math.min(innerWidth - half, Math.max(half, x)), top: Math.max(110, y) }}>
      {inOrder(sides).map(({ thing: { colour, members, total, wins }, key }) => (
        <Fighting key={key} colour={colour} told={members.map(name).join(' + ')} total={total} wins={wins} time={time} />
      ))}
    </div>
  );
};

interface FightingProps {
  readonly colour: string;
  readonly told: string;
  readonly total: number;
  readonly wins: boolean;
  readonly time: Time;
}

const Fighting = ({ colour, told, total, wins, time }: FightingProps): ReactNode => {
  const ref = useMotion<HTMLDivElement>(
    { opacity: [1, 1, wins ? 1 : 0.35], transform: ['scale(1)', 'scale(1)', wins ? 'scale(1.12)' : 'scale(0.92)'] },
    time,
    [0, 0.5, 0.65],
  );
  return (
    <div ref={ref} className={`clash-side ${colour} ${wins ? 'wins' : ''}`}>
      <span>{told}</span>
      <b>{total}</b>
    </div>
  );
};

const Counted = ({ cue: { at, by, tone }, time }: Performed<'count'>): ReactNode => {
  const { x, y } = useSpot(at);
  const far = by < 0 ? 46 : -46;
  const place = (dy: number, scale: number): string =>
    `translate(${rounded(x)}px, ${rounded(y + dy)}px) translate(-50%, -50%) scale(${scale})`;
  const ref = useMotion<HTMLDivElement>(
    { transform: [place(0, 0.5), place(far * 0.4, 1.3), place(far, 1)], opacity: [0, 1, 0] },
    time,
    [0, 0.35, 1],
  );
  return (
    <div ref={ref} className={`counted ${tone}`}>
      {by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '±0'}
    </div>
  );
};

const Stamped = ({ cue: { at, sign, colour, text }, time }: Performed<'stamp'>): ReactNode => {
  const { x, y } = useSpot(at);
  const place = `translate(${rounded(x)}px, ${rounded(y)}px) translate(-50%, -50%)`;
  const ref = useMotion<HTMLDivElement>(
    { transform: [`${place} scale(2.6) rotate(-14deg)`, `${place} scale(0.9) rotate(2deg)`, `${place} scale(1)`], opacity: [0, 1, 1] },
    time,
    [0, 0.6, 1],
  );
  return (
    <div ref={ref} className={`flying flying-sign ${colour}`}>
      <SignMark sign={sign} text={text} />
    </div>
  );
};

const Leaving = ({ cue: { at }, time }: Performed<'leave'>): ReactNode => {
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

const Ring = ({ spot: { x, y, width, height }, tone }: { readonly spot: Spotted; readonly tone: string }): ReactNode => (
  <div
    className={`ring ${tone}`}
    style={{ left: x - width / 2 - 4, top: y - height / 2 - 4, inlineSize: width + 8, blockSize: height + 8 }}
  />
);

const Stirring = ({ cue: { at, tone }, time }: Performed<'stir'>): ReactNode => {
  const spot = useSpot(at);
  const ref = useMotion<HTMLDivElement>({ opacity: [0, 1, 0.3, 1, 0] }, time);
  return (
    <div ref={ref} className="ringed">
      <Ring spot={spot} tone={tone} />
    </div>
  );
};

/** A mark round what changed at once: it does not move. */
export const Marked = ({ at }: { readonly at: At }): ReactNode => {
  const spot = useSpot(at);
  return spot.element === null ? null : <Ring spot={spot} tone="plain" />;
};

/** A cue as it is seen on the board; dice and what is told have places of their own. */
export const Performance = ({ cue, time, name }: { readonly cue: Cue; readonly time: Time; name(id: string): string }): ReactNode => {
  switch (cue.effect) {
    case 'travel':
      return <Travelling cue={cue} time={time} name={name} />;
    case 'turn':
      return <Turning cue={cue} time={time} name={name} />;
    case 'strike':
      return <Striking cue={cue} time={time} name={name} />;
    case 'clash':
      return <Clashing cue={cue} time={time} name={name} />;
    case 'count':
      return <Counted cue={cue} time={time} name={name} />;
    case 'stamp':
      return <Stamped cue={cue} time={time} name={name} />;
    case 'leave':
      return <Leaving cue={cue} time={time} name={name} />;
    case 'stir':
      return <Stirring cue={cue} time={time} name={name} />;
    case 'throw':
      return <Stirring cue={{ effect: 'stir', at: cue.by, tone: cue.tone }} time={time} name={name} />;
    case 'banner':
      return null;
  }
};
