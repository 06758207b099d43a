import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { tables } from '../tables.js';

/** Stability and prosperity. */
export const stabilityAndProsperity: Chapter<ClauseId> = {
  id: 'stability-and-prosperity',
  title: 'Stability and prosperity',
  blocks: [
    { kind: 'heading', text: 'When you are worn down' },
    {
      kind: 'text',
      text: 'If an index is down to a quarter of its capacity or less, you have +5; at a tenth or less, +10; at nothing, +15.',
      cites: ['OT-IDX-01', 'OT-IDX-02'],
    },
    {
      kind: 'text',
      text: 'If both are low, only the worse counts, and it weighs on your measures but not on your counter-measures.',
      cites: ['OT-IDX-02', 'OT-IDX-03'],
      ruling: true,
    },
    { kind: 'text', text: 'If both indices are empty, your Nation is extinct.', cites: ['OT-IDX-06'] },
    { kind: 'text', text: 'Losses stop at nothing and recovery at the capacity. What goes beyond that is lost.', cites: ['OT-IDX-07'] },
    { kind: 'text', text: 'At the end of each cycle you recover up to 5 of each index.', cites: ['OT-IDX-04'] },
    {
      kind: 'text',
      text: 'You recover nothing while you have a civil war of two years or more, a rebellion of three, or a war with four years of fighting.',
      cites: ['OT-IDX-05'],
    },
    { kind: 'heading', text: 'Income' },
    { kind: 'text', text: 'At the end of each cycle every Nation gains 5 Wealth and 1 Progress.', cites: ['OT-PROS-18'] },
    { kind: 'heading', text: 'Spending' },
    { kind: 'text', text: 'You spend when you like during orders, without a roll and without using your measure.', cites: ['OT-PROS-01'] },
    tables.prices,
    {
      kind: 'text',
      text: 'Wealth buys a passing bonus on an Authority attribute, Progress, healing of both indices, and, dearly, a lasting point of an Authority attribute.',
      cites: ['OT-PROS-02', 'OT-PROS-03', 'OT-PROS-04', 'OT-PROS-05', 'OT-PROS-06'],
    },
    {
      kind: 'text',
      text: 'Progress buys Wealth, a passing bonus on a Domain attribute, healing, and a lasting point of a Domain attribute.',
      cites: ['OT-PROS-07', 'OT-PROS-08', 'OT-PROS-09', 'OT-PROS-10', 'OT-PROS-14'],
    },
    {
      kind: 'text',
      text: 'Progress also moves a scope by 5 in your favour for good, and buys extra measures, ordinary or special.',
      cites: ['OT-PROS-11', 'OT-PROS-12', 'OT-PROS-13'],
    },
    { kind: 'text', text: 'A bought bonus is for one attribute of your choice, and for one roll.', cites: ['OT-PROS-02'], ruling: true },
    {
      kind: 'text',
      text: 'Nobody sells you what would do nothing: healing without damage, a bonus beyond 25, an attribute beyond 100.',
      cites: ['OT-PROS-15'],
    },
    {
      kind: 'text',
      text: 'You may give Wealth and Progress to any living Nation at any time during orders: a gift, a bribe, a payment.',
      cites: ['OT-PROS-16'],
    },
    {
      kind: 'text',
      text: 'Sometimes the referee or a happening offers you something for a price. Technologies are such offers that always stand.',
      cites: ['OT-PROS-17'],
    },
    tables.technologies,
    { kind: 'text', text: 'Each Nation may have each technology once.', cites: ['OT-CONT-11'] },
    { kind: 'heading', text: 'Theft' },
    {
      kind: 'text',
      text: 'A thief gets no more than its victim had, and gains no more than the victim lost. Where there is nothing to take, the theft succeeds for nothing.',
      cites: ['OT-PROS-19', 'OT-PROS-24'],
    },
    {
      kind: 'text',
      text: 'Nations that nobody plays are protected: within 10 years a free one loses at most 7 Wealth and 2 Progress, a vassal 5 and 1, to all thieves together.',
      cites: ['OT-PROS-20', 'OT-PROS-21'],
    },
    {
      kind: 'text',
      text: 'Players’ Nations, and the vassals under them, have no such protection. The ten years look back from the present one.',
      cites: ['OT-PROS-22', 'OT-PROS-23'],
    },
  ],
};
