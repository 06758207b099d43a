import type { Draft } from 'immer';
import { clone, sameData } from '../../../core/data/copies.js';
import { type Misplaced, misplaced, saidOfPlayers } from '../../../core/engine/scenes.js';
import { rulesOfDeed } from '../content/deeds.js';
import { canonicalOrder, checkSheet } from '../mechanics/orders/index.js';
import { supremeLordOf } from '../mechanics/scoring.js';
import { faultsOfStart } from '../setup/scene-integrity.js';
import type { PlanetState, SceneStart, State } from '../types/index.js';
import type { DeedInScene, Scene } from './scene.js';

type Position = Draft<State>;

const isEnded = ({ phase }: Pick<State, 'phase'>): boolean => phase === 'lieutenants' || phase === 'finished';

/** What has a place in the first turn at the earliest: bands are chosen before it. */
const fromFirstTurn = ['turn', 'planets', 'deeds', 'verdicts', 'lieutenants'] as const;

/** Before the first turn everybody has a band or none, and nothing else stands differently. */
function* tooEarly(scene: Scene): Misplaced {
  const said: readonly string[] = [
    ...fromFirstTurn.filter((field) => scene[field] !== undefined),
    ...saidOfPlayers(scene).flatMap(([player, { warband: _, ...rest }]) => Object.keys(rest).map((field) => `players.${player}.${field}`)),
  ];
  for (const path of said) yield misplaced('Bands are chosen before the first turn: nothing but them is said of it.', path);
}

/** Names that nobody and nothing has, and a turn that there is not: everything after this may rely on them. */
function* unknownNames({ config, planets }: Position, scene: Scene): Misplaced {
  const { pack, players, turns } = config;
  const { turn = 1 } = scene;
  if (turn < 1 || turn > turns) yield misplaced(`There is no turn ${turn} in a game of ${turns} turns.`, 'turn');
  for (const [player, { warband }] of saidOfPlayers(scene)) {
    if (!players.includes(player)) yield misplaced(`${player} does not play.`, `players.${player}`);
    if (warband !== undefined && !pack.warbands.some(({ id }) => id === warband))
      yield misplaced(`There is no warband ${warband}.`, `players.${player}.warband`);
  }
  for (const [player, said] of saidOfPlayers(scene))
    for (const [i, planet] of (said.planets ?? []).entries())
      if (!Object.hasOwn(planets, planet)) yield misplaced(`There is no planet ${planet}.`, `players.${player}.planets.${i}`);
  for (const planet of Object.keys(scene.planets ?? {}))
    if (!Object.hasOwn(planets, planet)) yield misplaced(`There is no planet ${planet}.`, `planets.${planet}`);
  for (const deed of Object.keys(scene.deeds ?? {}))
    if (!pack.deeds.some(({ id }) => id === deed)) yield misplaced(`There is no deed ${deed} in the pack.`, `deeds.${deed}`);
}

/** Bands as named; who has none then gets the first that is free. */
const placeBands = ({ config, players, phase }: Position, scene: Scene): void => {
  const named = scene.players ?? {};
  for (const player of config.players) players[player]!.warband = named[player]?.warband ?? players[player]!.warband;
  if ((scene.phase ?? phase) === 'warbands') return;
  for (const player of config.players) {
    const taken = config.players.map((other) => players[other]!.warband);
    players[player]!.warband ??= config.pack.warbands.find(({ id }) => !taken.includes(id))?.id ?? null;
  }
};

/** Who holds what, by the lists of the players and by planet: the two must say the same. */
function* placePlanets(state: Position, scene: Scene): Misplaced {
  const holders = new Map<string, string>();
  const planets: Record<string, PlanetState> = { ...(state.planets as State['planets']) };
  for (const [player, said] of saidOfPlayers(scene)) {
    for (const [i, planet] of (said.planets ?? []).entries()) {
      const holder = holders.get(planet) ?? scene.planets?.[planet]?.controller ?? player;
      if (holder !== player) yield misplaced(`${planet} is held by ${holder} as well.`, `players.${player}.planets.${i}`);
      holders.set(planet, player);
    }
    if (said.planets === undefined) continue;
    for (const [id, planet] of Object.entries(planets)) if (planet.controller === player) planets[id] = { ...planet, controller: null };
  }
  for (const id of new Set([...holders.keys(), ...Object.keys(scene.planets ?? {})])) {
    const before = planets[id]!;
    const said = scene.planets?.[id] ?? {};
    const controller = holders.get(id) ?? (said.controller === undefined ? before.controller : said.controller);
    planets[id] = {
      controller,
      inhabitants: said.inhabitants ?? (controller === null ? before.inhabitants : 0),
      sacred: said.sacred ?? before.sacred,
    };
  }
  state.planets = planets as Position['planets'];
}

const placeDeeds = (state: Position, scene: Scene, turns: number): void => {
  for (const [deed, said] of Object.entries(scene.deeds ?? {}) as [keyof NonNullable<Scene['deeds']>, DeedInScene | null][]) {
    const by = said?.by ?? [];
    const gives = rulesOfDeed(deed).benefit !== undefined;
    state.deeds[deed] =
      said === null
        ? null
        : {
            turn: said.turn ?? turns,
            by: [...by],
            benefitTo: said.benefitTo === undefined && gives ? (by[0] ?? null) : (said.benefitTo ?? null),
          };
    for (const [player, { deeds }] of Object.entries(state.players)) {
      const others = deeds.filter((other) => other !== deed);
      state.players[player]!.deeds = by.includes(player) ? [...others, deed] : others;
    }
  }
};

