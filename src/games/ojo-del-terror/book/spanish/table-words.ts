import type { TableWords } from '../tables.js';

/** The minor gods, whose epithets the map gives in English. */
const gods: Readonly<Record<string, string>> = {
  'Morvath, the Anvil Below': 'Morvath, el Yunque de Abajo',
  'Issilaq, the Unspoken': 'Issilaq, el Innombrado',
  'Uhlgrim, the Hollow Voice': 'Uhlgrim, la Voz Hueca',
};

/** What the tables say in Spanish. */
export const tableWords: TableWords = {
  printed: ({ name }) => gods[name] ?? name,
  sides: { outer: 'exterior', eye: 'del Ojo' },
  creeds: { major: 'dioses mayores', minor: 'dioses menores', absolute: 'Caos Absoluto', renegade: 'Renegados' },
  benefits: { 'permanent-action': '1 acción permanente', favour: 'el favor de un dios mayor', sanctity: 'dos mundos sagrados' },
  everybody: 'todos',
  each: (points) => `${points} por cada uno`,
  yes: 'sí',
  nothing: '–',
  gate: 'puerta',
};
