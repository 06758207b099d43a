import type { Chart } from '../../../../core/words/book.js';
import type { ClauseId } from '../../clauses.js';
import { orbis500 } from '../../content/orbis-500.js';
import type { PackEdge } from '../../types/pack.js';
import type { Naming } from '../naming.js';
import type { Heading } from './heading.js';

const { regions, edges, nations } = orbis500;

/** The Nations of the year 500. */
export const nationsTable = ({ name }: Naming, { caption, head }: Heading, open: string): Chart<ClauseId> => ({
  kind: 'table',
  caption,
  head,
  rows: nations.map(({ id, kind, playable, capital, position, regions: owned, culture, faith, patron, ...best }) => [
    playable ? `${name(id)} (${open})` : name(id),
    name(kind),
    [capital ?? position, ...owned.filter((region) => region !== capital)].map((region) => name(region!)).join(', '),
    `${name(culture)}, ${name(faith)}`,
    [best.predominantDomain, best.predominantAuthority].join(', '),
    patron === null ? '' : name(patron),
  ]),
  cites: ['OT-CONT-08'],
});

const neighbours = (id: string, ...types: PackEdge['type'][]): readonly string[] =>
  edges.filter(({ between, type }) => between.includes(id) && types.includes(type)).map(({ between: [a, b] }) => (a === id ? b : a));

/** The regions of the year 500 and what joins them. */
export const landsTable = ({ name }: Naming, { caption, head }: Heading): Chart<ClauseId> => ({
  kind: 'table',
  caption,
  head,
  rows: regions.map(({ id, area, culture, faith, population }) => {
    const owner = nations.find((nation) => nation.regions.includes(id));
    const guest = nations.find(({ position }) => position === id);
    const whose = owner === undefined ? name(population ?? 'nobody') : name(owner.id);
    const list = (...types: PackEdge['type'][]): string =>
      neighbours(id, ...types)
        .map(name)
        .join(', ');
    return [
      name(id),
      area,
      guest === undefined ? whose : `${whose} (${name(guest.id)})`,
      `${name(culture)}, ${name(faith)}`,
      list('land'),
      list('sea'),
      list('barrier'),
    ];
  }),
  cites: ['OT-CONT-06', 'OT-CONT-07'],
});
