import type { State } from 'ludoteca/genes-mactantes';
import { game } from './table.js';

/** Where ada's character is, how often it has travelled, and where it was seen last. */
export const seen = (state: State, viewer: string | null) => {
  const { location, journeys, sighting } = game.view(state, viewer).characters[0]!;
  return [location, journeys, sighting?.territory];
};
