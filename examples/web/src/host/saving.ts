import { createMatch, E, type Game, type GameRecord, type GameTypes, loadMatch, type Match, type Refusal, refuse, seeded } from 'ludoteca';
import type { GameId } from 'ludoteca/games';
import { gameOf, isGameId } from './catalogue.js';
import { drivers, type Seat, strengths } from './seats.js';

/** A table as it is kept: who sits where, and the whole record. It tells everything; it stays on the device of the host. */
export interface SavedTable {
  readonly format: 'ludoteca-table/1';
  readonly seats: readonly Seat[];
  readonly record: GameRecord<GameTypes>;
}

/** A table that can be sat down at. */
export interface Opened {
  readonly id: GameId;
  readonly game: Game;
  readonly seats: readonly Seat[];
  readonly match: Match<GameTypes>;
  /** Where chance comes from, if it was said; it is kept nowhere. */
  readonly seed: string | null;
}

/** Lays a new game out. */
export const layOut = (id: GameId, config: object, seats: readonly Seat[], seed: string | null): E.Either<Refusal, Opened> => {
  const game = gameOf(id);
  return E.map((match: Match<GameTypes>): Opened => ({ id, game, seats, match, seed }))(
    createMatch(game, config, { dice: seeded(seed ?? undefined) }),
  );
};

const isSeat = (input: unknown): input is Seat => {
  const seat = input as Partial<Record<keyof Seat, unknown>> | null;
  return (
    typeof seat === 'object' &&
    typeof seat?.id === 'string' &&
    (drivers as readonly unknown[]).includes(seat.driver) &&
    (strengths as readonly unknown[]).includes(seat.strength)
  );
};

const unreadable = (message: string): E.Either<Refusal, never> => E.left([refuse('bad-file', 'CORE-RECORD', message)]);

/** Takes up a saved table, whoever wrote the file: the record is replayed and refused at the step where it departs. */
export const takeUp = (text: string): E.Either<Refusal, Opened> => {
  let input: Partial<Record<keyof SavedTable, unknown>> | null;
  try {
    input = JSON.parse(text);
  } catch {
    return unreadable('This is no saved table.');
  }
  if (typeof input !== 'object' || input?.format !== 'ludoteca-table/1') return unreadable('This is no saved table.');
  const { seats, record } = input;
  const id = (record as Partial<GameRecord> | null)?.game;
  if (!isGameId(id) || !Array.isArray(seats) || !seats.every(isSeat)) return unreadable('The saved table names no game or no seats.');
  const game = gameOf(id);
  return E.chain((match: Match<GameTypes>): E.Either<Refusal, Opened> => {
    const missing = match.seats.find((seat) => !seats.some((saved) => saved.id === seat));
    return missing === undefined ? E.right({ id, game, seats, match, seed: null }) : unreadable(`Nobody is said to play ${missing}.`);
  })(loadMatch(game, record));
};

const key = 'ludoteca-table';

/** Keeps the table so that a reload goes on; false if the browser has no room for it. */
export const keep = (table: SavedTable): boolean => {
  try {
    localStorage.setItem(key, JSON.stringify(table));
    return true;
  } catch {
    return false;
  }
};

/** The table that was kept, if any. */
export const kept = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Forgets the table that was kept. */
export const forget = (): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
};

/** Hands the table over as a file. */
export const download = (table: SavedTable): void => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(table)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${table.record.game}.ludoteca.json`;
  link.click();
  URL.revokeObjectURL(url);
};
