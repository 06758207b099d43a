import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** A turn. */
export const aTurn: Chapter<ClauseId> = {
  id: 'a-turn',
  title: 'A turn',
  blocks: [
    { kind: 'text', text: 'The holder of the Generalitat takes a turn in four phases, always one after another.', cites: ['SD-FLOW-02'] },
    {
      kind: 'steps',
      items: [
        { text: 'Taxation: everybody pays.', cites: ['SD-FLOW-04', 'SD-TAX-01'] },
        { text: 'Transfer: the holder rolls the die and gets money from the State.', cites: ['SD-ROLL-01'] },
        { text: 'Social cohesion: the holder shares money with the others and gains participation.', cites: ['SD-COH-05'] },
        { text: 'Citizen action: whoever the die has shown walks across the board.', cites: ['SD-FLOW-09'] },
      ],
    },
    {
      kind: 'text',
      text: 'The die is rolled once in a turn, in the second phase, and counts again in the fourth. So watch it even if it is not you who rolls: it may be you who walks.',
      cites: ['SD-FLOW-07'],
    },
    {
      kind: 'text',
      text: 'When all who may walk have walked, the turn is over. Marker and die go to the player on the right, and so on round the table.',
      cites: ['SD-FLOW-10', 'SD-FLOW-01', 'SD-FLOW-12'],
    },
    {
      kind: 'text',
      text: 'The game ends the moment one of its endings comes about, even in the middle of a phase.',
      cites: ['SD-FLOW-14'],
    },
  ],
};
