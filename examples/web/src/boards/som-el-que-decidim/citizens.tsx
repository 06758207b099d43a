import type { View } from 'ludoteca/som-el-que-decidim';
import type { ReactNode } from 'react';
import { spot } from '../../motion/spots.js';
import { Thing, useTable } from '../table.js';
import { pitch } from './tiles.js';
import { useWords } from './words.js';

const body = 'M0 -26A8 8 0 1 0 0.010 -26ZM-5 -9.500H5C10 -9.500 12 -6 12 -1V12H-12V-1C-12 -6 -10 -9.500 -5 -9.500Z';

/** A citizen on the board. */
export const Pawn = ({ colour, name }: { readonly colour: string; readonly name: string }): ReactNode => (
  <g className={`pawn citizen-${colour}`}>
    <ellipse className="pawn-shade" cx={2} cy={13} rx={15} ry={4.5} />
    <path d={body} />
    <text y={7} textAnchor="middle">
      {[...name][0]?.toUpperCase()}
    </text>
  </g>
);

interface Laid {
  readonly view: View;
  readonly left: number;
  readonly top: number;
}

/** The citizens where they stand; the one who moves stands out. */
export const Citizens = ({ view, left, top }: Laid): ReactNode => {
  const { name } = useTable();
  const word = useWords();
  const { players, content } = view.config;
  return players.map(({ id, colour }) => {
    const { cell } = view.players[id]!;
    const together = players.filter((other) => view.players[other.id]!.cell === cell);
    const { row, column } = content.cells[cell]!;
    const place = together.findIndex((other) => other.id === id) - (together.length - 1) / 2;
    const isMoving = view.queue[0] === id;
    return (
      <Thing
        key={id}
        places={[spot('citizen', id)]}
        label={`${name(id, 'players')}, ${name(colour, 'words')}${isMoving ? `: ${word('moves')}` : ''}`}
        className="citizen"
        transform={`translate(${left + column * pitch + 50 + place * 25} ${top + row * pitch + 80})`}
      >
        {isMoving && <ellipse className="mover" cy={0} rx={21} ry={31} />}
        <Pawn colour={colour} name={name(id, 'players')} />
      </Thing>
    );
  });
};
