import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** What happens to somebody who has lost everything. */
export const withoutPlanets: Chapter<ClauseId> = {
  id: 'without-planets',
  title: 'Without planets',
  blocks: [
    {
      kind: 'text',
      text: 'You are eliminated when invasions take your last planet. It only means that: you had planets when the turn began, and none after its conquests.',
      cites: ['ET-ELIM-01'],
    },
    {
      kind: 'text',
      text: 'You keep your points, favours and permanent actions, and you play on. You have 1 action, and the permanent ones.',
      cites: ['ET-END-09', 'ET-ELIM-04'],
    },
    {
      kind: 'text',
      text: 'You can raid: invade any outer planet anywhere, at 1 action each. You need no access. But the worlds of the Eye are closed to you, and so is a sector that one other player holds whole.',
      cites: ['ET-REACH-02'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'A sector that several players share, or in which one planet is empty, is open. The Gates of Cadia are raided like any other outer sector.',
      cites: ['ET-REACH-08'],
    },
    { kind: 'text', text: 'You cannot defend anything.', cites: ['ET-DEF-02'], ruling: true },
    { kind: 'text', text: 'As soon as you conquer a planet or are given one, you play on as before.', cites: ['ET-ELIM-04'] },
    {
      kind: 'text',
      text: 'Everybody who conquered one of your planets in that turn has eliminated you. Their allies have not.',
      cites: ['ET-ELIM-02'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Gifts do not count here. A planet that reaches you in the same turn does not save you; it brings you back at once. And if you give your last planet away, nobody has eliminated you.',
      cites: ['ET-ELIM-03'],
      ruling: true,
    },
    { kind: 'text', text: 'All this can happen to you more than once.', cites: ['ET-ELIM-05'] },
    {
      kind: 'played',
      title: 'Lost and back in one turn',
      text: 'Ada takes Bo’s last planet, and Cleo cedes him one in the same turn.',
      ...played['eliminated-and-back'],
    },
  ],
};
