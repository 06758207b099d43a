import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** The transfer. */
export const transfer: Chapter<ClauseId> = {
  id: 'transfer',
  title: 'The transfer',
  blocks: [
    {
      kind: 'text',
      text: 'The holder of the Generalitat rolls the die. The treasury pays the holder what it shows: 4 € if the State keeps all its promises, 2 € if it keeps half of them, and nothing at all if it keeps none.',
      cites: ['SD-ROLL-01', 'SD-ROLL-04', 'SD-ROLL-05'],
    },
    {
      kind: 'text',
      text: 'The holder chooses the coins: of 4 €, two of 2 €, or one of 2 € and two of 1 €, or four of 1 €, as far as they are there. Which discs they are is left to chance: they are drawn blindly and turned over.',
      cites: ['SD-TAKE-01', 'SD-TAKE-02', 'SD-OUT-04', 'SD-OUT-05'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'If the sum is odd and the treasury has only coins of 2 €, it first changes one: with the holder, or if the holder cannot, with the next player who can.',
      cites: ['SD-OUT-03'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'If the treasury has less than it must pay, it pays nothing, and the game ends with the unilateral declaration of independence. To be left with nothing is no harm; to owe what it has not got is.',
      cites: ['SD-OUT-01', 'SD-OUT-02'],
      ruling: true,
    },
  ],
};
