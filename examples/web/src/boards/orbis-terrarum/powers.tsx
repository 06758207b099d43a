import { own } from 'ludoteca';
import { capacityOf, type View } from 'ludoteca/orbis-terrarum';
import type { ReactNode } from 'react';
import { Emblem } from '../seats.js';
import { type Point, rounded } from '../sketch.js';
import { Thing, useTable } from '../table.js';
import { colourOf } from './colours.js';
import { seatOf } from './seat-of.js';
import { useWords } from './words.js';
import type { World } from './world.js';

/** What is left of both indices, as shares of what a Nation can have. */
export const indicesOf = ({ attributes, viaDamage, legDamage }: View['nations'][string]): readonly [via: number, leg: number] => {
  const left = (index: 'via' | 'leg', damage: number): number => {
    const capacity = capacityOf(attributes, index);
    return capacity <= 0 ? 0 : Math.max(0, capacity - damage) / capacity;
  };
  return [left('via', viaDamage), left('leg', legDamage)];
};

/** Where a Nation is on the map: its capital, or where its people are. */
export const placeOf = (view: View, world: World, id: string): Point | undefined => {
  const nation = own(view.nations, id);
  return world.at.get(nation?.capital ?? nation?.position ?? '');
};

/** The seat of a state. */
export const castle = 'M-13 12V-6H-9V-2H-5V-6H-2V-2H2V-6H5V-2H9V-6H13V12ZM-3 12V6A3 3 0 0 1 3 6V12Z';
/** The camp of a horde. */
export const tent = 'M-16 12L0 -12L16 12ZM-5 12L0 3L5 12Z';
/** What hosts bear. */
export const banners = {
  expeditionary: 'M-8 14V-14H12L7 -8L12 -2H-5V14Z',
  rebel: 'M-3 14V-2H3V14ZM0 -16C6 -10 6 -6 0 -3C-6 -6 -3 -9 0 -16Z',
  mercenary: 'M-10 -10L10 10M10 -10L-10 10M-11 4L-4 11M11 4L4 11',
} as const;

/** What is left of both indices. */
export const Bars = ({ via, leg }: { readonly via: number; readonly leg: number }): ReactNode => (
  <g className="indices" transform="translate(-19 15)">
    <rect className="index-ground" width={38} height={4} />
    <rect className="index-via" width={rounded(38 * via)} height={4} />
    <rect className="index-ground" y={5.5} width={38} height={4} />
    <rect className="index-leg" y={5.5} width={rounded(38 * leg)} height={4} />
  </g>
);

/** Capitals with their indices, hordes where they roam, and hosts in the field. */
export const Powers = ({ view, world }: { readonly view: View; readonly world: World }): ReactNode => {
  const { name } = useTable();
  const word = useWords();
  const crowds = new Map<string, number>();
  /** The next free place beside what already stands in a region. */
  const beside = (region: string): Point | undefined => {
    const at = world.at.get(region);
    const place = crowds.get(region) ?? 0;
    crowds.set(region, place + 1);
    return at === undefined ? undefined : [at[0] + [0, 32, -32, 16, -16][place % 5]!, at[1] - 8 + [0, -4, -4, -30, -30][place % 5]!];
  };
  return (
    <>
      {view.nationOrder.map((id) => {
        const nation = view.nations[id]!;
        const at = nation.alive ? beside(nation.capital ?? nation.position ?? '') : undefined;
        if (at === undefined) return null;
        const [via, leg] = indicesOf(nation);
        const seat = seatOf(view, id);
        const { className, style } = colourOf(view, id);
        const label = [
          `${name(id, 'nations')}${nation.kind === 'state' ? '' : `, ${word('horde')}`}`,
          seat < 0 ? '' : name(view.config.players[seat]!, 'players'),
          `${word('viability')} ${Math.round(100 * via)}%`,
          `${word('legitimacy')} ${Math.round(100 * leg)}%`,
          nation.patron === null ? '' : word('vassal', name(nation.patron, 'nations')),
        ];
        return (
          <Thing
            key={id}
            shows={{ kind: 'nation', id }}
            label={label.filter((part) => part !== '').join(' · ')}
            className="power"
            transform={`translate(${rounded(at[0])} ${rounded(at[1])})`}
          >
            <g className={className} style={style}>
              <path className="seat-of-power" d={nation.capital === null ? tent : castle} />
              {seat >= 0 && <Emblem seat={seat} name={name(view.config.players[seat]!, 'players')} x={0} y={-17} size={9} />}
              <Bars via={via} leg={leg} />
              <text className="nation-name" y={seat >= 0 ? -31 : -16} textAnchor="middle">
                {name(id, 'nations')}
              </text>
            </g>
          </Thing>
        );
      })}
      {view.hosts.map(({ id, owner, kind, region }) => {
        const at = beside(region);
        const { className, style } = colourOf(view, owner);
        return (
          at !== undefined && (
            <Thing
              key={id}
              shows={{ kind: 'host', id }}
              label={`${name(kind)}, ${owner === null ? word('hidden') : name(owner, 'nations')} · ${name(region, 'regions')}`}
              className="host"
              transform={`translate(${rounded(at[0])} ${rounded(at[1])})`}
            >
              <g className={className} style={style}>
                <circle r={16} />
                <path className={kind} d={banners[kind]} />
              </g>
            </Thing>
          )
        );
      })}
    </>
  );
};
