import { own } from '../../../core/data/own.js';
import { ranked } from '../../../core/game/turns.js';
import type { PlayerId } from '../../../core/refusals/violation.js';
import { playersOf } from '../queries/state.js';
import type { Outcome, State } from '../types/index.js';

/** The points a player has; none for anybody else. [ET-SCORE-09] */
export const points = ({ players }: State, player: PlayerId): number => own(players, player)?.score ?? 0;

/** Players who share the highest total. [ET-END-06] [ET-END-08] */
const leaders = (state: State): readonly string[] => {
  const players = playersOf(state);
  const best = Math.max(...players.map((player) => state.players[player]!.score));
  return players.filter((player) => state.players[player]!.score === best);
};

/** [ET-END-02] The single player with the highest total, or null if several share it. */
export const supremeLordOf = (state: State): string | null => {
  const [first, second] = leaders(state);
  return second === undefined ? first! : null;
};

/** [ET-END-07] How the game ended; null until it has. */
export const outcomeOf = (state: State): Outcome | null => {
  if (state.phase !== 'finished') return null;
  const players = playersOf(state);
  const ranking = ranked(players, (player) => state.players[player]!.score);
  const supremeLord = supremeLordOf(state);
  if (supremeLord === null) {
    const paladins = leaders(state); // [ET-END-05]
    return { ranking, winners: paladins, clause: 'ET-END-05', supremeLord, lieutenants: [], paladins, servants: [] };
  }
  const lieutenants = state.lieutenants ?? [];
  const won = (player: string): boolean => player === supremeLord || lieutenants.includes(player);
  return {
    ranking,
    winners: players.filter(won), // [ET-END-04]
    clause: 'ET-END-02',
    supremeLord,
    lieutenants: [...lieutenants],
    paladins: [],
    servants: players.filter((player) => !won(player)),
  };
};
