import { type ClauseId, catalonia, type Tile } from 'ludoteca/som-el-que-decidim';
import type { ReactNode } from 'react';
import { Legend, type LegendAsked, type SignMeant, SmallSign } from '../legend.js';
import { inOrder } from '../listing.js';
import { useTable } from '../table.js';
import { Pawn } from './citizens.js';
import { Hand, MoneyDisc } from './discs.js';
import { Palace } from './side.js';
import { TileArt } from './tile-art.js';
import { useWords } from './words.js';

/** The clauses of each flag and each symbol. */
const told: Readonly<Record<Tile['flag'] | NonNullable<Tile['symbol']>, readonly ClauseId[]>> = {
  catalonia: ['SD-MOV-13'],
  world: ['SD-MOV-16'],
  urn: ['SD-URN-01', 'SD-URN-04'],
  spain: ['SD-SPN-01', 'SD-SPN-02'],
  economic: ['SD-ECO-01'],
  taxAgency: ['SD-TAX-10', 'SD-TAX-04'],
  prescription: ['SD-PRE-08', 'SD-PRE-05'],
  inheritance: ['SD-INH-06', 'SD-INH-07'],
  suffrage: ['SD-SUF-02', 'SD-SUF-03'],
};

/** What the signs of the country mean. */
export const CountryLegend = (asked: LegendAsked): ReactNode => {
  const { name } = useTable();
  const word = useWords();
  const tileSign = (tile: Tile): ReactNode => (
    <SmallSign box="-24 -22 48 44">
      <rect className={`tile ${tile.flag}`} x={-23} y={-21} width={46} height={42} rx={5} />
      <TileArt tile={tile} />
    </SmallSign>
  );
  const plain = catalonia.tiles.filter(({ symbol, start }) => symbol === null && !start);
  const flags = [...new Set(plain.map(({ flag }) => flag))].map((flag) => plain.find((tile) => tile.flag === flag)!);
  const symbols = [...new Set(catalonia.tiles.map(({ symbol }) => symbol))].flatMap(
    (symbol) => catalonia.tiles.find((tile) => symbol !== null && tile.symbol === symbol) ?? [],
  );
  const signs: readonly SignMeant<ClauseId>[] = [
    ...inOrder(flags).map(
      ({ thing }): SignMeant<ClauseId> => ({
        sign: tileSign(thing),
        called: name(thing.flag, 'words'),
        clauses: told[thing.flag],
        kinds: [],
      }),
    ),
    ...symbols.map(
      (tile): SignMeant<ClauseId> => ({
        sign: tileSign(tile),
        called: name(tile.symbol ?? '', 'words'),
        clauses: told[tile.symbol!],
        kinds: [],
      }),
    ),
    {
      sign: (
        <SmallSign box="-21 -21 44 44">
          <MoneyDisc kind="health" value={2} />
        </SmallSign>
      ),
      called: `2 €${word('colon')}${name('health', 'words')} …`,
      clauses: ['SD-CONT-03', 'SD-COH-05'],
      kinds: ['disc'],
    },
    {
      sign: (
        <SmallSign box="-21 -21 44 44">
          <MoneyDisc kind="roads" value={1} />
        </SmallSign>
      ),
      called: `1 €${word('colon')}${name('roads', 'words')} …`,
      clauses: ['SD-CONT-03'],
    },
    {
      sign: (
        <SmallSign box="-12 -12 24 24">
          <Hand />
        </SmallSign>
      ),
      called: name('participation', 'words'),
      clauses: ['SD-CONT-05', 'SD-END-01'],
      kinds: ['player'],
    },
    {
      sign: (
        <SmallSign box="-24 -24 48 44">
          <Palace />
        </SmallSign>
      ),
      called: word('governs'),
      clauses: ['SD-CONT-11', 'SD-FLOW-01'],
    },
    {
      sign: (
        <SmallSign box="-18 -38 36 56">
          <Pawn colour="blue" name="A" />
        </SmallSign>
      ),
      called: word('moves'),
      clauses: ['SD-MOV-06', 'SD-MOV-14'],
    },
    { sign: <b className="legend-text">•</b>, called: word('trail'), clauses: ['SD-MOV-08'] },
    { sign: null, called: word('cell'), clauses: ['SD-MOV-06', 'SD-MOV-19', 'SD-CONT-06'], kinds: ['tile'] },
    { sign: null, called: name('treasury', 'words'), clauses: ['SD-CONT-10', 'SD-TAKE-01'], kinds: ['treasury'] },
    { sign: null, called: name('urn', 'words'), clauses: ['SD-URN-01', 'SD-URN-04'], kinds: ['urn'] },
  ];
  return <Legend signs={signs} {...asked} />;
};
