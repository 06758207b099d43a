import { anyText, type Codec, decode, exactly, int, list, shape, variants } from '../data/codec.js';
import { E } from '../data/fp.js';
import { mostAtOnce, type Roll } from '../dice/dice.js';
import { recorded } from '../dice/scripted.js';
import { left } from '../engine/rulebook.js';
import { mostInOneStep } from '../engine/table.js';
import type { Game } from '../game/game.js';
import type { ClauseOf, GameTypes, RefusalOf, Step } from '../game/game-types.js';
import { type DepartureKind, ofIllFormed, refuseCommon } from '../refusals/common.js';
import { faults } from '../refusals/faults.js';

/** One action with the dice that fell, and a seal over everything up to and including what it led to. */
export interface RecordedStep<Action> {
  readonly action: Action;
  readonly rolls: readonly Roll[];
  readonly seal: string;
}

/**
 * A whole game as it was played: setup and (action, rolls)[]. It holds no seed and no generator, so it replays after a change of generator, in
 * another program, and with dice thrown by hand. It tells everything: give a player `Match.recordFor` instead.
 */
export interface GameRecord<G extends GameTypes = GameTypes> {
  readonly format: 'ludoteca/1';
  readonly game: string;
  readonly config: G['Config'];
  readonly setup: { readonly rolls: readonly Roll[]; readonly seal: string };
  readonly steps: readonly RecordedStep<G['Action']>[];
}

/** A hash of 64 bits, to notice damage; it keeps no secrets and stops no forger. */
const digest = (input: string): string => {
  let a = 0x811c9dc5;
  let b = 0x1b873593;
  for (let i = 0; i < input.length; i++) {
    const unit = input.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit ^ (a >>> 11), 0x85ebca6b);
  }
  return [a, b].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
};

/** Plain data with its keys in one order: a store that sorts keys does a record no harm. */
const canonical = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(canonical);
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, part]) => [key, canonical(part)]));
};

const inOneOrder = (value: unknown): string => JSON.stringify(canonical(value));

/** A hash of plain data in whatever order its keys come, to notice damage. */
export const digestOf = (value: unknown): string => digest(inOneOrder(value));

/** The seal of a step: over the seal before it, the action, the dice and the events they led to. */
export const sealOf = (before: string, action: unknown, { events, rolls }: Pick<Step<unknown, unknown>, 'events' | 'rolls'>): string =>
  digestOf([before, action, rolls, events]);

/** The codec of one recorded throw. */
export const rollCodec: Codec<Roll> = variants<Roll, 'kind'>('kind', {
  roll: { sides: int, value: int, why: anyText },
  pool: { sides: int, values: list(int, mostAtOnce), why: anyText },
  shuffle: { order: list(int, mostAtOnce), why: anyText },
});

const longestRecord = 10_000_000;

const rolls = list(rollCodec, mostInOneStep);

const recordCodec = <G extends GameTypes>(game: Game<G>): Codec<GameRecord<G>> =>
  shape<GameRecord<G>>({
    format: exactly('ludoteca/1'),
    game: exactly(game.id),
    config: game.codecs.config,
    setup: shape<GameRecord['setup']>({ rolls, seal: anyText }),
    steps: list(shape<RecordedStep<G['Action']>>({ action: game.codecs.action, rolls, seal: anyText } as never), longestRecord),
  } as never); // the compiler cannot see that a game's own types are never undefined

/** A record from unknown input; well formed, but not yet replayed. */
export const decodeRecord = <G extends GameTypes>(game: Game<G>, input: unknown): E.Either<RefusalOf<G>, GameRecord<G>> => {
  const read = decode(recordCodec(game), input);
  return E.isRight(read) ? read : left(...faults<ClauseOf<G>>(read.left, () => ['bad-record', 'CORE-RECORD'], ofIllFormed));
};

/** Every step of a replayed game; the first is the setup. */
export type Replay<G extends GameTypes> = readonly Step<G['State'], G['Event']>[];

/** Plays again what has been decoded. */
const played = <G extends GameTypes>(game: Game<G>, record: GameRecord<G>): E.Either<RefusalOf<G>, Replay<G>> => {
  const departs = (step: string, how: DepartureKind): E.Either<RefusalOf<G>, never> =>
    left(refuseCommon('record-departs', 'CORE-RECORD', { step, how }, step));
  const steps: Step<G['State'], G['Event']>[] = [];
  let seal = '';
  const play = (
    path: string,
    written: { readonly rolls: readonly Roll[]; readonly seal: string },
    action: unknown,
    run: (dice: ReturnType<typeof recorded>) => E.Either<RefusalOf<G>, Step<G['State'], G['Event']>>,
  ) => {
    const dice = recorded(written.rolls);
    const step = run(dice);
    if (E.isLeft(step)) {
      const { message } = step.left[0];
      return left<G, never>(refuseCommon('record-refused', 'CORE-RECORD', { step: path, message }, path), ...step.left);
    }
    if (dice.left > 0) return departs(path, { throwsLeft: dice.left });
    if (inOneOrder(step.right.rolls) !== inOneOrder(written.rolls)) return departs(path, 'reasons');
    seal = sealOf(seal, action, step.right);
    if (seal !== written.seal) return departs(path, 'seal');
    steps.push(step.right);
    return null;
  };
  const begun = play('setup', record.setup, record.config, (dice) => game.setup(record.config, dice));
  if (begun !== null) return begun;
  for (const [i, written] of record.steps.entries()) {
    const { state } = steps.at(-1)!;
    const refused = play(`steps.${i}`, written, written.action, (dice) => game.reduce(state, written.action, dice));
    if (refused !== null) return refused;
  }
  return E.right(steps);
};

/** A record from unknown input, decoded and played again. */
export const recordReplayed = <G extends GameTypes>(
  game: Game<G>,
  input: unknown,
): E.Either<RefusalOf<G>, { readonly record: GameRecord<G>; readonly steps: Replay<G> }> => {
  const read = decodeRecord(game, input);
  if (E.isLeft(read)) return read;
  const record = read.right;
  return E.map((steps: Replay<G>) => ({ record, steps }))(played(game, record));
};

/**
 * Plays a record again. It is refused at the very step at which it departs from the rules or from its own seal; what is no record at all is refused as
 * one that cannot be read.
 */
export const replay = <G extends GameTypes>(game: Game<G>, record: GameRecord<G>): E.Either<RefusalOf<G>, Replay<G>> =>
  E.map(({ steps }: { readonly steps: Replay<G> }) => steps)(recordReplayed(game, record));
