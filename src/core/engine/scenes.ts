import type { Draft } from 'immer';
import { type Codec, decode } from '../data/codec.js';
import { clone } from '../data/copies.js';
import { E } from '../data/fp.js';
import type { Dice } from '../dice/dice.js';
import type { Playable } from '../game/definition.js';
import type { Game } from '../game/game.js';
import type { GameTypes, RefusalOf, Step } from '../game/game-types.js';
import type { Table } from '../game/rule.js';
import { type CoreClause, ofIllFormed, refuseCommon } from '../refusals/common.js';
import { faults, type IllFormed } from '../refusals/faults.js';
import { orThrow } from '../refusals/or-throw.js';
import type { PlayerId, Violation } from '../refusals/violation.js';
import { refusedWithin } from '../refusals/within.js';
import { decodersOf } from './decoders.js';
import { listingOf } from './listing.js';
import { playerOf } from './reducer.js';
import { left, rulebookOf } from './rulebook.js';

/** What cannot be placed in a scene, one thing after the other. */
export type Misplaced = Iterable<Violation<CoreClause>>;

/** Something that cannot be placed in a scene. */
export const misplaced = (message: string, path?: string): Violation<CoreClause> =>
  refuseCommon('bad-scene', 'CORE-STATE', { fault: message, at: path ?? '' }, path);

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
  /** Where a scene says what stands somewhere in the state, if it has another place for it. */
  placeOf?(path: readonly string[], state: G['State']): readonly string[];
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

/** What a scene says of its players, by their ids. */
export const saidOfPlayers = <Said>({
  players = {},
}: {
  readonly players?: { readonly [Player in string]?: Said };
}): readonly (readonly [player: string, said: Said])[] => Object.entries(players) as [string, Said][];

/** As much of a path as something has. */
const partIn = (whole: unknown, path: readonly string[]): readonly string[] => {
  let part = whole;
  const steps = path.findIndex((step) => {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, step)) return true;
    part = (part as Readonly<Record<string, unknown>>)[step];
    return false;
  });
  return steps < 0 ? path : path.slice(0, steps);
};

/** Makes the scenes of a game. */
export const scenesOf = <G extends GameTypes, Scene extends object>({
  game,
  codec,
  begin,
  place,
  placeOf = (path) => path,
}: SceneParts<G, Scene>): Scenes<G, Scene> => {
  type State = G['State'];
  type Made = E.Either<RefusalOf<G>, State>;
  const book = rulebookOf(game);
  const decoders: Pick<Game<G>, 'decodeConfig' | 'decodeState' | 'decodeAction'> = decodersOf(book);
  const player = playerOf(book, decoders);
  const { legalActions } = listingOf(book);

  const stage: Stage<G> = {
    setup: (config, dice = plainDice) => orThrow<Step<G['State'], G['Event']>>(player.setup(config, dice)).state,
    after: (state, action) => orThrow<Step<G['State'], G['Event']>>(player.reduce(state, action, plainDice)).state,
    awaited: (state) => book.awaited(state)[0]!,
    listed: (state, actor) => legalActions(state, actor, { limit: 100 })[0],
  };

  const read = (input: unknown): E.Either<RefusalOf<G>, Scene> => {
    const scene = decode(codec, input);
    return E.isRight(scene) ? scene : left(...faults<CoreClause>(scene.left, () => ['bad-scene', 'CORE-STATE'], ofIllFormed));
  };

  const placed = (state: State, scene: Scene): Made => {
    const draft = clone(state);
    const wrong = [...place(draft as Draft<State>, scene)];
    if (wrong.length > 0) return left(...wrong);
    const position = decoders.decodeState(draft);
    return E.isRight(position) ? position : left(...position.left.map((fault) => saidWrong(fault, draft, scene)));
  };

  /** What is wrong with the position, with the place in the scene that says so: as far as the scene speaks of it at all. */
  const saidWrong = ({ message, path, facts }: Violation, state: State, scene: Scene): Violation<CoreClause> => {
    if (!path) return misplaced(message);
    const place = placeOf(path.split('.'), state);
    const said = partIn(scene, place);
    const at = said.length === 0 ? undefined : said.join('.');
    const isWhole = said.length === place.length;
    if ('wanted' in facts)
      return refuseCommon('bad-scene', 'CORE-STATE', { ...(facts as IllFormed), ...(isWhole ? { field: at! } : {}) }, at);
    return misplaced(isWhole ? message : `In the position, at ${path}: ${message}`, at);
  };

  /** What is read beside a scene, under the name it has in the call. */
  const beside = <Right>(name: string, read: E.Either<RefusalOf<G>, Right>): E.Either<RefusalOf<G>, Right> =>
    E.isRight(read) ? read : E.left(refusedWithin(name, read.left));

  const decoded = (input: unknown, said: unknown): Made => {
    const config = beside('config', decoders.decodeConfig(input));
    if (E.isLeft(config)) return config;
    const scene = read(said);
    if (E.isLeft(scene)) return scene;
    const begun = begin(stage, config.right, scene.right);
    if (begun !== null) return placed(begun, scene.right);
    return left(misplaced('No game of this configuration begins by itself.', 'config'));
  };

  const changed = (state: unknown, said: unknown): Made => {
    const position = beside('position', decoders.decodeState(state));
    if (E.isLeft(position)) return position;
    const scene = read(said);
    return E.isLeft(scene) ? scene : placed(position.right, scene.right);
  };

  return {
    decode: decoded,
    make: (config, scene) => orThrow<State>(decoded(config, scene)),
    change: (state, scene) => orThrow<State>(changed(state, scene)),
  };
};
