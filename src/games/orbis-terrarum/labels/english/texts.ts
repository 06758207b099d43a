import type { Texts } from '../language.js';
import { lands } from './lands.js';

/** What the default content and the rules say is English as it stands, but for some old names of lands. */
export const texts: Texts = {
  ...lands,
  // What marks the opportunities that happenings bring.
  'lost-archive': 'lost archive',
  'mercenaries-for-hire': 'mercenaries for hire',
  'foreign-craftsmen': 'foreign craftsmen',
};
