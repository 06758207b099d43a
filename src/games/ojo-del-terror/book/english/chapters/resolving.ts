import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** The steps in order, for whoever has to settle a turn by hand. */
export const resolving: Chapter<ClauseId> = {
  id: 'resolving',
  title: 'How a turn is resolved',
  blocks: [
    {
      kind: 'text',
      text: 'Resolve a turn in these steps, each for all planets and all players before the next. The same sheets and lots always lead to the same result.',
      cites: ['ET-ADJ-12'],
    },
    {
      kind: 'steps',
      items: [
        { text: 'Alliances: find out which come about.', cites: ['ET-ADJ-01'] },
        { text: 'Defences: add up those of every planet.', cites: ['ET-ADJ-02'] },
        {
          text: 'Fights: on each invaded planet first the inhabitants die, then the attack is compared with the Defence. Each planet is decided by itself.',
          cites: ['ET-ADJ-03'],
        },
        { text: 'Conquests: all take effect at once.', cites: ['ET-ADJ-04'] },
        {
          text: 'Handing over: see which cessions and trades are good on the map as the conquests left it, and carry them all out.',
          cites: ['ET-ADJ-05'],
        },
        {
          text: 'Eliminations and returns: whoever had planets and has none after the conquests is eliminated, whatever was handed over. Whoever had none, or lost them all, and has one now returns.',
          cites: ['ET-ADJ-06'],
        },
        { text: 'Take the dead inhabitants off the map.', cites: ['ET-ADJ-07'] },
        { text: 'Deeds: judge all claims in the order of the list. What one brings does not help with the next.', cites: ['ET-ADJ-08'] },
        { text: 'Points: count territory and deeds.', cites: ['ET-ADJ-09'] },
        { text: 'What deeds bring besides takes effect. Clear the sheets and begin the next turn.', cites: ['ET-ADJ-10'] },
      ],
    },
    {
      kind: 'text',
      text: 'A lot is drawn only where it decides something: among equals who come to kill and cannot all, among equals who would all conquer, or for the benefit of a shared deed. Most turns need none.',
      cites: ['ET-RAND-01', 'ET-RAND-02'],
    },
    {
      kind: 'text',
      text: 'If you need several, draw planet by planet in the order of the table of planets, for kills first and then for the fight, and after that deed by deed.',
      cites: ['ET-RAND-04'],
    },
  ],
};
