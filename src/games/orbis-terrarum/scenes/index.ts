/**
 * Positions of Orbis Terrarum II for tests: a world whose first orders are open, with what should stand differently said in the words of the rules.
 * What is usual is filled in, and what the rules could not go on from is refused with its place.
 * And packs and configurations at random, for who has fast-check.
 *
 * @module ludoteca/orbis-terrarum/testing
 */
import type { E } from '../../../core/data/fp.js';
import { scenesOf } from '../../../core/engine/scenes.js';
import type { RefusalOf } from '../../../core/game/game-types.js';
import { outcomeOf } from '../mechanics/scoring.js';
import { phases } from '../phases.js';
import { seats } from '../queries/state.js';
import { type OrbisTerrarum, rules } from '../rules/index.js';
import { checkState } from '../setup/integrity.js';
import { checkConfig, configFault, setup } from '../setup/setup.js';
import { config, event, type State, state, view } from '../types/index.js';
import { opened, place } from './place.js';
import { type ConfigOf, type Scene, sceneCodec } from './scene.js';

export { configs } from './configs.js';
export { packs } from './packs.js';
export type { CivilWarInScene, ConfigOf, NationInScene, PlayerInScene, Scene, SideInScene } from './scene.js';

const codecs = { config, state, event, view };

const scenes = scenesOf<OrbisTerrarum, Scene>({
  game: { id: 'orbis-terrarum', codecs, configFault, checkConfig, checkState, setup, rules, phases, seats, outcome: outcomeOf },
  codec: sceneCodec,
  begin: opened,
  place,
});

/**
 * A position in the middle of a game: the orders of the first turn of this configuration, every player with a Nation of even attributes, and with what
 * the scene says. What is wrong with it is thrown, each thing with its place.
 */
export const scene = <const Id extends string>(configuration: ConfigOf<Id>, said: Scene<NoInfer<Id>> = {}): State =>
  scenes.make(configuration, said as Scene);

/** A position in which some things stand differently. What is wrong with it is thrown, each thing with its place. */
export const sceneFrom = (position: State, said: Scene): State => scenes.change(position, said);

/** The same as `scene` from unknown input: the position, or what is wrong with it and where. */
export const decodeScene = (configuration: unknown, said: unknown): E.Either<RefusalOf<OrbisTerrarum>, State> =>
  scenes.decode(configuration, said);
