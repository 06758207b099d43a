import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** How a turn goes, and what a sheet of orders is. */
export const aTurn: Chapter<ClauseId> = {
  id: 'a-turn',
  title: 'A turn',
  blocks: [
    {
      kind: 'steps',
      items: [
        { text: 'Count your actions. Everybody can see how many everybody has.', cites: ['ET-FLOW-02'] },
        {
          text: 'Write your orders on your sheet, in secret, while everybody else does the same. Nobody waits for anybody.',
          cites: ['ET-FLOW-03', 'ET-VIEW-01'],
        },
        { text: 'Commit the sheet. When the last player has committed, all sheets are revealed.', cites: ['ET-FLOW-04'] },
        { text: 'The turn is resolved, everything is made public and points are given. Then the next turn begins.', cites: ['ET-FLOW-08'] },
      ],
    },
    { kind: 'heading', text: 'What can stand on a sheet' },
    {
      kind: 'text',
      text: 'There are six orders. You may write as many as you can pay for, and you choose a planet or a sector for each.',
      cites: ['ET-SHEET-03'],
    },
    {
      kind: 'table',
      caption: 'The six orders',
      head: ['Order', 'Cost', 'What it does'],
      rows: [
        ['Invade', '1 each, 2 across the Boundary', 'Attacks a planet'],
        ['Defend a planet', '1 each, 2 abroad across the Boundary', 'Raises its Defence by 1 this turn'],
        ['Defend a sector', '2 each', 'Raises the Defence of all its planets by 1 this turn'],
        ['Cede a planet', 'nothing', 'Gives a planet to another player'],
        ['Trade planets', 'nothing', 'Swaps planets, if the other wrote the other half'],
        ['Claim a deed', 'nothing', 'Announces that you expect to achieve it'],
      ],
      cites: ['ET-INV-07', 'ET-DEF-05', 'ET-SEC-05', 'ET-CEDE-04', 'ET-TRADE-07', 'ET-CLAIM-09'],
    },
    {
      kind: 'text',
      text: 'An order is checked when you write it. One that is not allowed, or that you cannot pay for, never gets on the sheet.',
      cites: ['ET-SHEET-02', 'ET-SHEET-04'],
    },
    {
      kind: 'text',
      text: 'You may strike orders while the sheet is open. Striking one never spoils the others. Even a committed sheet can be taken back, as long as somebody else is still writing.',
      cites: ['ET-SHEET-05', 'ET-SHEET-07'],
    },
    {
      kind: 'text',
      text: 'A committed sheet is closed. It need not use up your actions, it may even be empty; but actions you leave unused are lost.',
      cites: ['ET-SHEET-01', 'ET-SHEET-08', 'ET-FLOW-09'],
    },
    { kind: 'heading', text: 'Everything at once' },
    {
      kind: 'text',
      text: 'This is the rule to remember: all orders of a turn happen at the same time, on the map as it stood when the turn began. Who can reach what, what it costs and how many actions you have is read from that map, and no order changes it for another.',
      cites: ['ET-FLOW-06', 'ET-STATE-03'],
    },
    {
      kind: 'text',
      text: 'A planet you win today gives you access and actions tomorrow. Only Defences, kills and conquests tell at once: in the fights of the turn, in what is handed over, and in its points and deeds.',
      cites: ['ET-FLOW-07'],
    },
    {
      kind: 'text',
      text: 'So attacks never cancel each other. If you take my planet while I take yours, both of us have succeeded.',
      cites: ['ET-ADJ-11'],
    },
    { kind: 'text', text: 'It does not matter who commits first, nor in which order you list your orders.', cites: ['ET-FLOW-11'] },
    {
      kind: 'played',
      title: 'The first turn of two players',
      text: 'Ada and Bo have two actions each. Ada takes two empty worlds beside her own and so holds a whole subsector. Bo takes one, but Filo Negro has extreme conditions: one Invasion is not more than a Defence of 1.',
      ...played['first-turn'],
    },
  ],
};
