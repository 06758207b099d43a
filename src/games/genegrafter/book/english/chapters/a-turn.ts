import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** Your turn. */
export const aTurn: Chapter<ClauseId> = {
  id: 'a-turn',
  title: 'Your turn',
  blocks: [
    { kind: 'text', text: 'A turn has four steps, in this order.', cites: ['GG-FLOW-01'] },
    {
      kind: 'steps',
      items: [
        { text: 'Draw three cards.', cites: ['GG-DRAW-01'] },
        {
          text: 'Play up to three characters, and at least one if you hold any. If you play with gear, you may play one gear too.',
          cites: ['GG-PLAY-01', 'GG-PLAY-02', 'GG-GEAR-01'],
        },
        { text: 'Fight, if you like.', cites: ['GG-ATT-09'] },
        { text: 'Discard, if you hold more than eight cards.', cites: ['GG-DISC-01'] },
      ],
    },
    {
      kind: 'text',
      text: 'Playing cards and fighting form one step, the main step, but they do not mix: with your first battle you have played your last character and your last gear of this turn, and what you owe must be played before it. Should a card let you draw a character in the middle of a battle, it stays in your hand until your next turn.',
      cites: ['GG-FLOW-02'],
      ruling: true,
    },
    { kind: 'text', text: 'When you have played and fought all you want, say so: your main step is over.', cites: ['GG-END-01'] },
    { kind: 'heading', text: 'Discarding' },
    {
      kind: 'text',
      text: 'If you now hold more than eight cards, discard the surplus. Which cards go is your choice, and everybody sees them.',
      cites: ['GG-DISC-01', 'GG-DISC-04'],
    },
    {
      kind: 'text',
      text: 'Only whoever’s turn it is comes down to eight; if a card has filled your hand in somebody else’s turn, you keep what you hold until the end of your own. And nobody with eight cards or fewer may throw one away.',
      cites: ['GG-DISC-02', 'GG-DISC-03'],
      ruling: true,
    },
  ],
};
