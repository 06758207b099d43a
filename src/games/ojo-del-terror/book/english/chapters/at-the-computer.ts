import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** Who sees what, what is refused, and what is kept when a program runs the table. */
export const atTheComputer: Chapter<ClauseId> = {
  id: 'at-the-computer',
  title: 'At the computer',
  blocks: [
    { kind: 'heading', text: 'Who sees what' },
    {
      kind: 'text',
      text: 'You always see your own sheet. The map, points, bands, favours, deeds, actions and what each player can reach are open to all.',
      cites: ['ET-VIEW-02', 'ET-VIEW-08'],
    },
    {
      kind: 'text',
      text: 'Of the sheets of others you see only whether they are committed. So does whoever looks on.',
      cites: ['ET-VIEW-01', 'ET-VIEW-03'],
    },
    {
      kind: 'text',
      text: 'When you write or strike an order only you learn of it, and the referee. That you commit, or take your sheet back, everybody learns.',
      cites: ['ET-VIEW-09'],
    },
    {
      kind: 'text',
      text: 'When the turn is published, and not a moment before, everything is open: every order, and what became of it.',
      cites: ['ET-VIEW-05', 'ET-EVT-02'],
    },
    {
      kind: 'text',
      text: 'Nobody can look ahead at lots. Each is fair, and the throw says which of the candidates was drawn.',
      cites: ['ET-VIEW-07', 'ET-RAND-03'],
    },
    { kind: 'heading', text: 'How a turn is told' },
    { kind: 'text', text: 'The story of a turn follows the steps of its resolution.', cites: ['ET-EVT-01'] },
    {
      kind: 'text',
      text: 'If a cession or trade fails you are told why: the sheets do not match, or a planet was lost first.',
      cites: ['ET-EVT-03'],
    },
    { kind: 'text', text: 'Each planet that changes hands is told of once.', cites: ['ET-EVT-04'] },
    {
      kind: 'text',
      text: 'Each turn leaves a report, and the end a ranking in which equals share a rank.',
      cites: ['ET-STATE-04', 'ET-END-07'],
    },
    { kind: 'heading', text: 'What is refused' },
    { kind: 'text', text: 'What you cannot do changes nothing, and you are told the reason.', cites: ['ET-STATE-01'] },
    {
      kind: 'text',
      text: 'Only those who play can act, only when it is their turn to, and only what the phase is for.',
      cites: ['ET-ACT-01', 'ET-ACT-02', 'ET-ACT-03'],
    },
    { kind: 'text', text: 'You can hand in a whole sheet at once. If one order is wrong, none is taken.', cites: ['ET-SHEET-06'] },
    { kind: 'text', text: 'However you write an order, it is kept in one form.', cites: ['ET-STATE-02'] },
    {
      kind: 'text',
      text: 'A game that is set up wrongly does not begin; you are told what is wrong. If bands are fixed beforehand, that means one existing band for each seat and none twice.',
      cites: ['ET-SETUP-01', 'ET-CFG-05', 'ET-CFG-06'],
    },
    { kind: 'heading', text: 'What you are offered' },
    {
      kind: 'text',
      text: 'A program may offer you moves. All it offers are allowed, but not all that is allowed is offered: greater alliances, named killers, Warlords, the dear way and larger trades you write yourself.',
      cites: ['ET-ENUM-01', 'ET-ENUM-02'],
    },
    {
      kind: 'text',
      text: 'To strike an order, to take a sheet back and to hand one in whole are not offered either.',
      cites: ['ET-ENUM-03'],
    },
    {
      kind: 'text',
      text: 'Whoever has nothing to decide is offered nothing. The referee is offered closing, verdicts and publishing; the Supreme Lord, all choices of lieutenants.',
      cites: ['ET-ENUM-04', 'ET-ENUM-05'],
    },
  ],
};
