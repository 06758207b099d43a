import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** How the game ends, and who has won. */
export const theEnd: Chapter<ClauseId> = {
  id: 'the-end',
  title: 'The end',
  blocks: [
    {
      kind: 'text',
      text: 'The game ends when the eighth turn has been scored, and not before, whoever holds the map.',
      cites: ['ET-END-01'],
    },
    {
      kind: 'text',
      text: 'The one player with the highest total is Supreme Chaos Lord and names two lieutenants, any players, whatever their points. They win together, and all others are servants.',
      cites: ['ET-END-02', 'ET-END-03', 'ET-END-04', 'ET-LIEU-01', 'ET-LIEU-02', 'ET-LIEU-03'],
    },
    {
      kind: 'text',
      text: 'With three players there is one lieutenant, with two there is none, so that somebody is left to serve.',
      cites: ['ET-LIEU-01', 'ET-CFG-07'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'If two or more share the highest total, nothing breaks the tie. All of them are Paladins of Chaos and share the victory. There are no lieutenants then.',
      cites: ['ET-END-05', 'ET-END-06'],
    },
    { kind: 'text', text: 'Only totals count. You can win without a single planet.', cites: ['ET-END-08'] },
    {
      kind: 'played',
      title: 'The gift of the last turn',
      text: 'Bo hands Tajo to Ada on his last sheet. It still pays him, doubled, and Ada nothing. She wins all the same, and names Cleo.',
      ...played['the-last-turn'],
    },
    { kind: 'text', text: 'When the game is over nothing more is ordered, and everybody may read all sheets.', cites: ['ET-END-10'] },
  ],
};
