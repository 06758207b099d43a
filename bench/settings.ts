/** How each game is played where bots are measured: short enough for many games, and as its bots think best. */
import { type Dice, O } from 'ludoteca';
import { bestOf, type GreedyOptions, greedyBot, type Rollout, randomBot, type SearchOptions, searchBot } from 'ludoteca/bots';
import { habit } from 'ludoteca/som-el-que-decidim';
import type { AnyBot } from './matches.js';
import type { AnyGame, AnyTypes } from './workloads.js';

/** Nothing but plain data, so that a digest of it tells one setting from another. */
export interface Setting {
  readonly config: AnyTypes['Config'];
  /** What the ladder plays, where other games are too short for it: the more decisions, the less of a result is luck. */
  readonly long?: AnyTypes['Config'];
  readonly greedy: GreedyOptions;
  readonly search: Omit<SearchOptions<AnyTypes>, 'favourite' | 'horizon' | 'rollout'>;
  /** Imagined games are judged when so many turns more have begun; wherever they are cut off unless given. */
  readonly turnsAhead?: number;
  /** Imagined games are played on by the best of so many random actions; by any unless given. */
  readonly tries?: number;
  /** Whoever searches begins with what the habit of the game would do, and imagined games are played on by it. */
  readonly habit?: true;
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
      // Nothing is passed over at first sight, and every action gets its share of games: what an attack is worth shows only once it is fought.
      ...{ iterations: 120, depth: 80, planned: 1, worlds: 1000, looks: 16, finalists: 60 },
      ...{ trust: 8, caution: 0, exploration: 1 },
    },
    turnsAhead: 1,
    tries: 3,
  },
  'som-el-que-decidim': {
    config: { players: [...two, 'cy'] },
    greedy: {},
    // To the end of the game, which alone says whether the consultation is held.
    search: { iterations: 20, depth: 500, planned: 1, looks: 4, finalists: 4, trust: 0.01, caution: 3 },
    habit: true,
    together: 'SD-END-01',
  },
  'orbis-terrarum': {
    config: { players: two, refereeMode: 'auto', turnLimit: 3 } as AnyTypes['Config'],
    // In three turns a player announces four measures.
    long: { players: two, refereeMode: 'auto', turnLimit: 8 } as AnyTypes['Config'],
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

/** What a seasoned player does without a thought, in games that know it. */
const habits: Readonly<Record<string, Rollout<AnyTypes>>> = { 'som-el-que-decidim': habit as unknown as Rollout<AnyTypes> };

interface Turned {
  readonly turn: number;
}

export const randomOf = (game: AnyGame, dice: Dice): AnyBot => randomBot(game, dice);

export const greedyOf = (game: AnyGame, { greedy }: Setting, dice: Dice): AnyBot => greedyBot(game, { ...greedy, dice });

/** The same game, of which everybody wants but one thing. */
const judgedBy = (game: AnyGame, clause: string): AnyGame => ({
  ...game,
  evaluate: (state, player) => {
    const outcome = game.outcome(state);
    if (O.isNone(outcome)) return game.evaluate(state, player);
    return outcome.value.clause === clause ? 1 : 0;
  },
});

/** The searching player of a setting, with a budget of its own where one is given. */
export const searchOf = (game: AnyGame, setting: Setting, dice: Dice, budget: SearchOptions<AnyTypes>): AnyBot => {
  const { iterations, ...thought } = setting.search;
  const { tries, turnsAhead, together } = setting;
  const habitual = setting.habit && habits[game.id];
  return searchBot(together === undefined ? game : judgedBy(game, together), {
    ...thought,
    ...(tries === undefined ? {} : { rollout: bestOf(game, tries) }),
    ...(habitual && { rollout: habitual, favourite: habitual }),
    ...(turnsAhead === undefined
      ? {}
      : { horizon: (begun: object, now: object) => (now as Turned).turn >= (begun as Turned).turn + turnsAhead }),
    ...budget,
    dice,
  });
};

/** How many games a pairing imagines before each decision where nobody looks at a clock. */
export const iterationsOf = ({ search }: Setting): number => search.iterations!;
