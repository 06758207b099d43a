import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** Drawing cards. */
export const drawing: Chapter<ClauseId> = {
  id: 'drawing',
  title: 'Drawing cards',
  blocks: [
    {
      kind: 'text',
      text: 'Draw until three ordinary cards have come to your hand. Those you keep to yourself. Anything else that comes up is shown to all and replaced.',
      cites: ['GG-DRAW-01', 'GG-VIEW-07'],
    },
    {
      kind: 'points',
      items: [
        { text: 'An event is read out and carried out. Then you draw another card.', cites: ['GG-DRAW-02'] },
        {
          text: 'A DNA card goes to the middle of the table and starts a graft round. When that is over, you draw another card.',
          cites: ['GG-DRAW-03'],
        },
      ],
    },
    {
      kind: 'text',
      text: 'Several of them may come in a row. You carry them out one by one, and none counts as one of your three cards.',
      cites: ['GG-DRAW-04'],
    },
    {
      kind: 'played',
      title: 'A busy draw',
      text: 'Ada ends her turn. Bo draws, and two cards that are not for his hand come up on the way. Field Hospital heals his Ironroot; the first DNA card lets him graft the Kestrel he has just drawn.',
      ...played['the-draw'],
    },
    { kind: 'heading', text: 'Drawing at other times' },
    {
      kind: 'text',
      text: 'Some cards, and the special die, let you draw outside that step. The same rules hold then.',
      cites: ['GG-DRAW-05'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'If that happens in the middle of an attack or of a graft round, an event or DNA card is shown and replaced as usual, but what it does has to wait, so that nothing is upset halfway. As soon as that attack or round is over, all that waits is carried out in the order in which it was drawn. A DNA card counts from the moment it lies on the table, though.',
      cites: ['GG-DRAW-06'],
      ruling: true,
    },
    { kind: 'heading', text: 'When the deck runs out' },
    {
      kind: 'text',
      text: 'If you must draw and the deck is empty, shuffle the discard: it is the new deck. Events once carried out do not come back, and neither do DNA cards.',
      cites: ['GG-DRAW-07', 'GG-DRAW-10'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'If there is nothing in the discard either, the cards you still had to draw are lost.',
      cites: ['GG-DRAW-08'],
      ruling: true,
    },
    { kind: 'heading', text: 'What an event asks of you' },
    {
      kind: 'text',
      text: 'When everybody has to choose something, you choose one after the other, beginning with whoever’s turn it is, and each of you sees what the others before have chosen.',
      cites: ['GG-CHOICE-02', 'GG-CHOICE-03'],
      ruling: true,
    },
  ],
};
