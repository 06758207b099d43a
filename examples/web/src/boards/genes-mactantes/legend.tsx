import type { ClauseId } from 'ludoteca/genes-mactantes';
import type { ReactNode } from 'react';
import { Legend, type LegendAsked, type SignMeant, SmallSign } from '../legend.js';
import { useTable } from '../table.js';
import { glyphs } from './ground.js';
import { battlements, figure, houses, shapes } from './pieces.js';
import { useWords } from './words.js';

const unitClauses = { garrison: ['GM-STATE-02'], army: ['GM-STATE-01', 'GM-SIEG-02'], patrol: ['GM-INCU-01', 'GM-BATT-04'] } as const;

/** What the signs of the region mean. */
export const RegionLegend = (asked: LegendAsked): ReactNode => {
  const { name } = useTable();
  const word = useWords();
  const drawn = (className: string, path: string, box = '-24 -24 48 48'): ReactNode => (
    <SmallSign box={box}>
      <g className={className}>
        <path d={path} />
      </g>
    </SmallSign>
  );
  const inCity = (className: string, path: string): ReactNode => (
    <SmallSign box="-30 -40 60 62">
      <g className="city">
        <path className={className} d={path} />
      </g>
    </SmallSign>
  );
  const text = (of: string): ReactNode => <b className="legend-text">{of}</b>;
  const signs: readonly SignMeant<ClauseId>[] = [
    { sign: inCity('houses', houses), called: word('city'), clauses: ['GM-MAP-06', 'GM-VPTS-03'], kinds: ['city', 'territory'] },
    { sign: inCity('battlements', battlements), called: word('walls'), clauses: ['GM-FORT-02', 'GM-SIEG-03'] },
    {
      sign: inCity('capital', 'M0 -26L3 -18H11L5 -13L7 -5L0 -10L-7 -5L-5 -13L-11 -18H-3Z'),
      called: word('capital'),
      clauses: ['GM-VICT-01'],
    },
    ...(['garrison', 'army', 'patrol'] as const).map(
      (unit): SignMeant<ClauseId> => ({
        sign: drawn(`unit ${unit} seat-0`, shapes[unit]),
        called: name(unit),
        clauses: unitClauses[unit],
        kinds: unit === 'army' ? ['unit'] : [],
      }),
    ),
    { sign: drawn('person seat-0', figure), called: word('person'), clauses: ['GM-STATE-06', 'GM-STATE-07'], kinds: ['character'] },
    {
      sign: (
        <SmallSign box="-14 -20 28 32">
          <g className="person captive seat-0">
            <path d={figure} />
            <path className="bars" d="M-8 -16V10M-2.700 -16V10M2.700 -16V10M8 -16V10" />
          </g>
        </SmallSign>
      ),
      called: word('captive'),
      clauses: ['GM-STATE-09', 'GM-CAPT-01'],
    },
    {
      sign: (
        <SmallSign box="-44 -44 88 88">
          <g className="siege seat-1">
            <circle r={35} />
          </g>
        </SmallSign>
      ),
      called: word('besieged'),
      clauses: ['GM-SIEG-05', 'GM-SIEG-06'],
    },
    { sign: inCity('disaster', 'M5 -24L-5 -8H2L-4 6L12 -12H4L10 -24Z'), called: word('stricken'), clauses: ['GM-STATE-07'] },
    {
      sign: (
        <SmallSign box="-42 -14 84 28">
          <path className="barrier river" d="M-38 0C-30 -9 -20 9 -10 0S10 -9 18 0S32 7 38 0" />
        </SmallSign>
      ),
      called: name('river', 'words'),
      clauses: ['GM-MAP-02'],
      kinds: ['edge'],
    },
    {
      sign: (
        <SmallSign box="-42 -8 84 28">
          <path className="barrier cliff" d="M-34 0H34M-30 0V9M-20 0V11M-10 0V9M0 0V11M10 0V9M20 0V11M30 0V9" />
        </SmallSign>
      ),
      called: name('cliff', 'words'),
      clauses: ['GM-MAP-02'],
    },
    ...Object.entries(glyphs)
      .filter(([feature, path]) => path !== '' && feature !== 'river' && feature !== 'cliff')
      .map(
        ([feature, path]): SignMeant<ClauseId> => ({
          sign: drawn(`feature ${feature}`, path),
          called: name(feature),
          clauses: ['GM-KIND-01'],
        }),
      ),
    { sign: text('⚔'), called: word('army'), clauses: ['GM-STATE-03', 'GM-VPTS-04'] },
    { sign: text('⚑'), called: word('civilWar'), clauses: ['GM-CRIS-11'] },
    { sign: text('♛'), called: word('principal'), clauses: ['GM-VICT-02'] },
    { sign: text('2·1·0·3'), called: word('values'), clauses: ['GM-STATE-06'] },
    { sign: text('☰'), called: word('sheet'), clauses: ['GM-DECL-01', 'GM-DECL-03'], kinds: ['sheet', 'order'] },
    { sign: text('▬'), called: word('gauges'), clauses: ['GM-STATE-04', 'GM-VPTS-01'], kinds: ['characteristic', 'player'] },
    { sign: null, called: word('offers'), clauses: ['GM-TRAD-01'], kinds: ['offer'] },
    { sign: null, called: word('map'), clauses: ['GM-MAP-05'], kinds: ['country'] },
  ];
  return <Legend signs={signs} {...asked} />;
};
