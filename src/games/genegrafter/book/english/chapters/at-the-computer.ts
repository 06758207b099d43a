import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** At the computer. */
export const atTheComputer: Chapter<ClauseId> = {
  id: 'at-the-computer',
  title: 'At the computer',
  blocks: [
    {
      kind: 'text',
      text: 'When a computer keeps the table, the rules are the same. Some things have to be settled more exactly than among people.',
    },
    { kind: 'heading', text: 'Whose move it is' },
    {
      kind: 'points',
      items: [
        { text: 'The game always waits for exactly one of you, and nobody else may act.', cites: ['GG-FLOW-03', 'GG-ACT-05'] },
        {
          text: 'The special die is the only exception. Whoever could use it is named too, but nobody is waited for on its account.',
          cites: ['GG-FLOW-04'],
          ruling: true,
        },
        {
          text: 'Where there is nothing to decide, the game goes on by itself: dice that nobody can improve, a graft turn without cards or characters, a decision with a single answer. Sixes are never offered for rerolling. But you always name your defender and end your main step yourself, and with an unused special die and somebody to recall your graft turn waits for you.',
          cites: ['GG-FLOW-05', 'GG-DICE-15'],
        },
        { text: 'Cards of your hand are chosen for you only if all of them must go.', cites: ['GG-FLOW-06'] },
        {
          text: 'In a duel you are passed over only if your hand is empty and you have no usable token, for that is known to all. A hand full of useless cards is your secret, so you pass yourself.',
          cites: ['GG-FLOW-07', 'GG-DUEL-06'],
          ruling: true,
        },
      ],
    },
    { kind: 'heading', text: 'What is refused' },
    {
      kind: 'text',
      text: 'You cannot do what belongs to another step, what the game does not know, or anything at all once you are eliminated or the game is over.',
      cites: ['GG-ACT-02', 'GG-ACT-03', 'GG-ACT-04', 'GG-ACT-01'],
    },
    {
      kind: 'text',
      text: 'What is refused changes nothing, and you are told why: of several reasons, always the same one first. In a decision you choose among what is offered.',
      cites: ['GG-ACT-06', 'GG-ACT-08', 'GG-CHOICE-01'],
    },
    { kind: 'heading', text: 'What is told, and to whom' },
    {
      kind: 'points',
      items: [
        { text: 'Everything that happens is told in the order in which it happens.', cites: ['GG-ACT-07'] },
        {
          text: 'The card you draw is named to you alone. If you have to choose among the cards of your hand, the others learn only that you have to.',
          cites: ['GG-VIEW-07', 'GG-VIEW-08'],
        },
        { text: 'Whoever looks on sees what all of you see, and no hand.', cites: ['GG-VIEW-05'] },
        {
          text: 'Nobody is shown anything that would tell what dice and shuffles will bring. What you may do is worked out from what you see, and shown to you alone.',
          cites: ['GG-VIEW-06', 'GG-VIEW-09'],
        },
      ],
    },
    { kind: 'heading', text: 'Limits of the machine' },
    {
      kind: 'text',
      text: 'In a saved game every card is in exactly one place. One in which a card is missing, or in two places, is refused.',
      cites: ['GG-STATE-01'],
    },
    {
      kind: 'text',
      text: 'A game that has lasted a million turns is scored as it stands, and no side rolls more than ten thousand dice.',
      cites: ['GG-OVER-13', 'GG-PROC-02'],
    },
  ],
};
