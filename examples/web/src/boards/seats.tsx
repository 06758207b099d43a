import type { ReactNode } from 'react';
import { seatClass, seatsWithSigns } from './seat-class.js';
import { corners, type Point, pathThrough, rounded } from './sketch.js';

const circle = (radius: number): string =>
  `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
const polygon = (count: number, radius: number, turn?: number): string => pathThrough(corners(count, radius, radius, turn));
const star = (points: number, inner: number): string => pathThrough(corners(2 * points, 1.22, inner));
const cross: readonly Point[] = [
  ...([
    [-0.45, -1],
    [0.45, -1],
    [0.45, -0.45],
    [1, -0.45],
    [1, 0.45],
    [0.45, 0.45],
  ] as const),
  ...([
    [0.45, 1],
    [-0.45, 1],
    [-0.45, 0.45],
    [-1, 0.45],
    [-1, -0.45],
    [-0.45, -0.45],
  ] as const),
];

/** Sixteen shapes within a circle of radius 1, so that colour is never the only sign of a seat. */
const shapes: readonly string[] = [
  circle(0.95),
  polygon(4, 1.2, Math.PI / 4),
  polygon(3, 1.35),
  polygon(4, 1.2, 0),
  star(5, 0.72),
  polygon(6, 1.05),
  pathThrough(cross),
  polygon(3, 1.35, Math.PI / 2),
  star(8, 0.85),
  polygon(5, 1.1),
  'M-0.95 -0.95H0.95V0.1C0.95 0.75 0.3 1.05 0 1.2C-0.3 1.05 -0.95 0.75 -0.95 0.1Z',
  star(4, 0.7),
  'M-1 0.9V-0.05A1 1 0 0 1 1 -0.05V0.9Z',
  'M-0.6 -0.9H1.25L0.6 0.9H-1.25Z',
  'M0 -1.3C0.7 -0.5 1 -0.1 1 0.3A1 1 0 0 1 -1 0.3C-1 -0.1 -0.7 -0.5 0 -1.3Z',
  'M-0.65 -0.95H0.65L1.2 0.95H-1.2Z',
];

interface EmblemProps {
  readonly seat: number;
  readonly name: string;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}

/** The mark of a player: colour, shape and initial. */
export const Emblem = ({ seat, name, x = 0, y = 0, size = 12 }: EmblemProps): ReactNode => (
  <g className={`emblem ${seatClass(seat)}`} transform={`translate(${rounded(x)} ${rounded(y)}) scale(${size})`}>
    <path d={seat < 0 ? circle(0.8) : shapes[seat % seatsWithSigns]} vectorEffect="non-scaling-stroke" />
    <text y={0.4} fontSize={1.15} textAnchor="middle">
      {[...name][0]?.toUpperCase()}
    </text>
  </g>
);

/** The mark of a player in a line of text. */
export const Badge = ({ seat, name }: Pick<EmblemProps, 'seat' | 'name'>): ReactNode => (
  <svg className="badge" viewBox="-14 -14 28 28" aria-hidden="true">
    <Emblem seat={seat} name={name} />
  </svg>
);
