import type { ClauseId, View } from 'ludoteca/ojo-del-terror';
import type { ReactNode } from 'react';
import { Legend, type LegendAsked, type SignMeant, SmallSign } from '../legend.js';
import { Emblem } from '../seats.js';
import { useTable } from '../table.js';
import { gem, helmet, Sign, seal, shield, spikes } from './planets.js';
import { useWords } from './words.js';

const arrow = 'M-13 9Q-4 -9 11 -6M11 -6L4 -10M11 -6L5 0';

/** What the signs of the star chart mean. */
export const StarChartLegend = ({ view, ...asked }: LegendAsked & { readonly view: View }): ReactNode => {
  const { name } = useTable();
  const word = useWords();
  const sign = (of: string, path: string, text: string | number): ReactNode => (
    <SmallSign>
      <Sign at={[0, 0]} kind={of} path={path} text={text} />
    </SmallSign>
  );
  const line = (of: string): ReactNode => (
    <SmallSign>
      <g className={`order ${of} seat-0`}>
        <path className="order-line" d={arrow} />
      </g>
    </SmallSign>
  );
  const signs: readonly SignMeant<ClauseId>[] = [
    {
      sign: (
        <SmallSign>
          <Emblem seat={0} name="A" />
        </SmallSign>
      ),
      called: word('held'),
      clauses: ['ET-SCORE-01', 'ET-ALLOW-02'],
      kinds: ['planet'],
    },
    { sign: sign('defence', shield, 2), called: word('defence'), clauses: ['ET-DV-01', 'ET-DV-02'], kinds: ['planet'] },
    {
      sign: (
        <SmallSign box="-32 -32 64 64">
          <g className="planet seat-none">
            <path className="spikes" d={spikes} />
          </g>
        </SmallSign>
      ),
      called: word('extreme'),
      clauses: ['ET-TRAIT-02'],
    },
    { sign: sign('riches', gem, 1), called: word('resources'), clauses: ['ET-TRAIT-03'] },
    { sign: sign('people', helmet, 3), called: word('inhabitants'), clauses: ['ET-TRAIT-04', 'ET-TRAIT-05'] },
    ...view.config.pack.gods.map(
      ({ id }): SignMeant<ClauseId> => ({
        sign: sign('gods', seal, [...name(id, 'gods')][0] ?? ''),
        called: `${word('sacred')} ${name(id, 'gods')}`,
        clauses: ['ET-TRAIT-06'],
      }),
    ),
    {
      sign: (
        <SmallSign box="-28 -22 56 40">
          <g className="gate">
            <path d="M-22 12V-10H-14V12ZM14 12V-10H22V12ZM-26 -10H-10L-12 -16H-24ZM10 -10H26L24 -16H12Z" />
          </g>
        </SmallSign>
      ),
      called: word('gate'),
      clauses: ['ET-REACH-04', 'ET-INV-07'],
    },
    {
      sign: (
        <SmallSign>
          <path className="border boundary" d="M-13 0H13" />
        </SmallSign>
      ),
      called: word('boundary'),
      clauses: ['ET-REACH-05', 'ET-INV-07'],
    },
    { sign: line('invade'), called: name('invade', 'words'), clauses: ['ET-INV-08', 'ET-INV-07'] },
    { sign: <b className="legend-text">+1</b>, called: name('defend', 'words'), clauses: ['ET-DEF-06', 'ET-DEF-08'] },
    { sign: line('give'), called: `${name('cede', 'words')}, ${name('trade', 'words')}`, clauses: ['ET-CEDE-05', 'ET-TRADE-05'] },
    { sign: <b className="legend-text">★</b>, called: word('deeds'), clauses: ['ET-DEED-01', 'ET-DEED-02'], kinds: ['deed'] },
    { sign: <b className="legend-text">⚑</b>, called: name('claim', 'words'), clauses: ['ET-CLAIM-08', 'ET-CLAIM-09'] },
    { sign: <b className="legend-text">✓</b>, called: word('committed'), clauses: ['ET-SHEET-01', 'ET-SHEET-07'] },
    { sign: null, called: word('actions'), clauses: ['ET-ALLOW-01', 'ET-SCORE-09'], kinds: ['player'] },
    { sign: null, called: word('gods'), clauses: ['ET-ALLOW-08', 'ET-ALLOW-07'], kinds: ['god'] },
    { sign: null, called: word('map'), clauses: ['ET-SCORE-04', 'ET-SCORE-05', 'ET-ALLOW-05'], kinds: ['sector'] },
    { sign: null, called: word('warbands'), clauses: ['ET-WAR-02'], kinds: ['warband'] },
    { sign: null, called: word('sheet'), clauses: ['ET-FLOW-03', 'ET-SHEET-02'], kinds: ['order'] },
  ];
  return <Legend signs={signs} {...asked} />;
};
