import { decodeRecord, E, type Game, type GameRecord, type GameTypes, type Replay, refuse, replay } from 'ludoteca';
import type { GameId } from 'ludoteca/games';
import type { Language } from '../../../shared/languages.js';
import { isGameId } from '../tables/catalogue.js';
import { gameAtHand } from '../tables/games-at-hand.js';
import { drivers, type Seat, strengths } from '../tables/seats.js';
import { handOut } from './handing-out.js';
import { type Kept, type Mark, markedIn } from './marks.js';
import type { Refused } from './refused.js';
import type { SavedTable } from './saved-table.js';

/** A table that can be laid out on this device. */
export interface LaidOut {
  readonly id: GameId;
  readonly game: Game;
  readonly seats: readonly Seat[];
  readonly config: object;
  /** Where chance comes from, if it was said; it is kept nowhere. */
  readonly seed: string | null;
  /** What was played at it, and how many of the actions stand; null for a new table. */
  readonly past: {
    readonly record: GameRecord<GameTypes>;
    readonly steps: Replay<GameTypes>;
    readonly at: number;
    /** Which of the tables kept in this browser it goes on with; a new one, unless given. */
    readonly mark?: Mark;
  } | null;
}

/** Who has played what on this device, and how: enough to begin it anew. */
export type Played = Pick<LaidOut, 'id' | 'seats' | 'config'>;

const isSeat = (input: unknown): input is Seat => {
  const seat = input as Partial<Record<keyof Seat, unknown>> | null;
  return (
    typeof seat === 'object' &&
    typeof seat?.id === 'string' &&
    (drivers as readonly unknown[]).includes(seat.driver) &&
    (strengths as readonly unknown[]).includes(seat.strength)
  );
};

/** What is wrong with the file around the record: the page says it in its own words. */
const unreadable = (code: string, message: string, facts: Readonly<Record<string, unknown>> = {}): E.Either<Refused, never> =>
  E.left({ refusal: [refuse(code, 'CLIENT', message, undefined, facts)], game: null });
/** Some other file, or one that another version of the page has saved. */
const noTable = unreadable('no-saved-table', 'This is no saved game, or one of another version.');

/** Takes up a saved table, whoever wrote the file: the record is replayed and refused at the step where it departs. */
export const takeUp = async (text: string, language: Language): Promise<E.Either<Refused, LaidOut>> => {
  let input: Partial<Record<keyof SavedTable, unknown>> | null;
  try {
    input = JSON.parse(text);
  } catch {
    return noTable;
  }
  if (typeof input !== 'object' || input?.format !== 'ludoteca-table/1') return noTable;
  const { seats, record, at } = input;
  const id = (record as Partial<GameRecord> | null)?.game;
  if (!isGameId(id) || !Array.isArray(seats) || !seats.every(isSeat))
    return unreadable('no-seats-saved', 'The saved table names no game or no seats.');
  const game = await gameAtHand(id, language);
  const read = decodeRecord(game, record);
  if (E.isLeft(read)) return E.left({ refusal: read.left, game });
  const played = replay(game, read.right);
  if (E.isLeft(played)) return E.left({ refusal: played.left, game });
  const steps = played.right;
  const ids = game.seats(steps[0]!.state);
  const missing = ids.find((seat) => !seats.some((saved) => saved.id === seat));
  if (missing !== undefined) return unreadable('seat-not-saved', `Nobody is said to play ${missing}.`, { player: missing });
  if (seats.length > ids.length) {
    const counts = { seats: seats.length, players: ids.length };
    return unreadable('seats-too-many', `The saved table has ${counts.seats} seats; ${counts.players} play.`, counts);
  }
  const last = steps.length - 1;
  if (at !== undefined && !(Number.isInteger(at) && Number(at) >= 0 && Number(at) <= last))
    return unreadable('no-such-step', `The saved table stands at step ${at} of ${last}.`, { at, last });
  const kept = markedIn(text);
  const past = {
    record: read.right,
    steps,
    at: at === undefined ? last : Number(at),
    ...(kept === null ? {} : { mark: kept.mark }),
  };
  return E.right({ id, game, seats, config: read.right.config, seed: null, past });
};

/** A table as it is kept in this browser. What is handed over as a file has no mark: whoever takes it up plays a table of its own. */
export const toKeep = (table: SavedTable, mark: Mark): Kept => ({ text: JSON.stringify({ ...table, mark }), mark });

/** Hands the table over as a file. */
export const download = (table: SavedTable): void =>
  handOut(`${table.record.game}.ludoteca.json`, new Blob([JSON.stringify(table)], { type: 'application/json' }));
