import { own } from 'ludoteca';
import type { City, Unit, View } from 'ludoteca/genes-mactantes';
import type { ReactNode } from 'react';
import { seatClass } from '../seat-class.js';
import { Emblem } from '../seats.js';
import { type Point, rounded } from '../sketch.js';
import { Thing, useTable } from '../table.js';
import type { Region } from './region.js';
import { useWords } from './words.js';

/** What walls are worth in an assault. */
const wallsWorth = 2;

/** What units look like. */
export const shapes: Readonly<Record<Unit['kind'], string>> = {
  garrison: 'M-13 -14H13V1C13 10 6 14 0 16C-6 14 -13 10 -13 1Z',
  army: 'M-14 -15H15L10 -4L15 8H-10V18H-14Z',
  patrol: 'M-15 6C-13 -8 -4 -8 -1 -15L4 -11C12 -10 14 -3 13 1L7 -1C7 4 13 8 12 14H-10C-8 9 -6 6 -8 2Z',
};

/** A city. */
export const houses = 'M-20 10V-4L-13 -10L-6 -4V-12L2 -20L10 -12V-2L15 -7L21 -1V10Z';
/** Its walls. */
export const battlements = 'M-27 16V-1H-22V3H-17V-1H-12V3H-7V-1H-2V3H3V-1H8V3H13V-1H18V3H23V-1H28V16Z';

const CityMark = ({ city, view, territory, at: [x, y] }: CityProps): ReactNode => {
  const { name } = useTable();
  const word = useWords();
  const { walled, capitalOf, siege, disasterTurn } = city;
  const owner = own(view.controllers, territory) ?? '';
  const garrison = (own(view.units, owner) ?? []).find((unit) => unit.territory === territory && unit.kind === 'garrison')?.strength ?? 0;
  const seat = view.config.players.indexOf(owner);
  const label = [
    `${city.name}, ${word(capitalOf === null ? 'city' : 'capital')} ${word('of', name(owner, 'players'))}`,
    `${word('defence')} ${garrison}${walled ? ` + ${wallsWorth} (${word('walls')})` : ''}`,
    siege === null ? '' : `${word('besieged')} ${name(siege.by, 'players')}`,
    disasterTurn === view.turn ? word('stricken') : '',
  ];
  return (
    <Thing
      echoes={[
        { kind: 'city', id: territory },
        { kind: 'territory', id: territory },
        { kind: 'unit', owner, territory, unit: 'garrison' },
      ]}
      label={label.filter((part) => part !== '').join(' · ')}
      className="city"
      transform={`translate(${rounded(x)} ${rounded(y - 8)})`}
    >
      {siege !== null && (
        <g className={`siege ${seatClass(view.config.players.indexOf(siege.by))}`}>
          <circle r={35} />
          {[0, 60, 120, 180, 240, 300].map((turn) => (
            <path key={turn} d="M-6 -31L0 -41L6 -31Z" transform={`rotate(${turn})`} />
          ))}
        </g>
      )}
      <path className="houses" d={houses} />
      {walled && <path className="battlements" d={battlements} />}
      {capitalOf !== null && (
        <path className="capital" d="M0 -36L3 -28H11L5 -23L7 -15L0 -20L-7 -15L-5 -23L-11 -28H-3Z" transform="translate(18 6)" />
      )}
      {disasterTurn === view.turn && <path className="disaster" d="M18 -30L8 -14H15L9 0L25 -18H17L23 -30Z" />}
      <g className={`shield ${seatClass(seat)}`} transform="translate(33 -2) scale(0.9)">
        <path d={shapes.garrison} />
        <text y={5} textAnchor="middle">
          {garrison}
        </text>
        <Emblem seat={seat} name={name(owner, 'players')} x={-12} y={-14} size={6.5} />
      </g>
      <text className="city-name" y={29} textAnchor="middle">
        {city.name}
      </text>
    </Thing>
  );
};

