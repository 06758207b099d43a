import { words as named } from '../../labels/english/words.js';

/** What the tables of this book call things that have no name in the content: as everywhere in English, and fuller where a cell stands alone. */
export const words = {
  ...named,
  'authority-bonus': 'a bonus on an Authority attribute',
  'authority-point': 'a point of an Authority attribute',
  'domain-bonus': 'a bonus on a Domain attribute',
  'domain-point': 'a point of a Domain attribute',
  'leg-for-progress': 'Legitimacy',
  'leg-for-wealth': 'Legitimacy',
  'via-for-progress': 'Viability',
  'via-for-wealth': 'Viability',
  scope: 'scope towards one target',
  'special-measure': 'an extra special measure',
  empty: 'black, empty',
  sparse: 'black, sparsely peopled',
  disorganised: 'black, disorganised',
} as const;
