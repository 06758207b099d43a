import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { tables } from '../tables.js';

/** Happenings, milestones and rewards. */
export const happenings: Chapter<ClauseId> = {
  id: 'happenings',
  title: 'Happenings, milestones and rewards',
  blocks: [
    { kind: 'text', text: 'The year begins with what the referee tells: nature, peoples, rumours.', cites: ['OT-REF-01'] },
    {
      kind: 'points',
      items: [
        { text: 'News changes nothing by itself. An effect happens at once.', cites: ['OT-EVT-01'] },
        { text: 'A crisis is answered by all it strikes, without using their measure, with the statistic it names.', cites: ['OT-EVT-02'] },
        { text: 'An opportunity is open for the year, unless it says longer.', cites: ['OT-EVT-08'] },
      ],
    },
    {
      kind: 'text',
      text: 'If you succeed against a crisis, you lose nothing. If you fail, it costs 4, 8, 12 or 16 of an index by the grade of your failure, or gives a penalty of that size for five years.',
      cites: ['OT-EVT-03', 'OT-EVT-06'],
      ruling: true,
    },
    { kind: 'text', text: 'Some crises bring a rebellion if you fail.', cites: ['OT-EVT-05'] },
    {
      kind: 'text',
      text: 'A lasting crisis, if you fail, costs nothing at first but something in each turn from the next one on, until it runs out or somebody ends it by Welfare.',
      cites: ['OT-EVT-07'],
    },
    {
      kind: 'text',
      text: 'Crises are answered before measures are rolled, in the order in which they were told.',
      cites: ['OT-EVT-04'],
      ruling: true,
    },
    tables.deck,
    { kind: 'heading', text: 'Milestones' },
    {
      kind: 'text',
      text: 'Milestones are historic deeds, each to be achieved once. If you have done one, claim it.',
      cites: ['OT-CONT-10', 'OT-SEAT-03'],
    },
    tables.milestones,
    {
      kind: 'text',
      text: 'The referee may publish others, and reward the strongest in an attribute now and then.',
      cites: ['OT-REF-09', 'OT-REF-10'],
    },
  ],
};
