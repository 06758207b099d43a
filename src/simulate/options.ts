import { type Codec, decode, intBetween } from '../core/data/codec.js';
import { sameData } from '../core/data/copies.js';
import { describeValue } from '../core/data/describe.js';
import { E } from '../core/data/fp.js';
import type { Interruption } from '../core/data/interruption.js';
import { seeded } from '../core/dice/seeded.js';
import type { Game } from '../core/game/game.js';
import type { GameTypes, ViolationOf } from '../core/game/game-types.js';
import type { CoreClause } from '../core/refusals/common.js';
import { faults, type IllFormed, illFormed } from '../core/refusals/faults.js';
import { refusal, type Violation } from '../core/refusals/violation.js';
import { refusedWithin, within } from '../core/refusals/within.js';
import { type BotChoice, type BotName, unknownOptions } from './bots.js';
import { botList, checkpoint, isWhole, mostBots, type Stage, sealOfCheckpoint } from './checkpoint.js';
import type { Plan } from './play.js';
import { type GameSource, gameAt, sourceOf } from './source.js';
import { tallying } from './tally.js';
import type { Task } from './worker.js';

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

/** Others who play, such as processes on many machines. */
export interface Crew {
  /** How many batches they are given at a time. */
  readonly lanes: number;
  /** Games in a batch: always as many, so that a batch asked for again is the same. */
  readonly games: number;
  /** Plays a batch, at once or some time later; what comes back is looked at before it is counted. Should stop when interrupted. */
  play(task: Task, signal: Interruption): Promise<unknown>;
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
  /** Others who play instead of threads of this machine; the result is the same. */
  readonly crew?: Crew;
  /** Where workers find a game that is not one of the package: in JavaScript, as Node reads it. Without it such a game is played in this thread. */
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

/** What the options of a simulation are refused with, beside what the game itself refuses. */
export type OptionCode = 'bad-checkpoint' | 'bad-config' | 'bad-parameter' | 'no-game' | 'other-game' | 'other-simulation' | 'unknown-bot';

/** Why a simulation was refused. */
export type SimulationRefusal<G extends GameTypes> = readonly [SimulationViolation<G>, ...SimulationViolation<G>[]];

type SimulationViolation<G extends GameTypes> = ViolationOf<G> | Violation<CoreClause, OptionCode>;

const bad = <G extends GameTypes>(code: OptionCode, path: string, message: string): E.Either<SimulationRefusal<G>, never> =>
  E.left([{ code, clause: 'CORE-BAD-PARAMETER', message, facts: {}, path }]);

/** A refusal of something within the options, with the path from their root. */
const refusedIn = <G extends GameTypes>(root: string, refused: SimulationRefusal<G>): E.Either<SimulationRefusal<G>, never> =>
  E.left(refusedWithin<SimulationViolation<G>>(root, refused));

/** What is said of it within the options: by its path from their root. */
const saidWithin = (root: string, facts: IllFormed): string =>
  illFormed('surplus' in facts ? { surplus: within(root, facts.surplus) } : { ...facts, field: within(root, facts.field) });

/** What of unknown input does not fit a codec. */
const unfit = <G extends GameTypes>(
  root: string,
  code: OptionCode,
  errors: Parameters<typeof faults>[0],
): E.Either<SimulationRefusal<G>, never> =>
  refusedIn<G>(
    root,
    refusal(
      faults(
        errors,
        () => [code, 'CORE-BAD-PARAMETER'] as const,
        (_code, _clause, facts) => saidWithin(root, facts),
      ).map((fault) => ({ ...fault, code })),
    )!,
  );

const readBots = <G extends GameTypes>(
  bots: SimulationOptions['bots'] = ['random'],
): E.Either<SimulationRefusal<G>, readonly [BotChoice, ...BotChoice[]]> => {
  const isShort = Array.isArray(bots) && bots.length <= mostBots; // a longer list is refused as it stands, without a walk along it
  const named: unknown = isShort ? bots.map((bot: unknown) => (typeof bot === 'string' ? { name: bot } : bot)) : bots;
  const read = decode(botList, named);
  if (E.isLeft(read)) return unfit('bots', 'unknown-bot', read.left);
  for (const [place, bot] of read.right.entries())
    for (const option of unknownOptions(bot))
      return bad('unknown-bot', `bots.${place}.options`, `The bot ${bot.name} has no option ${option} here.`);
  const [first, ...others] = read.right;
  return first === undefined ? bad('unknown-bot', 'bots', 'At least one bot must play.') : E.right([first, ...others]);
};

const count = intBetween(0, 1_000_000_000);
const atLeastOne = intBetween(1, 1_000_000_000);

/** An option that is a number. */
type NumberedOption = readonly [path: string, codec: Codec<number>, value: unknown];

/** The plan behind the options. */
export const readPlan = <G extends GameTypes>(options: SimulationOptions): E.Either<SimulationRefusal<G>, Plan> => {
  const { bots, seed = 'ludoteca', limit = 20_000, crew } = options;
  const given: readonly NumberedOption[] = [
    ['games', count, options.games],
    ['workers', count, options.workers],
    ['limit', atLeastOne, options.limit],
  ];
  const ofCrew: readonly NumberedOption[] = [
    ['crew.lanes', atLeastOne, crew?.lanes],
    ['crew.games', atLeastOne, crew?.games],
  ];
  const numbers = [...given.filter(([, , value]) => value !== undefined), ...(crew === undefined ? [] : ofCrew)];
  for (const [path, codec, value] of numbers) {
    const read = decode(codec, value);
    if (E.isLeft(read)) return unfit(path, 'bad-parameter', read.left);
  }
  if (typeof seed !== 'string' && typeof seed !== 'number')
    return bad('bad-parameter', 'seed', `seed should be a text or a number; it is ${describeValue(seed)}.`);
  const read = readBots<G>(bots);
  return E.isLeft(read) ? read : E.right({ seed: String(seed), bots: read.right, limit });
};

/** There is no game where `from` says. */
export const noGame = <G extends GameTypes>(message: string): E.Either<SimulationRefusal<G>, never> => bad('no-game', 'from', message);

/** Where workers find the game: as told, or by its id if it is one of the package; null if they cannot. */
export const readSource = async <G extends GameTypes>(
  game: Game<G>,
  from: GameSource | undefined,
): Promise<E.Either<SimulationRefusal<G>, GameSource | null>> => {
  if (from === undefined) return E.right(await sourceOf(game));
  try {
    const { id } = await gameAt(from);
    return id === game.id ? E.right(from) : bad('other-game', 'from', `The game there is ${id}, not ${game.id}.`);
  } catch (error) {
    return noGame(error instanceof Error ? error.message : 'There is no game there.');
  }
};

/** The stages a simulation begins with: empty ones, or those of the checkpoint it goes on from. */
export const readStages = <G extends GameTypes>(
  game: Game<G>,
  config: G['Config'] | readonly G['Config'][],
  { seed, bots, limit }: Plan,
  resume: unknown,
): E.Either<SimulationRefusal<G>, readonly Stage[]> => {
  const isList = Array.isArray(config);
  const configs = (isList ? config : [config]) as readonly G['Config'][];
  if (configs.length === 0) return bad('bad-config', '', 'There must be a configuration to play.');
  const stages: Stage[] = [];
  for (const [place, config] of configs.entries()) {
    const read = game.decodeConfig(config);
    const begun = E.isLeft(read) ? read : game.setup(read.right, seeded(seed));
    if (E.isLeft(read) || E.isLeft(begun)) {
      const refused = E.isLeft(read) ? read.left : (begun as E.Left<SimulationRefusal<G>>).left;
      return isList ? refusedIn<G>(String(place), refused) : E.left(refused);
    }
    stages.push({ config: read.right, done: [], tally: tallying(game).sum() });
  }
  if (resume === undefined || resume === null) return E.right(stages);
  const read = decode(checkpoint, resume);
  if (E.isLeft(read)) return unfit('resume', 'bad-checkpoint', read.left);
  const saved = read.right;
  const other = (what: string) => bad<G>('other-simulation', 'resume', `The checkpoint is of a simulation with another ${what}.`);
  if (saved.game !== game.id) return other('game');
  if (saved.seed !== seed) return other('seed');
  if (saved.limit !== limit) return other('limit');
  if (!sameData(bots, saved.bots)) return other('bots');
  const configsOf = (of: readonly Stage[]): object[] => of.map(({ config }) => config);
  if (!sameData(configsOf(stages), configsOf(saved.stages))) return other('configuration');
  if (saved.seal !== sealOfCheckpoint(saved))
    return bad('bad-checkpoint', 'resume.seal', 'The checkpoint is damaged: it does not fit its seal.');
  for (const [place, stage] of saved.stages.entries())
    if (!isWhole(stage, bots.length)) return bad('bad-checkpoint', `resume.stages.${place}`, 'The checkpoint does not add up.');
  return E.right(saved.stages);
};
