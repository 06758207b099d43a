import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** When Nations oppose each other. */
export const opposition: Chapter<ClauseId> = {
  id: 'opposition',
  title: 'When Nations oppose each other',
  blocks: [
    { kind: 'heading', text: 'Counter-measures' },
    {
      kind: 'text',
      text: 'A measure that fails needs no answer. A hostile measure or a negotiation that has not failed is answered by its target: it rolls the counter-measure, without having to say so and without using up its own measure.',
      cites: ['OT-OPP-01', 'OT-OPP-02'],
    },
    {
      kind: 'text',
      text: 'Which statistic answers which is in the table of uses. Six pairs answer each other, and thirteen statistics answer themselves.',
      cites: ['OT-STAT-04', 'OT-STAT-05'],
    },
    { kind: 'text', text: 'In defence Offensive is called Defence, and Incision Suppression.', cites: ['OT-STAT-06'] },
    { kind: 'text', text: 'You may make as many counter-measures as you need.', cites: ['OT-OPP-03'] },
    {
      kind: 'text',
      text: 'If the counter-measure fails, the attack keeps its grade. If both succeed, the grade of the answer is taken from that of the attack; when nothing is left, it is repelled. So with equal grades the defender holds.',
      cites: ['OT-OPP-04', 'OT-OPP-05', 'OT-OPP-06'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'A critical success is not reduced by anything but a critical success; and between two criticals the defender’s holds.',
      cites: ['OT-OPP-07'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'A counter-measure only protects. It never harms the attacker, and failing it badly makes the attack no worse.',
      cites: ['OT-OPP-15', 'OT-OPP-16'],
    },
    {
      kind: 'played',
      title: 'Equal to the threshold, abroad',
      text: 'A raid shows exactly its threshold, 40. Everything depends on the answer: Suppression shows 41 and fails, so the raid succeeds slightly.',
      ...played['a-tie-abroad'],
    },
    { kind: 'heading', text: 'Joint attacks' },
    {
      kind: 'text',
      text: 'If several Nations attempt the same hostile thing, by the same statistic, against one Nation in one turn, it answers them all with one roll. Covert measures never join in.',
      cites: ['OT-OPP-09'],
    },
    {
      kind: 'text',
      text: 'The defence is shared. Add up the attackers’ grades and take off the defender’s. Whatever part of the sum is left, each attacker keeps that part of its own grade, rounded down. If the defence fails, all keep what they have. Criticals stand apart.',
      cites: ['OT-OPP-10'],
      ruling: true,
    },
    {
      kind: 'text',
      text: 'Only open measures that have not failed, not lost a contest and are resisted take part. What the defender has against one of the attackers counts once, and against a hidden one not at all.',
      cites: ['OT-OPP-18'],
    },
    {
      kind: 'played',
      title: 'Two against one',
      text: 'Francia and Romania strike Gothia in the same year. One Defence is rolled. The attackers have grades 3 and 2, five together, and the Defence has 2. Three fifths are left: each keeps three fifths of its grade, which is 1 when rounded down.',
      ...played['a-joint-attack'],
    },
    { kind: 'heading', text: 'Contests' },
    {
      kind: 'text',
      text: 'Measures that cannot all succeed are in contest: two Nations occupying the same region, two negotiations with the same Nation that both ask for exclusive terms, a measure and its opposition, and whatever the referee sets against each other. At most one wins.',
      cites: ['OT-OPP-11'],
    },
    {
      kind: 'text',
      text: 'Failures drop out. The best grade wins, then the better margin; if even that is equal, or both are critical, nobody. The winner keeps its grade less that of the best loser, but at least a slight one. A critical keeps all.',
      cites: ['OT-OPP-12'],
    },
    {
      kind: 'text',
      text: 'Whoever wins still faces the answer of its target. But if you opposed a measure that would have succeeded, and won, you harm your rival directly with what is left.',
      cites: ['OT-OPP-13'],
    },
    {
      kind: 'text',
      text: 'If what you opposed failed by itself, there was no contest, and you are answered like any attacker.',
      cites: ['OT-OPP-13'],
      ruling: true,
    },
    {
      kind: 'played',
      title: 'Two want the same land',
      text: 'Francia and Gothia both try to occupy Armorica. Both succeed normally; the better margin decides. Equal grades would leave Francia nothing, but a winner keeps at least a slight success.',
      ...played['a-contest'],
    },
    { kind: 'heading', text: 'Other ways' },
    {
      kind: 'text',
      text: 'A Nation with Asymmetric Tactics answers a strike with Suppression where that is the better.',
      cites: ['OT-OPP-17'],
    },
    {
      kind: 'text',
      text: 'You may agree on another way of setting success against success: the average of the grades, or the difference of the margins.',
      cites: ['OT-OPP-08'],
    },
  ],
};
