import type { OptionShapes } from '../language.js';

/** What an option of this game can be asked to be, in Catalan. */
export const optionShapes: OptionShapes = {
  'a multiple of 5 from 0 to 25': 'un múltiple de 5 de 0 a 25',
  'weights from 0 to 100 with at most two decimals':
    'pesos de 0 a 100 amb dos decimals com a màxim, un per a cada xifra de la classificació',
  'five whole numbers from 1 to 100, none larger than the one before': 'cinc nombres enters d’1 a 100, cap més gran que l’anterior',
  'four whole numbers from 1 to 5': 'quatre nombres enters d’1 a 5',
};
