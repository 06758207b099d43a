import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';
import { played } from '../played.js';

/** A turn. */
export const aTurn: Chapter<ClauseId> = {
  id: 'a-turn',
  title: 'A turn',
  blocks: [
    { kind: 'text', text: 'A turn is a year, and five turns are a cycle. Every turn goes through the same steps.' },
    {
      kind: 'steps',
      items: [
        { text: 'Happenings. The referee tells what the year brings, or lets it be quiet.', cites: ['OT-FLOW-04'] },
        {
          text: 'Orders. The referee opens them, and all of you act at once and in any order: announce measures, spend, make offers, convene, vote, tell stories. Nobody waits for another.',
          cites: ['OT-ACT-11', 'OT-FLOW-05'],
        },
        {
          text: 'Adjudication. The referee closes the orders, rules on measures where needed, and has the turn resolved.',
          cites: ['OT-ACT-14', 'OT-ACT-15'],
        },
        { text: 'Resolution. Dice are thrown and effects happen.', cites: ['OT-FLOW-10'] },
        { text: 'Decisions. If something needs somebody’s decision first, all wait for it.', cites: ['OT-FLOW-15'] },
        { text: 'Upkeep. Conflicts, treaties, conferences and much else move on by a year.', cites: ['OT-FLOW-13'] },
      ],
    },
    { kind: 'heading', text: 'During orders' },
    {
      kind: 'text',
      text: 'When you have done what you want, say that you are ready. You need not have announced anything. As long as orders are open you may take it back; while you are ready, all you can do is answer offers made to you.',
      cites: ['OT-ACT-12', 'OT-ACT-13'],
    },
    {
      kind: 'text',
      text: 'When all active players are ready, the referee closes the orders, and may do so before that if time is up, but must say so.',
      cites: ['OT-FLOW-06'],
    },
    {
      kind: 'text',
      text: 'A player marked as inactive is not waited for, but may act all the same. Their Nation goes on defending itself and paying what it owes.',
      cites: ['OT-FLOW-09'],
    },
    {
      kind: 'text',
      text: 'So that no turn goes on for ever, each of you may do 60 things in it. Being ready is always possible, and what is refused is not counted.',
      cites: ['OT-FLOW-08'],
      ruling: true,
    },
    { kind: 'heading', text: 'Resolution, step by step' },
    {
      kind: 'steps',
      items: [
        {
          text: 'Hordes, armed movements and hosts move; Nations struck by a crisis answer it; all measures are rolled; contests are decided; counter-measures are rolled; effects happen; and what follows at once is settled: extinctions, vassals set free, broken treaties and declarations.',
          cites: ['OT-FLOW-10'],
        },
        {
          text: 'Within a step, Nations go in the order of the world. A Nation’s measures go by slot: main, granted, bought, special, then those of hosts, colonies, organizations and sides.',
          cites: ['OT-FLOW-11'],
          ruling: true,
        },
        {
          text: 'All of it counts as happening at once. Rolls use the attributes and modifiers that were there before the first of them; what a measure brings changes no other roll of the same turn. Only a modifier that was used up is gone.',
          cites: ['OT-FLOW-12'],
          ruling: true,
        },
      ],
    },
    { kind: 'heading', text: 'Upkeep, step by step' },
    {
      kind: 'steps',
      items: [
        {
          text: 'Civil wars, rebellions and lasting crises take their toll. Rebellions escalate. Conflicts begin, grow and end. Nations fall, vassals go free. Streaks are counted. What has run out ends. Conferences vote, organizations elect. If it is the last year of a cycle, the cycle ends. Then an epoch may begin, or the game may be over; if not, the next year comes.',
          cites: ['OT-FLOW-13'],
        },
        {
          text: 'At the end of a cycle Nations gain Wealth and Progress and pay subsidies; those who did not even try their tribute pay for it; indices recover; organizations that are too small cease; armed movements with land and peace become states; the strongest may be rewarded; the map is redrawn; and new tributes fall due.',
          cites: ['OT-FLOW-14'],
        },
      ],
    },
    {
      kind: 'text',
      text: 'Where the rules speak of years they mean turns of a year each. If a turn of yours is longer, divide and round up. What you obtain this year lasts for its number of years after this one, and serves already this year if you have it before the dice are thrown.',
      cites: ['OT-CFG-05'],
    },
    {
      kind: 'text',
      text: 'So who may act depends on the phase: while Nations are chosen, whoever is next; while attributes are distributed, everybody who has still to do so; during happenings, the referee; during orders, all of you and the referee; during adjudication, the referee; during decisions, whoever owes one; and after the end nobody.',
      cites: ['OT-FLOW-01'],
    },
    { kind: 'heading', text: 'A whole year' },
    {
      kind: 'played',
      title: 'Three Nations, one year',
      text: 'Ada has Francia, Bo Gothia, Cy Romania; every attribute is 20, and so every threshold is 40. The year is quiet. Francia makes a treaty with Romania and strikes Gothia, which invests; Romania occupies Armorica. All three succeed: Francia with grade 2, of which the Defence of Gothia takes one, so that Gothia loses 4 Viability. Then upkeep looks for conflicts, and the next year begins.',
      ...played['a-year'],
    },
  ],
};
