import { numberWithin } from '../data/bounds.js';
import type { PlayerId } from '../refusals/violation.js';
import type { Outcome } from './game-types.js';

/** The seats in turn order, beginning with one of them. */
export const seatsFrom = (seats: readonly PlayerId[], first: PlayerId): readonly PlayerId[] => {
  const place = seats.indexOf(first);
  return place <= 0 ? seats : [...seats.slice(place), ...seats.slice(0, place)];
};

/** The next seat after a player, among those who still count; the player's own if nobody else does. */
export const seatAfter = (seats: readonly PlayerId[], player: PlayerId, counts: (player: PlayerId) => boolean = () => true): PlayerId =>
  (seats.includes(player) ? seatsFrom(seats, player).slice(1) : seats).find(counts) ?? player;

/** The seat before a player, among those who still count. */
export const seatBefore = (seats: readonly PlayerId[], player: PlayerId, counts: (player: PlayerId) => boolean = () => true): PlayerId =>
  seatAfter([...seats].reverse(), player, counts);

/** Some players, each once, in seating order: the one order of lists whose members were named in any order. */
export const inSeatOrder = (seats: readonly PlayerId[], some: Iterable<PlayerId>): PlayerId[] => {
  const wanted: readonly PlayerId[] = Array.isArray(some) ? some : [...some];
  const found: PlayerId[] = [];
  for (const seat of seats) if (wanted.includes(seat)) found.push(seat);
  return found;
};

/** Who has not committed yet: the actors of a phase of simultaneous secret play. Empty when the secrets can be revealed. */
export const uncommitted = (
  seats: readonly PlayerId[],
  sheets: Readonly<Record<PlayerId, { readonly committed: boolean }>>,
): readonly PlayerId[] => {
  const waiting: PlayerId[] = [];
  for (const seat of seats) if (sheets[seat]?.committed === false) waiting.push(seat); // filter takes five times as long where the seats are frozen
  return waiting;
};

/** A budget of actions: what is left of an allowance after some expenses, never less than nothing, and nothing where one of them is no number. */
export const remaining = (allowance: number, expenses: readonly number[]): number =>
  numberWithin(
    expenses.reduce((left, expense) => left - expense, allowance),
    0,
    Number.POSITIVE_INFINITY,
    0,
  );

/** A value for each player, by id. */
export const each = <T>(players: readonly PlayerId[], value: (player: PlayerId) => T): Record<PlayerId, T> =>
  Object.fromEntries(players.map((player) => [player, value(player)]));

/** Is there a value for each of these players, who are different ones, and for nobody else? As `checkState` asks it of what stands in a state by player. */
export const hasEach = (players: readonly PlayerId[], values: Readonly<Record<PlayerId, unknown>>): boolean =>
  new Set(players).size === players.length &&
  Object.keys(values).length === players.length &&
  players.every((player) => Object.hasOwn(values, player));

/** Ranks from points: highest first, equal points sharing a rank (1, 2, 2, 4), seating order within a rank. */
export const ranked = (
  seats: readonly PlayerId[],
  points: (player: PlayerId) => number,
): { player: PlayerId; rank: number; points: number }[] => {
  const rows: { player: PlayerId; rank: number; points: number }[] = [];
  for (const player of seats) {
    const row = { player, rank: 1, points: points(player) };
    let place = rows.length;
    for (; place > 0 && rows[place - 1]!.points < row.points; place--) rows[place] = rows[place - 1]!;
    rows[place] = row;
  }
  for (let place = 1; place < rows.length; place++) {
    const above = rows[place - 1]!;
    rows[place]!.rank = above.points === rows[place]!.points ? above.rank : place + 1;
  }
  return rows;
};

/** Who comes first in a ranking, all of them where several do: the winners, unless the rules know better. */
export const firstIn = (ranking: Outcome['ranking']): PlayerId[] => ranking.filter(({ rank }) => rank === 1).map(({ player }) => player);
