import type { Pack } from '../types/pack.js';
import { deck, milestones, statutes, technologies } from './fates.js';
import { edges, regions } from './land-500.js';
import { nations } from './peoples-500.js';

/** The default content: the world in the year 500. */
export const orbis500: Pack = { id: 'orbis-500', regions, edges, nations, happeningDeck: deck, milestones, technologies, statutes };
