import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** What can be agreed on before a game. */
export const options: Chapter<ClauseId> = {
  id: 'options',
  title: 'Options',
  blocks: [
    {
      kind: 'text',
      text: 'You may agree on these before you begin. Without a word about them the game is as this book tells it.',
      cites: ['ET-CFG-06', 'ET-CFG-07'],
    },
    {
      kind: 'points',
      items: [
        { text: 'Length: from two to twenty turns, and how many of the last ones pay double.', cites: ['ET-FLOW-01', 'ET-CFG-08'] },
        { text: 'Nobody begins with a planet; everybody raids.', cites: ['ET-SETUP-05'], ruling: true },
        { text: 'Home worlds are drawn by lot, seat by seat.', cites: ['ET-SETUP-04'], ruling: true },
        { text: 'Warbands are drawn by lot, or fixed beforehand.', cites: ['ET-SETUP-08', 'ET-SETUP-09'], ruling: true },
        {
          text: 'Territory is scored as it stood when the turn began. Conquests of the last turn then pay nothing.',
          cites: ['ET-SCORE-11'],
          ruling: true,
        },
        { text: 'No band gets an action for what kind of band it is.', cites: ['ET-ALLOW-09'], ruling: true },
        { text: 'The worlds of a temple are sacred only to their new god.', cites: ['ET-DEED-11'], ruling: true },
        { text: 'The favour of a major god also opens the deed of that god.', cites: ['ET-DEED-08'], ruling: true },
        {
          text: 'Passing the Gates of Cadia counts as crossing for the Warp Portal, and costs single.',
          cites: ['ET-DEED-16', 'ET-REACH-09'],
          ruling: true,
        },
        { text: 'Other inhabitants, or all, count for Forced Recruitment.', cites: ['ET-DEED-25'], ruling: true },
        { text: 'No Mercy, No Pardon asks for a conquest.', cites: ['ET-DEED-23'], ruling: true },
        {
          text: 'The Supreme Lord names none, one or two lieutenants, as long as there are that many others.',
          cites: ['ET-LIEU-01'],
          ruling: true,
        },
        { text: 'A referee.', cites: ['ET-REF-05'] },
      ],
    },
    {
      kind: 'text',
      text: 'Two players alone cannot achieve Burn in the Warp or Warlord; three or more can achieve every deed.',
      cites: ['ET-PACK-11'],
    },
  ],
};
