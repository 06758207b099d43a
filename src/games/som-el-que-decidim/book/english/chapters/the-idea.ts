import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** What it is about. */
export const theIdea: Chapter<ClauseId> = {
  id: 'the-idea',
  title: 'What it is about',
  blocks: [
    {
      kind: 'text',
      text: 'You are citizens of Catalonia, and you want to vote. Together you look for the four parts of a ballot urn that lie hidden among 37 tiles. When the fourth is found the consultation is held and you have won.',
      cites: ['SD-URN-04', 'SD-VAL-06'],
    },
    {
      kind: 'text',
      text: 'Until then there are bills to pay. Every turn each of you pays taxes to the Spanish treasury, which sends back as much as the die pleases. If one of you cannot pay, all of you have lost: the State takes over the Generalitat. So whoever governs does well to share.',
      cites: ['SD-TAX-07', 'SD-COH-04', 'SD-ROLL-04'],
    },
    {
      kind: 'text',
      text: 'And if it is the treasury that cannot pay? Then Parliament declares independence, and the game is over in quite another way.',
      cites: ['SD-OUT-01'],
    },
    {
      kind: 'text',
      text: 'You win and lose together, but not everybody earns the same credit. Whoever shares gains participation discs, and these, never money, say to whom a common victory belongs.',
      cites: ['SD-COH-05', 'SD-END-01', 'SD-END-12'],
    },
    {
      kind: 'text',
      text: 'A first game takes nothing but the first part of this book: mode A, fiscal balances. Later you add public management (mode B), in which the discs you own can do things, and democratic participation (mode C), in which you vote each other in and out of office. Aim, preparation and endings are always the same.',
      cites: ['SD-SET-13', 'SD-CFG-06'],
    },
  ],
};
