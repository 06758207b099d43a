import type { Draft } from 'immer';
import { clone, sameData } from '../../../core/data/copies.js';
import { DiceFault, diceFrom, pick } from '../../../core/dice/dice.js';
import { scripted } from '../../../core/dice/scripted.js';
import type { Table } from '../../../core/game/rule.js';
import { badState as fault } from '../../../core/refusals/common.js';
import { type Faults, faultsByFirst, faultsWithin } from '../../../core/refusals/saved-states.js';
import { canonicalOrder, checkSheet } from '../mechanics/orders/index.js';
import { supremeLordOf } from '../mechanics/scoring.js';
import { beginTurn, nameLieutenants, publishTurn } from '../mechanics/turn.js';
import { hasReferee } from '../queries/state.js';
import type { Event, State, TurnReport } from '../types/index.js';
import { checkSceneStart } from './scene-integrity.js';
import { beforeBands, checkConfig } from './setup.js';

/** The settings as a host could have given them: the default kind of recruits need not be in the pack. */
const checkSettings = ({ config }: State): Faults => {
  const { recruitmentKinds, ...rest } = config;
  const given = sameData(['chaosMarines'], recruitmentKinds) ? rest : { ...rest, recruitmentKinds };
  return faultsWithin('config', checkConfig(given));
};

function* checkHomes({ config, players }: State): Faults {
  if (!sameData([...config.players].sort(), Object.keys(players).sort()))
    return yield fault('There should be exactly the players of the configuration.', 'players');
  const { pack, startMode, homeAssignment } = config;
  const homes = config.players.map((player) => players[player]!.home);
  const row = pack.startTable[String(config.players.length)]?.map((home) => pack.planets.find((planet) => planet.home === home)!.id) ?? [];
  const wanted = startMode === 'planetless' ? homes.map(() => null) : row;
  const isDrawn = startMode === 'homeworlds' && homeAssignment === 'random';
  if (!sameData(isDrawn ? [...wanted].sort() : wanted, isDrawn ? [...homes].sort() : homes))
    yield fault(`The homes should be ${wanted.join(', ')}.`, 'players');
}

function* checkBands({ config, players, phase }: State): Faults {
  const bands = config.players.map((player) => players[player]!.warband);
  const led = bands.filter((band) => band !== null);
  const first = bands.indexOf(null);
  if (led.some((band) => !config.pack.warbands.some(({ id }) => id === band)) || new Set(led).size < led.length)
    yield fault('Every band should be one of the pack, led by one player.', 'players');
  if (first < 0 !== (phase !== 'warbands')) yield fault('Bands are chosen before the first turn, and all of them.', 'phase');
  if (phase === 'warbands' && (config.warbandSelection !== 'choose' || bands.slice(first).some((band) => band !== null)))
    yield fault('Bands are chosen in seating order.', 'players');
  if (config.warbandSelection === 'fixed' && !sameData(config.fixedWarbands, bands))
    yield fault(`The bands should be ${config.fixedWarbands.join(', ')}.`, 'players');
}

/** A table at which a published turn falls out as its report says: the lots are drawn again from what was written down. */
const tableOf = (draws: TurnReport['draws']): Table<Event> => {
  const lots = scripted(draws.map(({ place }) => place + 1));
  const dice = diceFrom((sides, why) => lots.roll(sides, why));
  return { ...dice, pick: (list, why) => pick(dice, list, why), emit: () => undefined };
};

/** What the reports go on from: the first turn, or where the scene begins. */
const opening = ({ config, players, phase, scene }: State): Draft<State> => {
  const homes = config.players.map((player) => players[player]!.home);
  const first = clone(beforeBands(config, homes)) as Draft<State>;
  if (scene !== undefined) return Object.assign(first, clone(scene)) as Draft<State>;
  for (const player of config.players) first.players[player]!.warband = players[player]!.warband;
  if (phase !== 'warbands') beginTurn(first, tableOf([]));
  return first;
};

