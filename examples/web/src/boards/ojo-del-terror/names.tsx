import type { View } from 'ludoteca/ojo-del-terror';
import type { ReactNode } from 'react';
import { rounded } from '../sketch.js';
import { useTable } from '../table.js';
import { type Chart, nameBelow } from './chart.js';

/** The names of the planets. They lie above all else: lines may run under them. */
export const Names = ({ view, chart }: { readonly view: View; readonly chart: Chart }): ReactNode => {
  const { name } = useTable();
  const { planets, cadia } = view.config.pack;
  return (
    <g className="planet-names">
      {planets.map(({ id }) => {
        const [x, y] = chart.planets.get(id)!;
        return (
          <text
            key={id}
            className={`planet-name ${id === cadia ? 'cadia' : ''}`}
            x={rounded(x)}
            y={rounded(y + nameBelow)}
            textAnchor="middle"
          >
            {name(id, 'planets')}
          </text>
        );
      })}
    </g>
  );
};
