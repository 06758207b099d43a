import type { ClauseId } from '../clauses.js';
import { armyOf, charactersOf, citiesOf, effectiveAuthority, isLiving, living } from '../queries/state.js';
import type { EndReason, Outcome, State } from '../types/index.js';

/** A player's victory points. [GM-VPTS-01] [GM-VPTS-02] [GM-VPTS-03] [GM-VPTS-04] [GM-VPTS-06] */
export const scoreOf = (state: State, player: string): number => {
  const country = state.countries[player]!;
  if (country.eliminated !== null) return 0;
  const { diplomacy, militarism, technology } = country.characteristics;
  const free = charactersOf(state, player).filter(({ captor }) => captor === null).length;
  return (
    2 * (effectiveAuthority(country) + diplomacy + militarism + technology) +
    2 * free +
    2 * citiesOf(state, player).length +
    armyOf(state, player)
  );
};

/** The points a player has now: none before there are countries. */
export const points = (state: State, player: string): number =>
  state.turn > 0 && state.config.players.includes(player) ? scoreOf(state, player) : 0;

/** Everybody's victory points. */
export const scoresOf = (state: State): Record<string, number> =>
  Object.fromEntries(state.config.players.map((player) => [player, scoreOf(state, player)]));

/** What decides, the first first: points, cities, Army, Authority. [GM-VPTS-05] */
const standing = (state: State, player: string): readonly number[] => [
  scoreOf(state, player),
  citiesOf(state, player).length,
  armyOf(state, player),
  effectiveAuthority(state.countries[player]!),
];

const compare = (a: readonly number[], b: readonly number[]): number => {
  const place = a.findIndex((value, i) => value !== b[i]);
  return place < 0 ? 0 : b[place]! - a[place]!;
};

/** Who stands first by victory points; several if nothing tells them apart. [GM-VPTS-05] */
export const leadersByPoints = (state: State): readonly string[] => {
  const rows = living(state).map((player) => ({ player, standing: standing(state, player) }));
  return rows.filter(({ standing: mine }) => rows.every((other) => compare(mine, other.standing) <= 0)).map(({ player }) => player);
};

/** The clause behind each ending. */
const endingClauses: Readonly<Record<EndReason, ClauseId>> = {
  'turn-limit': 'GM-END-02',
  capitals: 'GM-VICT-01',
  principals: 'GM-VICT-02',
  mixed: 'GM-VICT-05',
  'last-standing': 'GM-ELIM-08',
};

/** [GM-END-06] How the game ended; null until it has. */
export const outcomeOf = (state: State): Outcome | null => {
  if (state.ending === null) return null;
  const { reason, winners } = state.ending;
  const { players } = state.config;
  const standings = new Map(players.map((player) => [player, standing(state, player)]));
  const others = players
    .filter((player) => !winners.includes(player) && isLiving(state, player))
    .sort((a, b) => compare(standings.get(a)!, standings.get(b)!));
  const gone = players
    .filter((player) => !isLiving(state, player))
    .sort((a, b) => state.countries[b]!.eliminated!.index - state.countries[a]!.eliminated!.index);
  const row = (player: string, rank: number) => ({ player, rank, points: standings.get(player)![0]! });
  const rankOfOther = (player: string): number =>
    winners.length + 1 + others.filter((other) => compare(standings.get(other)!, standings.get(player)!) < 0).length;
  return {
    status: 'finished',
    reason,
    winners: [...winners],
    clause: endingClauses[reason],
    scores: scoresOf(state),
    ranking: [
      ...players.filter((player) => winners.includes(player)).map((player) => row(player, 1)),
      ...others.map((player) => row(player, rankOfOther(player))),
      ...gone.map((player, i) => row(player, winners.length + others.length + i + 1)),
    ],
  };
};
