import { own } from '../../../core/data/own.js';
import { ranked } from '../../../core/game/turns.js';
import type { PlayerId } from '../../../core/refusals/violation.js';
import { seats } from '../queries/state.js';
import type { Ending, Outcome, State } from '../types/index.js';

/** The participation discs of a player; none for anybody, or anything, else. [SD-END-12] */
export const points = ({ players }: State, player: PlayerId): number =>
  typeof player === 'string' ? (own(players, player)?.participation ?? 0) : 0;

/** Who has the most participation discs, in seating order. Money never counts. [SD-END-12] */
const leaders = (state: State): string[] => {
  const players = seats(state);
  const most = Math.max(...players.map((player) => state.players[player]!.participation));
  return players.filter((player) => state.players[player]!.participation === most);
};

const verdict = (state: State, { ending, provoker }: Ending): Pick<Outcome, 'winners' | 'clause'> => {
  const first = leaders(state);
  switch (ending) {
    case 'consultation':
      return { winners: first, clause: 'SD-END-01' };
    case 'dui':
      return first.length === 1 ? { winners: first, clause: 'SD-END-05' } : { winners: [provoker!], clause: 'SD-END-06' };
    case 'intervention':
      return { winners: [], clause: 'SD-END-04' };
    case 'timeout':
      return { winners: [], clause: 'SD-END-13' };
  }
};

/** How the game ended, or null while it is on. Winners come first, then participation; who loses together shares one rank. */
export const outcomeOf = (state: State): Outcome | null => {
  if (state.end === null) return null;
  const players = seats(state);
  const { winners, clause } = verdict(state, state.end);
  // A provoker who wins with fewer discs still stands above the others.
  const standing = (player: string): number =>
    winners.length === 0 ? 0 : winners.includes(player) ? Number.MAX_SAFE_INTEGER : points(state, player);
  return {
    ...state.end,
    insolvent: [...state.end.insolvent],
    ranking: ranked(players, standing).map(({ player, rank }) => ({ player, rank, points: points(state, player) })),
    winners,
    clause,
    participation: Object.fromEntries(players.map((player) => [player, points(state, player)])),
  };
};
