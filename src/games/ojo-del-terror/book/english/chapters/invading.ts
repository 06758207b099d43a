import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { costRows } from '../../tables.js';
import { played } from '../played.js';

/** Attacks of one player. */
export const invading: Chapter<ClauseId> = {
  id: 'invading',
  title: 'Invading',
  blocks: [
    {
      kind: 'text',
      text: 'You invade any planet you can reach and do not hold: an empty one, an enemy’s, even an ally’s.',
      cites: ['ET-INV-01', 'ET-INV-02'],
    },
    { kind: 'text', text: 'If you can reach it by no way, the order is refused.', cites: ['ET-INV-03'] },
    {
      kind: 'text',
      text: 'One Invasion has an attack value of 1. Each further one against the same planet adds 1. If you expect resistance, send more.',
      cites: ['ET-INV-08'],
    },
    {
      kind: 'text',
      text: 'Write them as one order with a number: one order to invade for each planet.',
      cites: ['ET-INV-04', 'ET-INV-05'],
    },
    {
      kind: 'text',
      text: 'Each Invasion costs 1 action, or 2 across the Boundary. The price has nothing to do with what defends the planet: attack value 3 across the Boundary costs 6, be the planet bare or a fortress.',
      cites: ['ET-INV-07', 'ET-INV-09'],
    },
    { kind: 'heading', text: 'Inhabitants first, then the Defence' },
    {
      kind: 'text',
      text: 'If the planet has inhabitants, they die first: one for each point of your attack. Defence does not shield them.',
      cites: ['ET-KILL-01', 'ET-KILL-06'],
    },
    {
      kind: 'text',
      text: 'What is left of the attack is compared with the Defence. If it is more, you conquer. If it is equal or less, you do not.',
      cites: ['ET-FIGHT-02', 'ET-FIGHT-03'],
    },
    {
      kind: 'text',
      text: 'A planet you conquer is yours, with no inhabitants left on it. Whoever held it has lost it.',
      cites: ['ET-FIGHT-05', 'ET-FIGHT-06'],
    },
    {
      kind: 'text',
      text: 'An attack that fails costs its actions all the same. But the inhabitants it killed stay dead, so the next one has it easier.',
      cites: ['ET-FIGHT-07', 'ET-KILL-07'],
    },
    {
      kind: 'table',
      caption: 'Conquering an uninhabited planet alone',
      head: ['Defence', 'Attack value you need', 'Actions', 'Actions across the Boundary'],
      rows: costRows,
      cites: ['ET-INV-09'],
    },
    {
      kind: 'played',
      title: 'Cadia in two turns',
      text: 'Ada has four actions. Cadia has three units of inhabitants and a Defence of 1, so she would need five to take it at once. She spends one turn on the Guard and comes back.',
      ...played['cadia-in-two-turns'],
    },
    { kind: 'heading', text: 'Two questions that always come up' },
    {
      kind: 'text',
      text: 'May you invade a planet and defend it too? You may. But the Defence stands against you as much as against anybody.',
      cites: ['ET-INV-10', 'ET-DV-02'],
    },
    {
      kind: 'text',
      text: 'What if you lose, in the same turn, the planet from which you attack? The attack goes ahead.',
      cites: ['ET-INV-11'],
      ruling: true,
    },
  ],
};
