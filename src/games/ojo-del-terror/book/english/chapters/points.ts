import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** What a turn pays. */
export const points: Chapter<ClauseId> = {
  id: 'points',
  title: 'Points',
  blocks: [
    {
      kind: 'text',
      text: 'Every turn pays, from the first one on. What you gain is added to your total, and nothing ever takes it away.',
      cites: ['ET-SCORE-10', 'ET-SCORE-09'],
    },
    {
      kind: 'table',
      caption: 'What territory pays each turn',
      head: ['What you hold', 'Points'],
      rows: [
        ['Each planet', '1'],
        ['Each resource symbol', '1 more'],
        ['Each subsector you control', '1 more'],
        ['Each outer sector you control', '3 more'],
        ['Each sector of the Eye you control', '5 more'],
      ],
      cites: ['ET-SCORE-01', 'ET-SCORE-02', 'ET-SCORE-03', 'ET-SCORE-04', 'ET-SCORE-05', 'ET-SCORE-06'],
    },
    {
      kind: 'text',
      text: 'All lines add up: a sector also pays its subsectors, planets and symbols. The five planets of the sector Gates of Cadia pay 5, their symbol 1, two subsectors 2 and the sector 3: eleven points a turn.',
      cites: ['ET-SCORE-06'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Deeds achieved in the turn are added, and the point for having acknowledged a Warlord.',
      cites: ['ET-SCORE-07'],
    },
    { kind: 'text', text: 'In turns 7 and 8 all of it is doubled.', cites: ['ET-SCORE-08', 'ET-CFG-08'] },
    {
      kind: 'text',
      text: 'Territory is counted as the invasions of the turn have left it. So a conquest pays you at once, and a planet you hand over still pays you this turn; its new holder is paid from the next.',
      cites: ['ET-SCORE-11'],
      ruling: true,
    },
  ],
};
