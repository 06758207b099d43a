import type { ReactNode } from 'react';
import { inOrder } from '../boards/listing.js';
import { bentArrow, type Point, rounded } from '../boards/sketch.js';
import type { Cue } from './cues.js';
import type { Spotted } from './finding.js';
import { Leaving, Travelling, Turning } from './flights.js';
import { type Performed, SignMark, type Time, useMotion, useSpot, useSpotOnPage } from './performing.js';
import type { At } from './spots.js';

/** Room for the head and the line of an arrow round its ends. */
const room = 48;

const Striking = ({ cue: { from, to, colour, text }, time }: Performed<'strike'>): ReactNode => {
  const [a, b] = [useSpot(from), useSpot(to)];
  const ref = useMotion<SVGPathElement>({ strokeDashoffset: [1, 0], opacity: [1, 1] }, time);
  const head = useMotion<SVGGElement>({ opacity: [0, 0, 1] }, time, [0, 0.7, 1]);
  const isSame = Math.hypot(a.x - b.x, a.y - b.y) < 12;
  const start: Point = isSame ? [a.x - 70, a.y - 50] : [a.x, a.y];
  const { line, middle, end } = bentArrow(start, [b.x, b.y], 14, 0.22);
  // No larger than the arrow: a browser paints all of it anew while it grows.
  const [left, right] = [Math.min(start[0], b.x, middle[0]) - room, Math.max(start[0], b.x, middle[0]) + room];
  const [top, bottom] = [Math.min(start[1], b.y, middle[1]) - room, Math.max(start[1], b.y, middle[1]) + room];
  const [width, height] = [right - left, bottom - top];
  return (
    <svg
      className={`striking ${colour}`}
      aria-hidden="true"
      viewBox={`${rounded(left)} ${rounded(top)} ${rounded(width)} ${rounded(height)}`}
      style={{ left, top, inlineSize: width, blockSize: height }}
    >
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
        <Fighting key={key} colour={colour} told={members.map((one) => name(one)).join(' + ')} total={total} wins={wins} time={time} />
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

const Ring = ({ spot: { x, y, width, height }, tone }: { readonly spot: Spotted; readonly tone: string }): ReactNode => (
  <div
    className={`ring ${tone}`}
    style={{ left: x - width / 2 - 4, top: y - height / 2 - 4, inlineSize: width + 8, blockSize: height + 8 }}
  />
);

const Stirring = ({ cue: { at, tone }, time }: Performed<'stir'>): ReactNode => {
  const spot = useSpotOnPage(at);
  const ref = useMotion<HTMLDivElement>({ opacity: [0, 1, 0.3, 1, 0] }, time);
  return (
    <div ref={ref} className="ringed">
      <Ring spot={spot} tone={tone} />
    </div>
  );
};

/** A mark round what changed at once: it moves with the page and no further. What is out of sight has none. */
export const Marked = ({ at }: { readonly at: At }): ReactNode => {
  const spot = useSpotOnPage(at);
  return spot.element === null || !spot.isSeen ? null : <Ring spot={spot} tone="plain" />;
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
