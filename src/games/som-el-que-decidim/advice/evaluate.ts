import { resultOf } from '../../../core/game/results.js';
import { outcomeOf } from '../mechanics/scoring.js';
import { atlas, isPlayer, seats, treasury, wealth } from '../queries/state.js';
import type { State } from '../types/index.js';
import { spareOf } from './spare.js';

/** What the endings are worth to those who find the urn together, before anybody's merit. */
const endings = { consultation: 0.8, dui: 0.05, intervention: 0, timeout: 0 } as const;

/** How much of what was found the state is left to take away again, for sure or by and by: under medium centralism each of its tiles acts but once. */
const threats = { medium: 0, high: 0.05, intense: 0.05 } as const;
/** As long as nobody knows how it will be. */
const unknownThreat = 0.03;

/** What one's own merit adds at most. */
const merit = 0.2;

/** How sure it is that everybody can pay for some time: one purse that runs dry ends it for all. */
const solvency = (state: State): number => {
  let sure = 1;
  for (const player of seats(state)) {
    const spare = spareOf(state, player);
    sure *= spare < 0 ? 0.1 : 1 - 0.7 * Math.exp(-spare / 2);
  }
  return sure;
};

/** How sure it is that the treasury can pay for some time: what all players have, it has not, and the first transfer it cannot pay ends it too. */
const reserve = (state: State): number => {
  const owned = seats(state).reduce((sum, player) => sum + wealth(state, player), 0);
  const owed = state.dues.reduce((sum, { payee, amount }) => sum + (payee === treasury ? amount : 0), 0);
  const left = atlas(state).money - owned + owed - (state.payout?.amount ?? 0);
  return 1 - 0.7 * Math.exp(-Math.max(0, left) / 4);
};

/** How near the urn is, from 0 to 1: its parts that were found, and how much of the board is known. */
const nearness = (state: State): number => {
  const parts = atlas(state).urns;
  const known = state.board.filter((square) => square === null || square.faceUp).length / state.board.length;
  const found = state.urnAside.length / parts;
  return 0.75 * found + 0.25 * known;
};

/** How a player stands: nobody finds the urn alone, so all stand or fall together; whose merit it was counts little beside. */
export const evaluate = (state: State, player: string): number => {
  if (!isPlayer(state, player)) return 0;
  const outcome = outcomeOf(state);
  if (outcome !== null) return outcome.winners.length === 0 ? 0 : endings[outcome.ending] + merit * resultOf(outcome, player);
  const threat = state.centralism === null ? unknownThreat : threats[state.centralism];
  const together = (0.15 + 0.85 * nearness(state)) * solvency(state) * reserve(state) * (1 - threat);
  const most = Math.max(...seats(state).map((seat) => state.players[seat]!.participation));
  const own = most === 0 ? 0.5 : state.players[player]!.participation / most;
  return together * (endings.consultation + merit * own);
};
