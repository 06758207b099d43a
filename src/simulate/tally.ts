import type { Game } from '../core/game/game.js';
import type { GameTypes, Outcome } from '../core/game/game-types.js';
import { type Bag, type Counts, count, countAll, countsOf } from './counts.js';

/** How those in one seat, or one bot, came out. Every field counts games. */
export interface Showing {
  /** By how many won together: `[['1', 12], ['2', 3]]` is 12 games won alone and 3 shared with one other. */
  readonly wins: Counts;
  /** By rank. */
  readonly ranks: Counts;
  /** By points. */
  readonly points: Counts;
}

/** What many games of one configuration came to: nothing but counts, so that tallies add up to the same sum in any order. */
export interface Tally {
  /** How many games were played. */
  readonly games: number;
  /** How many were cut off at the limit of actions. */
  readonly unfinished: number;
  /** How many came to a place where nobody could do anything. */
  readonly stuck: number;
  /** Finished games by the number of winners. */
  readonly winners: Counts;
  /** Finished games by the clause that ended them. */
  readonly endings: Counts;
  /** Finished games by the number of actions. */
  readonly actions: Counts;
  /** Finished games by the turn they ended in, where the state counts turns. */
  readonly turns: Counts;
  /** How often each type of action was done. */
  readonly actionTypes: Counts;
  /** How often each type of event happened. */
  readonly eventTypes: Counts;
  /** In how many games something happened, or something was done, that each clause stands behind. */
  readonly clauses: Counts;
  /** By seat, in seating order. */
  readonly seats: readonly Showing[];
  /** By bot, in the order of the options. */
  readonly bots: readonly Showing[];
}

/** What is remembered of one game while it is played. */
export interface PlayedGame {
  /** The players in seating order, the referee left out, each with the number of its bot. */
  readonly seats: readonly { readonly player: string; readonly bot: number }[];
  readonly outcome: Outcome | null;
  readonly actions: number;
  readonly turn: number | null;
  readonly stuck: boolean;
  readonly actionTypes: Bag;
  readonly eventTypes: Bag;
}

interface OpenShowing {
  readonly wins: Bag;
  readonly ranks: Bag;
  readonly points: Bag;
}
const openShowing = (): OpenShowing => ({ wins: new Map(), ranks: new Map(), points: new Map() });

const numbers = ['games', 'unfinished', 'stuck'] as const;
const bags = ['winners', 'endings', 'actions', 'turns', 'actionTypes', 'eventTypes', 'clauses'] as const;
const showings = ['seats', 'bots'] as const;
const parts = ['wins', 'ranks', 'points'] as const;

/** A tally that is still growing. */
export interface Tallying {
  /** Counts one game. */
  add(game: PlayedGame): void;
  /** Adds what others counted. */
  join(tally: Tally): void;
  /** What has been counted so far, as plain data. */
  sum(): Tally;
}

/** An empty tally of a game. */
export const tallying = <G extends GameTypes>(game: Pick<Game<G>, 'cites'>): Tallying => {
  const numbersSoFar = { games: 0, unfinished: 0, stuck: 0 };
  const bagsSoFar = Object.fromEntries(bags.map((name) => [name, new Map()])) as Record<(typeof bags)[number], Bag>;
  const showingsSoFar: Record<(typeof showings)[number], OpenShowing[]> = { seats: [], bots: [] };
  const showing = (of: (typeof showings)[number], place: number): OpenShowing => {
    const list = showingsSoFar[of];
    while (list.length <= place) list.push(openShowing());
    return list[place]!;
  };

  const finish = (outcome: Outcome, { seats, actions, turn }: PlayedGame): void => {
    count(bagsSoFar.winners, outcome.winners.length);
    count(bagsSoFar.endings, outcome.clause);
    count(bagsSoFar.actions, actions);
    if (turn !== null) count(bagsSoFar.turns, turn);
    for (const [seat, { player, bot }] of seats.entries()) {
      const row = outcome.ranking.find((place) => place.player === player);
      for (const open of [showing('seats', seat), showing('bots', bot)]) {
        if (outcome.winners.includes(player)) count(open.wins, outcome.winners.length);
        if (row === undefined) continue;
        count(open.ranks, row.rank);
        count(open.points, row.points);
      }
    }
  };

  return {
    add(played) {
      numbersSoFar.games++;
      if (played.stuck) numbersSoFar.stuck++;
      else if (played.outcome === null) numbersSoFar.unfinished++;
      const met = new Set<string>(played.outcome === null ? [] : [played.outcome.clause]);
      for (const [type, times] of played.actionTypes) {
        count(bagsSoFar.actionTypes, type, times);
        for (const clause of game.cites({ action: type })) met.add(clause);
      }
      for (const [type, times] of played.eventTypes) {
        count(bagsSoFar.eventTypes, type, times);
        for (const clause of game.cites({ event: type })) met.add(clause);
      }
      for (const clause of met) count(bagsSoFar.clauses, clause);
      if (played.outcome !== null) finish(played.outcome, played);
    },
    join(tally) {
      for (const name of numbers) numbersSoFar[name] += tally[name];
      for (const name of bags) countAll(bagsSoFar[name], tally[name]);
      for (const of of showings)
        for (const [place, other] of tally[of].entries()) for (const part of parts) countAll(showing(of, place)[part], other[part]);
    },
    sum() {
      const closed = (of: (typeof showings)[number]): Showing[] =>
        showingsSoFar[of].map(({ wins, ranks, points }) => ({ wins: countsOf(wins), ranks: countsOf(ranks), points: countsOf(points) }));
      return {
        ...numbersSoFar,
        winners: countsOf(bagsSoFar.winners),
        endings: countsOf(bagsSoFar.endings),
        actions: countsOf(bagsSoFar.actions),
        turns: countsOf(bagsSoFar.turns),
        actionTypes: countsOf(bagsSoFar.actionTypes),
        eventTypes: countsOf(bagsSoFar.eventTypes),
        clauses: countsOf(bagsSoFar.clauses),
        seats: closed('seats'),
        bots: closed('bots'),
      };
    },
  };
};
