import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** Civil war and rebellion. */
export const civilWarAndRebellion: Chapter<ClauseId> = {
  id: 'civil-war-and-rebellion',
  title: 'Civil war and rebellion',
  blocks: [
    { kind: 'heading', text: 'Rebellion' },
    {
      kind: 'text',
      text: 'Rebels take 2 Viability and 1 Legitimacy from a Nation every year. A rebellion is not a civil war and does not bring its penalty.',
      cites: ['OT-REB-01', 'OT-REB-10'],
    },
    {
      kind: 'text',
      text: 'A rebellion made by a measure counts from the next turn, one made by a happening from the present one. Its first year is the first turn whose orders it has lived through.',
      cites: ['OT-REB-11', 'OT-CIV-15'],
    },
    {
      kind: 'text',
      text: 'Suppress a rebellion by a measure of Offensive or Incision, which nobody answers. Any success ends it, with any host among the rebels.',
      cites: ['OT-REB-02', 'OT-REB-03'],
    },
    {
      kind: 'text',
      text: 'If the rebels had a secret sponsor, a great or critical success finds out who it was.',
      cites: ['OT-REB-04', 'OT-VIEW-05'],
    },
    {
      kind: 'text',
      text: 'Failing to suppress costs Viability if you used Offensive, Legitimacy if Incision: 12 for a slight failure, 8 for a normal and 4 for a great one, 16 for a critical one.',
      cites: ['OT-REB-05'],
    },
    {
      kind: 'text',
      text: 'That a slight failure costs more than a great one is what the original prints: a near success is a long campaign with the rebels contained, while a rout costs little but loses the country. You may agree on the opposite.',
      cites: ['OT-REB-05'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'If a rebellion is not over within five turns, it escalates by your last failure to suppress it: after a slight or normal failure it becomes an armed movement, after a great or critical one a civil war.',
      cites: ['OT-REB-06'],
    },
    {
      kind: 'text',
      text: 'If you never tried to suppress it, the referee decides which of the two it becomes, or whether it fades away.',
      cites: ['OT-REB-07'],
    },
    {
      kind: 'text',
      text: 'An armed movement is a Nation of its own, at war with yours. It takes one of your regions by lot, though not the capital, and stands there.',
      cites: ['OT-REB-08'],
      ruling: true,
    },
    { kind: 'heading', text: 'Civil war' },
    {
      kind: 'text',
      text: 'In a civil war, sides fight for the whole government. You may begin one in your own Nation for the sake of the story, with two to five sides, and then you hold them all.',
      cites: ['OT-CIV-01'],
    },
    {
      kind: 'text',
      text: 'If it arose from a happening or a rebellion, the rebels are the referee’s, or another player’s who caused it.',
      cites: ['OT-CIV-14'],
    },
    { kind: 'text', text: 'Whoever holds a side may hand it to somebody else.', cites: ['OT-CIV-02'] },
    {
      kind: 'text',
      text: 'Only if the sides are in different hands do they fight with measures. Otherwise it is a story you tell.',
      cites: ['OT-CIV-04'],
    },
    {
      kind: 'text',
      text: 'A meter of 100 points, Supremacy, is shared equally among the sides, and what does not divide goes to the government.',
      cites: ['OT-CIV-05'],
    },
    {
      kind: 'text',
      text: 'Sides strike and raid each other at home. What one wins the other loses: 8, 16, 24 or 32 points. The Nation’s indices are left alone.',
      cites: ['OT-CIV-07', 'OT-CIV-08'],
    },
    { kind: 'text', text: 'Without points a side is out; with all hundred it has won.', cites: ['OT-CIV-12'] },
    {
      kind: 'text',
      text: 'A Nation in civil war has +10 on peaceful measures at home, on measures of war abroad and against crises.',
      cites: ['OT-CIV-06'],
    },
    {
      kind: 'text',
      text: 'From the second year of a civil war on, the Nation loses 2 Legitimacy and 1 Viability every year.',
      cites: ['OT-CIV-09'],
    },
    {
      kind: 'text',
      text: 'Foreigners who strike or raid may support a side: then half of the harm goes to the Nation, and half moves Supremacy to the side they support. If they support nobody, the Nation bears it all.',
      cites: ['OT-CIV-10', 'OT-CIV-11'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Whoever holds all surviving sides, or all who hold them in agreement, may end it by naming a winner.',
      cites: ['OT-CIV-03'],
    },
    {
      kind: 'text',
      text: 'Whoever wins, you keep your Nation; its government may be another. There is never more than one civil war in it.',
      cites: ['OT-CIV-13'],
    },
    {
      kind: 'text',
      text: 'A rebellion that would become a civil war in a Nation that has one becomes an armed movement.',
      cites: ['OT-REB-09'],
      ruling: true,
    },
  ],
};
