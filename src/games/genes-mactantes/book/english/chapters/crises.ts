import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

export const crises: Chapter<ClauseId> = {
  id: 'crises',
  title: 'Crises',
  blocks: [
    {
      kind: 'text',
      text: 'A neglected country falls apart. From the second turn on, look at your characteristics when the crises begin: each that stands at 3 or less is in crisis, Counterpower taken off Authority. The list is made once; what sinks later waits for the next turn.',
      cites: ['GM-CRIS-01', 'GM-CRIS-02'],
    },
    {
      kind: 'text',
      text: 'Face your crises one after another, in the order of play; if you have several you choose which comes first.',
      cites: ['GM-CRIS-03'],
    },
    {
      kind: 'steps',
      items: [
        {
          text: 'You must spend one action on it, if you have one left, and the characteristic rises by 1.',
          cites: ['GM-CRIS-04', 'GM-CRIS-05'],
        },
        { text: 'If it has come to 4, all is well.', cites: ['GM-CRIS-06'] },
        { text: 'If not, test it against 11.', cites: ['GM-CRIS-07'] },
      ],
    },
    {
      kind: 'text',
      text: 'Your own characters in the country may help who have the characteristic. You may also ask the others: each who has somebody to send says so in turn, and whoever is in your country may help you.',
      cites: ['GM-CRIS-08'],
    },
    {
      kind: 'text',
      text: 'Nobody helps you against your will, and those who help count fully. Whoever has helped is used; there is no revenge if it fails.',
      cites: ['GM-CRIS-09', 'GM-CRIS-14'],
      ruling: true,
    },
    { kind: 'text', text: 'If you succeed, nothing more happens; old troubles stay as they are.', cites: ['GM-CRIS-10'] },
    { kind: 'heading', text: 'If you fail' },
    {
      kind: 'points',
      items: [
        { text: 'Authority: civil war breaks out, if it has not already.', cites: ['GM-CRIS-11'] },
        { text: 'Diplomacy: Blockade.', cites: ['GM-CRIS-12'] },
        { text: 'Militarism: Anarchy.', cites: ['GM-CRIS-12'] },
        { text: 'Technology: Autarchy.', cites: ['GM-CRIS-12'] },
      ],
    },
    {
      kind: 'text',
      text: 'Blockade, Anarchy and Autarchy cost you an action, this turn and every turn. Fail again and they cost you one more.',
      cites: ['GM-CRIS-12', 'GM-CRIS-13'],
    },
    {
      kind: 'text',
      text: 'They end the moment the characteristic comes to 4, however it does. Once orders are being written, though, the number of actions you have this turn stays as it is.',
      cites: ['GM-CRIS-13', 'GM-APPL-02', 'GM-ALLO-04'],
      ruling: true,
    },
    { kind: 'played', title: 'A country cut off', text: 'A small country has let its Diplomacy sink to 2.', ...played['a-blockade'] },
  ],
};
