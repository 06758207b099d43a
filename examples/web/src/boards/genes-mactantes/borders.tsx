import type { RegionMap } from 'ludoteca/genes-mactantes';
import type { ReactNode } from 'react';
import { grain, rounded } from '../sketch.js';
import { Thing, useTable } from '../table.js';
import type { Region } from './region.js';

/** Where two territories touch, as long as that is asked for: about half way between them, so that no mark lies right on another. */
export const Borders = ({ map, region }: { readonly map: RegionMap; readonly region: Region }): ReactNode => {
  const { pointing } = useTable();
  const nameOf = new Map(map.territories.map(({ id, name }) => [id, name]));
  return map.edges.map(({ a, b }) => {
    const shows = { kind: 'edge', a, b };
    if (!pointing.asksFor([shows]) && !pointing.isChosen([shows])) return null;
    const [[ax, ay], [bx, by]] = [region.at.get(a)!, region.at.get(b)!];
    const share = 0.4 + 0.2 * grain(`${a}/${b}`);
    return (
      <Thing
        key={`${a}/${b}`}
        shows={shows}
        label={`${nameOf.get(a)} – ${nameOf.get(b)}`}
        className="touch"
        transform={`translate(${rounded(ax + (bx - ax) * share)} ${rounded(ay + (by - ay) * share)})`}
      >
        <circle r={9} />
      </Thing>
    );
  });
};
