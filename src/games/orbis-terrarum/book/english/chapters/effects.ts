import type { Chapter } from '../../../../../core/words/book.js';
import type { ClauseId } from '../../../clauses.js';

/** What measures do. */
export const effects: Chapter<ClauseId> = {
  id: 'effects',
  title: 'What measures do',
  blocks: [
    {
      kind: 'text',
      text: 'A measure takes effect by the grade that is left to it, in the order of measures. If what it was about is gone by then, nothing happens; but it takes effect even if its author has fallen in the same turn.',
      cites: ['OT-EFF-01'],
    },
    { kind: 'heading', text: 'War by open force' },
    {
      kind: 'text',
      text: 'A strike by Offensive takes Viability, a raid by Incision Legitimacy: 4, 8, 12 or 16.',
      cites: ['OT-EFF-02', 'OT-EFF-03'],
    },
    {
      kind: 'text',
      text: 'Hosts have no indices. A normal success destroys one; a slight one drives it into a neighbouring region that is black or its owner’s, and destroys it if there is none.',
      cites: ['OT-EFF-21'],
      ruling: true,
    },
    { kind: 'heading', text: 'Bonuses and penalties' },
    {
      kind: 'text',
      text: 'Boosting gives a bonus of 4, 8, 12 or 16 to you or another Nation: each statistic on the attribute in the table of uses. Reform may modify any attribute of your own.',
      cites: ['OT-EFF-04'],
    },
    {
      kind: 'text',
      text: 'Undermining, and an embargo, give such a penalty to another. Nothing undermines Loyalty.',
      cites: ['OT-EFF-05'],
    },
    { kind: 'heading', text: 'Building up' },
    {
      kind: 'text',
      text: 'Construction restores Viability and Doctrine Legitimacy, to you or to another, as far as there is damage.',
      cites: ['OT-EFF-06', 'OT-EFF-07'],
    },
    { kind: 'text', text: 'Intervention brings Wealth, Development Progress.', cites: ['OT-EFF-08', 'OT-EFF-09'] },
    { kind: 'heading', text: 'Taking from others' },
    {
      kind: 'text',
      text: 'Sabotage plunders Wealth, Espionage steals Progress. A poor success harms the victim and brings you little or nothing.',
      cites: ['OT-EFF-10', 'OT-EFF-11'],
    },
    { kind: 'heading', text: 'Land and people' },
    {
      kind: 'text',
      text: 'Expansion makes a black region yours; or your organization’s, if it was its measure and its statute lets it hold land.',
      cites: ['OT-EFF-12'],
    },
    {
      kind: 'text',
      text: 'Acculturation by Reform brings you closer to a culture for good: 5, 10 or 15, and all the way on a critical success. It shortens only the lasting distance, and never makes a nearness.',
      cites: ['OT-EFF-13'],
    },
    { kind: 'text', text: 'Detaching makes regions of yours a new state, your vassal, which nobody plays.', cites: ['OT-EFF-14'] },
    {
      kind: 'text',
      text: 'Settlement makes a horde a state where it stands. Migration makes a state a horde and leaves its land black behind it; purses, damage, treaties, vassals and hosts go with it.',
      cites: ['OT-EFF-15', 'OT-EFF-16'],
    },
    { kind: 'heading', text: 'Special measures and intrigue' },
    {
      kind: 'text',
      text: 'An Expedition raises a host for you, which acts from the next turn on. Subversion raises a rebellion in another Nation, with a host of yours among the rebels.',
      cites: ['OT-EFF-17', 'OT-EFF-18'],
    },
    { kind: 'text', text: 'Welfare ends a crisis.', cites: ['OT-EFF-19'] },
    {
      kind: 'text',
      text: 'Intrigue may also incite. What comes of that the referee decides: a rebellion, a penalty, or nothing.',
      cites: ['OT-EFF-20'],
      ruling: true,
    },
    { kind: 'text', text: 'The five special measures work with any success; a better one does no more.', cites: ['OT-EFF-24'] },
    {
      kind: 'text',
      text: 'Suppressing, negotiating, parleying, tribute and the fights of a civil war have chapters of their own.',
      cites: ['OT-EFF-22'],
    },
    {
      kind: 'text',
      text: 'If the referee takes your measure as something else, you roll what you announced, and it does what the referee says.',
      cites: ['OT-EFF-23'],
    },
  ],
};
