import type { OptionShapes } from '../language.js';

/** What an option of this game can be asked to be, in Spanish. */
export const optionShapes: OptionShapes = {
  'a multiple of 5 from 0 to 25': 'un múltiplo de 5 de 0 a 25',
  'weights from 0 to 100 with at most two decimals':
    'pesos de 0 a 100 con dos decimales como máximo, uno para cada cifra de la clasificación',
  'five whole numbers from 1 to 100, none larger than the one before': 'cinco números enteros de 1 a 100, ninguno mayor que el anterior',
  'four whole numbers from 1 to 5': 'cuatro números enteros de 1 a 5',
};
