import type { Labels } from '../../core/game.js';
import type { GenesMactantes } from './index.js';

/** Names and sentences in English and Catalan. */
export const labels: Labels<GenesMactantes> = {
  languages: ['en', 'ca'],
  name: (id) => id,
  action: (action) => action.type,
  event: (event) => event.type,
};
