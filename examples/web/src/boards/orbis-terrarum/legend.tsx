import { attributes, type ClauseId } from 'ludoteca/orbis-terrarum';
import type { ReactNode } from 'react';
import { Legend, type LegendAsked, type SignMeant, SmallSign } from '../legend.js';
import { useTable } from '../table.js';
import { Bars, banners, castle, tent } from './powers.js';
import { useWords } from './words.js';

/** What the signs of the world mean. */
export const WorldLegend = (asked: LegendAsked): ReactNode => {
  const { name } = useTable();
  const word = useWords();
  const line = (className: string, path: string): ReactNode => (
    <SmallSign box="-20 -12 40 24">
      <path className={className} d={path} />
    </SmallSign>
  );
  const power = (path: string): ReactNode => (
    <SmallSign box="-18 -16 36 32">
      <g className="power">
        <g className="seat-0">
          <path className="seat-of-power" d={path} />
        </g>
      </g>
    </SmallSign>
  );
  const text = (of: string): ReactNode => <b className="legend-text">{of}</b>;
  const way = 'M-18 6Q0 -12 18 6';
  const signs: readonly SignMeant<ClauseId>[] = [
    { sign: power(castle), called: word('capital'), clauses: ['OT-NAT-09', 'OT-STATE-01'], kinds: ['nation'] },
    { sign: power(tent), called: word('horde'), clauses: ['OT-NAT-01', 'OT-NAT-02'] },
    ...(['expeditionary', 'rebel', 'mercenary'] as const).map(
      (host): SignMeant<ClauseId> => ({
        sign: (
          <SmallSign box="-20 -20 40 40">
            <g className="host">
              <g className="seat-0">
                <circle r={16} />
                <path className={host} d={banners[host]} />
              </g>
            </g>
          </SmallSign>
        ),
        called: name(host),
        clauses: ['OT-NAT-06'],
        kinds: host === 'expeditionary' ? ['host'] : [],
      }),
    ),
    {
      sign: (
        <SmallSign box="-21 12 42 14">
          <Bars via={0.8} leg={0.5} />
        </SmallSign>
      ),
      called: `${word('viability')}, ${word('legitimacy')}`,
      clauses: ['OT-STATE-01', 'OT-IDX-06'],
    },
    { sign: text('◉'), called: word('wealth'), clauses: ['OT-PROS-18', 'OT-STATE-03'], kinds: ['player'] },
    { sign: text('▲'), called: word('progress'), clauses: ['OT-PROS-18'] },
    ...attributes.map(
      (id, place): SignMeant<ClauseId> => ({
        sign: text(id),
        called: name(id),
        clauses: place === 0 ? ['OT-STAT-01', 'OT-STAT-02'] : [],
        kinds: place === 0 ? ['attribute'] : [],
      }),
    ),
    {
      sign: (
        <SmallSign box="-20 -12 40 24">
          <g className="conflict war">
            <path d={way} />
          </g>
        </SmallSign>
      ),
      called: word('war'),
      clauses: ['OT-WAR-02', 'OT-WAR-03'],
    },
    { sign: line('chain', way), called: word('vassal'), clauses: ['OT-VAS-01'] },
    {
      sign: (
        <SmallSign box="-20 -12 40 24">
          <g className="measure">
            <path className="seat-0" d={way} />
          </g>
        </SmallSign>
      ),
      called: word('measure'),
      clauses: ['OT-MEAS-01', 'OT-ROLL-03'],
      kinds: ['measure'],
    },
    { sign: line('lane', way), called: word('sea'), clauses: ['OT-SCOPE-02'] },
    { sign: line('isthmus', 'M-18 0H18'), called: word('land'), clauses: ['OT-SCOPE-02'] },
    { sign: line('peaks', 'M-18 6L-10 -7L-2 6L6 -8L14 5'), called: word('peaks'), clauses: ['OT-SCOPE-02'] },
    { sign: null, called: word('regions'), clauses: ['OT-FLOW-17', 'OT-NAT-07'], kinds: ['region'] },
    { sign: null, called: word('treaties'), clauses: ['OT-TRE-02', 'OT-TRE-04'], kinds: ['treaty', 'offer', 'request'] },
    { sign: null, called: word('organizations'), clauses: ['OT-ORG-03'], kinds: ['organization'] },
    { sign: null, called: word('conferences'), clauses: ['OT-CONF-01'], kinds: ['conference', 'proposal'] },
    { sign: null, called: word('declarations'), clauses: ['OT-DECL-01'], kinds: ['declaration'] },
    { sign: null, called: word('modifiers'), clauses: ['OT-STATE-04', 'OT-MOD-01'], kinds: ['modifier'] },
    { sign: null, called: word('technologies'), clauses: ['OT-CONT-11'], kinds: ['technology'] },
    { sign: null, called: word('milestones'), clauses: ['OT-CONT-10'], kinds: ['milestone'] },
    { sign: null, called: word('crises'), clauses: ['OT-EVT-02'], kinds: ['crisis'] },
    { sign: null, called: word('rebellions'), clauses: ['OT-REB-01', 'OT-REB-02'], kinds: ['rebellion'] },
    { sign: null, called: word('civilWars'), clauses: ['OT-CIV-01'], kinds: ['civil-war', 'side'] },
    { sign: null, called: word('opportunities'), clauses: ['OT-EVT-08', 'OT-PROS-17'], kinds: ['opportunity'] },
    { sign: null, called: word('statistics'), clauses: ['OT-STAT-02', 'OT-STAT-03'], kinds: ['statistic'] },
    { sign: null, called: word('decisions'), clauses: ['OT-FLOW-15'], kinds: ['decision'] },
  ];
  return <Legend signs={signs} {...asked} />;
};
