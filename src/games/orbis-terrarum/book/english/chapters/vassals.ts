import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';
import { tables } from '../tables.js';

/** Patrons and vassals. */
export const vassals: Chapter<ClauseId> = {
  id: 'vassals',
  title: 'Patrons and vassals',
  blocks: [
    {
      kind: 'text',
      text: 'A Nation may be the vassal of another, its patron, and a vassal may have vassals; but there it ends.',
      cites: ['OT-VAS-01'],
    },
    {
      kind: 'text',
      text: 'A vassal has +10 on all its rolls, its vassals +15; not so a vassal that a player plays as their own. A vassal you control as its patron’s player still has it.',
      cites: ['OT-VAS-02', 'OT-VAS-03'],
    },
    { kind: 'heading', text: 'Tribute' },
    {
      kind: 'text',
      text: 'Once each cycle a vassal owes its patron a tribute. A bond made during a cycle owes from the next one.',
      cites: ['OT-VAS-04'],
    },
    {
      kind: 'text',
      text: 'A tribute is a measure, tried once a cycle, of one of seven kinds. If it was ruled void or impossible, it is still owed.',
      cites: ['OT-VAS-05', 'OT-VAS-21'],
    },
    tables.tributes,
    { kind: 'text', text: 'Success gives the patron a bonus, Wealth or Progress by its grade; nobody answers it.', cites: ['OT-VAS-06'] },
    {
      kind: 'text',
      text: 'A vassal that fails pays 5 Wealth instead, or what it has. One that did not even try pays 10 at the end of the cycle.',
      cites: ['OT-VAS-07', 'OT-VAS-08'],
    },
    { kind: 'text', text: 'The patron may forgive a tribute for this cycle, but must say so.', cites: ['OT-VAS-09'] },
    {
      kind: 'text',
      text: 'Vassals nobody plays try a tribute in Wealth by themselves in the last year of a cycle. If you agree that tributes use no measure, they have a slot of their own.',
      cites: ['OT-VAS-14', 'OT-SLOT-08'],
    },
    {
      kind: 'played',
      title: 'A tribute that fails',
      text: 'Thuringia is a vassal of Francia and rolls its tribute. It fails, and pays with what little it has.',
      ...played['a-missed-tribute'],
    },
    { kind: 'heading', text: 'Going free' },
    {
      kind: 'points',
      items: [
        {
          text: 'If the patron’s Viability falls to a tenth, or its Legitimacy to a fifth, its vassals are free, except those that said they wish to stay.',
          cites: ['OT-VAS-15', 'OT-VAS-16'],
        },
        { text: 'Unless you say so, you do not wish to stay.', cites: ['OT-VAS-11'] },
        { text: 'The patron may release a vassal at any time.', cites: ['OT-VAS-10'] },
        {
          text: 'A vassal may declare itself independent. It stays bound until it has lowered its patron’s Viability or Legitimacy by a measure of its own and either of them, no matter which, is down to 60 per cent.',
          cites: ['OT-VAS-12', 'OT-VAS-17'],
          ruling: true,
        },
        { text: 'If the patron is extinct, its vassals are free.', cites: ['OT-VAS-20'] },
      ],
    },
    {
      kind: 'text',
      text: 'Whoever is free owes nothing any more and keeps its own vassals. A promise of loyalty holds for that patron only.',
      cites: ['OT-VAS-18'],
    },
    { kind: 'heading', text: 'Over the vassal’s head' },
    {
      kind: 'text',
      text: 'A patron may take its vassal’s vassal as its own, or set it free. The vassal it was taken from has a bonus on hostile measures for three turns, of −10, or of −15 if the other was set free.',
      cites: ['OT-VAS-13'],
    },
    { kind: 'heading', text: 'Those who will not obey' },
    {
      kind: 'text',
      text: 'The referee sees to it that vassals stay peoples of their own. The referee may make one autonomous, which then no longer takes its patron’s orders; and if the referee declares the independence of one you control, it is autonomous from then on.',
      cites: ['OT-VAS-19'],
    },
  ],
};
