import type { Effect, EffectOf } from '../types/index.js';
import type { Condition, DeckRow, Milestone, StatuteTemplate, Technology } from '../types/pack.js';
import type { Attribute, Statistic } from '../types/statistics.js';
import { defaultDeeds } from './names.js';
import { years } from './values.js';

const row = (from: number, id: string, text: string, rest: Partial<DeckRow> & Pick<DeckRow, 'category' | 'kind'>): DeckRow => ({
  id,
  from,
  to: from + 4,
  text,
  targeted: rest.kind !== 'info',
  effects: [],
  crisis: null,
  opportunity: null,
  ...rest,
});

const crisis = (counter: Statistic, loss: 'via' | 'leg' | 'rebellion' | Attribute) => ({
  kind: 'crisis' as const,
  crisis: { counter, loss, perTurn: null, turns: null },
});

const modifier = (target: Attribute, value: number, lasting: number, source: 'event' | 'milestone' = 'event'): EffectOf<'modifier'> => ({
  do: 'modifier',
  nation: null,
  target,
  value,
  years: lasting,
  source,
});

const effect = (...effects: readonly Effect[]) => ({ kind: 'effect' as const, effects });
const offer = (wealth: number, progress: number, ...effects: readonly Effect[]) => ({
  kind: 'opportunity' as const,
  opportunity: { cost: { wealth, progress }, effects },
});

const natural = { category: 'natural' } as const;
const human = { category: 'human' } as const;

/** The happenings of an automatic game, five numbers of a d100 each. [OT-CONT-09] */
export const deck: readonly DeckRow[] = [
  row(1, 'quiet-year', 'A quiet year.', { ...human, kind: 'info' }),
  row(6, 'comet', 'A comet crosses the sky.', { ...natural, kind: 'info' }),
  row(11, 'good-harvest', 'The harvest is good.', { ...natural, ...effect({ do: 'wealth', nation: null, delta: 3 }) }),
  row(16, 'drought', 'The rains fail.', { ...natural, ...crisis('construction', 'via') }),
  row(21, 'flood', 'The rivers flood.', { ...natural, ...crisis('industry', 'via') }),
  row(26, 'earthquake', 'The earth shakes.', { ...natural, ...crisis('construction', 'via') }),
  row(31, 'plague', 'Plague breaks out.', {
    ...natural,
    kind: 'lasting-crisis',
    crisis: { counter: 'industry', loss: 'via', perTurn: { via: 2, leg: 1 }, turns: 3 },
  }),
  row(36, 'famine', 'There is famine.', { ...natural, ...crisis('discipline', 'leg') }),
  row(41, 'heresy', 'A heresy spreads.', { ...human, ...crisis('doctrine', 'leg') }),
  row(46, 'court-scandal', 'A scandal shakes the court.', { ...human, ...crisis('protocol', 'ADM') }),
  row(51, 'border-raid', 'Raiders cross the border.', { ...human, ...crisis('incision', 'leg') }),
  row(56, 'uprising', 'The people rise.', { ...human, ...crisis('morale', 'rebellion') }),
  row(61, 'merchant-fair', 'A fair draws merchants.', { ...human, ...effect(modifier('ECN', -4, 5)) }),
  row(66, 'wandering-scholars', 'Scholars come from afar.', { ...human, ...effect({ do: 'progress', nation: null, delta: 1 }) }),
  row(71, 'skilled-generals', 'A generation of skilled generals.', { ...human, ...effect(modifier('MIL', -4, 5)) }),
  row(76, 'pious-bequest', 'A pious bequest.', { ...human, ...effect({ do: 'index', nation: null, index: 'leg', delta: 4 }) }),
  row(81, 'mercenaries-for-hire', 'Mercenaries look for a master.', {
    ...human,
    ...offer(10, 0, { do: 'host', owner: null, region: null, kind: 'mercenary', turns: 5 }),
  }),
  row(86, 'foreign-craftsmen', 'Foreign craftsmen offer their skill.', { ...human, ...offer(10, 0, modifier('TCN', -8, 5)) }),
  row(91, 'lost-archive', 'A lost archive is found.', {
    ...human,
    ...offer(0, 2, { do: 'grant', nation: null, special: false, lastTurn: null }),
  }),
  row(96, 'favourable-omens', 'The omens are favourable.', {
    ...natural,
    ...effect({ do: 'grant', nation: null, special: false, lastTurn: 'this-turn' }),
  }),
];

const milestone = (id: keyof typeof defaultDeeds, measure: Condition['measure'], least: number, reward: Effect): Milestone => ({
  id,
  name: defaultDeeds[id],
  condition: { measure, least },
  reward: [reward],
});

const bonus = (target: Attribute): Effect => modifier(target, -8, years.milestone, 'milestone');
const point = (attribute: Attribute): Effect => ({ do: 'attribute', nation: null, attribute, delta: 1 });

/** Historic deeds; each is achieved once. [OT-CONT-10] */
export const milestones: readonly Milestone[] = [
  milestone('realm-of-four', 'regions', 4, bonus('GES')),
  milestone('peacemaker', 'peace-treaties', 3, bonus('PRS')),
  milestone('suzerain', 'vassals', 2, bonus('ADM')),
  milestone('learned-court', 'progress', 10, point('INT')),
  milestone('full-treasury', 'wealth', 30, bonus('ECN')),
  milestone('lawgiver', 'reforms', 4, point('CLT')),
  milestone('council-leader', 'led-organizations', 1, bonus('PRS')),
  milestone('long-peace', 'peace-turns', 15, bonus('LEA')),
  milestone('pacifier', 'suppressions', 2, bonus('MIL')),
  milestone('rooted-people', 'settled', 1, point('CLT')),
];

const technology = (id: keyof typeof defaultDeeds, progress: number): Technology => ({
  id,
  name: defaultDeeds[id],
  cost: { wealth: 0, progress },
});

/** Technologies that rules know by name. [OT-CONT-11] */
export const technologies: readonly Technology[] = [
  technology('force-naval', 5),
  technology('force-air', 20),
  technology('force-missile', 20),
  technology('field-logistics', 8),
  technology('asymmetric-tactics', 5),
  technology('long-roads', 6),
];

/** Statutes ready to be used. [OT-CONT-12] */
export const statutes: readonly StatuteTemplate[] = [
  {
    id: 'council',
    statute: {
      name: 'Council',
      leaderElection: 'egalitarian',
      electors: [],
      electorate: 'fixed',
      term: null,
      reelection: true,
      allowedMeasures: ['rhetoric', 'doctrine', 'diplomacy'],
      memberModifiers: ['CLT', 'LEA'],
      closeness: -5,
      holdsTerritory: false,
      joinRule: 'leaderOrConference',
      leaderConvenes: false,
    },
  },
  {
    id: 'league',
    statute: {
      name: 'League',
      leaderElection: 'egalitarian',
      electors: [],
      electorate: 'fixed',
      term: 5,
      reelection: true,
      allowedMeasures: ['logistics', 'commerce', 'offensive'],
      memberModifiers: ['MIL', 'ECN'],
      closeness: -5,
      holdsTerritory: false,
      joinRule: 'leaderOrConference',
      leaderConvenes: false,
    },
  },
];
