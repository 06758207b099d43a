import type { PlayerId } from '../../../core/refusals/violation.js';
import { type Content, contentOf } from '../content/cards.js';
import { playerOf, type Readable } from '../queries/state.js';
import type { CardId, Outcome, Place } from '../types/index.js';
import type { Play, Writable } from './verbs.js';

const markersIn = (cards: readonly CardId[], characters: Content['characters']): number => {
  let markers = 0;
  for (const card of cards) markers += characters.get(card)!.markers.length;
  return markers;
};

/** The markers of a player: gene pool, characters in play, and grafts for their own value. [GG-SCORE-01] [GG-SCORE-02] [GG-SCORE-03] [GG-SCORE-10] */
export const score = (state: Readable, player: PlayerId): number => {
  const { characters } = contentOf(state);
  let points = markersIn(playerOf(state, player).genePool, characters);
  for (const character of state.characters) {
    if (character.owner !== player) continue;
    points += characters.get(character.card)!.markers.length;
    if (state.settings.graftScoring === 'eachCardOnce') points += markersIn(character.grafts, characters); // [GG-SCORE-04]
  }
  return points;
};

/** The points a player has; none for anybody else. [GG-SCORE-10] */
export const points = (state: Readable, player: PlayerId): number =>
  state.players.some(({ id }) => id === player) ? score(state, player) : 0;

/** The markers in a gene pool. */
export const poolMarkers = (state: Readable, player: PlayerId): number => {
  return markersIn(playerOf(state, player).genePool, contentOf(state).characters);
};

/** Those still equal roll a die each until one is highest. [GG-SCORE-08] [GG-SETUP-12] */
export const rollOff = (contenders: readonly PlayerId[], roll: (player: PlayerId) => number): PlayerId => {
  let left = contenders;
  while (left.length > 1) {
    const rolls = left.map(roll);
    const highest = Math.max(...rolls);
    left = left.filter((_, i) => rolls[i] === highest);
  }
  return left[0]!;
};

/** Later than any elimination. */
const survived = 1_000;

/** Better first: survivors above the eliminated, then markers, then life; the eliminated by how long they lasted. [GG-OVER-11] [GG-SCORE-06] [GG-SCORE-07] */
const compare = (a: Omit<Place, 'rank'>, b: Omit<Place, 'rank'>): number => {
  const [outA, outB] = [a.eliminatedAt ?? survived, b.eliminatedAt ?? survived];
  return outB - outA || b.points - a.points || b.life - a.life;
};

/** The clause by which each ending comes. */
export const endings = { dna: 'GG-OVER-04', 'last-survivor': 'GG-OVER-10', 'turn-limit': 'GG-OVER-13' } as const;

/** What everybody has come to, the best first. */
const rowsOf = (state: Readable): readonly Omit<Place, 'rank'>[] =>
  state.players.map(({ id, life, eliminatedAt }) => ({ player: id, points: score(state, id), life, eliminatedAt })).sort(compare);

/** Those equal for the first place, in seating order. [GG-SCORE-08] */
export const bestOf = (state: Readable): readonly PlayerId[] => {
  const rows = rowsOf(state);
  return rows.filter((row) => compare(row, rows[0]!) === 0).map((row) => row.player);
};

/** Everybody's place below the winner; those who are equal there share it. [GG-SCORE-09] */
export const rankingOf = (state: Readable, winner: PlayerId): Place[] => {
  const rows = rowsOf(state);
  const ordered = [...rows.filter((row) => row.player === winner), ...rows.filter((row) => row.player !== winner)];
  return ordered.map((row, i) => ({
    player: row.player,
    rank: i === 0 ? 1 : 2 + ordered.slice(1).filter((other) => compare(other, row) < 0).length,
    points: row.points,
    life: row.life,
    eliminatedAt: row.eliminatedAt,
  }));
};

/** Ends the game: ranks everybody, by dice for the first place alone. [GG-OVER-04] [GG-OVER-10] [GG-OVER-13] [GG-SCORE-09] */
export const finish = (state: Writable, reason: Outcome['reason'], table: Play): void => {
  const winner = rollOff(bestOf(state), (player) => {
    const die = table.roll(6, 'tie-break');
    table.emit({ type: 'tie-break-roll', player, die });
    return die;
  });
  const ranking = rankingOf(state, winner);
  const clause = endings[reason];
  state.outcome = { reason, winner, winners: [winner], ranking, clause };
  state.step = 'over';
  state.battle = null;
  state.drawing = null;
  state.event = null;
  state.graftRound = null;
  state.decisions = [];
  table.emit({
    type: 'game-over',
    outcome: { reason, winner, winners: [winner], ranking: ranking.map((place) => ({ ...place })), clause },
  });
};
