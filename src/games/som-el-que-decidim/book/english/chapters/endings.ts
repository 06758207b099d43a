import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** How it ends, and who wins. */
export const endings: Chapter<ClauseId> = {
  id: 'endings',
  title: 'How it ends, and who wins',
  blocks: [
    { kind: 'text', text: 'There are three endings.', cites: ['SD-FLOW-14'] },
    { kind: 'heading', text: 'The consultation is held' },
    {
      kind: 'text',
      text: 'All parts of the urn lie beside the board. Turn your participation discs to the hand that votes: whoever has most has brought most people to the urn and wins. If several of you share the most, you share the victory; if nobody has any, all of you do.',
      cites: ['SD-URN-04', 'SD-END-01', 'SD-END-02', 'SD-END-15'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'The game stops at once, even in the middle of a turn: nobody else walks, and a vote won in that turn comes to nothing.',
      cites: ['SD-END-03'],
      ruling: true,
    },
    { kind: 'heading', text: 'The State takes the Generalitat over' },
    { kind: 'text', text: 'Somebody cannot pay a tax. Turn over the rally. Nobody has won.', cites: ['SD-END-04', 'SD-TAX-07'] },
    { kind: 'heading', text: 'Unilateral declaration of independence' },
    {
      kind: 'text',
      text: 'The treasury cannot pay what the die shows or what a tile brings. Turn over its card. Whoever has the most participation discs wins.',
      cites: ['SD-OUT-01', 'SD-END-05', 'SD-END-08'],
    },
    {
      kind: 'text',
      text: 'If several share the most, whoever brought it about wins, alone, one of them or not, even without a single disc. That is the holder if the transfer could not be paid, and whoever discovered the tile if it was economic capacity.',
      cites: ['SD-END-06', 'SD-END-07'],
    },
    { kind: 'text', text: 'Those are the only times at which either card is turned over.', cites: ['SD-END-09'] },
    {
      kind: 'played',
      title: 'The treasury is empty',
      text: 'Three euros are left in the treasury, Dot governs and rolls. Bo and Cai have the most participation.',
      ...played['empty-treasury'],
    },
  ],
};
