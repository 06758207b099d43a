import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** At the computer. */
export const atTheComputer: Chapter<ClauseId> = {
  id: 'at-the-computer',
  title: 'At the computer',
  blocks: [
    { kind: 'text', text: 'What the table does by itself, a program has to do on purpose. This chapter tells what you can rely on.' },
    { kind: 'heading', text: 'What is asked and what is refused' },
    {
      kind: 'text',
      text: 'You are told all that you may do, and nothing that you are offered is refused. Where discs do the same, one of them is offered; any other like it will do.',
      cites: ['SD-ACT-06', 'SD-ACT-07'],
    },
    {
      kind: 'text',
      text: 'If you try something that does not belong to this moment, is not yours to do, names what is not in the game or comes after the end, you are told so; nothing changes, and no die is thrown for it.',
      cites: ['SD-ACT-01', 'SD-ACT-02', 'SD-ACT-03', 'SD-ACT-04', 'SD-ACT-05'],
    },
    {
      kind: 'text',
      text: 'You are not asked where there is only one way to be paid, nobody to protect the urn or no vote to call. Everything else is left to you, even if only one thing can be done.',
      cites: ['SD-FLOW-15', 'SD-FLOW-16', 'SD-END-14'],
    },
    {
      kind: 'text',
      text: 'A game asked for with names, colours or options that cannot be is not begun. "Treasury" and "random" are no names for players.',
      cites: ['SD-CFG-02', 'SD-CFG-10'],
    },
    { kind: 'heading', text: 'What others see' },
    {
      kind: 'text',
      text: 'Nobody, not even somebody who looks on, learns what lies face down, what the coins in the treasury are underneath, or anything about a throw before it is made; nor does anybody when the game is over. Everything else is there for all to see.',
      cites: ['SD-VIEW-01', 'SD-VIEW-02', 'SD-VIEW-03', 'SD-VIEW-06', 'SD-VIEW-08'],
    },
    {
      kind: 'text',
      text: 'That a fist is closed is seen; what is in it only by its owner. Your total stays as it was until the fists open, so that it betrays nothing, and an onlooker sees into no fist.',
      cites: ['SD-VIEW-04', 'SD-VIEW-05', 'SD-VIEW-07'],
    },
    {
      kind: 'text',
      text: 'What happens is told step by step, and what is told hides what the table hides. After tiles were laid again you may be told which are among them, since you could have counted; never which lies where.',
      cites: ['SD-EVT-01', 'SD-VIEW-09', 'SD-VIEW-10'],
    },
    { kind: 'heading', text: 'Chance' },
    {
      kind: 'text',
      text: 'Chance decides who draws what, how tiles lie, whom the die shows and, if you like, who begins and how strong centralism is. Every outcome of a draw or shuffle is equally likely; several discs are drawn one by one, and none is put back in between.',
      cites: ['SD-DICE-01', 'SD-DICE-02', 'SD-DICE-03', 'SD-DICE-04'],
      ruling: true,
    },
    { kind: 'heading', text: 'Saved games' },
    {
      kind: 'text',
      text: 'A game can be saved at any moment and taken up again: the same decisions and throws lead to the same game. A saved game in which something cannot be, such as a disc in two places, a tile too few or a citizen over a gap, is refused.',
      cites: ['SD-STATE-08', 'SD-STATE-01', 'SD-STATE-02', 'SD-STATE-03', 'SD-STATE-04'],
    },
    {
      kind: 'text',
      text: 'What somebody has is counted by the value of the discs, the phase follows from what is being done, and discs are kept in a fixed order, so that like positions are alike in everything.',
      cites: ['SD-STATE-05', 'SD-STATE-06', 'SD-STATE-07', 'SD-CONT-14'],
    },
  ],
};
