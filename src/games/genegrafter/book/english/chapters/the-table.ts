import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** What lies on the table. */
export const theTable: Chapter<ClauseId> = {
  id: 'the-table',
  title: 'What lies on the table',
  blocks: [
    { kind: 'text', text: 'The deck has 54 cards of four kinds.', cites: ['GG-CONT-04'] },
    {
      kind: 'points',
      items: [
        {
          text: 'Characters fight. On each you find its attack and its defence, which are numbers of dice, one or more super powers, and one or more genetic markers. Every marker has a colour. The number of markers is what the character is worth; their colours decide how often it may roll a die again.',
          cites: ['GG-CONT-08'],
        },
        {
          text: 'Abilities are laid face down in duels. The coloured sphere in the corner says which kind each is: mental, energy or physical, the same three colours as those of the markers.',
          cites: ['GG-CONT-01'],
        },
        { text: 'Events happen to everybody the moment they are drawn.' },
        { text: 'The three DNA cards time the game: each starts a graft round, and the third the end.' },
      ],
    },
    {
      kind: 'text',
      text: 'When this book speaks of ordinary cards it means those that a player can hold: characters, abilities, and gear if you use it.',
    },
    {
      kind: 'text',
      text: 'There are eighteen super powers. Two of them do something by themselves, Regeneration and Infinite Power. The other sixteen wait for the right card: an ability that names a power works better in the hands of a character that has it.',
      cites: ['GG-CONT-02', 'GG-CONT-03'],
    },
    {
      kind: 'text',
      text: 'Beside the deck you need six red dice for attacking, six blue dice for defending, and for each player a board with attack tokens, defence tokens, a die that shows the life left, and one special die.',
    },
    { kind: 'heading', text: 'Open and secret' },
    {
      kind: 'text',
      text: 'Your hand is your secret, though everybody may count it. Nobody may look into the deck, nor at the events that you left out of the game. And a card laid in a duel is known only to whoever laid it, until it is revealed.',
      cites: ['GG-VIEW-01', 'GG-VIEW-02', 'GG-VIEW-03'],
    },
    {
      kind: 'text',
      text: 'All the rest lies open: characters with what is under and on them, gene pools, the discard, life, tokens, special dice. Everybody may count everybody’s markers at any time.',
      cites: ['GG-VIEW-04', 'GG-SCORE-10'],
    },
    {
      kind: 'text',
      text: 'One rule stands above all others: where a card contradicts this book, the card is right.',
      cites: ['GG-EFF-26'],
    },
  ],
};
