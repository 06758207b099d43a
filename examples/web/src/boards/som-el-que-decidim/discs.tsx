import type { Disc, Kind } from 'ludoteca/som-el-que-decidim';
import type { ReactNode } from 'react';

/** What the public faces show, drawn within 24 by 24 round the middle. */
const faces: Readonly<Record<Kind, string>> = {
  justice: 'M0 -10V9M-5 9H5M-9 -7H9M-9 -7L-12 1H-6ZM9 -7L6 1H12Z',
  health: 'M-3.500 -10H3.500V-3.500H10V3.500H3.500V10H-3.500V3.500H-10V-3.500H-3.500Z',
  education: 'M0 -6C-3 -9 -8 -9 -11 -8V7C-8 6 -3 6 0 9C3 6 8 6 11 7V-8C8 -9 3 -9 0 -6ZM0 -6V9',
  mossos: 'M0 -11L9 -7V0C9 6 4 10 0 11C-4 10 -9 6 -9 0V-7ZM0 -5L1.500 -1H5L2 1.500L3 6L0 3.500L-3 6L-2 1.500L-5 -1H-1.500Z',
  firefighters: 'M1 -11C2 -5 8 -3 7 4C6 9 3 11 0 11C-4 11 -7 8 -7 4C-7 1 -5 -1 -4 -3C-3 0 -2 1 0 1C1 -3 -1 -6 1 -11Z',
  roads: 'M-4 -10L-9 10M4 -10L9 10M0 -9V-5M0 -1V3M0 6V10',
  railways: 'M-5 -11V11M5 -11V11M-8 -7H8M-8 -1H8M-8 5H8',
  forests: 'M0 -11L7 -2H3.500L9 6H2V11H-2V6H-9L-3.500 -2H-7Z',
  energies: 'M3 -11L-7 2H-1L-3 11L7 -2H1Z',
  housing: 'M-11 0L0 -10L11 0M-8 -2V10H8V-2M-2.500 10V3H2.500V10',
};

/** A money disc: its service or infrastructure within the rim of its coin. */
export const MoneyDisc = ({ kind, value }: Pick<Disc, 'kind' | 'value'>): ReactNode => (
  <g className={`disc worth-${value}`}>
    <circle className="disc-rim" r={19} />
    <circle className="disc-core" r={15} />
    <path className="disc-face" d={faces[kind]} transform="translate(0 -1) scale(0.92)" />
    <g transform="translate(14 13)">
      <circle className="disc-value" r={7.5} />
      <text y={4} textAnchor="middle">
        {value}
      </text>
    </g>
  </g>
);

/** A coin of the treasury, whose public face nobody sees. */
export const Coin = ({ value, count, y }: { readonly value: number; readonly count: number; readonly y: number }): ReactNode => (
  <g className={`coin worth-${value}`} transform={`translate(0 ${y})`}>
    {count > 2 && <circle className="disc-rim" r={19} cx={-4} cy={4} />}
    {count > 1 && <circle className="disc-rim" r={19} cx={-2} cy={2} />}
    <circle className="disc-rim" r={19} opacity={count > 0 ? 1 : 0.25} />
    <circle className="disc-core" r={14} opacity={count > 0 ? 1 : 0.25} />
    <text y={6} textAnchor="middle">
      {value}€
    </text>
    <text className="coin-count" x={28} y={6}>
      × {count}
    </text>
  </g>
);

/** A hand up: one disc of democratic participation. */
export const Hand = ({ x = 0, y = 0 }: { readonly x?: number; readonly y?: number }): ReactNode => (
  <g className="hand" transform={`translate(${x} ${y})`}>
    <circle r={11} />
    <path d="M-4 7V0L-6 -3.500L-4.500 -5L-2.500 -2.500V-7.500H-0.500V-3V-8.500H1.500V-3L2 -8H4V3L3 7Z" />
  </g>
);
