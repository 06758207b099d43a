import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** Counting actions. */
export const actions: Chapter<ClauseId> = {
  id: 'actions',
  title: 'How many actions you have',
  blocks: [
    {
      kind: 'text',
      text: 'Count at the beginning of the turn, from the map as it is then. All that gives actions adds up.',
      cites: ['ET-STATE-03'],
    },
    {
      kind: 'points',
      items: [
        { text: '1 to begin with, planets or not.', cites: ['ET-ALLOW-01'] },
        { text: '1 if you hold planets. Once, however many.', cites: ['ET-ALLOW-02'], ruling: true },
        { text: '1 if you control a subsector. Once, however many.', cites: ['ET-ALLOW-03'] },
        { text: '1 for each resource symbol on your planets.', cites: ['ET-ALLOW-04'] },
        { text: '2 for each sector you control, outer or in the Eye.', cites: ['ET-ALLOW-05'] },
        { text: '1 for each of your planets that is sacred to a god of your faith.', cites: ['ET-ALLOW-07'] },
        { text: '1 for your kind of band, if it serves no major god and meets its condition.', cites: ['ET-ALLOW-09'] },
        {
          text: '1 for each permanent action you have gained by deeds. These stay with you even if you lose everything else.',
          cites: ['ET-ALLOW-06'],
        },
      ],
    },
    { kind: 'text', text: 'A sector counts as a sector and its subsectors still count as subsectors.', cites: ['ET-ALLOW-10'] },
    {
      kind: 'text',
      text: 'An example: you hold the five planets of the sector Gates of Cadia and nothing else. That is 1 to begin with, 1 for planets, 1 for subsectors, 1 for its one resource symbol and 2 for the sector: six actions.',
      cites: ['ET-PACK-08', 'ET-ALLOW-10'],
    },
  ],
};
