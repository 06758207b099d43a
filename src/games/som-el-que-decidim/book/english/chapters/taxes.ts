import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** Taxes. */
export const taxes: Chapter<ClauseId> = {
  id: 'taxes',
  title: 'Taxes',
  blocks: [
    {
      kind: 'text',
      text: 'At the start of a turn see whether all of you can pay. If somebody cannot, the game is over then and there, and nobody pays anything.',
      cites: ['SD-FLOW-03', 'SD-TAX-06', 'SD-TAX-07'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Each of you owes the Spanish treasury 1 €. The holder of the Generalitat owes 2 €: one as a citizen like you, one for territorial solidarity.',
      cites: ['SD-TAX-01', 'SD-TAX-02'],
    },
    {
      kind: 'text',
      text: 'You pay one after another, beginning to the right of the holder, who pays last. While it is somebody’s turn to pay, nobody else can do anything.',
      cites: ['SD-TAX-03', 'SD-FLOW-05'],
      ruling: true,
    },
    {
      kind: 'played',
      title: 'A first taxation',
      text: 'Four citizens with 6 € each. Everybody chooses with what to pay: here Ada, who governs, parts with a court of justice.',
      ...played['first-taxes'],
    },
    { kind: 'heading', text: 'The tax agency' },
    {
      kind: 'text',
      text: 'If the tile Agència tributària catalana lies face up when a turn begins, the State no longer collects your taxes; your own government does. Each of you pays 1 € to the holder, and the holder pays 1 € to the treasury. That is all the treasury gets, and yet it goes on paying what the die shows.',
      cites: ['SD-TAX-04', 'SD-TAX-10', 'SD-ROLL-04'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'The holder pays last and may pay with what you have just paid, so a holder without a cent can still pay.',
      cites: ['SD-TAX-06', 'SD-TAX-09'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'A tile that is turned up in the middle of a turn changes nothing about that turn’s taxes. If it is turned down again, you pay the old way from the next turn.',
      cites: ['SD-TAX-10', 'SD-TAX-11'],
      ruling: true,
    },
    { kind: 'heading', text: 'When somebody cannot pay' },
    {
      kind: 'text',
      text: 'To have nothing is no shame: a citizen without money plays on and loses nothing by it. To owe a tax and have too little for it ends the game for all. If a citizen without any money owes a tax it is called social fracture; if only the extra euro of the Generalitat is missing it is bankruptcy. You have lost either way.',
      cites: ['SD-TAX-12', 'SD-END-11', 'SD-TAX-07', 'SD-TAX-08'],
      ruling: true,
    },
  ],
};
