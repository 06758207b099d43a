/**
 * Positions of Genegrafter for tests: a game that has begun, with what should stand differently said in the words of the rules. Everything that
 * follows is worked out, and what the rules could not go on from is refused with its place. And decks and
 * configurations at random, for who has fast-check.
 *
 * @module ludoteca/genegrafter/testing
 */
import type { Draft } from 'immer';
import { clone } from '../../../core/data/copies.js';
import type { E } from '../../../core/data/fp.js';
import type { Dice } from '../../../core/dice/dice.js';
import { plainDice, scenesOf } from '../../../core/engine/scenes.js';
import type { RefusalOf } from '../../../core/game/game-types.js';
import { phases } from '../phases.js';
import { isOut, outcomeOf, phaseOf, seats } from '../queries/state.js';
import { type Genegrafter, rules } from '../rules/index.js';
import { checkState } from '../setup/integrity.js';
import { checkConfig, configFault, setup } from '../setup/setup.js';
import { configCodec, eventCodec, type State, stateCodec, viewCodec } from '../types/index.js';
import { putAway } from './cards.js';
import { calm, place, placeOf } from './place.js';
import { type ConfigOf, type Scene, sceneCodec } from './scene.js';

export { configs } from './configs.js';
export { packs } from './packs.js';
export type { BattleInScene, CharacterInScene, ConfigOf, LaidInScene, PlayerInScene, Scene } from './scene.js';

const codecs = { config: configCodec, state: stateCodec, event: eventCodec, view: viewCodec };
const flow = { rules, phases, phase: phaseOf, seats, eliminated: isOut, outcome: outcomeOf };

/** Everything lies as the pack lists it, and the first player begins. */
const firstBegins = (): Dice => {
  let thrown = 0;
  return { ...plainDice, roll: (sides) => (thrown++ === 0 ? sides : 1) };
};

const scenes = scenesOf<Genegrafter, Scene>({
  game: { id: 'genegrafter', codecs, configFault, checkConfig, checkState, setup, ...flow },
  codec: sceneCodec,
  begin: (stage, config) => {
    const begun = clone(stage.setup(config, firstBegins())) as Draft<State>;
    // With cards of one's own the first draw may meet an event: a scene begins in peace.
    putAway(begun, calm(begun));
    return begun as State;
  },
  place,
  placeOf,
});

/**
 * A position in the middle of a game: the first turn of this configuration, with what the scene says. What is wrong with it is thrown, each thing with
 * its place.
 */
export const scene = <const Id extends string>(configuration: ConfigOf<Id>, said: Scene<NoInfer<Id>> = {}): State =>
  scenes.make(configuration, said as Scene);

/** A position in which some things stand differently. What is wrong with it is thrown, each thing with its place. */
export const sceneFrom = (position: State, said: Scene): State => scenes.change(position, said);

/** The same as `scene` from unknown input: the position, or what is wrong with it and where. */
export const decodeScene = (configuration: unknown, said: unknown): E.Either<RefusalOf<Genegrafter>, State> =>
  scenes.decode(configuration, said);
