import { words as named } from '../../labels/catalan/words.js';

/** What the tables call things: as everywhere in Catalan, and the builders of countries, whom only the tables show. */
export const words = {
  ...named,
  balanced: 'equilibrat',
  warlike: 'bel·licós',
  learned: 'savi',
  courtly: 'cortesà',
} as const;
