import type { Draft } from 'immer';
import { type Codec, decode } from '../data/codec.js';
import { clone } from '../data/copies.js';
import { E } from '../data/fp.js';
import type { Dice } from '../dice/dice.js';
import type { Game, GameTypes, Playable, RefusalOf } from '../game/game.js';
import type { Table } from '../game/rule.js';
import { type CoreClause, ofIllFormed, refuseCommon } from '../refusals/common.js';
import { faults } from '../refusals/faults.js';
import type { PlayerId, Refusal, Violation } from '../refusals/violation.js';
import { decodersOf } from './decoders.js';
import { offersOf } from './offers.js';
import { playerOf } from './reducer.js';
import { left, rulebookOf } from './rulebook.js';

/** What cannot be placed in a scene, one thing after the other. */
export type Misplaced = Iterable<Violation<CoreClause>>;

/** Something that cannot be placed in a scene. */
export const misplaced = (message: string, path: string): Violation<CoreClause> =>
  refuseCommon('bad-scene', 'CORE-STATE', { fault: message }, path);

/** A game as the author of its scenes plays it: what is refused here is a fault of the scenes, and throws. */
export interface Stage<G extends GameTypes> {
  /** The first state of a configuration, with dice that leave everything in the order of the content. */
  setup(config: G['Config'], dice?: Dice): G['State'];
  /** The state after an action that throws such dice. */
  after(state: G['State'], action: G['Action']): G['State'];
  /** Who is waited for first. */
  awaited(state: G['State']): PlayerId;
  /** The first thing that is listed for somebody; undefined if nothing is. */
  listed(state: G['State'], player: PlayerId): G['Action'] | undefined;
}

/** What the author of a game's scenes writes. */
export interface SceneParts<G extends GameTypes, Scene extends object> {
  readonly game: Playable<G>;
  /** What may be said in a scene. */
  readonly codec: Codec<Scene>;
  /** The position that a scene departs from: a game of this configuration that has begun; null where none begins by itself. */
  begin(stage: Stage<G>, config: G['Config'], scene: Scene): G['State'] | null;
  /** Places what the scene says and keeps the books in step with it; tells what cannot be placed. The rules check what comes of it. */
  place(state: Draft<G['State']>, scene: Scene): Misplaced;
}

/** How scenes are made: from a configuration, or from a position. */
export interface Scenes<G extends GameTypes, Scene extends object> {
  /** The position, or what is wrong with it and where. */
  decode(config: unknown, scene: unknown): E.Either<RefusalOf<G>, G['State']>;
  /** The position; what is wrong with it is thrown. */
  make(config: G['Config'], scene: Scene): G['State'];
  /** A position in which some things stand differently; what is wrong with it is thrown. */
  change(state: G['State'], scene: Scene): G['State'];
}

/** Dice that decide nothing: everything lies as the content lists it, and every lot falls on the first. */
export const plainDice: Dice = {
  roll: () => 1,
  pool: (count) => Array.from({ length: count }, () => 1),
  shuffle: (count) => Array.from({ length: count }, (_, i) => i),
};

/** A table at which such dice fall and nobody listens: what mechanics do in a scene has never happened. */
export const silentTable: Table<never> = { ...plainDice, pick: (list) => list[0]!, emit: () => undefined };

const given = <Right>(made: E.Either<Refusal, Right>): Right => {
  if (E.isRight(made)) return made.right;
  const told = made.left.map(({ path, message }) => `\n  ${path ? `${path}: ` : ''}${message}`);
  throw new Error(`There is no such scene.${told.join('')}`, { cause: made.left });
};

/** Makes the scenes of a game. */
export const scenesOf = <G extends GameTypes, Scene extends object>({
  game,
  codec,
  begin,
  place,
}: SceneParts<G, Scene>): Scenes<G, Scene> => {
  type State = G['State'];
  type Made = E.Either<RefusalOf<G>, State>;
  const book = rulebookOf(game);
  const decoders: Pick<Game<G>, 'decodeConfig' | 'decodeState' | 'decodeAction'> = decodersOf(book);
  const player = playerOf(book, decoders);
  const offers = offersOf(book);

  const stage: Stage<G> = {
    setup: (config, dice = plainDice) => given(player.setup(config, dice)).state,
    after: (state, action) => given(player.reduce(state, action, plainDice)).state,
    awaited: (state) => book.actors(state)[0]!,
    listed: (state, actor) => offers.legalActions(state, actor, { limit: 100 })[0],
  };

  const read = (input: unknown): E.Either<RefusalOf<G>, Scene> => {
    const scene = decode(codec, input);
    return E.isRight(scene) ? scene : left(...faults<CoreClause>(scene.left, () => ['bad-scene', 'CORE-STATE'], ofIllFormed));
  };

  const placed = (state: State, scene: Scene): Made => {
    const draft = clone(state);
    const wrong = [...place(draft as Draft<State>, scene)];
    return wrong.length === 0 ? decoders.decodeState(draft) : left(...wrong);
  };

  const readConfig = (input: unknown): E.Either<RefusalOf<G>, G['Config']> => {
    const config = decoders.decodeConfig(input);
    if (E.isRight(config)) return config;
    const [first, ...rest] = config.left;
    const within = (fault: typeof first): typeof first => ({
      ...fault,
      path: fault.path ? `config.${fault.path}` : 'config',
    });
    return E.left([within(first), ...rest.map(within)]);
  };

  const decoded = (input: unknown, said: unknown): Made => {
    const config = readConfig(input);
    if (E.isLeft(config)) return config;
    const scene = read(said);
    if (E.isLeft(scene)) return scene;
    const begun = begin(stage, config.right, scene.right);
    if (begun !== null) return placed(begun, scene.right);
    return left(misplaced('No game of this configuration begins by itself.', 'config'));
  };

  const changed = (state: State, said: unknown): Made => {
    const scene = read(said);
    return E.isLeft(scene) ? scene : placed(state, scene.right);
  };

  return {
    decode: decoded,
    make: (config, scene) => given(decoded(config, scene)),
    change: (state, scene) => given(changed(state, scene)),
  };
};
