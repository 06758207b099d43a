import type { View } from 'ludoteca/genes-mactantes';
import type { ReactNode } from 'react';
import { seatClass } from '../seat-class.js';
import { bentArrow, type Point, pathThrough, rounded } from '../sketch.js';
import type { Region } from './region.js';

const swords = 'M-16 -16L12 12M16 -16L-12 12M-15 6L-6 15M15 6L6 15M-15 15L-11 11M15 15L11 11';

/** What is under way on the map: a battle, a journey, sieges laid from the sea. */
export const Moves = ({ view, region }: { readonly view: View; readonly region: Region }): ReactNode => {
  const { affair, cities, config } = view;
  const at = (id: string): Point => region.at.get(id)!;
  const seat = (player: string): string => seatClass(config.players.indexOf(player));
  return (
    <>
      <defs>
        <marker id="gm-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="3.2" markerHeight="3.2" orient="auto">
          <path d="M0 0L10 5L0 10L2.500 5Z" fill="context-stroke" />
        </marker>
      </defs>
      {Object.entries(cities).map(
        ([territory, { siege }]) =>
          siege !== null &&
          siege.base !== territory && (
            <path
              key={territory}
              className={`march ${seat(siege.by)}`}
              d={bentArrow(at(siege.base), at(territory), 40).line}
              markerEnd="url(#gm-head)"
            />
          ),
      )}
      {affair?.type === 'battle' && (
        <g className={seat(affair.player)}>
          {affair.units
            .filter(({ territory }) => territory !== affair.territory)
            .map(({ territory, kind }) => (
              <path
                key={`${territory}/${kind}`}
                className="march"
                d={bentArrow(at(territory), at(affair.territory), 34).line}
                markerEnd="url(#gm-head)"
              />
            ))}
        </g>
      )}
      {affair?.type === 'journey' && (
        <path className={`journey ${seat(affair.player)}`} d={pathThrough(affair.path.map(at), false)} markerEnd="url(#gm-head)" />
      )}
    </>
  );
};

/** Crossed swords over the place of a battle that is being gathered. */
export const Fight = ({ view, region }: { readonly view: View; readonly region: Region }): ReactNode => {
  if (view.affair?.type !== 'battle') return null;
  const [x, y] = region.at.get(view.affair.territory)!;
  return (
    <g className="fight" transform={`translate(${rounded(x)} ${rounded(y - 46)}) scale(0.8)`}>
      <circle r={26} />
      <path d={swords} />
    </g>
  );
};
