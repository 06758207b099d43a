import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';
import { exchangeTable } from '../tables.js';

/** Mode B: public management. */
export const publicManagement: Chapter<ClauseId> = {
  id: 'public-management',
  title: 'Mode B: public management',
  blocks: [
    {
      kind: 'text',
      text: 'Play this when you know mode A. All its rules still hold; but now it matters what your discs show. Services let you do things, and infrastructures let you get services. In mode A and in mode AC none of this exists.',
      cites: ['SD-CFG-12', 'SD-CFG-06'],
    },
    { kind: 'heading', text: 'Exchanges' },
    {
      kind: 'text',
      text: 'In social cohesion, before it is closed, the holder of the Generalitat may exchange. Two discs of the same kind take one disc from another player: one of the two goes to that player, the other to the treasury.',
      cites: ['SD-EXC-01', 'SD-EXC-03', 'SD-EXC-06', 'SD-COH-10'],
    },
    exchangeTable,
    {
      kind: 'text',
      text: 'The two must be alike: one of railways and one of roads will not do. And the other player must have what you want, but cannot refuse.',
      cites: ['SD-EXC-04', 'SD-EXC-02', 'SD-EXC-05', 'SD-EXC-11'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Education asks for justice; railways or roads for Mossos or firefighters, as you choose; forests for health; energies or housing for education.',
      cites: ['SD-EXC-07', 'SD-EXC-08', 'SD-EXC-09', 'SD-EXC-10'],
    },
    {
      kind: 'text',
      text: 'You may exchange as often as you have discs for it. An exchange earns no participation: what you hand over is a price and not a gift.',
      cites: ['SD-EXC-12', 'SD-EXC-11'],
      ruling: true,
    },
    {
      kind: 'played',
      title: 'Two railways for Mossos',
      text: 'Ada governs and has two discs of railways; Bo has Mossos d’Esquadra.',
      ...played['an-exchange'],
    },
    { kind: 'heading', text: 'The prescription euro' },
    {
      kind: 'text',
      text: 'Needs: the Generalitat, a disc of health, and a walk that leads you to Euro per recepta.',
      cites: ['SD-PRE-01', 'SD-PRE-02', 'SD-PRE-03', 'SD-PRE-05'],
    },
    {
      kind: 'text',
      text: 'You may then collect 1 € from as many of the others as you have discs of health, once a turn. Nothing can be collected from somebody without money, so this ruins nobody. They pay in turn order, with discs of their choice; you keep your discs of health and may walk on.',
      cites: ['SD-PRE-04', 'SD-PRE-06', 'SD-PRE-07', 'SD-PRE-08', 'SD-PRE-09', 'SD-PAY-03'],
      ruling: true,
    },
    { kind: 'heading', text: 'The inheritance tax' },
    {
      kind: 'text',
      text: 'Needs: the Generalitat, a disc of justice, and a walk that leads you to Impost de successions.',
      cites: ['SD-INH-01', 'SD-INH-02', 'SD-INH-03', 'SD-INH-05'],
    },
    {
      kind: 'text',
      text: 'You may then collect from one other player up to a third of what they have, rounded down, once a turn. Only money counts. They choose the discs; you keep yours and may walk on. From somebody with less than 3 € there is nothing to collect.',
      cites: ['SD-INH-04', 'SD-INH-06', 'SD-INH-07', 'SD-INH-08', 'SD-INH-09'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'For both it is not enough to set out from the tile: you must have come to it in this walk. Step away and back if you stand on it. Without public management both are ordinary tiles of Catalonia.',
      cites: ['SD-PRE-03', 'SD-INH-03', 'SD-MOV-18', 'SD-FLOW-06'],
      ruling: true,
    },
    { kind: 'heading', text: 'Protecting the urn' },
    {
      kind: 'text',
      text: 'When the State acts, the holder of the Generalitat may send Mossos d’Esquadra or firefighters to the urn: one disc for each part beside the board. Protected parts stay beside it, and their gaps stay open.',
      cites: ['SD-MOB-02', 'SD-MOB-03', 'SD-SPN-12', 'SD-SPN-04'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'The holder alone decides how many discs are used, for which parts and whose they are. Nobody can refuse, but nobody can be asked for what they do not have.',
      cites: ['SD-MOB-01', 'SD-MOB-04'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'The discs then go to the treasury. They have protected the urn for this once.',
      cites: ['SD-MOB-05', 'SD-MOB-06'],
      ruling: true,
    },
    {
      kind: 'played',
      title: 'Firefighters at the urn',
      text: 'Intense centralism. Two parts of the urn lie beside the board when a tile of Spain turns up. Ada governs and sends Cai’s firefighters.',
      ...played['protected-urn'],
    },
  ],
};
