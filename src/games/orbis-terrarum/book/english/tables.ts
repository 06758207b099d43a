import type { EffectWords } from '../tables/fates.js';
import * as fates from '../tables/fates.js';
import * as numbers from '../tables/numbers.js';
import { optionsTable } from '../tables/options.js';
import { gridTable, usesTable } from '../tables/statistics.js';
import { landsTable, nationsTable } from '../tables/world.js';
import { naming } from './naming.js';
import { options } from './options.js';

const years = (count: number): string => (count === 1 ? '1 year' : `${count} years`);
const turns = (count: number): string => (count === 1 ? '1 turn' : `${count} turns`);
const effects: EffectWords = {
  years,
  turns,
  measure: 'an extra measure',
  thisTurn: 'this turn only',
  forPrice: (price, effect) => `for ${price}: ${effect}`,
  eachTurn: (losses, long) => `${losses} each turn, for ${long}`,
};

/** Every table of the book. */
export const tables = {
  grid: gridTable(naming, 'The 25 statistics: a row for each Domain attribute, a column for each Authority attribute'),
  uses: usesTable(
    naming,
    {
      caption: 'What each statistic is for, and what answers it (h hostile, m seeks a modifier, s special, c may be covert)',
      head: ['Statistic', 'Threshold', 'Counter-measure', 'Uses'],
    },
    { hostile: 'h', seeksModifier: 'm', special: 's', covert: 'c' },
  ),
  grades: numbers.gradesTable(
    { caption: 'What a grade is worth', head: ['', 'slight', 'normal', 'great', 'critical'] },
    {
      value: 'Viability, Legitimacy, bonuses and penalties',
      invest: 'Wealth from Intervention',
      research: 'Progress from Development',
      plundered: 'Wealth lost to Sabotage',
      plunder: 'Wealth gained by Sabotage',
      stolen: 'Progress lost to Espionage',
      steal: 'Progress gained by Espionage',
      acculturate: 'Cultural distance shortened by Reform',
      wholly: 'all of it',
      suppress: 'Lost by failing to suppress a rebellion',
    },
  ),
  distances: numbers.distancesTable(naming, { caption: 'Geographic scope', head: ['Distance', 'Modifier', 'Name'] }, 'or more'),
  prices: numbers.pricesTable(naming, { caption: 'The price list', head: ['For', 'you buy', 'worth'] }),
  tributes: numbers.tributesTable(naming, { caption: 'Tributes', head: ['Paid in', 'Rolled with'] }),
  nations: nationsTable(
    naming,
    { caption: 'The Nations of the year 500', head: ['Nation', 'Kind', 'Where', 'Culture and faith', 'Predominant', 'Patron'] },
    'open to players',
  ),
  lands: landsTable(naming, {
    caption: 'The regions of the year 500',
    head: ['Region', 'Area', 'Whose', 'Culture and faith', 'By land', 'By sea', 'Across a barrier'],
  }),
  deck: fates.deckTable(naming, { caption: 'The deck of happenings', head: ['Die', 'What is told', 'Kind', 'What it does'] }, effects),
  milestones: fates.milestonesTable(naming, { caption: 'Milestones', head: ['Milestone', 'The deed', 'Reward'] }, effects, {
    regions: (least) => `own ${least} regions`,
    'peace-treaties': (least) => `be party to ${least} treaties of peace or non-aggression`,
    vassals: (least) => `have ${least} direct vassals`,
    progress: (least) => `have ${least} Progress`,
    wealth: (least) => `have ${least} Wealth`,
    reforms: (least) => `succeed with ${least} measures of Reform`,
    'led-organizations': () => 'lead an organization that is not in schism',
    'peace-turns': (least) => `live through ${least} turns in a row without war`,
    suppressions: (least) => `suppress ${least} rebellions`,
    settled: () => 'become a state by Settlement',
  }),
  technologies: fates.technologiesTable(
    naming,
    { caption: 'Technologies', head: ['Technology', 'Cost', 'What it brings'] },
    {
      'force-naval': 'Offensive by regular fleets',
      'force-air': 'Offensive in the air',
      'force-missile': 'Offensive by missiles',
      'field-logistics': 'one more front',
      'asymmetric-tactics': 'Suppression may answer a strike',
      'long-roads': 'geographic scope 5 smaller, not below 0',
    },
  ),
  statutes: fates.statutesTable(
    naming,
    { caption: 'Two models of statutes', head: ['Organization', 'Its measures', 'Boosts', 'Term of the leader', 'Closeness'] },
    { variable: 'variable', years },
  ),
  options: optionsTable({ caption: 'What can be agreed', head: ['Question', 'Usually'] }, options),
};
