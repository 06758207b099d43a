import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** What the game is about, and who wins. */
export const aim: Chapter<ClauseId> = {
  id: 'aim',
  title: 'What the game is about',
  blocks: [
    {
      kind: 'text',
      text: 'You lead a warband of Chaos marines and serve dark gods who reward one thing: worlds taken in their name. For eight turns you and your rivals fight over one map of planets. Every planet you hold pays points, and so do great deeds that catch the eye of the gods.',
      cites: ['ET-END-02', 'ET-SCORE-01'],
    },
    {
      kind: 'text',
      text: 'Whoever has most points when the last turn is over becomes Supreme Chaos Lord, names lieutenants as they please, and wins together with them. Everybody else serves.',
      cites: ['ET-END-02', 'ET-END-04', 'ET-LIEU-02'],
    },
    {
      kind: 'text',
      text: 'You are meant to talk. Talk in private, make pacts, break them. Only the sheets on which you write your orders count, and nobody sees yours before all are revealed.',
      cites: ['ET-FLOW-10'],
    },
    {
      kind: 'text',
      text: 'Nobody is ever out. Lose your last planet and you raid until you have one again; even then you can win.',
      cites: ['ET-ELIM-04', 'ET-END-08'],
    },
    {
      kind: 'points',
      items: [
        { text: 'Two to twelve players.', cites: ['ET-CFG-01'] },
        { text: 'Eight turns, of which the last two pay double.', cites: ['ET-FLOW-01'] },
        { text: 'Almost no luck: lots are drawn only where players tie.', cites: ['ET-RAND-02'] },
      ],
    },
  ],
};
