import type { View } from 'ludoteca/orbis-terrarum';
import type { ReactNode } from 'react';
import { bentArrow, type Point, rounded } from '../sketch.js';
import { Thing, useTable } from '../table.js';
import { colourOf } from './colours.js';
import { placeOf } from './powers.js';
import { useWords } from './words.js';
import type { World } from './world.js';

type Target = NonNullable<View['measures'][number]['target']>;

const swords = 'M-8 -8L7 7M8 -8L-7 7M-8 3L-3 8M8 3L3 8';

/** Where a measure is aimed, if that is a place. */
const aimOf = (view: View, world: World, { kind, id }: Target): Point | undefined => {
  if (kind === 'nation') return placeOf(view, world, id);
  if (kind === 'region') return world.at.get(id);
  if (kind === 'host') return world.at.get(view.hosts.find((host) => host.id === id)?.region ?? '');
  return undefined;
};

/** Wars as arrows from seat to seat, vassals on a chain, and the measures the viewer knows of. */
export const Struggles = ({ view, world }: { readonly view: View; readonly world: World }): ReactNode => {
  const { name } = useTable();
  const word = useWords();
  return (
    <>
      <defs>
        <marker id="ot-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="3.4" markerHeight="3.4" orient="auto-start-reverse">
          <path d="M0 0L10 5L0 10L2.500 5Z" fill="context-stroke" />
        </marker>
      </defs>
      {view.nationOrder.map((id) => {
        const { patron, alive } = view.nations[id]!;
        const [from, to] = [placeOf(view, world, id), patron === null ? undefined : placeOf(view, world, patron)];
        return alive && from !== undefined && to !== undefined && <path key={id} className="chain" d={bentArrow(from, to, 26, 0.1).line} />;
      })}
      {view.measures.map(({ id, nation, target, statistic, mode }) => {
        const [from, to] = [placeOf(view, world, nation), target === null ? undefined : aimOf(view, world, target)];
        if (from === undefined || to === undefined || from === to) return null;
        const { className, style } = colourOf(view, nation);
        return (
          <Thing
            key={id}
            shows={{ kind: 'measure', id }}
            label={`${name(nation, 'nations')}${word('colon')}${name(statistic)}, ${name(mode)}`}
            className="measure"
          >
            <path className={className} style={style} d={bentArrow(from, to, 24, -0.16).line} markerEnd="url(#ot-head)" />
          </Thing>
        );
      })}
      {view.conflicts.map(({ a, b, status }) => {
        const [from, to] = [placeOf(view, world, a), placeOf(view, world, b)];
        if (status === 'none' || from === undefined || to === undefined) return null;
        const { line, middle } = bentArrow(from, to, 30);
        return (
          <Thing
            key={`${a}/${b}`}
            label={`${name(a, 'nations')} – ${name(b, 'nations')}${word('colon')}${word(status)}`}
            className={`conflict ${status}`}
          >
            <path d={line} markerStart="url(#ot-head)" markerEnd="url(#ot-head)" />
            <g transform={`translate(${rounded(middle[0])} ${rounded(middle[1])})`}>
              <circle r={14} />
              <path className="swords" d={swords} />
            </g>
          </Thing>
        );
      })}
    </>
  );
};
