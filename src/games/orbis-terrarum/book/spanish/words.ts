import { texts } from '../../labels/spanish/texts.js';
import { words as named } from '../../labels/spanish/words.js';

/** What the tables of this book call things that have no name in the content: as everywhere in Spanish, and fuller where a cell stands alone. */
export const words = {
  ...texts,
  ...named,
  strike: 'atacar',
  raid: 'hostigar',
  embargo: 'embargar',
  'authority-bonus': 'un bonificador en un atributo de Autoridad',
  'authority-point': 'un punto de un atributo de Autoridad',
  'domain-bonus': 'un bonificador en un atributo de Dominio',
  'domain-point': 'un punto de un atributo de Dominio',
  'leg-for-progress': 'Legitimidad',
  'leg-for-wealth': 'Legitimidad',
  'via-for-progress': 'Viabilidad',
  'via-for-wealth': 'Viabilidad',
  scope: 'alcance hacia un objetivo',
  'extra-measure': 'una medida extra',
  'special-measure': 'una medida especial extra',
  empty: 'negra, vacía',
  sparse: 'negra, poco poblada',
  disorganised: 'negra, desorganizada',
  mercenary: 'Hueste mercenaria',
} as const;
