import type { View } from 'ludoteca/orbis-terrarum';
import type { ReactNode } from 'react';
import { bentArrow, rounded } from '../sketch.js';
import { Thing, useTable } from '../table.js';
import { colourOf } from './colours.js';
import { useWords } from './words.js';
import type { Way, World } from './world.js';

const Barrier = ({ from, to }: Way): ReactNode => {
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI + 90;
  return (
    <path
      className="peaks"
      d="M-27 6L-19 -7L-11 6L-3 -8L5 6L13 -7L21 6L27 0"
      transform={`translate(${rounded((from[0] + to[0]) / 2)} ${rounded((from[1] + to[1]) / 2)}) rotate(${rounded(angle)})`}
    />
  );
};

/** Regions in the colours of their Nations, sea lanes and mountains. */
export const Lands = ({ view, world }: { readonly view: View; readonly world: World }): ReactNode => {
  const { name } = useTable();
  const word = useWords();
  const regions = new Map(view.config.pack.regions.map((region) => [region.id, region]));
  return (
    <>
      <defs>
        <pattern id="ot-wild" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(40)">
          <path className="wild" d="M0 0V9" />
        </pattern>
      </defs>
      {world.ways.map(
        ({ key, type, from, to }) => type === 'sea' && <path key={key} className="lane" d={bentArrow(from, to, 40, 0.12).line} />,
      )}
      {['edge', ''].map((layer) =>
        world.ways.map(
          ({ key, type, from, to }) =>
            type === 'land' && <path key={`${key} ${layer}`} className={`isthmus ${layer}`} d={bentArrow(from, to, 0, 0.05).line} />,
        ),
      )}
      <g className="shore">
        {world.lands.map(({ id, outline }) => (
          <path key={id} d={outline} />
        ))}
      </g>
      {world.lands.map(({ id, outline }) => {
        const { owner, population, recognised } = view.regions[id]!;
        const { area, culture, faith } = regions.get(id)!;
        const whose = owner === null ? `${word('unclaimed')}, ${word(population)}` : name(owner, 'nations');
        const { className, style } = colourOf(view, owner);
        return (
          <Thing
            key={id}
            shows={{ kind: 'region', id }}
            echoes={owner === null ? undefined : { kind: 'nation', id: owner }}
            label={`${name(id, 'regions')} (${name(area)}) · ${whose} · ${name(culture)}, ${name(faith)}`}
            className={`land ${owner === null ? 'wilderness' : ''} ${recognised ? 'colony' : ''}`}
          >
            <g className={className} style={style}>
              <clipPath id={`ot-${id}`}>
                <path d={outline} />
              </clipPath>
              <path className="soil" d={outline} />
              {owner === null && <path d={outline} fill="url(#ot-wild)" />}
              <path className="rim" d={outline} clipPath={`url(#ot-${id})`} />
            </g>
          </Thing>
        );
      })}
      {world.ways.map((way) => way.type === 'barrier' && <Barrier {...way} key={way.key} />)}
      <g className="region-names">
        {world.lands.map(({ id, at: [x, y] }) => (
          <text key={id} x={rounded(x)} y={rounded(y + 34)} textAnchor="middle">
            {name(id, 'regions')}
          </text>
        ))}
      </g>
    </>
  );
};
