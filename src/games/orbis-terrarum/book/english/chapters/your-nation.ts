import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { tables } from '../tables.js';

/** Your Nation. */
export const yourNation: Chapter<ClauseId> = {
  id: 'your-nation',
  title: 'Your Nation',
  blocks: [
    { kind: 'heading', text: 'Ten attributes' },
    {
      kind: 'text',
      text: 'Your Nation is described by ten numbers from 1 to 100. Five are attributes of Domain, which tell what it can set in motion; five are attributes of Authority, which tell how well it does so. They are always named in the same order.',
      cites: ['OT-STAT-01'],
    },
    {
      kind: 'points',
      items: [
        {
          text: 'Military Force (MIL): regular troops. Auxiliary Force (AUX): militias, irregulars, civilians under arms. Economic Power (ECN): goods and trade. Cultural Control (CLT): ideas and beliefs. Administrative Control (ADM): officials and their files.',
          cites: ['OT-STAT-01'],
        },
        {
          text: 'Management (GES): putting means to use. Loyalty (LEA): how far people stand by you. Technique (TCN): skill. Intelligence (INT): knowing things. Prestige (PRS): your name in the world.',
          cites: ['OT-STAT-01'],
        },
      ],
    },
    { kind: 'heading', text: 'Twenty-five statistics' },
    {
      kind: 'text',
      text: 'Whatever you attempt uses one statistic, and each statistic joins one Domain with one Authority attribute. Their sum is its threshold: with Military Force 20 and Management 30, your Offensive is 50. A threshold is never below 1 or above 100.',
      cites: ['OT-STAT-02', 'OT-STAT-03'],
    },
    tables.grid,
    {
      kind: 'text',
      text: 'The original gives Security the same two attributes as Intrigue and leaves Administrative Control with Loyalty without a statistic; here Security has that pair.',
      cites: ['OT-STAT-03'],
      ruling: true,
    },
    { kind: 'heading', text: 'Indices and purses' },
    {
      kind: 'text',
      text: 'Two indices tell how much your Nation can bear. Viability (VIA) is what keeps life going: its capacity is Military Force + Administrative Control + Economic Power. Legitimacy (LEG) is your people’s consent: its capacity is Cultural Control + Auxiliary Force + Economic Power. Modifiers do not count in this. There is no third index.',
      cites: ['OT-STATE-01'],
    },
    {
      kind: 'text',
      text: 'What is written down is damage. It never exceeds the capacity, and falls with it; when an attribute rises, the capacity rises and the new part of it comes filled.',
      cites: ['OT-STATE-02'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Two purses tell how well you are off: Wealth and Progress. They hold whole numbers and are never in debt: if you must pay more than you have, you pay what you have.',
      cites: ['OT-STATE-03'],
    },
    { kind: 'heading', text: 'Three kinds of Nation' },
    {
      kind: 'text',
      text: 'Most Nations are states: settled, with regions and a capital. A horde wanders and owns no land. An armed movement is a people in revolt that has become a Nation. Each acts by the same rules, with the differences told in the chapter on hordes, hosts and colonies.',
      cites: ['OT-NAT-01', 'OT-NAT-07'],
    },
    { kind: 'heading', text: 'Who acts for whom' },
    {
      kind: 'text',
      text: 'The Nation you play as your own is a principal Nation, and you control it. You also control its direct vassals that nobody plays. Every other Nation is in the hands of the referee, who acts for it by the same actions and within the same limits as you.',
      cites: ['OT-STATE-07', 'OT-ACT-06'],
    },
  ],
};
