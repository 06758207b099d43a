import type { TableWords } from '../tables.js';

/** What the tables say in English. */
export const tableWords: TableWords = {
  printed: ({ name, english }) => english ?? name,
  sides: { outer: 'outer', eye: 'in the Eye' },
  creeds: { major: 'major gods', minor: 'minor gods', absolute: 'Absolute Chaos', renegade: 'renegades' },
  benefits: { 'permanent-action': '1 permanent action', favour: 'the favour of a major god', sanctity: 'two sacred worlds' },
  everybody: 'everybody',
  each: (points) => `${points} for each`,
  yes: 'yes',
  nothing: '–',
  gate: 'gate',
};