/** Plays the reports again, from the homes and bands: a state is what its history makes of it. */
function* replayed(state: State, into: { state: State }): Faults {
  const { config, history } = state;
  const again = opening(state);
  into.state = again as State;
  if (state.phase === 'warbands') return;
  for (const [i, report] of history.entries()) {
    const path = `history.${i}`;
    if (again.phase !== 'orders') return yield fault('Nothing is published after the last turn.', path);
    if (!sameData([...config.players].sort(), Object.keys(report.sheets).sort()))
      return yield fault('A report holds the sheet of every player.', `${path}.sheets`);
    for (const player of config.players) {
      const orders = report.sheets[player]!;
      yield* checkOrders(again as State, player, orders, `${path}.sheets.${player}`);
      again.sheets[player] = { orders: clone(orders) as Draft<typeof orders>, committed: true };
    }
    again.verdicts = clone(report.verdicts) as Draft<typeof report.verdicts>;
    if (report.verdicts.length > 0 && !hasReferee(state))
      return yield fault('There is no referee who could have ruled on a claim.', `${path}.verdicts`);
    yield* checkVerdicts(again as State, `${path}.verdicts`);
    try {
      publishTurn(again, tableOf(report.draws));
    } catch (error) {
      if (!(error instanceof DiceFault)) throw error;
      return yield fault(`The lots are not those of turn ${report.turn}: ${error.message}`, `${path}.draws`);
    }
    if (!sameData(again.history[i], report)) return yield fault(`Turn ${report.turn} did not come out as its report says.`, path);
  }
}

/** Orders that could stand on a sheet, in the form in which sheets keep them. */
function* checkOrders(state: State, player: string, orders: State['sheets'][string]['orders'], path: string): Faults {
  for (const { message, path: where } of checkSheet(state, player, orders)) return yield fault(message, `${path}.${where}`);
  for (const [i, order] of orders.entries())
    if (!sameData(canonicalOrder(state, player, order), order))
      yield fault('An order is not in the form in which sheets keep it.', `${path}.${i}`);
}

function* checkVerdicts({ verdicts, sheets }: State, path: string): Faults {
  for (const [i, { player, deed }] of verdicts.entries()) {
    const isClaimed =
      Object.hasOwn(sheets, player) && sheets[player]!.orders.some((order) => order.type === 'claim' && order.deed === deed);
    const isFirst = verdicts.findIndex((ruling) => ruling.player === player && ruling.deed === deed) === i;
    if (!isClaimed || !isFirst) yield fault(`There is a verdict on a claim of ${deed} that was not made, or a second one.`, `${path}.${i}`);
  }
}

/** Everything that was published is as the history makes it; what goes on now fits the phase. */
function* checkPresent(state: State): Faults {
  const made: { state: State } = { state };
  for (const found of replayed(state, made)) return yield found;
  const { state: again } = made;
  const { config, phase, sheets, verdicts } = state;
  const isReviewed = phase === 'review' && again.phase === 'orders';
  const isEnded = phase === 'finished' && again.phase === 'lieutenants';
  if (phase !== again.phase && !isReviewed && !isEnded)
    return yield fault(`After ${again.history.length} published turns the phase is not ${phase}.`, 'phase');
  if (isReviewed && !hasReferee(state)) yield fault('There is no referee to review anything.', 'phase');
  if (isEnded) yield* checkLieutenants(state, again);
  const departed = (['turn', 'players', 'planets', 'deeds', 'lieutenants'] as const).filter((part) => !sameData(again[part], state[part]));
  for (const part of departed) yield fault(`${part} are not what the published turns make of them.`, part);
  if (departed.length > 0) return;
  if (!sameData([...config.players].sort(), Object.keys(sheets).sort()))
    return yield fault('There should be one sheet for every player.', 'sheets');
  const isWriting = phase === 'orders' || phase === 'review';
  for (const player of config.players)
    if (isWriting) yield* checkOrders(state, player, sheets[player]!.orders, `sheets.${player}`);
    else if (!sameData({ orders: [], committed: false }, sheets[player]))
      yield fault(`${player} writes no orders in the phase ${phase}.`, `sheets.${player}`);
  if (phase === 'orders' && config.players.every((player) => sheets[player]!.committed))
    yield fault('Every sheet is committed; the turn should have been closed.', 'sheets');
  if (phase !== 'review' && verdicts.length > 0) yield fault('Verdicts are given in review only.', 'verdicts');
  yield* checkVerdicts(state, 'verdicts');
}

/** The lieutenants are others, each once, as many as there should be; then the game is over. */
function* checkLieutenants({ lieutenants, config }: State, again: State): Faults {
  const named = lieutenants ?? [];
  const lord = supremeLordOf(again)!;
  if (
    named.length !== config.lieutenants ||
    new Set(named).size < named.length ||
    named.some((player) => player === lord || !config.players.includes(player))
  )
    return yield fault(`${config.lieutenants} others are named lieutenants by ${lord}.`, 'lieutenants');
  nameLieutenants(again as Draft<State>, lord, named, tableOf([]));
}

const checks = [checkSettings, checkHomes, checkBands, checkSceneStart, checkPresent];

/** What no play could have led to. */
export const checkState = (state: State): Faults => faultsByFirst(state, checks);