interface CityProps {
  readonly city: City;
  readonly view: View;
  readonly territory: string;
  readonly at: Point;
}

interface Piece {
  readonly owner: string;
  readonly unit: Unit;
}

const UnitMark = ({ view, owner, unit, at: [x, y] }: Piece & { readonly view: View; readonly at: Point }): ReactNode => {
  const { name } = useTable();
  const word = useWords();
  const seat = view.config.players.indexOf(owner);
  return (
    <Thing
      shows={{ kind: 'unit', owner, unit: unit.kind, territory: unit.territory }}
      label={`${name(owner, 'players')}${word('colon')}${name(unit.kind)} ${unit.strength}`}
      className={`unit ${unit.kind} ${seatClass(seat)}`}
      transform={`translate(${rounded(x)} ${rounded(y)})`}
    >
      <path d={shapes[unit.kind]} />
      <text y={5} textAnchor="middle">
        {unit.strength}
      </text>
      <Emblem seat={seat} name={name(owner, 'players')} x={-13} y={-15} size={6.5} />
    </Thing>
  );
};

/** Somebody of a court. */
export const figure = 'M0 -15A5.500 5.500 0 1 0 0.010 -15ZM-3 -3H3L7 9H-7Z';

/** Cities, units and the people whose whereabouts the viewer knows. */
export const Pieces = ({ view, region }: { readonly view: View; readonly region: Region }): ReactNode => {
  const { name } = useTable();
  const word = useWords();
  const { players } = view.config;
  const here = (list: readonly string[]): string[] => [...new Set(list)];
  const owners = here([...players, ...Object.keys(view.units)]);
  const places = new Map(region.lands.map(({ id, at }) => [id, at]));
  return view.map.territories.map(({ id, kind }) => {
    const [x, y] = places.get(id) ?? region.at.get(id)!;
    const city = own(view.cities, id);
    const pieces = owners.flatMap((owner): Piece[] =>
      (own(view.units, owner) ?? [])
        // The garrison of a city is its Defence, and stands beside it.
        .filter((unit) => unit.territory === id && (city === undefined || unit.kind !== 'garrison' || owner !== own(view.controllers, id)))
        .map((unit) => ({ owner, unit })),
    );
    const people = view.characters.filter(({ out, location, sighting }) => out === null && (location ?? sighting?.territory) === id);
    const step = 30;
    const figures = 14;
    const left = x - (pieces.length * step + people.length * figures) / 2;
    const below = city !== undefined ? y + 40 : kind === 'sea' ? y + 34 : y + 4;
    return (
      <g key={id}>
        {city !== undefined && <CityMark city={city} view={view} territory={id} at={[x, y]} />}
        {pieces.map(({ owner, unit }, i) => (
          <UnitMark key={`${owner}/${unit.kind}`} view={view} owner={owner} unit={unit} at={[left + (i + 0.5) * step, below]} />
        ))}
        {people.map(({ id: person, owner, name: known, role, captor, location, sighting }, i) => (
          <Thing
            key={person}
            shows={{ kind: 'character', id: person }}
            label={[
              `${known}, ${name(role)} ${word('of', name(owner, 'players'))}`,
              captor === null ? '' : word('captive', name(captor, 'players')),
              location === null && sighting !== null ? `${word('seen')} ${sighting.turn}` : '',
            ]
              .filter((part) => part !== '')
              .join(' · ')}
            className={`person ${seatClass(players.indexOf(owner))} ${location === null ? 'unsure' : ''} ${captor === null ? '' : 'captive'}`}
            transform={`translate(${rounded(left + pieces.length * step + (i + 0.5) * figures)} ${rounded(below + 2)})`}
          >
            <path d={figure} />
            {captor !== null && <path className="bars" d="M-8 -16V10M-2.700 -16V10M2.700 -16V10M8 -16V10" />}
          </Thing>
        ))}
      </g>
    );
  });
};
