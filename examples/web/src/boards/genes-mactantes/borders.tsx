import type { RegionMap } from 'ludoteca/genes-mactantes';
import type { ReactNode } from 'react';
import { rounded } from '../sketch.js';
import { Thing, useTable } from '../table.js';
import type { Region } from './region.js';

/** Where two territories touch, as long as that is asked for: half way between them. */
export const Borders = ({ map, region }: { readonly map: RegionMap; readonly region: Region }): ReactNode => {
  const { pointing } = useTable();
  const nameOf = new Map(map.territories.map(({ id, name }) => [id, name]));
  return map.edges.map(({ a, b }) => {
    const shows = { kind: 'edge', a, b };
    if (!pointing.asksFor([shows]) && !pointing.isChosen([shows])) return null;
    const [[ax, ay], [bx, by]] = [region.at.get(a)!, region.at.get(b)!];
    return (
      <Thing
        key={`${a}/${b}`}
        shows={shows}
        label={`${nameOf.get(a)} – ${nameOf.get(b)}`}
        className="touch"
        transform={`translate(${rounded((ax + bx) / 2)} ${rounded((ay + by) / 2)})`}
      >
        <circle r={11} />
      </Thing>
    );
  });
};
