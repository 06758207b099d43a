import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** Cards of your own. */
export const cardsOfYourOwn: Chapter<ClauseId> = {
  id: 'cards-of-your-own',
  title: 'Cards of your own',
  blocks: [
    {
      kind: 'text',
      text: 'You may play with other cards than those of the default pack. Such a pack names its colours and its powers, and may hold several copies of a card; each copy is a card of its own.',
      cites: ['GG-CONT-01', 'GG-CONT-07'],
    },
    { kind: 'text', text: 'No two of its cards share an id, and none has an id that the game needs for itself.', cites: ['GG-PACK-01'] },
    {
      kind: 'points',
      items: [
        {
          text: 'It has exactly three DNA cards, ordinary cards for all opening hands and nine more, at least two characters for each player, and no more than a thousand cards in all.',
          cites: ['GG-PACK-02', 'GG-PACK-03', 'GG-PACK-04', 'GG-PACK-14'],
        },
        {
          text: 'A character has 1 to 9 attack dice, 1 to 9 defence dice, and 1 to 6 markers in colours of the pack.',
          cites: ['GG-PACK-05', 'GG-PACK-06'],
          ruling: true,
        },
        {
          text: 'Every character has a power, all powers are among those of the pack, and these include Regeneration and Infinite Power.',
          cites: ['GG-PACK-07'],
        },
        {
          text: 'An ability gives 0 to 9 dice of each kind. If it names a power, it gives no fewer dice with the power than without.',
          cites: ['GG-PACK-08'],
          ruling: true,
        },
        {
          text: 'It has one colour of the pack. Its effects are those told in this book, with numbers up to 9, and only an ability that names a power can reserve an effect to it.',
          cites: ['GG-PACK-09', 'GG-PACK-10', 'GG-PACK-11'],
        },
        { text: 'A gear names where it is worn; the places are up to you.', cites: ['GG-PACK-12'] },
        { text: 'There are at least as many events as you want to use.', cites: ['GG-PACK-13'] },
      ],
    },
  ],
};
