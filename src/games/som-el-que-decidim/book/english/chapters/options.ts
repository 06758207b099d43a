import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** What you may change. */
export const options: Chapter<ClauseId> = {
  id: 'options',
  title: 'What you may change',
  blocks: [
    {
      kind: 'points',
      items: [
        {
          text: 'The first step may be declined: a walk can be stopped before it begins.',
          cites: ['SD-MOV-11', 'SD-MOV-14'],
          ruling: true,
        },
        { text: 'Whoever discovers Sufragi universal may call a vote there at once.', cites: ['SD-SUF-02'], ruling: true },
        { text: 'Each tile of economic capacity pays only once in a game.', cites: ['SD-ECO-03'], ruling: true },
        { text: 'The rally stays where it falls.', cites: ['SD-SET-08'], ruling: true },
        { text: 'Change only for payments: nobody breaks a coin to share it.', cites: ['SD-CHG-04'], ruling: true },
        {
          text: 'Free change: whoever owes money may break any coin of 2 €, and the holder may in social cohesion, at will, without having to share. Where 1 € comes back in the payment itself, there is still nothing to break.',
          cites: ['SD-CHG-03', 'SD-CHG-04', 'SD-CHG-14'],
          ruling: true,
        },
        {
          text: 'A last turn: if the consultation has not been held when it is over, all of you have lost, and nothing is turned over.',
          cites: ['SD-FLOW-17', 'SD-END-13'],
          ruling: true,
        },
      ],
    },
    { kind: 'heading', text: 'A board of your own' },
    {
      kind: 'text',
      text: 'You may also make your own board, tiles, discs and die. This much must hold, so that a game can be played with them.',
      cites: ['SD-VAL-01', 'SD-VAL-02'],
    },
    {
      kind: 'points',
      items: [
        {
          text: 'The board hangs together, no two cells are in the same place, and there is a tile for each.',
          cites: ['SD-VAL-01', 'SD-VAL-02', 'SD-VAL-09'],
        },
        { text: 'Every tile has a name of its own and one of the four flags.', cites: ['SD-VAL-03', 'SD-VAL-04'] },
        {
          text: 'One tile of Catalonia without a symbol is the rally. At least one tile is a part of the urn, and all parts there are must be found.',
          cites: ['SD-VAL-05', 'SD-VAL-06'],
        },
        {
          text: 'Universal suffrage is a tile of the world, the other symbols are on tiles of Catalonia. Of each symbol there is at most one, but of economic capacity any number.',
          cites: ['SD-VAL-07', 'SD-VAL-08'],
        },
        {
          text: 'The die has six faces, each with a whole number of euros and somebody who moves. At least one shows the holder or everybody, so that somebody always walks in the end. If it is to decide on centralism, some face must show 0, 2 or 4 € (for one player 2 or 4 €).',
          cites: ['SD-VAL-10', 'SD-VAL-11', 'SD-VAL-12'],
        },
        {
          text: 'Every disc has a name of its own and one of the ten kinds; services are worth 2 €, infrastructures 1 €. There are two of each value for every player at least, or three and two if you are alone.',
          cites: ['SD-VAL-13', 'SD-VAL-14'],
        },
        { text: 'There are as many participation discs as you like, or none.', cites: ['SD-VAL-15'] },
      ],
    },
  ],
};
