import type { Pack } from '../types/pack.js';
import { mappaMundi } from './mappa-mundi.js';
import { orbis500 } from './orbis-500.js';

/** The content of a game that names none: the year 500 where that seats everybody, else a wheel of as many lands as there are players. [OT-CONT-24] */
export const defaultPack = (players: number): Pack => mappaMundi.get(players) ?? orbis500;
