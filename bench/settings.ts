/** How each game is played where bots are measured: short enough for many games, and as its bots think best. */
import type { Dice } from 'ludoteca';
import { bestOf, type GreedyOptions, greedyBot, randomBot, type SearchOptions, searchBot } from 'ludoteca/bots';
import type { AnyBot } from './matches.js';
import type { AnyGame, AnyTypes } from './workloads.js';

/** Nothing but plain data, so that a digest of it tells one setting from another. */
export interface Setting {
  readonly config: AnyTypes['Config'];
  readonly greedy: GreedyOptions;
  readonly search: Omit<SearchOptions<AnyTypes>, 'horizon' | 'rollout'>;
  /** Imagined games are judged when so many turns more have begun; wherever they are cut off unless given. */
  readonly turnsAhead?: number;
  /** Imagined games are played on by the best of so many random actions; by any unless given. */
  readonly tries?: number;
  /** All against the game: what counts is how often this clause ends it. */
  readonly together?: string;
}

const two = ['ada', 'bo'];

/** By the name of the game, in the order of every table. */
export const settings: Readonly<Record<string, Setting>> = {
  'genes-mactantes': {
    config: { players: two, length: { mode: 'turns', turns: 3 } } as AnyTypes['Config'],
    greedy: { candidates: 30, worlds: 3 },
    search: { iterations: 24, depth: 30, candidates: 40, looks: 4, finalists: 5 },
    turnsAhead: 1,
  },
  genegrafter: {
    config: { players: two },
    greedy: {},
    search: {
      ...{ iterations: 120, depth: 80, worlds: 1000, looks: 16, finalists: 5 },
      ...{ trust: 8, caution: 0.7, exploration: 0.15, outcomes: true },
    },
    turnsAhead: 1,
    tries: 3,
  },
  'som-el-que-decidim': {
    config: { players: [...two, 'cy'] },
    greedy: {},
    search: { iterations: 60, depth: 80, looks: 16, finalists: 6 },
    turnsAhead: 1,
    together: 'SD-END-01',
  },
  'orbis-terrarum': {
    config: { players: two, refereeMode: 'auto', turnLimit: 3 } as AnyTypes['Config'],
    greedy: { candidates: 16, worlds: 2 },
    search: { iterations: 8, depth: 20, candidates: 80, looks: 4, finalists: 4, caution: 1 },
    turnsAhead: 1,
    tries: 2,
  },
  'ojo-del-terror': {
    // Homes differ; without any, both seats begin alike.
    config: { players: two, startMode: 'planetless', warbandSelection: 'random', turns: 6 } as AnyTypes['Config'],
    greedy: { candidates: 40 },
    search: { iterations: 24, depth: 40, candidates: 60, looks: 8, worlds: 12, finalists: 5, deals: 6 },
    turnsAhead: 1,
    tries: 2,
  },
};

interface Turned {
  readonly turn: number;
}

export const randomOf = (game: AnyGame, dice: Dice): AnyBot => randomBot(game, dice);

export const greedyOf = (game: AnyGame, { greedy }: Setting, dice: Dice): AnyBot => greedyBot(game, { ...greedy, dice });

/** The searching player of a setting, with a budget of its own where one is given. */
export const searchOf = (game: AnyGame, setting: Setting, dice: Dice, budget: SearchOptions<AnyTypes>): AnyBot => {
  const { iterations, ...thought } = setting.search;
  const { tries, turnsAhead } = setting;
  return searchBot(game, {
    ...thought,
    ...(tries === undefined ? {} : { rollout: bestOf(game, tries) }),
    ...(turnsAhead === undefined
      ? {}
      : { horizon: (begun: object, now: object) => (now as Turned).turn >= (begun as Turned).turn + turnsAhead }),
    ...budget,
    dice,
  });
};

/** How many games a pairing imagines before each decision where nobody looks at a clock. */
export const iterationsOf = ({ search }: Setting): number => search.iterations!;
