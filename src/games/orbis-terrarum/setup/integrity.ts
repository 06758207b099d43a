import { badState as fault } from '../../../core/refusals/common.js';
import { type Faults, faultsByFirst, faultsWithin } from '../../../core/refusals/saved-states.js';
import { capacityOf } from '../mechanics/nations/attributes.js';
import type { State } from '../types/index.js';
import { attributes } from '../types/statistics.js';
import { checkNumbers } from './numbers.js';
import { checkReferences } from './references.js';
import { checkConfig } from './setup.js';

const sameKeys = (object: object, keys: readonly string[]): boolean => {
  const present = Object.keys(object);
  return present.length === keys.length && new Set(keys).size === keys.length && keys.every((key) => Object.hasOwn(object, key));
};

function* checkKeys({ config, players, nations, nationOrder, regions, publishedMap }: State): Faults {
  const regionIds = config.pack.regions.map(({ id }) => id);
  const keys = {
    players: [players, config.players],
    nations: [nations, nationOrder],
    regions: [regions, regionIds],
    publishedMap: [publishedMap, regionIds],
  } as const;
  for (const [path, [object, ids]] of Object.entries(keys))
    if (!sameKeys(object, ids)) yield fault(`${path} should hold exactly ${ids.join(', ')}.`, path);
}

/** Every Nation is somewhere, and has what it can have. */
function* checkNations(state: State): Faults {
  const { nations, regions, nationOrder } = state;
  const modifiers = new Set(state.modifiers.map(({ id }) => id));
  for (const id of nationOrder) {
    const nation = nations[id]!;
    const path = `nations.${id}`;
    const { kind, capital, position, patron, alive } = nation;
    const placed = !alive
      ? capital === null && position === null
      : kind === 'state'
        ? capital !== null && position === null && regions[capital]?.owner === id
        : capital === null && position !== null && Object.hasOwn(regions, position);
    if (!placed) yield fault(`${id} is nowhere a ${kind} can be.`, path);
    if (
      attributes.some(
        (attribute) =>
          nation.attributes[attribute] < 1 ||
          nation.attributes[attribute] > 100 ||
          nation.initial[attribute] < 1 ||
          nation.initial[attribute] > 100,
      )
    )
      yield fault(`An attribute of ${id} is outside 1..100.`, `${path}.attributes`);
    for (const index of ['via', 'leg'] as const) {
      const damage = nation[`${index}Damage`];
      if (damage < 0 || damage > capacityOf(nation.attributes, index)) yield fault(`${id} has ${damage} damage.`, `${path}.${index}Damage`);
    }
    let links = 0;
    for (let at: string | null = patron; at !== null && links < 4; at = nations[at]?.patron ?? null)
      links = Object.hasOwn(nations, at) && nations[at]!.alive ? links + 1 : 9;
    if (links > 2) yield fault(`${id} has no patron it could have.`, `${path}.patron`);
    if (nation.held.some((held) => !modifiers.has(held))) yield fault(`${id} holds what is not there.`, `${path}.held`);
    if (nation.moveTo !== null && !Object.hasOwn(regions, nation.moveTo)) yield fault(`${id} goes nowhere.`, `${path}.moveTo`);
  }
}

/** Land belongs to somebody who is there, or to nobody. */
function* checkRegions({ regions, nations, organizations }: State): Faults {
  for (const [id, { owner }] of Object.entries(regions)) {
    const known = owner === null || nations[owner]?.alive === true || organizations.some((organization) => organization.id === owner);
    if (!known) yield fault(`${id} belongs to ${owner}, who is not there.`, `regions.${id}`);
  }
}

/** Every player has a living Nation, none as somebody else has; or none yet, or none any more. */
function* checkPlayers({ players, nations }: State): Faults {
  for (const [player, { principal }] of Object.entries(players))
    if (principal !== null && nations[principal]?.alive !== true) yield fault(`${player} plays nobody.`, `players.${player}`);
  const principals = Object.values(players).flatMap(({ principal }) => principal ?? []);
  if (new Set(principals).size < principals.length) yield fault('Two players have one Nation.', 'players');
}

/** The Nations, their land and their players: none of the three relies on another. */
function* checkWorld(state: State): Faults {
  yield* checkNations(state);
  yield* checkRegions(state);
  yield* checkPlayers(state);
}

function* checkFlow({ phase, turn, ended, config }: State): Faults {
  const inSetup = phase === 'setup-nations' || phase === 'setup-attributes' || phase === 'setup-referee';
  if (phase !== 'closed' && (inSetup ? turn !== 0 : turn < 1)) yield fault(`Turn ${turn} does not fit the phase ${phase}.`, 'turn');
  if ((phase === 'closed') !== (ended !== null)) yield fault('A game is closed when it has ended.', 'ended');
  if (config.turnLimit !== null && turn > config.turnLimit) yield fault(`Turn ${turn} is beyond the limit.`, 'turn');
}

const checkSettings = ({ config }: State): Faults => faultsWithin('config', checkConfig(config));

const checks = [checkSettings, checkKeys, checkNumbers, checkWorld, checkReferences, checkFlow];

/** What no play could have led to. */
export const checkState = (state: State): Faults => faultsByFirst(state, checks);
