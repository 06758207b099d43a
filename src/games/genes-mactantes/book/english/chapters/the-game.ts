import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

export const theGame: Chapter<ClauseId> = {
  id: 'the-game',
  title: 'What the game is about',
  blocks: [
    {
      kind: 'text',
      text: 'Genes Mactantes is Latin, and means peoples that struggle, or peoples that exalt themselves. Two to ten of you each lead one country of a region you share. You are its politicians, its spies, its generals and its court, and nobody else at the table wishes you well.',
      cites: ['GM-CFG-01'],
    },
    {
      kind: 'text',
      text: 'Your country has four characteristics, which say how well it is obeyed, respected, defended and taught. It has cities, which it cannot live without; an Army, spread over the map; and perhaps a few people of note, one of whom heads the state.',
      cites: ['GM-COMP-01'],
    },
    {
      kind: 'text',
      text: 'Every turn you write down in secret what you will do at home and abroad, as many orders as your country is able to carry out. Then the orders are read and tried one at a time, the best-obeyed ruler going first.',
      cites: ['GM-FLOW-01', 'GM-INIT-01'],
    },
    { kind: 'heading', text: 'How to win' },
    {
      kind: 'text',
      text: 'As a rule you play ten turns and count points: a strong country, free people, many cities and a large Army all score. But a game may end at any moment: when somebody holds the capital of every rival, when somebody has got rid of every rival’s head of state, or when only one country is left.',
      cites: ['GM-END-01', 'GM-END-03'],
    },
    {
      kind: 'text',
      text: 'And between the dice there is talk. Almost everything in the game can be traded, from towns to secrets, and you may promise whatever you like.',
      cites: ['GM-TRAD-03', 'GM-TRAD-12'],
    },
  ],
};
