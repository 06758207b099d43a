import type { OptionShapes } from '../language.js';

/** What an option of this game can be asked to be, in French. */
export const optionShapes: OptionShapes = {
  'a multiple of 5 from 0 to 25': 'un multiple de 5 de 0 à 25',
  'weights from 0 to 100 with at most two decimals':
    'des poids de 0 à 100 avec deux décimales au plus, un pour chaque chiffre du classement',
  'five whole numbers from 1 to 100, none larger than the one before': 'cinq nombres entiers de 1 à 100, aucun plus grand que le précédent',
  'four whole numbers from 1 to 5': 'quatre nombres entiers de 1 à 5',
};
