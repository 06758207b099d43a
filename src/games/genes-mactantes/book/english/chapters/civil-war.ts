import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

export const civilWar: Chapter<ClauseId> = {
  id: 'civil-war',
  title: 'Civil war',
  blocks: [
    {
      kind: 'text',
      text: 'If your Authority fails you in a crisis, the country splits. The rebels begin with 5 points and nobody to lead them. A country has one civil war at a time.',
      cites: ['GM-CIVW-01'],
    },
    {
      kind: 'text',
      text: 'From then on, every turn, you must write Civil war among your internal orders as long as you have an action. It is the one order that you cannot leave out.',
      cites: ['GM-DECL-07', 'GM-CIVI-01'],
    },
    {
      kind: 'text',
      text: 'Others may write Support a rebellion against you, an external order of its own. It is not read; when you fight the war, those who wrote it are asked what they commit. If you do not fight it this turn, it is lost.',
      cites: ['GM-SREB-01', 'GM-CIVW-02', 'GM-CIVW-03'],
      ruling: true,
    },
    { kind: 'heading', text: 'The battle' },
    {
      kind: 'steps',
      items: [
        {
          text: 'Supporters commit armies and patrols on your land, and characters who are there and have Militarism.',
          cites: ['GM-CIVW-04'],
        },
        {
          text: 'Who first commits characters names one of them principal of the rebels; Authority will do for that one, if it is better.',
          cites: ['GM-CIVW-05', 'GM-CIVW-08'],
        },
        {
          text: 'You fight with your Militarism, all your troops, wherever they stand, your active characters at home, and your principal.',
          cites: ['GM-CIVW-06'],
        },
        { text: 'The rebels fight with their points, your Counterpower, and what was committed.', cites: ['GM-CIVW-08'] },
        {
          text: 'You roll first, then the rebels. Walls, terrain and intel count for nothing. The rebel side shares a loss point by point: first one of the rebels’ own, then one from each supporter in the order of the answers, and round again.',
          cites: ['GM-CIVW-09', 'GM-CIVW-10'],
        },
      ],
    },
    {
      kind: 'text',
      text: 'Your principal counts with the better of Militarism and Authority, even if it is abroad or has been active already. Captive, or caught in a stricken city, it does not.',
      cites: ['GM-CIVW-07'],
      ruling: true,
    },
    { kind: 'text', text: 'Then the beaten side’s helpers are exposed.', cites: ['GM-CIVW-16'] },
    { kind: 'heading', text: 'How it ends' },
    {
      kind: 'points',
      items: [
        {
          text: 'You have lost if you have no Army left, however you lost it, or if your principal dies. You are out of the game.',
          cites: ['GM-CIVW-11', 'GM-CIVW-12', 'GM-ELIM-02'],
        },
        { text: 'You have won if the rebels have no points left, or if their principal dies.', cites: ['GM-CIVW-13'] },
        {
          text: 'If it is still undecided, test Authority against 14, helped by people at home who have not fought. Succeed, and it is over.',
          cites: ['GM-CIVW-14'],
        },
      ],
    },
    { kind: 'text', text: 'Otherwise it goes on next turn. When it ends, nothing else changes.', cites: ['GM-CIVW-15'] },
    {
      kind: 'played',
      title: 'Ada’s war at home',
      text: 'Ada’s government is at war with itself, and Bo takes a hand in it.',
      ...played['a-civil-war'],
    },
  ],
};
