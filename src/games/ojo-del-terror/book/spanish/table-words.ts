import { names } from '../../labels/spanish/names.js';
import type { TableWords } from '../tables.js';

/** What the tables say in Spanish. */
export const tableWords: TableWords = {
  printed: ({ name }) => names[name] ?? name,
  sides: { outer: 'exterior', eye: 'del Ojo' },
  creeds: { major: 'dioses mayores', minor: 'dioses menores', absolute: 'Caos Absoluto', renegade: 'Renegados' },
  benefits: { 'permanent-action': '1 acción permanente', favour: 'el favor de un dios mayor', sanctity: 'dos mundos sagrados' },
  everybody: 'todos',
  each: (points) => `${points} por cada uno`,
  yes: 'sí',
  nothing: '–',
  gate: 'puerta',
};
