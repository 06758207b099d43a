import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { startRows } from '../../tables.js';
import { played } from '../played.js';

/** Setting up the table. */
export const beginning: Chapter<ClauseId> = {
  id: 'beginning',
  title: 'How to begin',
  blocks: [
    {
      kind: 'steps',
      items: [
        {
          text: 'Choose who sits where. Seats go round in a fixed order, the seating order; it decides who picks first and where names are listed, and nothing in a fight.',
          cites: ['ET-CFG-01'],
        },
        { text: 'Lay out the map. All planets are empty, with all their inhabitants and their sacred signs.', cites: ['ET-SETUP-02'] },
        {
          text: 'Everybody takes one home world, by the table below. Home worlds have no traits and lie outside the Eye, well apart from each other.',
          cites: ['ET-SETUP-03', 'ET-PACK-09'],
          ruling: true,
        },
        {
          text: 'Then everybody in turn, in seating order, chooses a warband that is still free. You choose when you know where you begin.',
          cites: ['ET-SETUP-06', 'ET-SETUP-07'],
          ruling: true,
        },
        { text: 'You begin with no points, no favours, no permanent actions and no deeds. All deeds are open.', cites: ['ET-SETUP-10'] },
        { text: 'When the last band is chosen the first turn begins.', cites: ['ET-SETUP-11'] },
      ],
    },
    {
      kind: 'table',
      caption: 'Home worlds by seat',
      head: ['Players', 'Home worlds, from the first seat to the last'],
      rows: startRows,
      cites: ['ET-SETUP-03', 'ET-PACK-09'],
    },
    {
      kind: 'text',
      text: 'A band can be chosen once. The choice is public and holds for the whole game.',
      cites: ['ET-WAR-01', 'ET-WAR-02'],
    },
    {
      kind: 'played',
      title: 'Three players begin',
      text: 'Ada, Bo and Cleo sit down and choose their bands. On the map every mark is a planet: a letter for its holder, a dot if it is empty, a number where inhabitants stand in the way. The double line is the Boundary; it is dotted where a gate leads through.',
      ...played['the-beginning'],
    },
  ],
};
