import { isWholeWithin } from '../../../core/data/bounds.js';
import { badState as fault } from '../../../core/refusals/common.js';
import type { Faults } from '../../../core/refusals/saved-states.js';
import { isDeedId, rulesOfDeed } from '../content/deeds.js';
import { supremeLordOf } from '../mechanics/scoring.js';
import type { SceneStart, State } from '../types/index.js';

/** Who sets a scene may be generous: with more permanent actions than any deeds give, or with more of the inhabitants that a planet has. */
const most = 1000;

/** And with points, far more than twenty turns bring: whatever is added to them can be counted. */
const mostPoints = 1_000_000;

const isSet = (list: readonly string[], known: readonly string[]): boolean =>
  new Set(list).size === list.length && list.every((entry) => known.includes(entry));

/** Exactly these ids, each with something. */
const holdsAll = (record: object, ids: readonly string[]): boolean =>
  Object.keys(record).length === ids.length && ids.every((id) => Object.hasOwn(record, id));

/** How many turns lie behind the start of a scene. */
const turnsBefore = ({ phase, turn }: SceneStart): number => (phase === 'orders' ? turn - 1 : turn);

function* checkTurn({ config }: State, { phase, turn }: SceneStart): Faults {
  if (!isWholeWithin(turn, 1, config.turns)) return yield fault(`There is no turn ${turn} in a game of ${config.turns} turns.`, 'turn');
  if (phase !== 'orders' && turn !== config.turns) yield fault(`The game ends after turn ${config.turns}, not after turn ${turn}.`, 'turn');
}

function* checkNaming({ config }: State, { phase }: SceneStart, standing: State): Faults {
  if (phase === 'orders') return;
  const isNaming = supremeLordOf(standing) !== null && config.lieutenants > 0;
  if (isNaming !== (phase === 'lieutenants')) yield fault('Lieutenants are named by a single leader, and by nobody else.', 'phase');
}

function* checkMap({ config }: State, { planets }: SceneStart): Faults {
  const { pack, players } = config;
  const gods = pack.gods.map(({ id }) => id);
  for (const id of Object.keys(planets))
    if (!pack.planets.some((planet) => planet.id === id)) yield fault(`There is no planet ${id}.`, `planets.${id}`);
  for (const { id, inhabitants } of pack.planets) {
    if (!Object.hasOwn(planets, id)) {
      yield fault(`The planet ${id} is missing.`, 'planets');
      continue;
    }
    const path = `planets.${id}`;
    const { controller, inhabitants: left, sacred } = planets[id]!;
    const crowd = inhabitants === null ? 0 : most;
    if (controller !== null && !players.includes(controller)) yield fault(`${controller} does not play.`, `${path}.controller`);
    if (!isWholeWithin(left, 0, crowd)) yield fault(`${id} has from 0 to ${crowd} inhabitants, not ${left}.`, `${path}.inhabitants`);
    else if (controller !== null && left > 0) yield fault(`${id} is held, so its inhabitants are dead.`, `${path}.inhabitants`);
    if (!isSet(sacred, gods)) yield fault(`${id} can be sacred to gods of the pack, each once.`, `${path}.sacred`);
  }
}

function* checkDeeds({ config }: State, start: SceneStart): Faults {
  const { deeds, players } = start;
  const ids = config.pack.deeds.map(({ id }) => id);
  for (const id of Object.keys(deeds)) if (!ids.includes(id)) yield fault(`There is no deed ${id} in the pack.`, `deeds.${id}`);
  for (const id of ids) {
    if (!Object.hasOwn(deeds, id)) {
      yield fault(`The deed ${id} is missing.`, 'deeds');
      continue;
    }
    const done = deeds[id] ?? null;
    const path = `deeds.${id}`;
    const by = done?.by ?? [];
    if (done !== null) {
      if (!isWholeWithin(done.turn, 1, turnsBefore(start))) yield fault(`${id} was not achieved in turn ${done.turn}.`, `${path}.turn`);
      if (by.length === 0 || !isSet(by, config.players)) yield fault(`${id} was achieved by players, each once.`, `${path}.by`);
      const gives = isDeedId(id) && rulesOfDeed(id).benefit !== undefined;
      if (gives !== (done.benefitTo !== null) || (done.benefitTo !== null && !by.includes(done.benefitTo)))
        yield fault(
          gives ? `One of those who achieved ${id} has its benefit.` : `${id} gives nothing besides points.`,
          `${path}.benefitTo`,
        );
    }
    for (const player of config.players)
      if ((players[player]?.deeds.includes(id) ?? false) !== by.includes(player))
        yield fault(`${player} and ${id} do not agree about who achieved it.`, `players.${player}.deeds`);
  }
}

function* checkPlayers({ config, players: now }: State, start: SceneStart): Faults {
  if (!holdsAll(start.players, config.players)) return yield fault('There should be exactly the players of the configuration.', 'players');
  const gods = config.pack.gods.map(({ id }) => id);
  const turns = turnsBefore(start);
  for (const player of config.players) {
    const path = `players.${player}`;
    const { warband, home, favours, permanentActions, score, scoreByTurn, deeds } = start.players[player]!;
    if (warband !== now[player]!.warband || home !== now[player]!.home)
      yield fault(`${player} keeps home and band for the whole game.`, path);
    if (!isSet(favours, gods)) yield fault(`${player} can have the favour of gods of the pack, each once.`, `${path}.favours`);
    if (!isWholeWithin(permanentActions, 0, most))
      yield fault(`${player} can have from 0 to ${most} permanent actions, not ${permanentActions}.`, `${path}.permanentActions`);
    if (scoreByTurn.length !== turns || scoreByTurn.some((points) => !isWholeWithin(points, 0, mostPoints)))
      yield fault(`${player} has points for each of the ${turns} turns that are over, from 0 to ${mostPoints}.`, `${path}.scoreByTurn`);
    if (scoreByTurn.reduce((sum, points) => sum + points, 0) !== score)
      yield fault(`${score} is not what the turns of ${player} come to.`, `${path}.score`);
    if (!isSet(deeds, Object.keys(start.deeds))) yield fault(`${player} achieves deeds of the pack, each once.`, `${path}.deeds`);
  }
}

/** What keeps a scene from beginning here: a position of this pack and these players is all it has to be. */
export function* faultsOfStart(state: State, start: SceneStart): Faults {
  const turn = [...checkTurn(state, start)];
  if (turn.length > 0) return yield* turn;
  const faults = [...checkPlayers(state, start), ...checkMap(state, start), ...checkDeeds(state, start)];
  yield* faults;
  if (faults.length === 0) yield* checkNaming(state, start, { ...state, players: start.players });
}

/** Nobody played to where a scene begins. What came after is for the reports to say. */
export function* checkSceneStart(state: State): Faults {
  const { scene, phase } = state;
  if (scene === undefined) return;
  if (phase === 'warbands') return yield fault('A scene begins with bands that have been chosen.', 'phase');
  for (const found of faultsOfStart(state, scene)) yield { ...found, path: `scene.${found.path}` };
}
