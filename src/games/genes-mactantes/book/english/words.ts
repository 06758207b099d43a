import { words as named } from '../../labels/english/words.js';

/** What the tables call things: as everywhere in English, and the builders of countries, whom only the tables show. */
export const words = {
  ...named,
  balanced: 'balanced',
  warlike: 'warlike',
  learned: 'learned',
  courtly: 'courtly',
} as const;
