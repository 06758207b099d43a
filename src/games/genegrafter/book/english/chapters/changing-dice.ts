import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** Changing dice. */
export const changingDice: Chapter<ClauseId> = {
  id: 'changing-dice',
  title: 'Changing dice',
  blocks: [
    {
      kind: 'text',
      text: 'For each of your revealed cards whose colour is also a colour of your character you may roll one die again. Count the cards, not the markers: two markers of one colour do not give two rerolls, but two cards of that colour do.',
      cites: ['GG-DICE-01', 'GG-DICE-02'],
    },
    {
      kind: 'text',
      text: 'Choose one of your own dice and roll it. If the result is worse, the old one stays. The same die may be rolled again with another reroll.',
      cites: ['GG-DICE-03', 'GG-DICE-05'],
    },
    {
      kind: 'text',
      text: 'The attacker does all that first, then the defender. Nobody has to use all there is.',
      cites: ['GG-DICE-04', 'GG-DICE-14'],
    },
    {
      kind: 'text',
      text: 'Your rerolls are for the whole duel. What you use before a tie is gone after it; what you save is still there.',
      cites: ['GG-DICE-06'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Some cards give more rerolls, and Mind Fog takes those of the other side away.',
      cites: ['GG-EFF-04', 'GG-EFF-05'],
    },
    { kind: 'heading', text: 'Lucky Shot and Roll Again' },
    {
      kind: 'text',
      text: 'These two cards touch any die of the duel, also one of your opponent’s. Lucky Shot turns a die to the face you like. Roll Again has a die rolled again.',
      cites: ['GG-CONT-06', 'GG-EFF-08', 'GG-EFF-09'],
    },
    {
      kind: 'text',
      text: 'With Roll Again the better result stays on a die of yours, as with any reroll. On a die of your opponent’s the new result stays, whatever it is.',
      cites: ['GG-EFF-09', 'GG-DICE-10'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'You use them when it is your turn to change dice, once each, before, between or after your rerolls.',
      cites: ['GG-DICE-08', 'GG-DICE-09', 'GG-DICE-11'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Their effect stays in play until it can be used. If your duel ends before any die is rolled, keep the card beside you: in a later duel it may still serve. But once dice have been rolled that it could have touched, it is now or never.',
      cites: ['GG-DUEL-18', 'GG-DICE-12'],
    },
    { kind: 'text', text: 'After its use such a card is discarded like any other.', cites: ['GG-DICE-13'] },
    {
      kind: 'played',
      title: 'A Lucky Shot that waits',
      text: 'Blinkstep ends the first duel before dice are rolled, so Ada’s Lucky Shot stays beside her. Her second attacker makes good use of it.',
      ...played['lucky-shot-waits'],
    },
  ],
};
