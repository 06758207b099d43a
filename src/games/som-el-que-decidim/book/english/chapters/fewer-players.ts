import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** Two, three, or you alone. */
export const fewerPlayers: Chapter<ClauseId> = {
  id: 'fewer-players',
  title: 'Two, three, or you alone',
  blocks: [
    { kind: 'heading', text: 'Two or three' },
    {
      kind: 'text',
      text: 'All modes and degrees are played by the same rules. Only if the die shows a citizen who does not play, the throw does not count, nor does its money, and it is repeated.',
      cites: ['SD-FEW-01', 'SD-ROLL-02'],
      ruling: true,
    },
    { kind: 'text', text: 'In a motion between two players there is nobody else to ask for support.', cites: ['SD-MOT-04'] },
    { kind: 'heading', text: 'Alone' },
    {
      kind: 'text',
      text: 'You may play alone, in mode A or in mode AB, with high or intense centralism. You hold the Generalitat throughout.',
      cites: ['SD-CFG-07', 'SD-CFG-08', 'SD-CEN-02', 'SD-FEW-03'],
      ruling: true,
    },
    {
      kind: 'points',
      items: [
        { text: 'You begin with 8 €: three coins of 2 € and two of 1 €.', cites: ['SD-SET-03'], ruling: true },
        { text: 'Each turn you pay 3 €, or 2 € while the tax agency lies face up.', cites: ['SD-TAX-05'] },
        { text: 'Every throw of the die counts, whatever its colour.', cites: ['SD-ROLL-03'] },
        { text: 'There is no social cohesion, so nothing is given or exchanged.', cites: ['SD-FLOW-02', 'SD-EXC-13'] },
        { text: 'You always walk, whatever the die shows.', cites: ['SD-MOV-04'] },
        {
          text: 'In mode AB your discs can protect the urn. Nothing else of public management makes sense alone, and there are no votes.',
          cites: ['SD-FEW-02'],
          ruling: true,
        },
        { text: 'If you roll for the degree of centralism, 0 € is rolled again.', cites: ['SD-CEN-04'], ruling: true },
      ],
    },
    {
      kind: 'text',
      text: 'You win with the consultation and with the declaration of independence, and lose if you cannot pay.',
      cites: ['SD-END-10'],
      ruling: true,
    },
  ],
};
