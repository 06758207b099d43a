import { isDeepStrictEqual } from 'node:util';
import { type Dice, type Game, type GameTypes, loadMatch, pick, seeded } from 'ludoteca';
import { accepted, difference } from 'ludoteca/testing';
import { sightOf } from '../../../src/core/game/sight.js';
import type { Lived } from '../evening.js';
import { type TableDeed, tableDeeds } from './deeds.js';
import { type Guest, Sitting } from './sitting.js';

/** An evening at a table of people who are not at one device: all of it follows from these few numbers. */
export interface TableEvening {
  readonly game: string;
  readonly config: object;
  readonly seed: number;
  readonly online: true;
  /** Do links go over sockets, or stay within the process? */
  readonly sockets?: boolean;
  readonly deeds: readonly TableDeed[];
}

/** The kinds of deeds by how often they are done: mostly one plays. */
const often: readonly TableDeed['kind'][] = [
  ...(['act', 'act', 'act', 'act', 'act', 'act', 'act', 'act', 'cut', 'cut', 'hostile', 'wait'] as const),
  ...(['take-back', 'redo', 'ask', 'answer', 'answer', 'query', 'host'] as const),
];

/** Deeds for an evening of some length. */
export const randomTableDeeds = (count: number, dice: Dice): readonly TableDeed[] =>
  Array.from({ length: count }, () => ({ kind: pick(dice, often, 'what'), lot: dice.roll(1_000_000_000, 'how') }));

/** So long everybody has to come back and to hear of everything, in milliseconds of the table’s clock. */
const untilCalm = 45_000;

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What is wrong with what somebody was told; null if it is what is written. */
const toldWrongly = ({ game, standing }: Sitting, { seat, store }: Guest, state: object): string | null => {
  const { link, farewell, pending, picture, moments } = store.getSnapshot();
  if (link !== 'live') return `the link is ${link}, ${farewell ?? 'without a word'}`;
  if (pending.length > 0) return `this was never answered: ${JSON.stringify(pending)}`;
  const shown = { view: picture?.view, actors: picture?.acting, awaited: picture?.awaited };
  const differs = difference(plain(sightOf(game, state, seat)), shown);
  if (differs !== null) return `the picture: ${differs}`;
  const seen = moments.flatMap(({ events }) => [...events]);
  const heard = plain(standing.heardBy(seat)) as object[];
  return isDeepStrictEqual(seen, heard.slice(heard.length - seen.length)) ? null : 'what was heard is not what stands';
};

/** What is wrong once everybody has come back; null if all is well. */
const judged = async (sitting: Sitting): Promise<string | null> => {
  const { standing, game, guests, time } = sitting;
  sitting.backAgain();
  await time.pass(untilCalm);
  const state = await standing.read();
  const gap = standing.entries.findIndex(({ n }, i) => n !== i + 1);
  if (gap >= 0) return `entry ${gap + 1} is missing`;
  const commands = standing.entries.map(({ command }) => command);
  const twice = commands.find((command, i) => commands.indexOf(command) < i);
  if (twice !== undefined) return `the command ${twice} is written twice`;
  const replayed = accepted<{ readonly state: object }>(loadMatch(game, plain(standing.record)));
  const differs = difference(state, replayed.state);
  if (differs !== null) return `the record leads elsewhere: ${differs}`;
  for (const guest of guests) {
    const fault = toldWrongly(sitting, guest, state);
    if (fault !== null) return `${guest.seat ?? 'a watcher'}: ${fault}`;
  }
  return null;
};

/** Lives an evening through. What no host lays out makes none. */
export const livedAtTable = async (game: Game<GameTypes>, { config, seed, sockets = false, deeds }: TableEvening): Promise<Lived> => {
  let at = -1;
  let sitting: Sitting | null = null;
  try {
    sitting = await Sitting.laid(game, config, `${seed}`, sockets);
    if (sitting === null) return { done: 0, found: null };
    for (at = 0; at < deeds.length; at++) {
      const { kind, lot } = deeds[at]!;
      await tableDeeds[kind](sitting, seeded(`${seed}/${lot}`));
    }
    await sitting.settled();
    const what = await judged(sitting);
    return { done: deeds.length, found: what === null ? null : { at: deeds.length - 1, what: `at the table: ${what}` } };
  } catch (error) {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { done: Math.max(0, at), found: { at, what: `something was thrown at the table: ${what}` } };
  } finally {
    await sitting?.close();
  }
};
