/**
 * Positions of Genes Mactantes for tests: a game whose countries have been founded, with what should stand differently said in the words of the rules.
 * Everything that follows is worked out, and what the rules could not go on from is refused with its place.
 * And maps and configurations at random, for who has fast-check.
 *
 * @module ludoteca/genes-mactantes/testing
 */
import type { E } from '../../../core/data/fp.js';
import { type Stage, scenesOf } from '../../../core/engine/scenes.js';
import type { RefusalOf } from '../../../core/game/game-types.js';
import { outcomeOf } from '../mechanics/scoring.js';
import { phases } from '../phases.js';
import { phaseOf } from '../queries/flow.js';
import { atlas, isEliminated, seats } from '../queries/state.js';
import { type Action, type GenesMactantes, rules } from '../rules/index.js';
import { checkState } from '../setup/integrity.js';
import { checkConfig, configFault, setup } from '../setup/setup.js';
import { type Config, config, event, type State, state, view } from '../types/index.js';
import { place, placeOf } from './place.js';
import { type ConfigOf, type Scene, sceneCodec } from './scene.js';

export { configs } from './configs.js';
export { maps } from './maps.js';
export type { CharacterInScene, CityInScene, ConfigOf, CountryInScene, Scene } from './scene.js';

const codecs = { config, state, event, view };
const flow = { rules, phases, phase: phaseOf, seats, eliminated: isEliminated, outcome: outcomeOf };

/** The country of the map that has the place of a seat, or the first that is free. */
const countryFor = (position: State, player: string): string => {
  const { countryIds } = atlas(position);
  const taken = Object.values(position.picks);
  const free = countryIds.filter((country) => !taken.includes(country));
  const own = countryIds[position.config.players.indexOf(player)];
  return own !== undefined && free.includes(own) ? own : free[0]!;
};

/** Everybody founds the country of the own seat, by the first sheet and deployment that are listed; then the first orders are written. */
const founded = (stage: Stage<GenesMactantes>, settings: Config): State | null => {
  let now = stage.setup({ ...settings, events: false });
  while (now.turn === 0) {
    const player = stage.awaited(now);
    const picked: Action = { type: 'pick-country', player, country: countryFor(now, player) };
    const action = now.step === 'setup-draft' ? picked : stage.listed(now, player);
    if (action === undefined) return null;
    now = stage.after(now, action);
  }
  return { ...now, config: { ...now.config, events: settings.events ?? true } };
};

const scenes = scenesOf<GenesMactantes, Scene>({
  game: { id: 'genes-mactantes', codecs, configFault, checkConfig, checkState, setup, ...flow },
  codec: sceneCodec,
  begin: founded,
  place,
  placeOf,
});

/**
 * A position in the middle of a game: the first orders of this configuration, with every country founded by the first ready-made sheet, and with what
 * the scene says. What is wrong with it is thrown, each thing with its place.
 */
export const scene = <const Id extends string>(configuration: ConfigOf<Id>, said: Scene<NoInfer<Id>> = {}): State =>
  scenes.make(configuration, said as Scene);

/** A position in which some things stand differently. What is wrong with it is thrown, each thing with its place. */
export const sceneFrom = (position: State, said: Scene): State => scenes.change(position, said);

/** The same as `scene` from unknown input: the position, or what is wrong with it and where. */
export const decodeScene = (configuration: unknown, said: unknown): E.Either<RefusalOf<GenesMactantes>, State> =>
  scenes.decode(configuration, said);
