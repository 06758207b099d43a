import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** Mode C: democratic participation. */
export const democraticParticipation: Chapter<ClauseId> = {
  id: 'democratic-participation',
  title: 'Mode C: democratic participation',
  blocks: [
    {
      kind: 'text',
      text: 'With this you can vote a government in or out. Play it with public management (mode ABC) or without (mode AC).',
      cites: ['SD-CFG-06'],
    },
    { kind: 'heading', text: 'Where votes are called' },
    {
      kind: 'text',
      text: 'Votes are called on Sufragi universal, a tile of the world. You may call one if your walk leads you there while the tile already lies face up. To set out from it is not enough, and neither is discovering it. Without mode C it is a tile of the world and no more.',
      cites: ['SD-SUF-01', 'SD-SUF-02', 'SD-SUF-04'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'If you hold the Generalitat you may call elections; if you do not, you may present a motion of censure. Never the other way round.',
      cites: ['SD-SUF-03'],
    },
    {
      kind: 'text',
      text: 'Say aloud whether you will. If you would rather not, your walk is simply over. It is over after a vote, too.',
      cites: ['SD-SUF-05', 'SD-VOT-10'],
      ruling: true,
    },
    { kind: 'heading', text: 'Elections' },
    {
      kind: 'text',
      text: 'Only the holder of the Generalitat calls them, whether governing by turn or by an earlier vote.',
      cites: ['SD-ELE-01', 'SD-ELE-20'],
      ruling: true,
    },
    {
      kind: 'steps',
      items: [
        {
          text: 'Pay. With public management they cost one disc of Mossos d’Esquadra; firefighters will not do. Without it they cost 3 €. Both go to the treasury and are lost, whatever the result. Whoever cannot pay cannot call them.',
          cites: ['SD-ELE-02', 'SD-ELE-03', 'SD-ELE-04', 'SD-ELE-05', 'SD-ELE-06', 'SD-FLOW-06'],
        },
        {
          text: 'Make your alliances. You all declare in turn, the holder first, with whom you stand and which of you will govern if you win. Everybody stands somewhere, if only alone.',
          cites: ['SD-ELE-07', 'SD-ELE-08', 'SD-ELE-09', 'SD-ELE-12'],
          ruling: true,
        },
        {
          text: 'An alliance stands only if all its members declare exactly the same. You cannot count on somebody who has already declared something else; and anybody whose alliance does not come about stands alone.',
          cites: ['SD-ELE-10', 'SD-ELE-11'],
          ruling: true,
        },
        { text: 'Vote. See below.', cites: ['SD-VOT-01'] },
      ],
    },
    {
      kind: 'text',
      text: 'The list with the most votes wins, and whoever it has named governs next. If all of you stand on one list, it wins without a vote.',
      cites: ['SD-ELE-13', 'SD-ELE-17', 'SD-ELE-19'],
      ruling: true,
    },
    { kind: 'text', text: 'If several lists share the most votes:', cites: ['SD-ELE-14'] },
    {
      kind: 'points',
      items: [
        {
          text: 'and the holder is on one of them, the holder goes on governing, in person, whomever that alliance may have named;',
          cites: ['SD-ELE-14'],
          ruling: true,
        },
        {
          text: 'and the holder is on none of them, the list wins whose members kept the most discs, added up;',
          cites: ['SD-ELE-15'],
          ruling: true,
        },
        { text: 'and even those are the same, nobody wins, and the Generalitat simply goes to the right.', cites: ['SD-ELE-16'] },
      ],
    },
    { kind: 'text', text: 'A holder who wins governs for another whole turn.', cites: ['SD-ELE-18'] },
    {
      kind: 'played',
      title: 'A tie with the holder',
      text: 'Ada calls elections. Cai and Dot stand together for Dot, Ada and Bo each alone.',
      ...played['an-election'],
    },
    { kind: 'heading', text: 'A motion of censure' },
    { kind: 'text', text: 'Anybody but the holder may present one, and it costs nothing.', cites: ['SD-MOT-01', 'SD-MOT-02'] },
    {
      kind: 'steps',
      items: [
        {
          text: 'Say who will govern if it prospers: you, the candidate, or anybody else but the holder.',
          cites: ['SD-MOT-03'],
          ruling: true,
        },
        {
          text: 'The others declare in turn whether they are for you, for the holder or for neither. Neither means staying out of it and keeping all discs.',
          cites: ['SD-MOT-04', 'SD-MOT-06'],
          ruling: true,
        },
        { text: 'If the player you named is not for you, you will govern yourself if you win.', cites: ['SD-MOT-05'], ruling: true },
        { text: 'Vote: you, the holder, and those who have taken sides.', cites: ['SD-VOT-01'] },
      ],
    },
    {
      kind: 'text',
      text: 'Add up each side. If yours has more, the motion prospers. If the holder’s has more, the holder governs for another turn. If they are equal, even with nothing in any fist, it fails, and the Generalitat goes to the right.',
      cites: ['SD-MOT-07', 'SD-MOT-08', 'SD-MOT-09', 'SD-MOT-10'],
    },
    {
      kind: 'played',
      title: 'Out of office',
      text: 'Cai presents a motion for Dot. Dot is for it, Bo stays neutral.',
      ...played['a-motion'],
    },
    { kind: 'heading', text: 'How you vote' },
    {
      kind: 'text',
      text: 'Take as many of your participation discs as you like, none if you like, hide them in a fist, and cover the rest. You may break a promise: an empty fist is always allowed.',
      cites: ['SD-VOT-02', 'SD-VOT-03'],
    },
    {
      kind: 'text',
      text: 'When all fists are closed the holder gives the sign, and you open them together.',
      cites: ['SD-VOT-04', 'SD-VOT-05'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Count the votes, and what each of you has kept, and then put all discs from the fists into the pool, winners’ and losers’.',
      cites: ['SD-VOT-06', 'SD-VOT-07'],
    },
    { kind: 'heading', text: 'After a vote' },
    {
      kind: 'text',
      text: 'The winner does not take over until the turn ends; until then those who have still to walk do so, and the holder decides as ever. Even if the State puts an end to the turn, the winner governs next.',
      cites: ['SD-VOT-08', 'SD-VOT-13'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Governing by a vote lasts one ordinary turn, taxes and all. Then the Generalitat goes to the right from wherever it is.',
      cites: ['SD-VOT-11', 'SD-VOT-12'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'If everybody walks there may be two votes in a turn. Then only a motion that prospers takes away what somebody has won before; one that fails, or a tie, leaves it alone.',
      cites: ['SD-VOT-09'],
      ruling: true,
    },
  ],
};
