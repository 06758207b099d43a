import { decodeRecord, E, type Game, type GameRecord, type GameTypes, O, type Outcome, type Replay, replay } from 'ludoteca';
import type { GameId } from 'ludoteca/games';
import type { Language } from '../../../shared/languages.js';
import { fetchStanding, type Standing } from '../../../shared/standing.js';
import type { SavedTable } from '../local/saved-table.js';
import { takeUp } from '../local/saving.js';
import { isGameId } from '../tables/catalogue.js';
import { gameAtHand } from '../tables/games-at-hand.js';
import type { Seat } from '../tables/seats.js';
import type { Source } from './address.js';
import { upTo } from './branch.js';
import { type Fault, fault, type Replayed } from './faults.js';
import { recordAtHost } from './record-at-host.js';
import { opened } from './shared-record.js';
import type { Eyes } from './story.js';

/** A game to be looked at again. */
export interface Study extends Replayed {
  readonly id: GameId;
  readonly game: Game;
  /** How everybody stood, in what was seen of it. */
  readonly standing: Standing;
  /** Who sat where, where that is known. */
  readonly seats: readonly Seat[];
  /** How it ended; null if it goes on. */
  readonly outcome: Outcome | null;
  /** With whose eyes it may be looked at, the usual ones first. */
  readonly eyes: readonly [Eyes, ...Eyes[]];
}

/** Of a game that goes on nobody is shown more than he has seen: the one person at its table, or else whoever only looks on. */
const eyesOn = (game: Game, steps: Replay<GameTypes>, seats: readonly Seat[], isOver: boolean): Study['eyes'] => {
  if (isOver) {
    const everybody = game.seats(steps.at(-1)!.state).map((viewer): Eyes => ({ kind: 'one', viewer }));
    return [{ kind: 'all' }, ...everybody];
  }
  const people = seats.filter(({ driver }) => driver === 'human');
  return [{ kind: 'one', viewer: people.length === 1 ? people[0]!.id : null }];
};

const studyOf = async (id: GameId, game: Game, { record, steps }: Replayed, seats: readonly Seat[]): Promise<Study> => {
  const outcome = O.toNullable(game.outcome(steps.at(-1)!.state));
  const standing = await fetchStanding(id);
  return { id, game, standing, record, steps, seats, outcome, eyes: eyesOn(game, steps, seats, outcome !== null) };
};

/** What was taken back at a table is no part of its game. */
const ofTable = async (text: string, language: Language): Promise<E.Either<Fault, Study>> => {
  const taken = await takeUp(text, language);
  if (E.isLeft(taken)) return fault('broken', taken.left);
  const { id, game, seats, past } = taken.right;
  // What is taken up has been played.
  return E.right(await studyOf(id, game, upTo(past!, past!.at), seats));
};

const ofRecord = async (record: unknown, language: Language): Promise<E.Either<Fault, Study>> => {
  const { game: id } = record as Partial<GameRecord>;
  if (!isGameId(id)) return fault('no-file');
  const game = await gameAtHand(id, language);
  const read = decodeRecord(game, record);
  if (E.isLeft(read)) return fault('broken', { refusal: read.left, game });
  const played = replay(game, read.right);
  return E.isLeft(played)
    ? fault('departs', { refusal: played.left, game })
    : E.right(await studyOf(id, game, { record: read.right, steps: played.right }, []));
};

const ofText = async (text: string, language: Language): Promise<E.Either<Fault, Study>> => {
  let input: Partial<Record<keyof SavedTable, unknown>> | null;
  try {
    input = JSON.parse(text);
  } catch {
    return fault('no-file');
  }
  if (typeof input !== 'object' || input === null) return fault('no-file');
  return input.format === 'ludoteca-table/1' ? ofTable(text, language) : ofRecord(input, language);
};

const ofLink = async (text: string, language: Language): Promise<E.Either<Fault, Study>> => {
  const read = await opened(text);
  if (E.isLeft(read)) return read;
  const game = await gameAtHand(read.right.id, language);
  const played = await read.right.replayed(game);
  return E.isLeft(played) ? played : E.right(await studyOf(read.right.id, game, played.right, []));
};

/** Opens a record, wherever it is; what it needs of its game is fetched. */
export const openStudy = async (source: Source, language: Language): Promise<E.Either<Fault, Study>> => {
  if (source.kind === 'link') return ofLink(source.text, language);
  if (source.kind === 'here') return ofText(source.text, language);
  const found = await recordAtHost(source.table);
  return E.isLeft(found) ? found : ofRecord(found.right, language);
};
