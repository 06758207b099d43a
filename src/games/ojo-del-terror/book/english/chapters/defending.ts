import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** Raising Defences. */
export const defending: Chapter<ClauseId> = {
  id: 'defending',
  title: 'Defending',
  blocks: [
    {
      kind: 'text',
      text: 'Each action you spend on a planet raises its Defence by 1, this turn, against everybody.',
      cites: ['ET-DEF-06'],
    },
    {
      kind: 'text',
      text: 'You may defend your own planets and any other you can reach, held by anybody or by nobody.',
      cites: ['ET-DEF-01', 'ET-DEF-02'],
    },
    { kind: 'text', text: 'Write it as one order with a number: one order to defend for each planet.', cites: ['ET-DEF-03', 'ET-DEF-04'] },
    {
      kind: 'text',
      text: 'It costs 1 for each point. Abroad across the Boundary it costs 2; for your own planets, wherever they are, always 1.',
      cites: ['ET-DEF-05'],
    },
    { kind: 'text', text: 'The Gates of Cadia spare you the double price here too.', cites: ['ET-DEF-05'], ruling: true },
    {
      kind: 'text',
      text: 'A sector can be defended as a whole if you control every planet of it. All its planets are then 1 higher.',
      cites: ['ET-SEC-01', 'ET-SEC-02', 'ET-SEC-06'],
    },
    {
      kind: 'text',
      text: 'That costs 2 actions each time, on both sides of the Boundary. Here too it is one order with a number for each sector.',
      cites: ['ET-SEC-03', 'ET-SEC-04', 'ET-SEC-05'],
    },
    {
      kind: 'text',
      text: 'Everything adds up: what the planet has by itself, extreme conditions, and the Defences of everybody, for the planet and for its sector.',
      cites: ['ET-DV-01', 'ET-DEF-07'],
    },
    {
      kind: 'text',
      text: 'The sum stands against all attackers alike, even those who paid for it. Inhabitants are no part of it.',
      cites: ['ET-DV-02', 'ET-DV-03'],
    },
    { kind: 'text', text: 'With the turn it is gone. Next turn the planet is as bare as before.', cites: ['ET-DEF-08'] },
    {
      kind: 'played',
      title: 'A Defence lasts one turn',
      text: 'Bo defends Rubra, and Ada’s attack is turned away. In the next turn he writes nothing, and she comes again.',
      ...played['a-defence-of-one-turn'],
    },
  ],
};
