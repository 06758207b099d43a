import { sameData } from '../core/data/copies.js';
import { own } from '../core/data/own.js';
import { anyGame, type Game } from '../core/game/game.js';
import type { GameTypes } from '../core/game/game-types.js';
import { type Estimate, wilson } from '../core/odds/estimate.js';
import { botLabel } from './bots.js';
import type { Checkpoint } from './checkpoint.js';
import { type Counts, timesOf, totalOf } from './counts.js';
import { type Summary, summaryOf } from './statistics.js';
import type { Showing, Tally } from './tally.js';

/** How a seat or a bot came out. */
export interface Result {
  /** `seat 1`, or the bot in words. */
  readonly name: string;
  /** In how many finished games it took part, a bot once per seat it held. */
  readonly games: number;
  /** The share of them that it won, alone or with others. */
  readonly wins: Estimate;
  /** The share of all victories it had, one that was shared counting in parts. */
  readonly share: number;
  readonly rank: Summary | null;
  readonly points: Summary | null;
}

/** How often something was met. */
export interface Frequency {
  readonly name: string;
  /** How often in all; of endings and clauses, in how many games. */
  readonly times: number;
  /** `times` by games: of endings and clauses, the share of games. */
  readonly perGame: number;
}

/** What one configuration came to. */
export interface Study {
  /** What sets this configuration apart from the others of the report. */
  readonly name: string;
  readonly config: object;
  readonly games: number;
  readonly finished: number;
  /** Games cut off at the limit of actions. */
  readonly unfinished: number;
  /** Games that came to a place where nobody could do anything: a fault of the game. */
  readonly stuck: number;
  /** Finished games by the clause that ended them, the most frequent first. */
  readonly endings: readonly (Frequency & { readonly share: Estimate })[];
  /** Finished games by the number of winners; 0 is a game that all lost, or that nobody can win. */
  readonly winners: readonly Frequency[];
  readonly seats: readonly Result[];
  readonly bots: readonly Result[];
  readonly actions: Summary | null;
  readonly turns: Summary | null;
  /** The lengths in actions as they were counted, for histograms. */
  readonly lengths: Counts;
  /** The points of everybody as they were counted, for histograms. */
  readonly points: Counts;
  readonly actionTypes: readonly Frequency[];
  readonly eventTypes: readonly Frequency[];
  readonly clauses: readonly Frequency[];
}

/** What was never met in any configuration of a report, of all that the game can tell. */
export interface Never {
  readonly actions: readonly string[];
  readonly events: readonly string[];
  /** Clauses that stand behind some action or event; the others show in no game, or in the ending alone. */
  readonly clauses: readonly string[];
}

/** A simulation in numbers: plain data. */
export interface Report {
  readonly format: 'ludoteca-report/1';
  readonly game: string;
  readonly title: string;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly studies: readonly Study[];
  readonly never: Never;
  /** How many clauses of the game no action and no event cites, so that no study can count them. */
  readonly uncounted: number;
}

/** What a configuration says that the others do not: `3 players, mode AB`. */
const namesOf = (configs: readonly object[]): string[] => {
  const keys = [...new Set(configs.flatMap((config) => Object.keys(config)))];
  const told = keys.filter(
    (key) => key !== 'players' && configs.some((config) => !sameData(own({ ...configs[0] }, key), own({ ...config }, key))),
  );
  return configs.map((config) => {
    const { players } = config as { readonly players?: unknown };
    const options = told.flatMap((key) => {
      const value: unknown = own({ ...config }, key);
      return value === undefined ? [] : [`${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`];
    });
    const table = Array.isArray(players) ? [players.length === 1 ? '1 player' : `${players.length} players`] : [];
    return [...table, ...options].join(', ') || 'as it is';
  });
};

const frequencies = (counts: Counts, games: number): Frequency[] =>
  counts.map(([name, times]) => ({ name, times, perGame: games === 0 ? 0 : times / games })).sort((a, b) => b.times - a.times);

/** Those that can be met, met or not, the most frequent first. */
const outOf = (known: readonly string[], counts: Counts, games: number): Frequency[] => {
  const met = new Map(counts);
  return frequencies(
    [...new Set([...known, ...met.keys()])].map((name) => [name, met.get(name) ?? 0]),
    games,
  );
};

const resultOf = (name: string, { wins, ranks, points }: Showing): Result => {
  const games = totalOf(ranks);
  const parts = wins.reduce((sum, [winners, times]) => sum + times / Number(winners), 0);
  return {
    name,
    games,
    wins: wilson(totalOf(wins), games),
    share: games === 0 ? 0 : parts / games,
    rank: summaryOf(ranks),
    points: summaryOf(points),
  };
};

const joined = (all: readonly Counts[]): Counts => {
  const sum = new Map<string, number>();
  for (const counts of all) for (const [name, times] of counts) sum.set(name, (sum.get(name) ?? 0) + times);
  return [...sum].sort(([a], [b]) => Number(a) - Number(b));
};

/** The clauses that some action or some event cites. */
const citedBy = (game: Game, actions: readonly string[], events: readonly string[]): string[] => [
  ...new Set([...actions.flatMap((action) => game.cites({ action })), ...events.flatMap((event) => game.cites({ event }))]),
];

/** Puts a simulation, finished or not, into numbers. */
export const reportOf = <G extends GameTypes>(game: Game<G>, { seed, bots, stages }: Checkpoint): Report => {
  const plain = anyGame(game);
  const actions = Object.keys(game.definition.rules);
  const events = Object.keys(game.definition.eventClauses ?? {});
  const cited = citedBy(plain, actions, events);
  const names = namesOf(stages.map(({ config }) => config));

  const studyOf = (tally: Tally, config: object, name: string): Study => {
    const { games, unfinished, stuck } = tally;
    const finished = games - unfinished - stuck;
    return {
      name,
      config,
      games,
      finished,
      unfinished,
      stuck,
      endings: frequencies(tally.endings, games).map((row) => ({ ...row, share: wilson(row.times, finished) })),
      winners: frequencies(tally.winners, games),
      seats: tally.seats.map((showing, seat) => resultOf(`seat ${seat + 1}`, showing)),
      bots: tally.bots.map((showing, place) => resultOf(botLabel(bots[place]!), showing)),
      actions: summaryOf(tally.actions),
      turns: summaryOf(tally.turns),
      lengths: joined([tally.actions]),
      points: joined(tally.seats.map(({ points }) => points)),
      actionTypes: outOf(actions, tally.actionTypes, games),
      eventTypes: outOf(events, tally.eventTypes, games),
      clauses: outOf(cited, tally.clauses, games),
    };
  };

  const never = (known: readonly string[], of: (tally: Tally) => Counts): string[] =>
    known.filter((name) => stages.every(({ tally }) => timesOf(of(tally), name) === 0));
  return {
    format: 'ludoteca-report/1',
    game: game.id,
    title: own(game.title, 'en') ?? game.id,
    seed,
    bots: bots.map(botLabel),
    studies: stages.map(({ tally, config }, i) => studyOf(tally, config, names[i]!)),
    never: {
      actions: never(actions, (tally) => tally.actionTypes),
      events: never(events, (tally) => tally.eventTypes),
      clauses: never(cited, (tally) => tally.clauses),
    },
    uncounted: Object.keys(game.clauses).length - cited.length,
  };
};
