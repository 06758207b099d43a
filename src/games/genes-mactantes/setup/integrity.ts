import { sameData } from '../../../core/data/copies.js';
import { own } from '../../../core/data/own.js';
import { badState as fault } from '../../../core/refusals/common.js';
import { type Faults, faultsByFirst, faultsWithin } from '../../../core/refusals/saved-states.js';
import type { Violations } from '../../../core/refusals/violation.js';
import type { ClauseId } from '../clauses.js';
import { borderFaults, coastFaults, featureFaults, mapFaults } from '../content/validate.js';
import { cityFound } from '../mechanics/founding.js';
import { victoryOf } from '../mechanics/victory.js';
import { draftOrderOf } from '../queries/flow.js';
import { isTerritory, siegeBasesOf } from '../queries/geography.js';
import { armyOf, atlas, charactersOf, citiesOf, cityOf, controllerOf, isLiving, mapOf, strengthOf } from '../queries/state.js';
import { createCountry } from '../rules/create-country.js';
import { deployArmy } from '../rules/deploy-army.js';
import { type Affair, independent, type RegionMap, type State, steps } from '../types/index.js';
import { isOpenAffair, isWaitingAffair } from './plausible-affairs.js';
import { strangeCount } from './plausible-counts.js';
import { strangeOrders } from './plausible-sheets.js';
import { strangeTies } from './plausible-ties.js';
import { checkConfig } from './setup.js';

const sameMembers = (list: readonly string[], wanted: readonly string[]): boolean =>
  list.length === wanted.length && new Set(list).size === list.length && wanted.every((entry) => list.includes(entry));

/** Is it one of so many first steps? */
const isAmongFirst =
  (count: number) =>
  ({ step }: State): boolean =>
    steps.indexOf(step) < count;

const isSettingUp = isAmongFirst(7);
/** Are countries still picked, or the land drawn of which they are made? */
const isPicking = isAmongFirst(5);
const isDrawing = isAmongFirst(4);

/** Seats, and records with an entry for each of them. */
function* checkSeats(state: State): Faults {
  const { players } = state.config;
  if (!sameMembers(state.order, players)) yield fault('The order should name every player once.', 'order');
  if (state.initiative.some((player, i) => !players.includes(player) || state.initiative.indexOf(player) !== i))
    yield fault('The initiative names strangers or somebody twice.', 'initiative');
  const perPlayer = { sheets: state.sheets, committed: state.committed, offersMade: state.offersMade };
  for (const [path, record] of Object.entries(perPlayer))
    if (!sameMembers(Object.keys(record), players)) yield fault(`${path} should have an entry for every player.`, path);
  if (!sameMembers(Object.keys(state.units), [...players, independent]))
    yield fault('units should have an entry for every player.', 'units');
  if (!sameMembers(Object.keys(state.countries), isPicking(state) ? [] : players))
    yield fault('Each player should have a country.', 'countries');
  if ((state.turn === 0) !== isSettingUp(state)) yield fault(`Turn ${state.turn} does not fit ${state.step}.`, 'turn');
  if ((state.ending !== null) !== (state.step === 'finished')) yield fault('The game is over or it is not.', 'ending');
}

/** What is wrong with a map of which so many drawings are done. [GM-BOARD-06] */
function* drawnFaults(map: RegionMap, done: number, players: number): Violations<ClauseId> {
  if (done > 3) return yield* mapFaults(map, players);
  if (done > 0) yield* coastFaults(map.territories, map.edges, players);
  if (done > 1) yield* featureFaults(map);
  if (done > 2) yield* borderFaults(map.territories, map.countries, players);
}

/** What stands on a map although its drawing is still to come. [GM-BOARD-01] */
const aheadOf = ({ territories, edges, countries }: RegionMap, done: number): readonly unknown[] => [
  ...(done < 1 ? territories : []),
  ...(done < 1 ? edges : []),
  ...(done < 2 ? territories.flatMap(({ features }) => features) : []),
  ...(done < 2 ? edges.filter(({ barrier }) => barrier !== 'none') : []),
  ...(done < 3 ? countries : []),
  ...(done < 4 ? countries.flatMap(({ cities }) => cities) : []),
];