/** Points by turn: as given, as they stand, or all in the last turn that is over. */
const pointsByTurn = (before: readonly number[], score: number, turns: number): number[] => {
  const sum = before.reduce((all, points) => all + points, 0);
  if (before.length === turns && sum === score) return [...before];
  return Array.from({ length: turns }, (_, i) => (i === turns - 1 ? score : 0));
};

const placePlayers = (state: Position, scene: Scene, turns: number): void => {
  for (const [id, player] of Object.entries(state.players)) {
    const { favours, permanentActions, score, scoreByTurn } = scene.players?.[id] ?? {};
    const order = state.config.pack.gods.map((god) => god.id);
    if (favours !== undefined) player.favours = [...favours].sort((a, b) => order.indexOf(a) - order.indexOf(b));
    player.permanentActions = permanentActions ?? player.permanentActions;
    player.score = score ?? scoreByTurn?.reduce((all, points) => all + points, 0) ?? player.score;
    player.scoreByTurn = scoreByTurn === undefined ? pointsByTurn(player.scoreByTurn, player.score, turns) : [...scoreByTurn];
  }
};

/** Sheets as they may be written: in this position, by these players. */
function* placeSheets(state: Position, scene: Scene): Misplaced {
  for (const player of state.config.players) {
    const { orders, committed } = scene.players?.[player] ?? {};
    if (isEnded(state) && orders === undefined) state.sheets[player] = { orders: [], committed: false };
    const sheet = state.sheets[player]!;
    if (committed !== undefined) sheet.committed = committed;
    if (orders === undefined) continue;
    const faults = [...checkSheet(state as State, player, orders)];
    for (const { message, path } of faults) yield misplaced(message, `players.${player}.${path ?? 'orders'}`);
    if (faults.length === 0)
      sheet.orders = clone(orders.map((order) => canonicalOrder(state as State, player, order))) as typeof sheet.orders;
  }
}

const positionOf = ({ turn, players, planets, deeds }: Position): Omit<SceneStart, 'phase'> =>
  clone({ turn, players, planets, deeds }) as Omit<SceneStart, 'phase'>;

/** As said, as they were if they still can be, or the first others in seating order. */
const lieutenantsOf = ({ config, lieutenants }: State, scene: Scene, lord: string): readonly string[] => {
  const named = lieutenants?.includes(lord) ? null : lieutenants;
  return scene.lieutenants ?? named ?? config.players.filter((player) => player !== lord).slice(0, config.lieutenants);
};

/** Where a scene departs from: the choice of the bands, or the first turn. */
export const departure = (begun: State, { phase }: Scene): State => (phase === 'warbands' ? begun : { ...begun, phase: 'orders' });

/** Places a scene. Where nobody could have played to it, the state is marked, and what was published before is forgotten. */
export function* place(state: Position, scene: Scene): Misplaced {
  const unknown = [...unknownNames(state, scene)];
  if (unknown.length > 0) return yield* unknown;
  placeBands(state, scene);
  if ((scene.phase ?? state.phase) === 'warbands') return yield* tooEarly(scene);
  if (state.turn === 0) Object.assign(state, { phase: 'orders', turn: 1 });
  const before = { ...positionOf(state), isEnded: isEnded(state) };
  if (scene.phase !== undefined) state.phase = scene.phase;
  state.turn = scene.turn ?? (isEnded(state) ? state.config.turns : state.turn);
  const turns = isEnded(state) ? state.turn : state.turn - 1;
  const held = [...placePlanets(state, scene)];
  if (held.length > 0) return yield* held;
  placeDeeds(state, scene, turns);
  placePlayers(state, scene, turns);
  const position = positionOf(state);
  const lord = supremeLordOf(state as State);
  const isNaming = lord !== null && state.config.lieutenants > 0;
  const phase = !isEnded(state) ? 'orders' : isNaming ? 'lieutenants' : 'finished';
  if (state.phase === 'lieutenants' && !isNaming)
    return yield misplaced('Lieutenants are named by a single leader, and by nobody else.', 'phase');
  const start = { phase, ...position } as const;
  const faults = [...faultsOfStart(state as State, start)];
  for (const { message, path } of faults) yield misplaced(message, path ?? '');
  if (faults.length > 0) return;
  if (!sameData(before, { ...position, isEnded: isEnded(state) })) Object.assign(state, { scene: start, history: [] });
  state.lieutenants = state.phase === 'finished' && isNaming ? [...lieutenantsOf(state as State, scene, lord)] : null;
  if (scene.lieutenants !== undefined && state.lieutenants === null)
    return yield misplaced(`Nobody has named lieutenants in the phase ${state.phase}.`, 'lieutenants');
  state.verdicts = clone(scene.verdicts ?? (state.phase === 'review' ? state.verdicts : [])) as Position['verdicts'];
  yield* placeSheets(state, scene);
}
