import { atlasOf, type View } from 'ludoteca/som-el-que-decidim';
import type { ReactNode } from 'react';
import { inOrder, places } from '../listing.js';
import { Thing, useTable } from '../table.js';
import { Coin } from './discs.js';
import { linesOf, TileArt } from './tile-art.js';
import { useWords } from './words.js';

const people =
  'M-15 -7A5.500 5.500 0 1 0 -14.990 -7ZM15 -7A5.500 5.500 0 1 0 15.010 -7ZM0 -10A6.500 6.500 0 1 0 0.010 -10ZM-23 14C-23 2 -8 2 -8 14ZM8 14C8 2 23 2 23 14ZM-10 17C-10 0 10 0 10 17Z';
const palace = 'M-22 14H22V18H-22ZM-19 -3H19V12H-19ZM-22 -7H22V-4H-22ZM-8 -9L0 -16L8 -9ZM-1 -22H8V-17H-1Z';
const person = 'M0 -13A7 7 0 1 0 0.010 -13ZM-11 18V7C-11 0 -7 -3 0 -3C7 -3 11 0 11 7V18Z';

/** The Generalitat's palace: the mark of whoever governs. */
export const Palace = (): ReactNode => <path className="palace" d={palace} />;

/** The picture die: the money of the transfer, and who moves. */
const PictureDie = ({ die }: { readonly die: NonNullable<View['die']> }): ReactNode => (
  <g className="die">
    <rect className="die-shade" x={-42} y={-38} width={84} height={84} rx={15} />
    <rect className="die-face" x={-42} y={-42} width={84} height={84} rx={15} />
    <g className={`citizen-${die.icon}`} transform="translate(0 -12)">
      <path className="die-icon" d={die.icon === 'holder' ? palace : die.icon === 'everybody' ? people : person} />
    </g>
    <text className="die-money" y={34} textAnchor="middle">
      {die.money} €
    </text>
  </g>
);

/** What lies beside the board: the State's treasury, the die, and the urn as far as it has been found. */
export const Side = ({ view }: { readonly view: View }): ReactNode => {
  const { name } = useTable();
  const word = useWords();
  const { treasury, die, centralism, urnAside, config } = view;
  const { urns, tiles } = atlasOf(config.content);
  return (
    <>
      <Thing
        shows={{ kind: 'treasury', id: 'treasury' }}
        label={`${name('treasury', 'words')}${word('colon')}${treasury.total} €`}
        transform="translate(12 16)"
      >
        <rect className={`treasury ${view.flipped.treasury ? 'flipped' : ''}`} width={128} height={222} rx={10} />
        {inOrder(linesOf(name('treasury', 'words'), 12)).map(({ thing: line, place, key }) => (
          <text key={key} className="side-title" x={64} y={24 + 17 * place} textAnchor="middle">
            {line}
          </text>
        ))}
        <g transform="translate(38 82)">
          <Coin value={2} count={treasury.twos} y={0} />
          <Coin value={1} count={treasury.ones} y={50} />
        </g>
        <text className="side-sum" x={64} y={176} textAnchor="middle">
          {treasury.total} €
        </text>
        {centralism !== null && (
          <text className="side-note" x={64} y={196} textAnchor="middle">
            {word('centralism')}
            <tspan x={64} dy={15}>
              {name(centralism, 'words')}
            </tspan>
          </text>
        )}
      </Thing>
      <Thing
        places={['die']}
        label={die === null ? name('roll-die', 'words') : `${die.money} €, ${name(die.icon, 'words')}`}
        className={die === null ? 'unrolled' : ''}
        transform="translate(76 304)"
      >
        {die === null ? <rect className="gap" x={-42} y={-42} width={84} height={84} rx={15} /> : <PictureDie die={die} />}
      </Thing>
      <g transform="translate(12 376)" data-place="urns">
        <text className="side-note" x={64} y={8} textAnchor="middle">
          {word('urns')}
          {word('colon')}
          {urnAside.length}/{urns}
        </text>
        {places(urns).map(({ place, key }) => {
          const found = urnAside[place];
          const tile = found === undefined ? undefined : tiles.get(found.tile);
          return (
            <Thing
              key={key}
              shows={found === undefined ? undefined : { kind: 'urn', id: found.tile, place }}
              label={tile === undefined ? name('urn', 'words') : name(tile.id, 'tiles')}
              transform={`translate(${(place % 2) * 66} ${18 + Math.floor(place / 2) * 66})`}
            >
              <rect className={tile === undefined ? 'gap' : 'tile urn'} width={62} height={62} rx={7} />
              {tile !== undefined && (
                <g transform="translate(31 32)">
                  <TileArt tile={tile} />
                </g>
              )}
            </Thing>
          );
        })}
      </g>
    </>
  );
};
