import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** After the duel. */
export const afterTheDuel: Chapter<ClauseId> = {
  id: 'after-the-duel',
  title: 'After the duel',
  blocks: [
    {
      kind: 'text',
      text: 'The winner’s character comes to no harm. The loser’s, attacker or defender, takes damage. If it was whole, it is now wounded.',
      cites: ['GG-DUEL-14', 'GG-DUEL-16'],
    },
    {
      kind: 'text',
      text: 'If it was wounded already, it is taken: it goes to the gene pool of the player who won, and scores there.',
      cites: ['GG-DUEL-15', 'GG-PROC-16'],
    },
    { kind: 'text', text: 'All that is grafted under it goes the same way, as cards of their own.', cites: ['GG-PROC-17'], ruling: true },
    {
      kind: 'played',
      title: 'A stack is taken',
      text: 'Nullpoint is worth three markers, and the two characters grafted under it three more. It is wounded, and it attacks all the same.',
      ...played['a-stack-is-taken'],
    },
    { kind: 'heading', text: 'In this order' },
    {
      kind: 'steps',
      items: [
        { text: 'The loser’s character takes its damage.', cites: ['GG-PROC-12'] },
        {
          text: 'Cards that heal or make somebody discard work now, after the damage, in the order in which they were revealed.',
          cites: ['GG-EFF-10', 'GG-EFF-12'],
        },
        { text: 'The cards of the duel go to the discard, and rerolls not used are lost.', cites: ['GG-DUEL-17'] },
        { text: 'Events and graft rounds that had to wait are carried out.', cites: ['GG-FLOW-08'] },
        { text: 'The next attacker attacks.' },
      ],
    },
    {
      kind: 'text',
      text: 'A card such as Blink Away may end the duel before dice are rolled. Cards that lie face down then are turned up without effect, nobody loses and nobody takes damage; the rest goes as usual. The attack has been made, and tokens spent stay spent.',
      cites: ['GG-EFF-06', 'GG-PROC-13'],
      ruling: true,
    },
    { kind: 'heading', text: 'Escaping the damage, and healing' },
    {
      kind: 'text',
      text: 'A card such as Roll With It keeps the loser’s character from damage altogether.',
      cites: ['GG-EFF-11', 'GG-PROC-14'],
    },
    { kind: 'text', text: 'To heal a wounded character is to turn its card upright again: it is whole.', cites: ['GG-PROC-15'] },
    {
      kind: 'text',
      text: 'Heal Minor Wound heals any one of your wounded characters, not only the one that has fought. It comes after the damage: it can help a character that has just been wounded, but not one that has just been taken.',
      cites: ['GG-EFF-10'],
      ruling: true,
    },
    { kind: 'heading', text: 'Regeneration' },
    {
      kind: 'text',
      text: 'A character with Regeneration that should be taken goes to nobody. Shuffle it into the deck instead. A grafted Regeneration saves its host in the same way.',
      cites: ['GG-PROC-19', 'GG-PROC-21'],
    },
    {
      kind: 'text',
      text: 'What is grafted under it goes into the deck with it, in the same shuffle.',
      cites: ['GG-PROC-20', 'GG-PROC-24'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Infinite Power is no substitute for it: it helps with cards and with nothing else.',
      cites: ['GG-PROC-07'],
      ruling: true,
    },
    { kind: 'heading', text: 'Dying by an event' },
    {
      kind: 'text',
      text: 'When an event kills a character, nobody has beaten it. It goes to the discard with all that is grafted under it, and Regeneration does not help.',
      cites: ['GG-PROC-22'],
      ruling: true,
    },
  ],
};
