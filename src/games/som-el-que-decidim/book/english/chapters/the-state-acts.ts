import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** The State acts. */
export const theStateActs: Chapter<ClauseId> = {
  id: 'the-state-acts',
  title: 'The State acts',
  blocks: [
    {
      kind: 'text',
      text: 'Whenever one of you discovers a tile of Spain, the State acts, in every mode and every degree of centralism.',
      cites: ['SD-SPN-02'],
    },
    {
      kind: 'steps',
      items: [
        { text: 'All citizens go to the rally, whether they were walking or not.', cites: ['SD-SPN-01'] },
        {
          text: 'All tiles of Catalonia that lie face up are collected, except the rally.',
          cites: ['SD-SPN-09', 'SD-SPN-11'],
          ruling: true,
        },
        {
          text: 'All parts of the urn beside the board are collected too. In mode B you may be able to protect some of them; in mode A you cannot.',
          cites: ['SD-SPN-10', 'SD-SPN-03'],
        },
        {
          text: 'Depending on the degree of centralism, tiles of Spain are collected with them.',
          cites: ['SD-SPN-05', 'SD-SPN-06', 'SD-SPN-08'],
        },
        {
          text: 'All that was collected is shuffled together and laid face down again, in the gaps and where the tiles had lain. Which is where, nobody knows any more.',
          cites: ['SD-SPN-13', 'SD-SPN-14'],
        },
        { text: 'The turn is over. Whoever has not walked yet does not walk.', cites: ['SD-FLOW-13', 'SD-FLOW-14'] },
      ],
    },
    {
      kind: 'text',
      text: 'Tiles of the world always stay where they are, and so does everything that lies face down.',
      cites: ['SD-SPN-11'],
    },
    { kind: 'heading', text: 'The three degrees' },
    {
      kind: 'points',
      items: [
        {
          text: 'Medium: the tile of Spain stays face up for good. From now on it only stops whoever steps on it, so each acts once in a game.',
          cites: ['SD-SPN-05'],
          ruling: true,
        },
        {
          text: 'High: it stays face up, too, until another tile of Spain is discovered in its row or its column. Then the new one and all those aligned with it are shuffled in.',
          cites: ['SD-SPN-06', 'SD-SPN-07'],
          ruling: true,
        },
        { text: 'Intense: it is shuffled in every time.', cites: ['SD-SPN-08'] },
      ],
    },
    { kind: 'text', text: 'A tile of Spain that went back under the others acts again when it is found again.', cites: ['SD-SPN-15'] },
    {
      kind: 'played',
      title: 'A step back',
      text: 'Medium centralism, mode A. One part of the urn has been found. Ada, on Peace among peoples, turns up the wrong tile.',
      ...played['the-state-acts'],
    },
  ],
};
