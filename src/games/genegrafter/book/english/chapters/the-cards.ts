import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { tables } from '../cards.js';

/** The cards. */
export const theCards: Chapter<ClauseId> = {
  id: 'the-cards',
  title: 'The cards',
  blocks: [
    {
      kind: 'text',
      text: 'All characters of the default pack, with their attack and defence dice, powers and markers:',
      cites: ['GG-CONT-04'],
    },
    tables.characters,
    {
      kind: 'text',
      text: 'All its abilities. Dice are given as attack and defence; beside a power stands what the card gives a character that has it.',
      cites: ['GG-PROC-04'],
    },
    tables.abilities,
    { kind: 'heading', text: 'What abilities do' },
    {
      kind: 'points',
      items: [
        {
          text: 'Cards that add dice or take them away do so when they are revealed, for their own side or the other.',
          cites: ['GG-EFF-01'],
        },
        {
          text: 'Cards that cancel strike the latest opposing card still face down. Without one they do nothing.',
          cites: ['GG-EFF-02', 'GG-EFF-03'],
        },
        {
          text: 'Cards may give rerolls, or take all rerolls of the other side, whatever they come from; Lucky Shot and Roll Again are not rerolls in this sense.',
          cites: ['GG-EFF-04', 'GG-EFF-05'],
        },
        { text: 'Cards that end the duel or let you draw work the moment they are revealed.', cites: ['GG-EFF-06', 'GG-EFF-07'] },
        { text: 'Cards that change a die wait for dice.', cites: ['GG-EFF-08', 'GG-EFF-09'] },
        {
          text: 'Cards that heal, prevent a wound or make the opponent discard work when the duel is decided.',
          cites: ['GG-EFF-10', 'GG-EFF-11', 'GG-EFF-12'],
        },
      ],
    },
    { kind: 'heading', text: 'Events' },
    {
      kind: 'text',
      text: 'All events of the default pack:',
      cites: ['GG-EFF-13', 'GG-EFF-14', 'GG-EFF-15', 'GG-EFF-16', 'GG-EFF-17', 'GG-EFF-18', 'GG-EFF-19'],
    },
    tables.events,
    {
      kind: 'text',
      text: 'In a swap of gene pools, the first of tied players in turn order is meant, counted from whoever’s turn it is; if all pools are worth the same, nothing changes.',
      cites: ['GG-EFF-14'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Whoever has no character to choose, or no card to discard, is passed over. Tokens never rise above the number you began with.',
      cites: ['GG-EFF-13', 'GG-EFF-16', 'GG-EFF-17', 'GG-EFF-19'],
    },
  ],
};
