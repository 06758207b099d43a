import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** Graft rounds. */
export const grafting: Chapter<ClauseId> = {
  id: 'grafting',
  title: 'Graft rounds',
  blocks: [
    {
      kind: 'text',
      text: 'Every DNA card that is drawn starts a graft round. In the first each player may graft one character, in the second two, in the third three.',
      cites: ['GG-GRAFT-01', 'GG-GRAFT-03'],
    },
    {
      kind: 'text',
      text: 'You take turns in it, beginning with whoever’s turn it is. Each of you has one turn in the round and makes all grafts in it.',
      cites: ['GG-GRAFT-02'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Take a character from your hand or your gene pool and slide it under one of your characters in play, its host.',
      cites: ['GG-GRAFT-05', 'GG-GRAFT-06'],
    },
    {
      kind: 'text',
      text: 'The host gains the powers of the graft and the colours of its markers. Attack and defence stay as they are, and so do wounds and tiredness.',
      cites: ['GG-GRAFT-07', 'GG-GRAFT-08'],
    },
    { kind: 'text', text: 'One host may take several grafts. Nobody has to graft.', cites: ['GG-GRAFT-09', 'GG-GRAFT-10'] },
    {
      kind: 'text',
      text: 'A graft stays where it is, for all to see. Grafting from your hand is not playing a character: it neither counts towards your three nor frees you from the one you must play.',
      cites: ['GG-GRAFT-11', 'GG-GRAFT-12'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Should a graft round have to wait for the end of an attack or of another round, it still allows as many grafts as there were DNA cards on the table when its own was drawn.',
      cites: ['GG-PROC-23'],
      ruling: true,
    },
    {
      kind: 'played',
      title: 'The second DNA card',
      text: 'Two grafts each this time. Ada puts both under Ironroot, one from her hand and one from her gene pool. It still attacks with two dice and defends with three, but now it can fly and burn. The table below shows, for each player, the markers scored so far, life (♥), tokens, hand and gene pool; then the characters with attack/defence, colours and, in brackets, what lies under them.',
      ...played['second-dna'],
    },
  ],
};
