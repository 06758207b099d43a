import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';
import { disasters } from '../tables.js';

export const events: Chapter<ClauseId> = {
  id: 'events',
  title: 'Events',
  blocks: [
    {
      kind: 'text',
      text: 'Agree before you begin whether fortune has a hand in the game. If so, roll the die at the start of every turn.',
      cites: ['GM-EVNT-01'],
    },
    {
      kind: 'points',
      items: [
        { text: 'On a 10, a natural disaster strikes somebody.' },
        { text: 'On a 1, somebody discovers resources, and has one more action this turn.', cites: ['GM-EVNT-03'] },
        { text: 'On anything else, nothing happens.' },
      ],
    },
    {
      kind: 'text',
      text: 'To see whom, share the ten faces out equally in the order of your seats and roll again; a face left over is rolled once more. With three of you, 1 to 3 is the first, 4 to 6 the second, 7 to 9 the third.',
      cites: ['GM-EVNT-02'],
    },
    { kind: 'heading', text: 'Disasters' },
    {
      kind: 'text',
      text: 'The player to the right of the afflicted one says what it is, and the player to the right of that one says in which city. It must suit the land, and there must be a city that it suits. Everybody hears both.',
      cites: ['GM-EVNT-04', 'GM-EVNT-05', 'GM-EVNT-06', 'GM-EVNT-10'],
    },
    disasters,
    { kind: 'text', text: 'If you are only two, you choose the city of your own disaster.', cites: ['GM-EVNT-04'], ruling: true },
    { kind: 'text', text: 'The stricken player owes an order to Restore order.', cites: ['GM-EVNT-07'] },
    {
      kind: 'text',
      text: 'Until the end of the turn nobody can use the garrison of the city or the characters there, whoever they belong to.',
      cites: ['GM-EVNT-08'],
    },
    {
      kind: 'text',
      text: 'Who comes in later is caught as well; who passes through is not, nor are troops in the field outside.',
      cites: ['GM-EVNT-09'],
      ruling: true,
    },
    { kind: 'played', title: 'The river rises', text: 'The event die shows a 0.', ...played['a-disaster'] },
  ],
};
