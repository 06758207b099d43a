import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { points } from '../tables.js';

export const winning: Chapter<ClauseId> = {
  id: 'winning',
  title: 'Winning and losing',
  blocks: [
    { kind: 'heading', text: 'By points' },
    {
      kind: 'text',
      text: 'After the last turn, the tenth as a rule, count your points, before any disaster costs you more Authority.',
      cites: ['GM-END-02', 'GM-END-03'],
    },
    points,
    {
      kind: 'text',
      text: 'Authority counts with Counterpower taken off. A captive scores for nobody.',
      cites: ['GM-VPTS-01', 'GM-VPTS-02', 'GM-VPTS-03', 'GM-VPTS-04'],
    },
    {
      kind: 'text',
      text: 'If you are equal, more cities win, then the larger Army, then Authority; if that does not help, you have won together.',
      cites: ['GM-VPTS-05'],
      ruling: true,
    },
    { kind: 'heading', text: 'Before the end' },
    {
      kind: 'text',
      text: 'A game may be over sooner, and it is over on the spot. It is looked at after every order and every trade.',
      cites: ['GM-END-05', 'GM-FLOW-17'],
    },
    {
      kind: 'points',
      items: [
        {
          text: 'Capitals: you control the capital of every living rival, all at the same moment. How you came by them does not matter.',
          cites: ['GM-VICT-01'],
        },
        { text: 'Principals: you have a claim on every living rival.', cites: ['GM-VICT-02'] },
        { text: 'The last country: there is nobody else left.', cites: ['GM-ELIM-08'] },
      ],
    },
    {
      kind: 'text',
      text: 'You gain a claim on a rival when you kill, capture or convince whoever is its principal at the moment. It is yours to keep, whoever comes next.',
      cites: ['GM-VICT-03'],
    },
    {
      kind: 'text',
      text: 'But it does not count while that very person is free and principal again: nobody has then been replaced.',
      cites: ['GM-VICT-07'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'If a rival changes principals by itself, or trades one away, nobody has a claim.',
      cites: ['GM-PROM-06', 'GM-TRAD-16'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Only living rivals count. A rival without a principal cannot be unseated until it has one.',
      cites: ['GM-VICT-04'],
    },
    { kind: 'text', text: 'You need every capital or every principal; one of each will not do.', cites: ['GM-VICT-05'], ruling: true },
    {
      kind: 'text',
      text: 'Should several victories come at once, the last country goes before capitals, and capitals before principals; and whoever acts goes before the others.',
      cites: ['GM-VICT-06'],
      ruling: true,
    },
    { kind: 'heading', text: 'Out of the game' },
    {
      kind: 'text',
      text: 'You are out when you have no city left, or when you lose a civil war. Without soldiers or people you may go on.',
      cites: ['GM-ELIM-01', 'GM-ELIM-02'],
    },
    {
      kind: 'text',
      text: 'Your troops, orders and offers are gone, and your sieges are over. Your people leave the game; your captives go free.',
      cites: ['GM-ELIM-03', 'GM-ELIM-04', 'GM-FLOW-16'],
      ruling: true,
    },
    { kind: 'text', text: 'The land that is left to you goes to whoever took your last city.', cites: ['GM-ELIM-05'], ruling: true },
    { kind: 'text', text: 'After a civil war it is nobody’s, and the rebels hold the capital.', cites: ['GM-ELIM-06'], ruling: true },
    {
      kind: 'text',
      text: 'Nobody’s land scores for no one and cannot be built on, but its cities can be besieged and stormed.',
      cites: ['GM-ELIM-07'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Those who are out have no points, and rank behind everybody else, the last to fall before the first.',
      cites: ['GM-VPTS-06', 'GM-END-06'],
    },
  ],
};
