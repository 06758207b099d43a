import { decode } from '../core/codec.js';
import { faults } from '../core/faults.js';
import { E } from '../core/fp.js';
import type { ClauseOf, Game, GameTypes, RefusalOf } from '../core/game.js';
import { seeded } from '../core/seeded.js';
import { sameData } from '../core/state.js';
import { refusal, refuse } from '../core/violation.js';
import { type BotChoice, type BotName, unknownOptions } from './bots.js';
import { botList, checkpoint, isWhole, type Stage } from './checkpoint.js';
import type { Plan } from './play.js';
import { type GameSource, gameAt, sourceOf } from './source.js';
import { tallying } from './tally.js';

/** How far a simulation has come. */
export interface Progress {
  /** Games played, those of an earlier run among them. */
  readonly done: number;
  /** Games to be played in all. */
  readonly total: number;
  /** Games per second in this run. */
  readonly perSecond: number;
  /** Milliseconds left, by the pace of this run; null until a game has been played. */
  readonly left: number | null;
}

/** What of an `AbortSignal` is asked here: written out, since not every program that imports this knows the types of browsers or of Node. */
export interface Interruption {
  /** Has it been interrupted? */
  readonly aborted: boolean;
  /** Calls back when it is. */
  addEventListener(type: 'abort', listener: () => void, options?: { readonly once?: boolean }): void;
  /** Calls back no more. */
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** How many games are played, by whom and where. */
export interface SimulationOptions {
  /** Games of each configuration; 1,000 unless given. */
  readonly games?: number;
  /** Who plays, seated one after another and moved on by a seat from game to game; `['random']` unless given. */
  readonly bots?: readonly (BotName | BotChoice)[];
  /** Equal seeds give equal simulations; `ludoteca` unless given. */
  readonly seed?: string | number;
  /** Threads that play; as many as the machine runs at a time unless given. 0 plays in this thread. */
  readonly workers?: number;
  /** Where workers find a game that is not one of the package. Without it such a game is played in this thread. */
  readonly from?: GameSource;
  /** A game that takes more actions is cut off; 20,000 unless given. */
  readonly limit?: number;
  /** Goes on from here. It must be of the same game, seed, bots, limit and configurations; `games` may differ. */
  readonly resume?: unknown;
  /** Interrupts: what was played so far is the result, and its checkpoint can be resumed. */
  readonly signal?: Interruption;
  /** Is told now and then how far things are. */
  readonly progress?: (progress: Progress) => void;
  /** Milliseconds of a clock, for progress and the size of batches: no result depends on it. `Date.now` unless given. */
  readonly clock?: () => number;
}

/** A whole number within bounds, from whatever number was given. */
export const wholeNumber = (value: number | undefined, least: number, most: number, otherwise: number): number =>
  value === undefined || Number.isNaN(value) ? otherwise : Math.min(most, Math.max(least, Math.trunc(value)));

const bad = <G extends GameTypes>(code: string, path: string, message: string): E.Either<RefusalOf<G>, never> =>
  E.left([refuse<ClauseOf<G>>(code, 'CORE-BAD-PARAMETER', message, path)]);

const readBots = <G extends GameTypes>(bots: SimulationOptions['bots']): E.Either<RefusalOf<G>, readonly [BotChoice, ...BotChoice[]]> => {
  const read = decode(
    botList,
    (Array.isArray(bots) ? bots : ['random']).map((bot: unknown) => (typeof bot === 'string' ? { name: bot } : bot)),
  );
  if (E.isLeft(read)) return E.left(refusal(faults<ClauseOf<G>>(read.left, () => ['unknown-bot', 'CORE-BAD-PARAMETER']))!);
  for (const bot of read.right)
    for (const option of unknownOptions(bot)) return bad('unknown-bot', 'bots', `The bot ${bot.name} has no option ${option} here.`);
  const [first, ...others] = read.right;
  return first === undefined ? bad('unknown-bot', 'bots', 'At least one bot must play.') : E.right([first, ...others]);
};

/** The plan behind the options. */
export const readPlan = <G extends GameTypes>({ bots, seed, limit }: SimulationOptions): E.Either<RefusalOf<G>, Plan> => {
  const read = readBots<G>(bots);
  return E.isLeft(read)
    ? read
    : E.right({ seed: String(seed ?? 'ludoteca'), bots: read.right, limit: wholeNumber(limit, 1, 1_000_000_000, 20_000) });
};

/** Where workers find the game: as told, or by its id if it is one of the package; null if they cannot. */
export const readSource = async <G extends GameTypes>(
  game: Game<G>,
  from: GameSource | undefined,
): Promise<E.Either<RefusalOf<G>, GameSource | null>> => {
  if (from === undefined) return E.right(await sourceOf(game));
  try {
    const { id } = await gameAt(from);
    return id === game.id ? E.right(from) : bad('other-game', 'from', `The game there is ${id}, not ${game.id}.`);
  } catch (error) {
    return bad('no-game', 'from', error instanceof Error ? error.message : 'There is no game there.');
  }
};

/** The stages a simulation begins with: empty ones, or those of the checkpoint it goes on from. */
export const readStages = <G extends GameTypes>(
  game: Game<G>,
  configs: readonly G['Config'][],
  { seed, bots, limit }: Plan,
  resume: unknown,
): E.Either<RefusalOf<G>, readonly Stage[]> => {
  const stages: Stage[] = [];
  for (const config of configs) {
    const read = game.decodeConfig(config);
    if (E.isLeft(read)) return read;
    const begun = game.setup(read.right, seeded(seed));
    if (E.isLeft(begun)) return begun;
    stages.push({ config: read.right, done: [], tally: tallying(game).sum() });
  }
  if (resume === undefined || resume === null) return E.right(stages);
  const read = decode(checkpoint, resume);
  if (E.isLeft(read)) return E.left(refusal(faults<ClauseOf<G>>(read.left, () => ['bad-checkpoint', 'CORE-BAD-PARAMETER']))!);
  const saved = read.right;
  const other = (path: string) => bad<G>('other-simulation', path, `The checkpoint is of a simulation with another ${path}.`);
  if (saved.game !== game.id) return other('game');
  if (saved.seed !== seed) return other('seed');
  if (saved.limit !== limit) return other('limit');
  if (!sameData(bots, saved.bots)) return other('bots');
  const configsOf = (of: readonly Stage[]): object[] => of.map(({ config }) => config);
  if (!sameData(configsOf(stages), configsOf(saved.stages))) return other('configuration');
  if (!saved.stages.every(isWhole)) return other('count of games');
  return E.right(saved.stages);
};
