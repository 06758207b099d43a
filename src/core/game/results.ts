import { numberWithin } from '../data/bounds.js';
import type { PlayerId } from '../refusals/violation.js';
import type { Outcome } from './game-types.js';

/** What the end of a game is worth to a player, from 0 to 1: the share of the others who came out worse, a tie counting half. Alone, it is to win or not. */
export const resultOf = ({ ranking, winners }: Outcome, player: PlayerId): number => {
  const rank = ranking.find((row) => row.player === player)?.rank;
  const others = ranking.length - 1;
  if (rank === undefined) return 0;
  if (others === 0) return winners.includes(player) ? 1 : 0;
  const worse = ranking.filter((row) => row.rank > rank).length;
  const level = ranking.filter((row) => row.rank === rank).length - 1;
  return (worse + level / 2) / others;
};

/** The chance, from 0 to 1, of staying ahead with a lead: even without one, three to one in favour at about the `scale`. A guess for `evaluate`. A lead that is no number is none. */
export const chanceOfLead = (lead: number, scale: number): number => numberWithin(1 / (1 + Math.exp(-lead / scale)), 0, 1, 0.5);

/** How a player stands among others whose worth is known, from 0 to 1: on average over the others, the chance of staying ahead of each. */
export const standingAmong = (own: number, others: readonly number[], scale: number): number =>
  others.reduce((sum, other) => sum + chanceOfLead(own - other, scale), 0) / Math.max(1, others.length);