/** The map, as far as it is drawn. */
function* checkMap(state: State): Faults {
  const { config, map } = state;
  if ((map === null) !== (config.boardMode === 'preset')) yield fault('A drawn board has a map of its own, a preset one has not.', 'map');
  if (isDrawing(state) && config.boardMode === 'preset') return yield fault('A preset board is not drawn.', 'step');
  const done = steps.indexOf(state.step);
  const [wrong] = drawnFaults(mapOf(state), done, config.players.length);
  if (wrong !== undefined) yield fault(wrong.message, 'map');
  else if (aheadOf(mapOf(state), done).length > 0) yield fault('The map shows what is still to be drawn.', 'map');
}

/** Who picked what, and who controls what. [GM-MAP-05] */
function* checkLand(state: State): Faults {
  const { players } = state.config;
  const { countryIds, land } = atlas(state);
  const picked = Object.values(state.picks);
  if (
    Object.keys(state.picks).some((player) => !players.includes(player)) ||
    new Set(picked).size < picked.length ||
    picked.some((country) => !countryIds.includes(country))
  )
    yield fault('Countries are picked once each, by players.', 'picks');
  const isOpen = isPicking(state);
  if (isOpen ? picked.length >= players.length : picked.length < players.length) yield fault('The draft does not fit the step.', 'picks');
  for (const { id } of land) {
    const controller = controllerOf(state, id);
    if (controller === undefined ? !isOpen : controller !== independent && !players.includes(controller))
      yield fault(`${id} needs a controller.`, `controllers.${id}`);
  }
  if (Object.keys(state.controllers).some((id) => !land.some((place) => place.id === id)))
    yield fault('Only land is controlled.', 'controllers');
  for (const [id, { siege, capitalOf }] of Object.entries(state.cities)) {
    const path = `cities.${id}`;
    if (controllerOf(state, id) === undefined) yield fault(`The city in ${id} stands nowhere.`, path);
    else if (capitalOf !== null && !players.includes(capitalOf)) yield fault('A capital is that of a player.', path);
    else if (siege !== null && !isSiege(state, id, siege)) yield fault(`The siege of ${id} has no army at a base.`, path);
  }
}

const isSiege = (state: State, city: string, { by, base }: { readonly by: string; readonly base: string }): boolean =>
  isLiving(state, by) &&
  state.controllers[city] !== by &&
  siegeBasesOf(state, city).includes(base) &&
  strengthOf(state, by, base, 'army') > 0;

/** Until the first turn land and cities are those of the countries picked, and picks are made in the order of play. [GM-DRAFT-01] [GM-DRAFT-04] */
function* checkDraft(state: State): Faults {
  if (!isSettingUp(state)) return;
  const { picks } = state;
  const inTurn = draftOrderOf(state).slice(0, isDrawing(state) ? 0 : Object.keys(picks).length);
  if (!sameMembers(Object.keys(picks), inTurn)) yield fault('The draft does not fit the order of play.', 'picks');
  const owners = new Map(Object.entries(picks).map(([player, country]) => [country, player]));
  const taken = mapOf(state).countries.filter(({ id }) => owners.has(id));
  const controllers = taken.flatMap(({ id, territories }) => territories.map((territory) => [territory, owners.get(id)]));
  if (!sameData(Object.fromEntries(controllers), state.controllers))
    yield fault('Land belongs to whoever picked its country.', 'controllers');
  const cities = taken.flatMap((country) => country.cities.map(({ territory, name }) => [territory, cityFound(name)]));
  if (!sameData(Object.fromEntries(cities), state.cities)) yield fault('Cities are those of the countries picked.', 'cities');
}

/** Sheets and deployments handed in: only while they are awaited, and only such as could be handed in. [GM-SETUP-02] */
function* checkHandedIn(state: State): Faults {
  const { step, creations, deployments } = state;
  const { players } = state.config;
  const isAwaited = step === 'setup-creation' || step === 'setup-deployment';
  const awaited = { creations: isAwaited ? players : [], deployments: step === 'setup-deployment' ? players : [] };
  for (const [path, record] of Object.entries({ creations, deployments }))
    if (Object.keys(record).some((player) => !awaited[path as keyof typeof awaited].includes(player)))
      yield fault('Something has been handed in that nobody waits for.', path);
  if (!isAwaited) return;
  if (step === 'setup-deployment' && !sameMembers(Object.keys(creations), players))
    return yield fault('Armies are deployed once every country has its sheet.', 'creations');
  for (const player of players) {
    const sheet = own(creations, player);
    for (const { message } of sheet === undefined ? [] : createCountry.check!(state, { ...sheet, type: 'create-country', player }))
      return yield fault(`The sheet of ${player} will not do: ${message}`, `creations.${player}`);
    const units = own(deployments, player);
    for (const { message } of units === undefined ? [] : deployArmy.check!(state, { type: 'deploy-army', player, units }))
      return yield fault(`The deployment of ${player} will not do: ${message}`, `deployments.${player}`);
  }
}

