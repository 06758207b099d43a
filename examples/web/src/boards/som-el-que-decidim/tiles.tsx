import { atlasOf, type Tile, type View } from 'ludoteca/som-el-que-decidim';
import type { ReactNode } from 'react';
import { inOrder } from '../listing.js';
import { Thing, useTable } from '../table.js';
import { Hand } from './discs.js';
import { linesOf, TileArt } from './tile-art.js';
import { useWords } from './words.js';

/** From one tile to the next. */
export const pitch = 106;
const size = 100;

/** So many letters of a name stand in a line; a longer word is drawn closer, to stay on its tile. */
const lettersOfLine = 13;
const closer = { textLength: size - 10, lengthAdjust: 'spacingAndGlyphs' } as const;

/** A tile lying face up. */
const FaceUp = ({ tile, isPaid }: { readonly tile: Tile; readonly isPaid: boolean }): ReactNode => {
  const { name } = useTable();
  const lines = linesOf(name(tile.id, 'tiles'), lettersOfLine).slice(0, 3);
  return (
    <>
      <rect className={`tile ${tile.flag}`} width={size} height={size} rx={9} />
      {tile.flag === 'catalonia' && <path className="stripes" d="M4 7H96M4 13H96M4 19H96M4 25H96" />}
      <g
        transform={`translate(50 ${(tile.flag === 'catalonia' ? 77 : 70) + 4 * (lines.length - 1)}) scale(${lines.length > 2 ? 0.7 : 1})`}
        opacity={isPaid ? 0.35 : 1}
      >
        <TileArt tile={tile} />
      </g>
      {inOrder(lines).map(({ thing: line, place, key }) => (
        <text
          key={key}
          className="tile-name"
          x={50}
          y={(tile.flag === 'catalonia' ? 40 : 19) + 12 * place}
          textAnchor="middle"
          {...(line.length > lettersOfLine ? closer : {})}
        >
          {line}
        </text>
      ))}
    </>
  );
};

const FaceDown = (): ReactNode => (
  <>
    <rect className="tile back" width={size} height={size} rx={9} />
    <rect className="back-frame" x={9} y={9} width={size - 18} height={size - 18} rx={6} />
    <path className="back-mark" d="M50 24L76 50L50 76L24 50ZM50 36L64 50L50 64L36 50Z" />
  </>
);

/** The tiles as they lie, and the gaps; cells can be chosen where one is to move or to place the rally. */
export const Tiles = ({ view, left, top }: { readonly view: View; readonly left: number; readonly top: number }): ReactNode => {
  const { name } = useTable();
  const word = useWords();
  const { content } = view.config;
  const { tiles, start } = atlasOf(content);
  return inOrder(content.cells).map(({ thing: { row, column }, place: cell, key }) => {
    const square = view.board[cell] ?? null;
    const tile = square === null || !square.faceUp ? undefined : tiles.get(square.tile);
    const what = square === null ? word('gap') : name(square.tile, square.faceUp ? 'tiles' : 'words');
    const more = tile === undefined ? [] : [name(tile.flag, 'words'), tile.symbol === null ? '' : name(tile.symbol, 'words')];
    return (
      <Thing
        key={key}
        shows={{ kind: 'tile', place: cell, id: square?.tile ?? '' }}
        label={[`${word('cell')} ${cell}`, what, ...more].filter((part) => part !== '').join(' · ')}
        className="square"
        transform={`translate(${left + column * pitch} ${top + row * pitch})`}
      >
        {square === null && <rect className="gap" width={size} height={size} rx={9} />}
        {square !== null && tile === undefined && <FaceDown />}
        {tile !== undefined && <FaceUp tile={tile} isPaid={view.economicPaid.includes(tile.id)} />}
        {tile?.id === start && view.pool > 0 && (
          <g transform="translate(84 14)" data-place="pool">
            <Hand />
            <text className="pool" x={-16} y={5} textAnchor="end">
              {view.pool} ×
            </text>
          </g>
        )}
        {view.spainCell === cell && <rect className="acting" x={-3} y={-3} width={size + 6} height={size + 6} rx={11} />}
        {view.trail.includes(cell) && <circle className="trail" cx={10} cy={91} r={5} />}
        <rect className="target" x={1.5} y={1.5} width={size - 3} height={size - 3} rx={8} />
      </Thing>
    );
  });
};
