import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { board, die, flags, money, names, symbols } from '../tables.js';

/** What lies on the table. */
export const onTheTable: Chapter<ClauseId> = {
  id: 'on-the-table',
  title: 'What lies on the table',
  blocks: [
    { kind: 'heading', text: 'The citizens' },
    {
      kind: 'text',
      text: 'There are four citizens. Each of you takes one and moves nobody else’s. One to four can play.',
      cites: ['SD-CONT-01', 'SD-CFG-01'],
    },
    { kind: 'heading', text: 'The board' },
    {
      kind: 'text',
      text: 'The board is made of 37 square tiles laid in the outline of Catalonia. Nearly all of them lie face down, and nobody knows what they hide.',
      cites: ['SD-CONT-06', 'SD-MAP-01', 'SD-VIEW-01'],
    },
    board,
    {
      kind: 'text',
      text: 'Two cells are neighbours if they touch along an edge or at a corner, so a cell has eight at most, and never fewer than four. Two cells are aligned if they share a row or a column; that will matter when the State acts. Gaps will open in the board as you find parts of the urn, but never so many that anybody is cut off.',
      cites: ['SD-MAP-02', 'SD-MAP-03', 'SD-MAP-04'],
    },
    {
      kind: 'text',
      text: 'What a tile does is told by its flag. Seven tiles have a symbol as well, which does something more.',
      cites: ['SD-TILE-02', 'SD-CONT-08'],
    },
    flags,
    symbols,
    {
      kind: 'text',
      text: 'Each tile has a name, too. One name you need at once: Concentració nacional, the rally. It is a tile of Catalonia like any other, but everybody starts there and comes back there.',
      cites: ['SD-CONT-07', 'SD-CONT-09', 'SD-TILE-01'],
      ruling: true,
    },
    names,
    { kind: 'heading', text: 'The money' },
    {
      kind: 'text',
      text: 'Money comes as 24 public management discs. One face is a coin, the other a service (2 €) or an infrastructure (1 €). All of it together is 36 €, and that never changes.',
      cites: ['SD-CONT-02', 'SD-CONT-03', 'SD-CONT-04'],
    },
    money,
    {
      kind: 'text',
      text: 'Whatever you own lies before you with the service or infrastructure up, for all to see. Whatever lies in the Spanish treasury, on its card beside the board, lies with the coin up, and nobody knows what is underneath. No citizen ever walks onto that card.',
      cites: ['SD-CONT-13', 'SD-CONT-10', 'SD-VIEW-02'],
    },
    { kind: 'heading', text: 'The rest' },
    {
      kind: 'text',
      text: 'Twelve participation discs begin on the rally; what lies there is called the pool. They show a flag-bearer on one face, which stays up while you play, and a hand that votes on the other. A marker shows who holds the Generalitat, the government of Catalonia: exactly one of you at any time, and the die goes with it.',
      cites: ['SD-CONT-05', 'SD-STATE-02', 'SD-CONT-11'],
    },
    { kind: 'text', text: 'The die has six faces. Each shows some money and who moves.', cites: ['SD-CONT-12', 'SD-DIE-01'], ruling: true },
    die,
  ],
};
