import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** Options. */
export const options: Chapter<ClauseId> = {
  id: 'options',
  title: 'Options',
  blocks: [
    { kind: 'text', text: 'The game can be played in other ways, if all of you agree before it begins.', cites: ['GG-CONF-02'] },
    { kind: 'heading', text: 'Longer, shorter, richer' },
    {
      kind: 'points',
      items: [
        {
          text: 'Choose the events yourselves instead of leaving them to chance. Then everybody knows what is in the deck, but not when it will come.',
          cites: ['GG-CONF-05'],
        },
        {
          text: 'Begin with 1 to 6 life, with none to 3 tokens of each kind, or with 1 to 7 cards. Draw 1 to 5 cards in a turn, keep 5 to 12, play at most 1 to 5 characters.',
          cites: ['GG-CONF-02'],
        },
        { text: 'Agree on who begins.', cites: ['GG-SETUP-12'] },
        {
          text: 'End sooner: after one more turn, that of the next player, or as soon as the turn of the third DNA card is over.',
          cites: ['GG-OVER-03'],
          ruling: true,
        },
      ],
    },
    { kind: 'heading', text: 'Turns and battles' },
    {
      kind: 'points',
      items: [
        {
          text: 'Mix playing and fighting: characters, gear and battles come in any order. The one character you owe may then wait until the end of your main step.',
          cites: ['GG-FLOW-01', 'GG-FLOW-02'],
          ruling: true,
        },
        {
          text: 'Challenge the same opponent again and again, with characters that have not attacked yet.',
          cites: ['GG-ATT-11'],
          ruling: true,
        },
        { text: 'Or, as in the basic edition, send one attacker only against each opponent.', cites: ['GG-ATT-07'], ruling: true },
      ],
    },
    { kind: 'heading', text: 'Dice' },
    {
      kind: 'points',
      items: [
        { text: 'Add both numbers of an ability if your character has its power.', cites: ['GG-PROC-05'], ruling: true },
        { text: 'Limit the dice of one side, to anything from 1 to 30.', cites: ['GG-PROC-01'], ruling: true },
        { text: 'Call a duel off sooner or later than at the fiftieth tie.', cites: ['GG-DUEL-13'], ruling: true },
        { text: 'Let rerolls be spent by themselves on the lowest dice, which is quicker.', cites: ['GG-DICE-07'] },
      ],
    },
    { kind: 'heading', text: 'Grafts' },
    {
      kind: 'points',
      items: [
        {
          text: 'Share the grafts of a round: one, two or three for all of you together, first come, first served in turn order.',
          cites: ['GG-GRAFT-04'],
          ruling: true,
        },
        {
          text: 'Let the grafts of a character that is taken go back to their owner’s gene pool, or to the discard.',
          cites: ['GG-PROC-17'],
          ruling: true,
        },
        { text: 'Do not count grafts in play.', cites: ['GG-SCORE-04'], ruling: true },
      ],
    },
    { kind: 'heading', text: 'The special die' },
    {
      kind: 'points',
      items: [
        { text: 'Play without it, or choose its face instead of rolling.', cites: ['GG-SPEC-01', 'GG-SPEC-03'], ruling: true },
        { text: 'Make the six a blank.', cites: ['GG-SPEC-10'], ruling: true },
        {
          text: 'Let a recalled character attack at once, or let the Infinite Power of a five last for one turn only.',
          cites: ['GG-SPEC-05', 'GG-SPEC-09'],
          ruling: true,
        },
      ],
    },
    { kind: 'heading', text: 'The eliminated' },
    {
      kind: 'points',
      items: [
        {
          text: 'Give the gene pool of an eliminated player to whoever took the last life by a direct attack.',
          cites: ['GG-OVER-07'],
          ruling: true,
        },
      ],
    },
  ],
};
