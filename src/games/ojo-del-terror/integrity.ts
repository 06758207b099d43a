import type { CoreClause } from '../../core/game.js';
import { refuse, type Violation } from '../../core/violation.js';
import { isDeedId } from './content/deeds.js';
import { checkSheet } from './orders/index.js';
import { atlas, hasReferee } from './queries.js';
import { supremeLordOf } from './scoring.js';
import { checkConfig } from './setup.js';
import type { State } from './types.js';

type Faults = Generator<Violation<CoreClause>, void, undefined>;

const fault = (message: string, path: string): Violation<CoreClause> => refuse('bad-state', 'CORE-STATE', message, path);

const sameKeys = (object: object, keys: readonly string[]): boolean => {
  const present = Object.keys(object);
  return present.length === keys.length && keys.every((key) => Object.hasOwn(object, key));
};

function* checkKeys({ config, players, planets, deeds, sheets }: State): Faults {
  const keys = {
    players: [players, config.players],
    sheets: [sheets, config.players],
    planets: [planets, config.pack.planets.map(({ id }) => id)],
    deeds: [deeds, config.pack.deeds.map(({ id }) => id)],
  } as const;
  for (const [path, [object, ids]] of Object.entries(keys))
    if (!sameKeys(object, ids)) yield fault(`${path} should hold exactly ${ids.join(', ')}.`, path);
}

function* checkMap(state: State): Faults {
  const { gods, planets } = atlas(state);
  for (const [planet, { controller, inhabitants, sacred }] of Object.entries(state.planets)) {
    const path = `planets.${planet}`;
    if (controller !== null && !state.config.players.includes(controller))
      yield fault(`${planet} is controlled by ${JSON.stringify(controller)}, who does not play.`, `${path}.controller`);
    const most = planets.get(planet)!.inhabitants?.units ?? 0;
    if (inhabitants < 0 || inhabitants > most)
      yield fault(`${planet} has ${inhabitants} inhabitants; it began with ${most}.`, `${path}.inhabitants`);
    if (controller !== null && inhabitants > 0) yield fault(`${planet} is controlled and inhabited at once.`, path);
    if (sacred.some((god) => !gods.has(god))) yield fault(`${planet} is sacred to a god the pack does not have.`, `${path}.sacred`);
  }
}

function* checkPlayers(state: State): Faults {
  const { majorGods, dedications } = atlas(state);
  const bands = state.config.players.map((player) => state.players[player]!.warband);
  for (const player of state.config.players) {
    const { warband, favours, permanentActions, score, scoreByTurn, deeds } = state.players[player]!;
    const path = `players.${player}`;
    if (warband === null ? state.phase !== 'warbands' : !dedications.has(warband))
      yield fault(`${player} needs a warband of the pack.`, `${path}.warband`);
    if (favours.some((god, i) => !majorGods.includes(god) || favours.indexOf(god) !== i))
      yield fault(`The favours of ${player} are not different major gods.`, `${path}.favours`);
    if (permanentActions < 0 || permanentActions > 3)
      yield fault(`${player} has ${permanentActions} permanent actions; at most 3 are given.`, `${path}.permanentActions`);
    if (scoreByTurn.reduce((sum, points) => sum + points, 0) !== score || scoreByTurn.some((points) => points < 0))
      yield fault(`The turns of ${player} do not add up to ${score}.`, `${path}.score`);
    if (deeds.some((deed) => !isDeedId(deed))) yield fault(`${player} has a deed the rules do not know.`, `${path}.deeds`);
  }
  const taken = bands.filter((band) => band !== null);
  if (new Set(taken).size < taken.length) yield fault('Two players lead the same warband.', 'players');
}

function* checkFlow(state: State): Faults {
  const { phase, turn, config, sheets, history } = state;
  const isWriting = phase === 'orders' || phase === 'review';
  const published = phase === 'warbands' ? 0 : isWriting ? turn - 1 : turn;
  if (phase === 'warbands' ? turn !== 0 : turn < 1 || turn > config.turns || (!isWriting && turn !== config.turns))
    yield fault(`Turn ${turn} does not fit the phase ${phase}.`, 'turn');
  if (history.length !== published) yield fault(`There are ${history.length} reports where ${published} turns were published.`, 'history');
  if (phase === 'review' && !hasReferee(state)) yield fault('There is no referee to review anything.', 'phase');
  if (phase === 'warbands' && config.players.every((player) => state.players[player]!.warband !== null))
    yield fault('Everybody has a warband; the first turn should have begun.', 'phase');
  if (phase === 'orders' && config.players.every((player) => sheets[player]!.committed))
    yield fault('Every sheet is committed; the turn should have been closed.', 'sheets');
  if (phase === 'lieutenants' && (supremeLordOf(state) === null || config.lieutenants === 0))
    yield fault('There is nobody to name lieutenants.', 'phase');
  for (const player of config.players) {
    if (!isWriting && sheets[player]!.orders.length > 0) yield fault(`${player} has orders in the phase ${phase}.`, `sheets.${player}`);
    if (isWriting)
      for (const { message, path } of checkSheet(state, player, sheets[player]!.orders)) yield fault(message, `sheets.${player}.${path}`);
  }
  for (const { player, deed } of state.verdicts)
    if (
      phase !== 'review' ||
      !config.players.includes(player) ||
      !sheets[player]!.orders.some((order) => order.type === 'claim' && order.deed === deed)
    )
      yield fault(`There is a verdict on a claim of ${deed} that was not made.`, 'verdicts');
  if (state.lieutenants !== null && (phase !== 'finished' || state.lieutenants.some((player) => !config.players.includes(player))))
    yield fault('The lieutenants are no players of a finished game.', 'lieutenants');
}

/** What no play could have led to. Each group of checks relies on the one before, so the first that finds faults is the last that runs. */
export function* checkState(state: State): Faults {
  const groups: readonly ((state: State) => Iterable<Violation<string>>)[] = [
    ({ config }) => checkConfig(config),
    checkKeys,
    checkMap,
    checkPlayers,
    checkFlow,
  ];
  for (const group of groups) {
    const faults = [...group(state)];
    for (const { message, path } of faults) yield fault(message, path ?? 'config');
    if (faults.length > 0) return;
  }
}
