import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

export const aTurn: Chapter<ClauseId> = {
  id: 'a-turn',
  title: 'A turn',
  blocks: [
    { kind: 'text', text: 'Every turn goes through the same phases.', cites: ['GM-FLOW-01'] },
    {
      kind: 'steps',
      items: [
        { text: 'Events, if you play with them.' },
        { text: 'Internal development: first the crises of neglected countries, then you write your internal orders.' },
        { text: 'External development: you write your external orders.' },
        { text: 'Resolution: journeys first, and then the orders are read and carried out one at a time.' },
        { text: 'The end of the turn.' },
      ],
    },
    { kind: 'text', text: 'The first turn has no crises.', cites: ['GM-CRIS-01'] },
    { kind: 'heading', text: 'How many actions you have' },
    {
      kind: 'text',
      text: 'Each order costs an action, and so does a crisis. Your country has as many as its Relevance gives, a third of its Authority and a third of its Technology.',
      cites: ['GM-ALLO-01'],
    },
    {
      kind: 'text',
      text: 'Round each of the two thirds down by itself. A medium country with Authority 5 and Technology 5 has 2 and 1 and 1, which is 4 actions.',
      cites: ['GM-CFG-06'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'What others have done to you last turn, or you for yourself, is added or taken off now, and so are standing troubles: Blockade, Anarchy and Autarchy. What is due next turn adds up, counts once and is forgotten.',
      cites: ['GM-ALLO-02', 'GM-ALLO-05'],
    },
    { kind: 'text', text: 'However bad it gets, you have one action.', cites: ['GM-CFG-07'], ruling: true },
    {
      kind: 'text',
      text: 'While crises are faced the number still follows your characteristics. It is fixed when you begin to write; what changes later counts next turn.',
      cites: ['GM-ALLO-04', 'GM-FLOW-05'],
    },
    {
      kind: 'text',
      text: 'Keep count of what is left: the number, less what crises have cost you, less the orders on your sheet.',
      cites: ['GM-ALLO-03'],
    },
    { kind: 'heading', text: 'The end of the turn' },
    { kind: 'text', text: 'When all orders have been read, look whether this was the last turn. If not:', cites: ['GM-FLOW-14'] },
    {
      kind: 'steps',
      items: [
        { text: 'Each disaster that is not put in order costs its country a point of Authority.', cites: ['GM-REST-03'] },
        { text: 'The sheets are cleared, open offers lapse, and rights of passage that have run out end.' },
        { text: 'All characters are fresh again and may travel again; stricken cities recover.' },
        { text: 'What was announced for the next turn comes in, and the next turn begins.' },
      ],
    },
  ],
};
