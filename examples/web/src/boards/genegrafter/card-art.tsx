import { own } from 'ludoteca';
import type { ReactNode } from 'react';
import { corners, grain, pathThrough } from '../sketch.js';

/** Signs of the three categories, so that they are known without their colours. */
const signs: Readonly<Record<string, string>> = {
  mental: 'M-10 0C-6 -7 6 -7 10 0C6 7 -6 7 -10 0ZM-4 0A4 4 0 1 0 4 0A4 4 0 1 0 -4 0Z',
  energy: 'M3 -10L-7 2H-1L-3 10L7 -2H1Z',
  physical: 'M-8 -3C-8 -7 -4 -7 -4 -4C-4 -8 0 -8 0 -5C0 -8 4 -8 4 -5C4 -7 8 -7 8 -3V4C8 8 5 9 1 9H-3C-7 9 -8 7 -8 4Z',
};

/** Whether a category has a colour of its own in the style sheet. */
export const colourClass = (colour: string): string => (Object.hasOwn(signs, colour) ? `gene-${colour}` : 'gene-other');

interface SignProps {
  readonly colour: string;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
}

/** A genetic marker, or the category of an ability. */
export const GeneSign = ({ colour, x = 0, y = 0, scale = 1 }: SignProps): ReactNode => (
  <g className={`gene ${colourClass(colour)}`} transform={`translate(${x} ${y}) scale(${scale})`}>
    <circle r={13} />
    {own(signs, colour) !== undefined ? (
      <path d={own(signs, colour)} fillRule="evenodd" />
    ) : (
      <text y={5} textAnchor="middle">
        {[...colour][0]}
      </text>
    )}
  </g>
);

const masks: readonly string[] = [
  'M-17 -3C-10 -8 10 -8 17 -3V3C10 7 5 5 0 2C-5 5 -10 7 -17 3Z',
  'M-18 -5H18L14 6H-14Z',
  'M-17 2C-17 -28 17 -28 17 2L9 -3H-9Z',
  'M-17 -2L-24 -30L-10 -18H10L24 -30L17 -2L7 4H-7Z',
  'M-18 22V-6C-18 -27 18 -27 18 -6V22L6 14V4H-6V14Z',
];

/** The portrait of a character: always the same for the same card, and unlike the others. */
export const Portrait = ({ card, colours }: { readonly card: string; readonly colours: readonly string[] }): ReactNode => {
  const of = (what: string): number => grain(`${card} ${what}`);
  const hue = Math.round(360 * of('suit'));
  const skin = `hsl(${18 + Math.round(20 * of('tone'))} ${35 + Math.round(20 * of('s'))}% ${38 + Math.round(38 * of('skin'))}%)`;
  const rays = pathThrough(corners(2 * (7 + Math.floor(6 * of('rays'))), 43, 16 + 8 * of('inner')));
  const width = 30 + 12 * of('build');
  return (
    <g className={`portrait ${colourClass(colours[0] ?? '')}`}>
      <rect className="portrait-sky" x={-52} y={-44} width={104} height={84} rx={5} />
      <path className="portrait-rays" d={rays} />
      {of('cape') > 0.45 && <path d={`M-20 -2L${-width - 14} 40H${width + 14}L20 -2Z`} fill={`hsl(${(hue + 150) % 360} 55% 34%)`} />}
      <path d={`M${-width} 40C${-width} 12 -14 10 -9 6H9C14 10 ${width} 12 ${width} 40Z`} fill={`hsl(${hue} 50% 42%)`} />
      <path d={`M-9 6L0 17L9 6V-2H-9Z`} fill={skin} />
      <ellipse cy={-14} rx={16} ry={20} fill={skin} />
      {of('hair') > 0.4 && (
        <path
          d="M-17 -14C-20 -40 20 -40 17 -14C12 -26 -12 -26 -17 -14Z"
          fill={`hsl(${Math.round(50 * of('dye'))} 40% ${12 + Math.round(50 * of('shade'))}%)`}
        />
      )}
      <path d={masks[Math.floor(of('mask') * masks.length)]} transform="translate(0 -14)" fill={`hsl(${(hue + 30) % 360} 60% 26%)`} />
      <path className="portrait-eyes" d="M-11 -15L-3 -13L-10 -11ZM11 -15L3 -13L10 -11Z" />
      <g transform="translate(0 29) scale(0.6)">
        <GeneSign colour={colours[0] ?? ''} />
      </g>
    </g>
  );
};

const sword = 'M0 -11L2.500 -8V3H6V5.500H2V9H-2V5.500H-6V3H-2.500V-8Z';
const shield = 'M-8 -9H8V0C8 6 3 9 0 10.500C-3 9 -8 6 -8 0Z';

interface StatProps {
  readonly kind: 'attack' | 'defence';
  readonly value: number | string;
  readonly x: number;
  readonly y: number;
}

/** Dice of attack or defence. */
export const Stat = ({ kind, value, x, y }: StatProps): ReactNode => (
  <g className={`stat ${kind}`} transform={`translate(${x} ${y})`}>
    <circle r={14} />
    <path d={kind === 'attack' ? sword : shield} />
    <text y={6} textAnchor="middle">
      {value}
    </text>
  </g>
);

/** The double helix on the back of the cards. */
export const helix: string = Array.from({ length: 31 }, (_, i) => {
  const y = -48 + 3.2 * i;
  const x = 17 * Math.sin(i / 2.6);
  return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
}).join('');

/** The rungs between its strands. */
export const rungs: string = Array.from({ length: 15 }, (_, i) => {
  const y = (-48 + 6.4 * i).toFixed(1);
  const x = (17 * Math.sin((2 * i) / 2.6)).toFixed(1);
  return `M${x} ${y}H${-Number(x)}`;
}).join('');
