import { ownDefence, type Planet, type View } from 'ludoteca/ojo-del-terror';
import type { ReactNode } from 'react';
import { seatClass } from '../seat-class.js';
import { Emblem } from '../seats.js';
import { corners, grain, type Point, pathThrough, rounded } from '../sketch.js';
import { Thing, useTable } from '../table.js';
import { type Chart, radius } from './chart.js';
import { useWords } from './words.js';

/** Extreme conditions. */
export const spikes = pathThrough(corners(22, radius + 8, radius + 2));
/** Defence. */
export const shield = 'M-8 -9H8V1C8 7 3 9.500 0 11C-3 9.500 -8 7 -8 1Z';

/** A sign with a number beside a planet. */
export const Sign = ({ at: [x, y], kind, path, text }: SignProps): ReactNode => (
  <g className={`sign ${kind}`} transform={`translate(${x} ${y})`}>
    <path d={path} />
    <text y={4.5} textAnchor="middle">
      {text}
    </text>
  </g>
);

interface SignProps {
  readonly at: Point;
  readonly kind: string;
  readonly path: string;
  readonly text: string | number;
}

/** Sacred to gods. */
export const seal = 'M0 -10A10 10 0 1 0 0.010 -10Z';
/** Resources. */
export const gem = 'M0 -9L8 -2L0 9L-8 -2Z';
/** Inhabitants. */
export const helmet = 'M-9 6V-2C-9 -11 9 -11 9 -2V6Q9 9 6 9H-6Q-9 9 -9 6Z';

const World = ({ planet, at: [x, y], view }: { readonly planet: Planet; readonly at: Point; readonly view: View }): ReactNode => {
  const { name } = useTable();
  const word = useWords();
  const { controller, inhabitants, sacred } = view.planets[planet.id]!;
  const seat = controller === null ? -1 : view.config.players.indexOf(controller);
  const defence = ownDefence(planet);
  const label = [
    name(planet.id, 'planets'),
    controller === null ? word('free') : `${word('held')} ${name(controller, 'players')}`,
    defence > 0 && `${word('defence')} ${defence}`,
    planet.extreme && word('extreme'),
    planet.resources > 0 && `${word('resources')} ${planet.resources}`,
    inhabitants > 0 && `${inhabitants} × ${name(planet.inhabitants?.kind ?? '', 'kinds')}`,
    sacred.length > 0 && `${word('sacred')} ${sacred.map((god) => name(god, 'gods')).join(', ')}`,
  ].filter((part) => part !== false);
  return (
    <Thing
      shows={{ kind: 'planet', id: planet.id }}
      echoes={sacred.map((god) => ({ kind: 'god', id: god }))}
      label={label.join(' · ')}
      className={`planet ${seatClass(seat)}`}
      transform={`translate(${rounded(x)} ${rounded(y)})`}
    >
      <circle className="reach" r={radius + 12} />
      {planet.extreme && <path className="spikes" d={spikes} />}
      {sacred.length > 0 && <circle className="halo" r={radius + 4.5} />}
      <circle className="globe" r={radius} />
      {controller === null && <circle r={radius} fill={`hsl(${Math.round(360 * grain(`${planet.id} hue`))} 45% 50% / 0.3)`} />}
      <ellipse className="band" rx={radius * 0.92} ry={3 + 4 * grain(planet.id)} cy={-6 + 12 * grain(planet.name)} />
      <circle r={radius} fill="url(#shine)" />
      {controller !== null && <Emblem seat={seat} name={name(controller, 'players')} size={11} />}
      {sacred.length > 0 && (
        <Sign at={[-radius, -radius + 7]} kind="gods" path={seal} text={sacred.map((god) => [...name(god, 'gods')][0]).join('')} />
      )}
      {defence > 0 && <Sign at={[-radius + 1, radius - 6]} kind="defence" path={shield} text={defence} />}
      {inhabitants > 0 && <Sign at={[radius + 1, -radius + 8]} kind="people" path={helmet} text={inhabitants} />}
      {planet.resources > 0 && <Sign at={[radius, radius - 7]} kind="riches" path={gem} text={planet.resources} />}
    </Thing>
  );
};

/** Every planet with its traits and whoever controls it. */
export const Planets = ({ view, chart }: { readonly view: View; readonly chart: Chart }): ReactNode => (
  <>
    <defs>
      <radialGradient id="shine" cx="0.35" cy="0.3" r="0.8">
        <stop offset="0" stopColor="#fff" stopOpacity="0.5" />
        <stop offset="0.5" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity="0.42" />
      </radialGradient>
    </defs>
    {view.config.pack.planets.map((planet) => (
      <World key={planet.id} planet={planet} at={chart.planets.get(planet.id)!} view={view} />
    ))}
  </>
);
