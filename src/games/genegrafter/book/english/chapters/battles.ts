import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** Battles. */
export const battles: Chapter<ClauseId> = {
  id: 'battles',
  title: 'Battles',
  blocks: [
    {
      kind: 'text',
      text: 'In your main step you may fight as many opponents as you like, in the order you like, as long as you have characters to do it.',
      cites: ['GG-ATT-01', 'GG-ATT-08'],
    },
    {
      kind: 'steps',
      items: [
        { text: 'Say which opponent you challenge. It may be anybody who is still in the game.', cites: ['GG-ATT-02'] },
        {
          text: 'Say which of your characters you send, and in which order: one or more, none of them tired.',
          cites: ['GG-ATT-03', 'GG-ATT-04', 'GG-ATT-06'],
        },
        {
          text: 'They attack one after the other. For each attack the opponent names the character that defends, you fight the duel to its end, and only then comes the next.',
          cites: ['GG-BATTLE-01', 'GG-DEF-01'],
        },
      ],
    },
    { kind: 'text', text: 'Think before you speak, for an attack that is declared will be made.', cites: ['GG-BATTLE-02'] },
    {
      kind: 'text',
      text: 'Each of your characters attacks once in a turn, and each opponent is challenged once in a turn. So you name all who are to fight that opponent before you know how the first duel ends.',
      cites: ['GG-ATT-05', 'GG-ATT-11'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'A character has used up its attack as soon as that attack begins. One that has left play before its attack comes does not attack at all.',
      cites: ['GG-ATT-10', 'GG-BATTLE-03'],
    },
    { kind: 'heading', text: 'Defending' },
    {
      kind: 'text',
      text: 'The attacked player chooses who defends, tired or wounded characters included, but somebody must. You cannot decline a duel while you have a character in play.',
      cites: ['GG-DEF-02'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'A character that survives may defend again against the next attacker, wounded or not.',
      cites: ['GG-BATTLE-08'],
    },
    { kind: 'heading', text: 'When nobody defends' },
    {
      kind: 'text',
      text: 'If the opponent has no character left when an attack begins, that attack strikes the player directly. So it goes when the last defender falls while other attackers are still to come.',
      cites: ['GG-BATTLE-04', 'GG-DIR-03'],
    },
    {
      kind: 'text',
      text: 'A direct attack costs one life. There are no cards, no tokens, no dice, and no risk for the attacker. A player who had no character to begin with is attacked in the same way.',
      cites: ['GG-DIR-01', 'GG-DIR-02'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Before the damage is done, the attacked player may still use the special die. If that brings a character into play, there is a duel after all.',
      cites: ['GG-BATTLE-05', 'GG-BATTLE-06'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Should the opponent be out of the game before all your attacks are made, the rest are dropped. Those characters have not attacked and may still challenge somebody else.',
      cites: ['GG-BATTLE-07'],
      ruling: true,
    },
    {
      kind: 'played',
      title: 'Nobody left to defend',
      text: 'Ada sends three characters against Bo, who has a single wounded one. The first attacker takes it; the other two find nobody in their way.',
      ...played['no-defender-left'],
    },
  ],
};
