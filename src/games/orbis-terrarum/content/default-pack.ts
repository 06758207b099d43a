import type { Pack } from '../types/pack.js';
import { mappaMundi } from './mappa-mundi.js';
import { orbis500 } from './orbis-500.js';

/** The content of a game that names none: the year 500 where that seats everybody, else a wheel of as many lands as there are players. [OT-CONT-24] */
export const defaultPack = (players: number): Pack => mappaMundi.get(players) ?? orbis500;

/** What the lands, peoples, deeds and technologies of all default content are called, by their ids. */
export const defaultNames: ReadonlyMap<string, string> = new Map(
  [...mappaMundi.values(), orbis500].flatMap(({ nations, regions, milestones, technologies }) =>
    [...nations, ...regions, ...milestones, ...technologies].map(({ id, name }) => [id, name] as const),
  ),
);
