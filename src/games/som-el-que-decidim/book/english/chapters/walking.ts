import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** Citizen action. */
export const walking: Chapter<ClauseId> = {
  id: 'walking',
  title: 'Citizen action',
  blocks: [
    { kind: 'heading', text: 'Who walks' },
    {
      kind: 'text',
      text: 'Look at the die again. If it shows the Generalitat, the holder walks; if a colour, the player with that citizen; if everybody, all of you walk, one whole walk after another, the holder first and then round to the right.',
      cites: ['SD-MOV-01', 'SD-MOV-02', 'SD-MOV-03'],
    },
    { kind: 'heading', text: 'Step by step' },
    {
      kind: 'text',
      text: 'You step to one of the eight cells around you, as long as a tile lies there, face up or face down. You cannot enter a gap, nor jump it.',
      cites: ['SD-MOV-05', 'SD-MOV-06', 'SD-MOV-07'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'If the tile lies face down you turn it up: you have discovered it. You put your citizen on it and do what the flag says, then the symbol. Any number of you may stand on the same tile.',
      cites: ['SD-MOV-09', 'SD-STATE-04'],
      ruling: true,
    },
    { kind: 'text', text: 'The first step you must take. After that it depends on the flag.', cites: ['SD-MOV-14'], ruling: true },
    {
      kind: 'points',
      items: [
        {
          text: 'Catalonia: go on to any tile around, or stop. You may walk like this for as long as you like. The rally counts as Catalonia.',
          cites: ['SD-MOV-13', 'SD-MOV-10', 'SD-MOV-12', 'SD-MOV-15'],
          ruling: true,
        },
        { text: 'The world: stop and think. Your walk is over.', cites: ['SD-MOV-16'] },
        { text: 'The urn: see below.', cites: ['SD-URN-01'] },
        {
          text: 'Spain: if it already lies face up, your walk is over and nothing else happens. If you have just discovered it, the State acts, and a chapter of its own tells how.',
          cites: ['SD-MOV-17'],
        },
      ],
    },
    { kind: 'text', text: 'What anybody has discovered is there for everybody.', cites: ['SD-MOV-19'] },
    {
      kind: 'text',
      text: 'You cannot walk in circles: within one walk you do not return to a tile that you have entered. The tile from which you set out does not count, and as soon as you discover something new or collect a levy you may go over old ground again.',
      cites: ['SD-MOV-08'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Should there ever be no tile around you that you may enter, you stay, and your walk is over.',
      cites: ['SD-FLOW-11'],
      ruling: true,
    },
    { kind: 'heading', text: 'A part of the urn' },
    {
      kind: 'text',
      text: 'If you discover a part of the urn, lay it beside the board. It leaves a gap. Your citizen stays on the tile from which you stepped, and your walk is over, even if that is a tile of Catalonia.',
      cites: ['SD-URN-01', 'SD-URN-02', 'SD-URN-03'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'With the fourth part the game is over on the spot: the consultation is held.',
      cites: ['SD-URN-04', 'SD-END-03'],
    },
    { kind: 'heading', text: 'Economic capacity' },
    {
      kind: 'text',
      text: 'If you discover one of the three tiles of economic capacity, the treasury pays you 3 €, whoever governs, and you may walk on. It pays only when it is discovered, not when you come by later. If it was turned down in the meantime and you discover it again, it pays again.',
      cites: ['SD-ECO-01', 'SD-ECO-02', 'SD-ECO-03', 'SD-ECO-04', 'SD-OUT-05'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'If the treasury has less than 3 €, your discovery ends the game with a declaration of independence.',
      cites: ['SD-OUT-01'],
    },
    {
      kind: 'played',
      title: 'A long walk',
      text: 'Ada sets out from the rally in the north-west and does not stop until she must. In the drawing ★ is the rally, ░░░ a tile lying face down, €€€ economic capacity and Cat a tile of Catalonia; a cell with nothing in it is a gap, and the letters below are the citizens by their colours.',
      ...played['a-walk'],
    },
  ],
};
