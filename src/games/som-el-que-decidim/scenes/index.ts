/**
 * Positions of Som el que decidim! for tests: a game that has begun, with what should stand differently said in the words of the rules. Everything
 * that follows is worked out, and what the rules could not go on from is refused with its place.
 * And packs and configurations at random, for who has fast-check.
 *
 * @module ludoteca/som-el-que-decidim/testing
 */
import type { E } from '../../../core/data/fp.js';
import { scenesOf } from '../../../core/engine/scenes.js';
import type { RefusalOf } from '../../../core/game/game-types.js';
import { outcomeOf } from '../mechanics/scoring.js';
import { phases } from '../phases.js';
import { seats, stepOf } from '../queries/state.js';
import { rules, type SomElQueDecidim } from '../rules/index.js';
import { checkState } from '../setup/integrity.js';
import { checkConfig, configFault, setup } from '../setup/setup.js';
import { config, event, type State, state, view } from '../types/index.js';
import { departure, place } from './place.js';
import { type ConfigOf, type Scene, sceneCodec } from './scene.js';

export { configs } from './configs.js';
export { packs } from './packs.js';
export type { ConfigOf, PlayerInScene, Scene, SquareInScene, VoteInScene } from './scene.js';

const codecs = { config, state, event, view };
const flow = { rules, phases, phase: stepOf, seats, outcome: outcomeOf };

const scenes = scenesOf<SomElQueDecidim, Scene>({
  game: { id: 'som-el-que-decidim', codecs, configFault, checkConfig, checkState, setup, ...flow },
  codec: sceneCodec,
  begin: (stage, settings, said) => departure(stage.setup(settings), said),
  place,
});

/**
 * A position in the middle of a game: the first turn of this configuration, with every tile and disc where the content lists it, and with what the
 * scene says. What is wrong with it is thrown, each thing with its place.
 */
export const scene = <const Id extends string>(configuration: ConfigOf<Id>, said: Scene<NoInfer<Id>> = {}): State =>
  scenes.make(configuration, said as Scene);

/** A position in which some things stand differently. What is wrong with it is thrown, each thing with its place. */
export const sceneFrom = (position: State, said: Scene): State => scenes.change(position, said);

/** The same as `scene` from unknown input: the position, or what is wrong with it and where. */
export const decodeScene = (configuration: unknown, said: unknown): E.Either<RefusalOf<SomElQueDecidim>, State> =>
  scenes.decode(configuration, said);
