import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** How to begin. */
export const beginning: Chapter<ClauseId> = {
  id: 'beginning',
  title: 'How to begin',
  blocks: [
    {
      kind: 'steps',
      items: [
        {
          text: 'Agree on the options and the world. All Nations then begin undamaged, with empty purses unless you agreed otherwise, without modifiers, and with the patrons the world gives them.',
          cites: ['OT-SETUP-01'],
        },
        {
          text: 'Choose Nations in seating order. Take one that is open to players and not yet taken. If you prefer, do without choosing, and let each receive the next one in order.',
          cites: ['OT-SETUP-02', 'OT-ACT-08'],
        },
        {
          text: 'Distribute attributes, all at the same time. You have 80 points for the five Domain attributes and 80 for the five Authority attributes; each attribute receives at least 5 and at most 30. All can see your distribution as soon as it is made.',
          cites: ['OT-SETUP-03', 'OT-ACT-09'],
        },
        {
          text: 'Nations that nobody plays follow their predominant attributes. In each group the predominant one has 30, the one before it in the list 25, then 20, 15 and 10, going backwards and from the head of the list to its end.',
          cites: ['OT-SETUP-04'],
        },
        {
          text: 'The referee may still adjust things: attributes of Nations without a player, scopes, effects. Then the referee starts the game.',
          cites: ['OT-SETUP-06', 'OT-ACT-10'],
        },
        { text: 'Play begins with turn 1, which is the year 500.', cites: ['OT-SETUP-07'] },
      ],
    },
    {
      kind: 'text',
      text: 'Those five values add up to 100 rather than 80. The original names them one by one, and so they stand: Nations that nobody plays are passive, and bear being a little stronger.',
      cites: ['OT-SETUP-04'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Note the sum of each group at the beginning, 80 or 100. These are the base totals to which an epoch may later take you back.',
      cites: ['OT-SETUP-05'],
    },
    {
      kind: 'text',
      text: 'If the Nation you play begins as a vassal, it keeps its patron but has no vassal penalty.',
      cites: ['OT-SETUP-08'],
    },
    {
      kind: 'text',
      text: 'A hint for your first distribution: your indices are sums of attributes too. Economic Power counts in both, so a Nation poor in it breaks easily.',
    },
    {
      kind: 'text',
      text: 'And one for your first turn: keep it simple. Announce one measure, such as Expansion to occupy a black region beside yours or Intervention to gain Wealth; add two sentences on how your people set about it; say that you are ready, and see what the dice make of it.',
    },
  ],
};
