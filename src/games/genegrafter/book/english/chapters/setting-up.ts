import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** How you begin. */
export const settingUp: Chapter<ClauseId> = {
  id: 'setting-up',
  title: 'How you begin',
  blocks: [
    {
      kind: 'text',
      text: 'First agree on the number of event cards. It says how much you leave to chance: with one or two the game is simple, with three or four it is of medium difficulty, with five or more it is hard, for then little can be foreseen. Three are usual.',
      cites: ['GG-CONF-03', 'GG-CONF-04'],
    },
    {
      kind: 'steps',
      items: [
        {
          text: 'Take a board each. Put three attack tokens and three defence tokens on it, your special die, and an ordinary die that shows six: your life.',
          cites: ['GG-SETUP-01', 'GG-SETUP-02'],
        },
        { text: 'Take the event cards and the three DNA cards out of the deck.', cites: ['GG-SETUP-03'] },
        {
          text: 'Shuffle the events, set aside unseen as many as you have agreed on, and put the others back into the box. Nobody knows which events will come.',
          cites: ['GG-SETUP-04'],
          ruling: true,
        },
        { text: 'Shuffle the other cards and deal five to each player, one at a time.', cites: ['GG-SETUP-05', 'GG-SETUP-06'] },
        { text: 'Keep your hand as it is, even if it holds no character.', cites: ['GG-SETUP-07'], ruling: true },
        {
          text: 'Divide the rest into three piles as equal as can be, the first ones larger if need be. Put one DNA card on each pile and deal the events out to them, beginning with the first pile.',
          cites: ['GG-SETUP-08', 'GG-SETUP-09', 'GG-SETUP-10'],
        },
        {
          text: 'Shuffle each pile by itself. Put the first on the second and both on the third: there is your deck, with a DNA card somewhere in each third of it. Lay it face down between you.',
          cites: ['GG-SETUP-11'],
        },
        { text: 'Everybody rolls a die. The highest begins; whoever ties for highest rolls again.', cites: ['GG-SETUP-12'], ruling: true },
      ],
    },
    {
      kind: 'text',
      text: 'The first turn begins with its draw like any other. After each turn the next player to the left goes on.',
      cites: ['GG-SETUP-13', 'GG-SETUP-14'],
    },
  ],
};