/** Units in their places, and the ledgers that account for them. [GM-STATE-01] [GM-STATE-02] [GM-STATE-11] */
function* checkUnits(state: State): Faults {
  const { places } = atlas(state);
  for (const [owner, units] of Object.entries(state.units)) {
    let last = -1;
    for (const [i, { territory, kind }] of units.entries()) {
      const place = places.get(territory);
      const rank = place === undefined ? -1 : place.order * 3 + ['garrison', 'army', 'patrol'].indexOf(kind);
      if (rank <= last) yield fault(`The units of ${owner} are not in map order, each once.`, `units.${owner}.${i}`);
      last = rank;
      if (kind === 'garrison' && (cityOf(state, territory) === undefined || controllerOf(state, territory) !== owner))
        yield fault(`${owner} has a garrison without a city in ${territory}.`, `units.${owner}.${i}`);
    }
    const ledger = owner === independent || state.turn === 0 ? null : state.countries[owner]!.ledger;
    if (ledger === null) continue;
    const gained = ledger.initial + ledger.recruited + ledger.founded + ledger.received;
    if (gained - ledger.lost - ledger.demobilised - ledger.given - ledger.disbanded !== armyOf(state, owner))
      yield fault(`The ledger of ${owner} does not account for its Army.`, `countries.${owner}.ledger`);
  }
}

/** People. [GM-STATE-06] [GM-STATE-08] [GM-STATE-09] */
function* checkCharacters(state: State): Faults {
  const { players } = state.config;
  const { characters } = state;
  const numbers = new Set(characters.map((_, i) => `person-${i + 1}`)); // in order of their arrival on sheets
  for (const [i, { id, owner, values, location, captor, out, sighting, sightings }] of characters.entries()) {
    const path = `characters.${i}`;
    if (characters.findIndex((other) => other.id === id) !== i || !numbers.has(id))
      yield fault('Characters are numbered from 1 on, each with a number of its own.', `${path}.id`);
    if (!players.includes(owner)) yield fault(`${owner} does not play.`, `${path}.owner`);
    if (Object.values(values).every((value) => value === 0)) yield fault('A character is good at something.', `${path}.values`);
    if (controllerOf(state, location) === undefined) yield fault(`${location} is no land.`, `${path}.location`);
    for (const { territory } of [...(sighting === null ? [] : [sighting]), ...Object.values(sightings)])
      if (controllerOf(state, territory) === undefined) yield fault(`Nobody is seen in ${territory}, which is no land.`, path);
    if (captor !== null && (out !== null || captor === owner || state.controllers[location] !== captor || !isLiving(state, captor)))
      yield fault(`${captor} cannot hold ${id} in ${location}.`, `${path}.captor`);
    if (out === null && state.turn > 0 && players.includes(owner) && !isLiving(state, owner))
      yield fault(`${owner} is out of the game.`, path);
  }
  for (const [player, { principal, capital, civilWar }] of Object.entries(state.countries)) {
    const holds = (who: string | null): boolean => who === null || characters.some(({ id, out }) => id === who && out === null);
    if (!holds(principal) || (principal !== null && characters.find(({ id }) => id === principal)!.owner !== player))
      yield fault(`${principal} is no principal of ${player}.`, `countries.${player}.principal`);
    if (state.turn > 0 && isLiving(state, player) && citiesOf(state, player).length === 0)
      yield fault(`${player} has no city, and would be out.`, `countries.${player}`); // [GM-ELIM-01]
    const people = charactersOf(state, player).length;
    if (people > state.config.maxCharacters)
      yield fault(`${player} has ${people} characters, more than ${state.config.maxCharacters}.`, 'characters'); // [GM-CFG-13]
    const isVacant = state.turn > 0 && principal === null && isLiving(state, player);
    if (isVacant && charactersOf(state, player).some(({ captor }) => captor === null))
      yield fault(`${player} has somebody to be its principal, and nobody is.`, `countries.${player}.principal`); // [GM-PROM-07]
    if (civilWar !== null && state.affairs.length === 0 && armyOf(state, player) === 0)
      yield fault(`The government of ${player} has no troops left.`, `countries.${player}.civilWar`); // [GM-CIVW-11]
    if (civilWar !== null && (civilWar.rebelArmy === 0 || !holds(civilWar.rebelPrincipal) || !isLiving(state, player)))
      yield fault(`The civil war of ${player} has no rebels.`, `countries.${player}.civilWar`);
    if (state.turn > 0 && cityOf(state, capital)?.capitalOf !== player)
      yield fault(`${capital} is no capital.`, `countries.${player}.capital`);
  }
}

