import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { degrees } from '../tables.js';

/** How to begin. */
export const preparing: Chapter<ClauseId> = {
  id: 'preparing',
  title: 'How to begin',
  blocks: [
    {
      kind: 'steps',
      items: [
        {
          text: 'Sit down, and let each of you choose a colour. Whoever does not mind takes the first one left of pink, lilac, orange and blue.',
          cites: ['SD-CFG-03', 'SD-CFG-04', 'SD-CFG-05'],
        },
        { text: 'Put all public management discs on the card of the treasury, coins up, and mix them.', cites: ['SD-SET-01'] },
        {
          text: 'Let each of you draw two coins of 2 € and two of 1 €, blindly, and turn them over before you. You have 6 € each; the rest stays in the treasury.',
          cites: ['SD-SET-02', 'SD-SET-04'],
        },
        {
          text: 'Shuffle the 37 tiles, lay one face down on each cell, then find the rally and turn it up where it lies.',
          cites: ['SD-SET-05', 'SD-SET-06'],
        },
        {
          text: 'Give the Generalitat to whoever has been in Catalonia for the shortest time, or draw lots.',
          cites: ['SD-SET-07', 'SD-CFG-09'],
        },
        {
          text: 'Whoever holds the Generalitat may now leave the rally where it is or swap it with any other tile. Nobody looks at that one; it goes to where the rally was, still face down.',
          cites: ['SD-SET-08', 'SD-CONC-01', 'SD-CONC-02', 'SD-CONC-03'],
          ruling: true,
        },
        {
          text: 'Put all citizens and all participation discs on the rally. Nobody owns any participation yet.',
          cites: ['SD-SET-09', 'SD-SET-10'],
        },
        { text: 'Decide how strong centralism is, and begin the first turn.', cites: ['SD-SET-11', 'SD-SET-12'] },
      ],
    },
    { kind: 'heading', text: 'How strong is centralism?' },
    {
      kind: 'text',
      text: 'The degree of centralism says how often the four tiles of Spain act. It makes the game harder and longer, and goes with any mode. For a first game take medium.',
      cites: ['SD-CFG-11'],
    },
    degrees,
    {
      kind: 'text',
      text: 'The holder of the Generalitat decides: alone, by a roll of the die, or by proposing a degree to the rest of you.',
      cites: ['SD-CEN-01', 'SD-CEN-03'],
    },
    {
      kind: 'text',
      text: 'In a roll only the money counts: 0 € is medium, 2 € high, 4 € intense. Whose colour comes up does not matter.',
      cites: ['SD-CEN-03', 'SD-CEN-04'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'A proposal is accepted only if each of you accepts it. If anybody says no, the holder decides again and may propose another degree, but none twice.',
      cites: ['SD-CEN-05', 'SD-CEN-06', 'SD-CEN-07', 'SD-CEN-08'],
      ruling: true,
    },
  ],
};
