import type { Tile } from 'ludoteca/som-el-que-decidim';
import type { ReactNode } from 'react';

/** What the second actions look like, within 40 by 30 round the middle. */
const symbols: Readonly<Record<NonNullable<Tile['symbol']>, ReactNode>> = {
  economic: (
    <g className="art-coins">
      <circle cx={-13} r={9} />
      <circle r={9} />
      <circle cx={13} r={9} />
      {[-13, 0, 13].map((x) => (
        <text key={x} x={x} y={4.5} textAnchor="middle">
          €
        </text>
      ))}
    </g>
  ),
  taxAgency: <path d="M-19 -5L0 -15L19 -5V-2H-19ZM-15 1H-10V11H-15ZM-2.500 1H2.500V11H-2.500ZM10 1H15V11H10ZM-19 13H19V16H-19Z" />,
  prescription: (
    <g>
      <rect x={-19} y={-7} width={38} height={14} rx={7} transform="rotate(-24)" />
      <path className="art-line" d="M-4 -9.500L5 8.500" />
    </g>
  ),
  inheritance: (
    <g>
      <path d="M-14 -14H9L14 -9V14H-14Z" />
      <path className="art-line" d="M-9 -7H4M-9 -2H9M-9 3H9M-9 8H3" />
    </g>
  ),
  suffrage: <path d="M-6 16V2L-10 -5L-7 -7L-4 -3V-12H-1V-4V-15H2V-4L3 -13H6V7L4 16Z" />,
};

const globe =
  'M-15 0A15 15 0 1 0 15 0A15 15 0 1 0 -15 0ZM-15 0H15M0 -15V15M0 -15C-9 -8 -9 8 0 15C9 8 9 -8 0 -15M-13 -7.500H13M-13 7.500H13';
const urn = 'M-16 -6H16V15H-16ZM-18 -10H18V-6H-18ZM-5 -8H5M-6 -16H6V-8H-6Z';
const bars = 'M-17 15H17M-17 -15H17M-12 -15V15M-4 -15V15M4 -15V15M12 -15V15';
const castell = 'M0 -15A3 3 0 1 0 0.010 -15ZM-3 -8H3L4 0H-4ZM-6 1A3 3 0 1 0 -5.990 1ZM6 1A3 3 0 1 0 6.010 1ZM-9 8H9L10 16H-10Z';

/** What a tile does, as a picture: its second action, or else its flag. */
export const TileArt = ({ tile }: { readonly tile: Tile }): ReactNode => {
  if (tile.symbol !== null) return <g className="art">{symbols[tile.symbol]}</g>;
  if (tile.start) return <path className="art" d="M-14 16V-16L14 -9L-11 -2V16Z" />;
  switch (tile.flag) {
    case 'catalonia':
      return <path className="art" d={castell} />;
    case 'world':
      return <path className="art outline" d={globe} />;
    case 'urn':
      return <path className="art outline" d={urn} />;
    case 'spain':
      return <path className="art outline" d={bars} />;
  }
};

/** Breaks a name into lines of so many letters. */
export const linesOf = (name: string, width: number): string[] => {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};