/** Everybody an affair names. */
const peopleOf = (affair: Affair): readonly string[] => {
  const window = affair.window === null ? [] : [affair.window.player];
  const asked = 'toAsk' in affair ? affair.toAsk : 'choosers' in affair ? affair.choosers : [];
  return [affair.player, ...window, ...asked];
};

const charactersIn = (affair: Affair): readonly string[] => [
  ...('character' in affair ? [affair.character] : []),
  ...('characters' in affair ? affair.characters : []),
  ...('target' in affair ? [affair.target] : []),
  ...('exposed' in affair ? affair.exposed : []),
];

/** The step, the slot, and what is under way. */
function* checkFlow(state: State): Faults {
  const { step, slot, affairs, crises } = state;
  const isPlaying = state.turn > 0 && step !== 'finished';
  if (affairs.length > 0 && !isPlaying) yield fault('Nothing is under way outside a turn.', 'affairs');
  const victory = isPlaying && affairs.length === 0 ? victoryOf(state, null) : null;
  if (victory !== null) yield fault(`${victory.winner} has won already: the game would be over.`, 'ending'); // [GM-FLOW-17]
  for (const [i, affair] of affairs.entries()) {
    const path = `affairs.${i}`;
    if (affair.window !== null && i < affairs.length - 1) yield fault('Only the last affair waits for an answer.', path);
    if (i < affairs.length - 1 ? !isWaitingAffair(state, affair) : !isOpenAffair(state, affair))
      yield fault('Nothing like this is under way.', path);
    if (peopleOf(affair).some((player) => !isLiving(state, player))) yield fault('An affair waits for somebody who is out.', path);
    if ('toAsk' in affair && new Set(affair.toAsk).size < affair.toAsk.length) yield fault('An affair asks somebody twice.', path);
    if (charactersIn(affair).some((id) => !state.characters.some((character) => character.id === id)))
      yield fault('An affair names nobody.', path);
    if ('territory' in affair && !isTerritory(state, affair.territory)) yield fault('An affair is nowhere.', path);
    if (
      affair.type === 'journey' &&
      (affair.entered < 1 || affair.entered > affair.path.length || affair.path.some((id) => !isTerritory(state, id)))
    )
      yield fault('A journey leads nowhere.', path);
  }
  if (step === 'resolution' ? slot !== null && !state.initiative.includes(slot.player) : slot !== null)
    yield fault('The slot is nobody’s.', 'slot');
  if (step === 'resolution' && slot === null) yield fault('Somebody should have the slot.', 'slot');
  if (slot?.isOver && affairs.length === 0) yield fault('The next slot should have begun.', 'slot');
  if (crises.some(({ player }) => !isLiving(state, player)) || (crises.length > 0 && step !== 'crisis' && step !== 'finished'))
    yield fault('These crises are nobody’s.', 'crises');
  if (['events', 'upkeep'].includes(step) && affairs.length === 0) yield fault(`Nothing waits in ${step}.`, 'step');
  for (const player of state.config.players) for (const message of strangeOrders(state, player)) yield fault(message, `sheets.${player}`);
  const count = strangeCount(state);
  if (count !== null) yield fault(...count);
  for (const strange of strangeTies(state)) yield fault(...strange);
}

const checkSettings = ({ config }: State): Faults => faultsWithin('config', checkConfig(config));

const checks: readonly ((state: State) => Faults)[] = [
  checkSettings,
  checkSeats,
  checkMap,
  checkLand,
  checkDraft,
  checkHandedIn,
  checkUnits,
  checkCharacters,
  checkFlow,
];

/** What no play could have led to. */
export const checkState = (state: State): Faults => faultsByFirst(state, checks);
