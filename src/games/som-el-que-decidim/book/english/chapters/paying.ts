import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** Paying and change. */
export const paying: Chapter<ClauseId> = {
  id: 'paying',
  title: 'Paying and change',
  blocks: [
    {
      kind: 'text',
      text: 'You pay with your own discs, and you choose which. That hurts more than it sounds once discs can do something.',
      cites: ['SD-PAY-01', 'SD-PAY-03'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'A payment is exact. The discs go to whomever you owe, and you are quits. What goes to the treasury is turned coin up and mixed with what lies there.',
      cites: ['SD-PAY-02', 'SD-PAY-04'],
      ruling: true,
    },
    { kind: 'heading', text: 'When it does not come out even' },
    {
      kind: 'text',
      text: 'If all you have is coins of 2 € and you owe 1 €, somebody must give change: two coins of 1 € for one of 2 €, never the other way round. These rules hold in every mode.',
      cites: ['SD-CHG-05', 'SD-CHG-12', 'SD-CHG-01'],
      ruling: true,
    },
    {
      kind: 'steps',
      items: [
        { text: 'First ask the treasury. If it has two coins of 1 €, it changes, and nobody else does.', cites: ['SD-CHG-06'] },
        { text: 'If it has not, the holder of the Generalitat does, unless that is you.', cites: ['SD-CHG-07'] },
        { text: 'If that fails too, any other player with two coins of 1 € does. You choose who.', cites: ['SD-CHG-08'], ruling: true },
      ],
    },
    {
      kind: 'text',
      text: 'Whoever can give change must. Your coin goes to them, and the two you get are drawn blindly from their coins of 1 €. Then you still have to pay.',
      cites: ['SD-CHG-10', 'SD-CHG-11', 'SD-CHG-13'],
      ruling: true,
    },
    { kind: 'text', text: 'Somebody without a single coin of 1 € will always find change somewhere.', cites: ['SD-CHG-09'] },
    {
      kind: 'text',
      text: 'There is one short cut. If you cannot pay exactly and whoever you pay has just one coin of 1 €, you hand over 1 € too much and get that coin back. (If you are paying the holder, this holds only while the treasury has fewer than two such coins; otherwise change there.) Then nobody else need change for you.',
      cites: ['SD-PAY-05'],
      ruling: true,
    },
    { kind: 'text', text: 'You break a coin for a payment only if you cannot pay without.', cites: ['SD-CHG-02'], ruling: true },
    { kind: 'played', title: 'Change for a tax', text: 'Cai owns nothing but a school and owes 1 €.', ...played['change-for-a-tax'] },
  ],
};
