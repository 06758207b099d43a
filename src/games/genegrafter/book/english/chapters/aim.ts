import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** What it is about. */
export const aim: Chapter<ClauseId> = {
  id: 'aim',
  title: 'What it is about',
  blocks: [
    {
      kind: 'text',
      text: 'The world has changed. People with extraordinary powers have stepped out of the shadows, nobody governs them any more, and somebody has to decide whose side they are on. You.',
    },
    {
      kind: 'text',
      text: 'Two to four of you play, each against all. You recruit characters and send them into duels, one against one. A character that is beaten twice is taken: it goes to the gene pool of whoever beat it. Every character carries genetic markers, and at the end whoever owns the most of them wins, in the gene pool and in play together.',
      cites: ['GG-SCORE-06', 'GG-CONF-01'],
    },
    {
      kind: 'text',
      text: 'The deck hides three DNA cards. Each of them lets everybody strengthen characters by grafting others under them; the third brings the end near. There is a shorter way to the end as well: an attack that meets no defender costs life, and when only one player has any left, the game is theirs.',
      cites: ['GG-OVER-01', 'GG-OVER-10'],
    },
  ],
};
