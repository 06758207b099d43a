import { atlasOf, type View } from 'ludoteca/ojo-del-terror';
import type { ReactNode } from 'react';
import { grain, rounded } from '../sketch.js';
import { Thing, useTable } from '../table.js';
import type { Border, Chart } from './chart.js';

/** Stars that are always where they were. */
const Stars = ({ width, height }: Pick<Chart, 'width' | 'height'>): ReactNode => (
  <g className="stars">
    {Array.from({ length: 170 }, (_, i) => {
      const [x, y, size] = [grain(`${i}x`) * width, grain(`${i}y`) * height, 0.5 + 1.6 * grain(`${i}s`) ** 4];
      return <circle key={`${rounded(x)} ${rounded(y)}`} cx={rounded(x)} cy={rounded(y)} r={rounded(size)} />;
    })}
  </g>
);

/** The storm behind the sectors of the Eye: spiral arms round a slit. */
const Storm = ({ eye }: Pick<Chart, 'eye'>): ReactNode => {
  const arm = (turn: number): string =>
    Array.from({ length: 40 }, (_, i) => {
      const t = i / 39;
      const angle = turn + 4.2 * t;
      return `${i === 0 ? 'M' : 'L'}${rounded(eye.x + eye.rx * 1.16 * t * Math.cos(angle))} ${rounded(eye.y + eye.ry * 1.18 * t * Math.sin(angle))}`;
    }).join('');
  return (
    <g className="storm">
      <ellipse cx={eye.x} cy={eye.y} rx={eye.rx * 1.25} ry={eye.ry * 1.25} fill="url(#storm-glow)" />
      {Array.from({ length: 7 }, (_, i) => (
        <path key={`${arm((i * 2 * Math.PI) / 7)}`} d={arm((i * 2 * Math.PI) / 7)} />
      ))}
      <ellipse className="pupil" cx={eye.x} cy={eye.y} rx={eye.rx * 0.045} ry={eye.ry * 0.5} />
    </g>
  );
};

const Gate = ({ middle: [x, y], across }: Border): ReactNode => (
  <g className="gate" transform={`translate(${rounded(x)} ${rounded(y)}) rotate(${across[0] === 0 ? 0 : 90})`}>
    <path d="M-22 12V-10H-14V12ZM14 12V-10H22V12ZM-26 -10H-10L-12 -16H-24ZM10 -10H26L24 -16H12Z" />
    <path className="passage" d="M0 13V-11M-5 -6L0 -12L5 -6" />
  </g>
);

/** The sectors with their names, the Boundary round the Eye and the gates in it. */
export const Sky = ({ view, chart }: { readonly view: View; readonly chart: Chart }): ReactNode => {
  const { name } = useTable();
  const { pack } = view.config;
  const { sectors, subsectors } = atlasOf(pack);
  return (
    <>
      <defs>
        <radialGradient id="storm-glow">
          <stop offset="0" className="glow-core" />
          <stop offset="0.62" className="glow-edge" />
          <stop offset="1" className="glow-end" />
        </radialGradient>
      </defs>
      {[...sectors.values()].map((sector) => (
        <Thing
          key={sector.id}
          shows={{ kind: 'sector', id: sector.id }}
          label={name(sector.id, 'sectors')}
          className={`sector ${sector.side}`}
        >
          {sector.subsectors.flatMap((id) => chart.areas.get(id)!.map((area) => <path key={area} d={area} />))}
        </Thing>
      ))}
      <Stars {...chart} />
      <Storm eye={chart.eye} />
      {chart.borders.map(({ key, path, passage }) => (
        <path key={key} d={path} className={`border ${passage}`} />
      ))}
      {chart.ways.map(({ key, path, passage }) => (
        <path key={key} d={path} className={`way ${passage}`} />
      ))}
      {chart.borders.map((border) => border.passage === 'gate' && <Gate {...border} key={border.key} />)}
      <g>
        {[...subsectors.values()].map(({ id, sector }) => {
          const [x, y] = chart.titles.get(id)!;
          const place = sectors.get(sector)!.subsectors.indexOf(id) + 1;
          return (
            <text key={id} className="area-name" x={rounded(x)} y={rounded(y)} textAnchor="middle">
              {name(sector, 'sectors')} {'I'.repeat(place < 4 ? place : 0) || place}
            </text>
          );
        })}
      </g>
    </>
  );
};
