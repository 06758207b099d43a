import type { ReactNode } from 'react';

/** Which of nine places of a face carry a pip. */
const pips: readonly (readonly number[])[] = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

interface DieProps {
  readonly value: number;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}

/** A die of six sides as it lies on the table. */
export const Die = ({ value, x = 0, y = 0, size = 34 }: DieProps): ReactNode => (
  <g className="die" transform={`translate(${x} ${y}) scale(${size / 34})`}>
    <rect x={-17} y={-15} width={34} height={34} rx={7} className="die-shade" />
    <rect x={-17} y={-17} width={34} height={34} rx={7} className="die-face" />
    {(pips[value] ?? []).map((place) => (
      <circle key={place} cx={((place % 3) - 1) * 9.5} cy={(Math.floor(place / 3) - 1) * 9.5} r={3.6} className="die-pip" />
    ))}
  </g>
);

/** A die still in the hand: how many will be rolled. */
export const DiceToRoll = ({ count, x = 0, y = 0 }: { readonly count: number; readonly x?: number; readonly y?: number }): ReactNode => (
  <g className="die waiting" transform={`translate(${x} ${y})`}>
    <rect x={-17} y={-17} width={34} height={34} rx={7} className="die-face" />
    <text y={6} textAnchor="middle" fontSize={17}>
      {count}
    </text>
  </g>
);
