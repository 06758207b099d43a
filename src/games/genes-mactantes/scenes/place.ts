import { type Misplaced, misplaced, saidOfPlayers } from '../../../core/engine/scenes.js';
import { crisisAt } from '../mechanics/affairs/crisis.js';
import type { Board } from '../mechanics/countries/board.js';
import { allowanceNow } from '../queries/allowances.js';
import { effectiveAuthority, living, livingInOrder, standingOf } from '../queries/state.js';
import { characteristics, independent, type State, type Unit } from '../types/index.js';
import { placeCountry, placeEliminated } from './countries.js';
import { placeCities, placeControllers, placeSieges, placeUnits } from './land.js';
import type { Scene } from './scene.js';

function* strangers(state: Board, { initiative = [], slot, crises = [], ending, ...scene }: Scene): Misplaced {
  const named: readonly (readonly [path: string, player: string | undefined])[] = [
    ...saidOfPlayers(scene).map(([player]) => [`players.${player}`, player] as const),
    ...initiative.map((player, i) => [`initiative.${i}`, player] as const),
    ...crises.map(({ player }, i) => [`crises.${i}.player`, player] as const),
    ['slot.player', slot?.player],
    ...(ending?.winners ?? []).map((player, i) => [`ending.winners.${i}`, player] as const),
  ];
  for (const [path, player] of named)
    if (player !== undefined && !state.config.players.includes(player)) yield misplaced(`${player} does not play.`, path);
}

/** Nothing of the turn before is left: no offers, no activity, no disaster, nothing under way. */
const newTurn = (state: Board, turn: number): void => {
  state.turn = turn;
  for (const player of state.config.players) state.offersMade[player] = [];
  for (const character of state.characters) Object.assign(character, { used: false, journeys: 0 });
  for (const city of Object.values(state.cities)) city.disasterTurn = null;
  state.passages = state.passages.filter(({ untilTurn }) => untilTurn >= turn);
  state.offers = [];
};

/** What freezes an allowance anew: whatever it is reckoned from. */
const counts = ['relevance', 'characteristics', 'counterpower', 'levels', 'thisTurn'] as const;

const freezeAllowances = (state: Board, scene: Scene, isAnew: boolean): void => {
  for (const player of living(state as State)) {
    const said = scene.players?.[player] ?? {};
    if (isAnew || counts.some((count) => said[count] !== undefined))
      state.countries[player]!.allowance = allowanceNow((state as State).config, (state as State).countries[player]!);
  }
};

/** Everybody writes who has an action; in the resolution all have committed. */
const openStep = (state: Board): void => {
  const isWriting = state.step === 'declare-internal' || state.step === 'declare-external';
  for (const player of state.config.players) {
    const { allowance, thisTurn, eliminated } = state.countries[player]!;
    const hasNone = eliminated === null && allowance - thisTurn.crisisSpent <= 0;
    state.committed[player] = state.step === 'resolution' || (isWriting && hasNone);
  }
};

const placeSheets = (state: Board, scene: Scene): void => {
  for (const player of state.config.players) {
    const { orders, committed } = scene.players?.[player] ?? {};
    if (orders !== undefined)
      state.sheets[player] = orders.map((order, i) => ({ id: String(i + 1), order, state: 'pending' })) as Board['sheets'][string];
    if (committed !== undefined) state.committed[player] = committed;
  }
};

/** The order of the resolution, without the dice that separate equals. [GM-INIT-01] */
const byAuthority = (state: State): string[] => {
  const authority = (player: string): number => effectiveAuthority(state.countries[player]!);
  return [...livingInOrder(state)].sort((a, b) => authority(b) - authority(a));
};

const placeResolution = (state: Board, { initiative, slot }: Scene, isAnew: boolean): void => {
  if (state.step !== 'resolution') {
    state.slot = null;
    return;
  }
  if (isAnew || initiative !== undefined) state.initiative = [...(initiative ?? byAuthority(state as State))];
  const first = state.initiative[0];
  if (slot !== undefined) state.slot = { round: slot.round ?? 1, player: slot.player, isOver: false };
  else if ((isAnew || state.slot === null) && first !== undefined) state.slot = { round: 1, player: first, isOver: false };
};

/** All that the countries are in. [GM-CRIS-01] */
const crisesOf = (state: State): State['crises'] =>
  livingInOrder(state).flatMap((player) =>
    characteristics
      .filter((characteristic) => standingOf(state.countries[player]!, characteristic) <= crisisAt)
      .map((characteristic) => ({ player, characteristic })),
  );

const placeCrises = (state: Board, { crises }: Scene, isAnew: boolean): void => {
  if (state.step !== 'crisis') state.crises = [];
  else if (isAnew || crises !== undefined) state.crises = [...(crises ?? crisesOf(state as State))];
};

/** Places a scene. */
export function* place(state: Board, scene: Scene): Misplaced {
  const unknown = [...strangers(state, scene)];
  if (unknown.length > 0) return yield* unknown;
  if (state.turn === 0) return yield misplaced('A scene begins once all countries have been founded.', 'turn');
  const { turn, ending } = scene;
  if (turn !== undefined && turn !== state.turn) newTurn(state, turn);
  const faults = [...placeControllers(state, scene), ...placeCities(state, scene)];
  for (const [player, said] of saidOfPlayers(scene)) faults.push(...placeCountry(state, player, said));
  if (scene.independents !== undefined)
    faults.push(...placeUnits(state, independent, scene.independents as readonly Unit[], 'independents'));
  faults.push(...placeSieges(state, scene));
  for (const [player, said] of saidOfPlayers(scene)) faults.push(...placeEliminated(state, player, said));
  if (faults.length > 0) return yield* faults;
  if (scene.passages !== undefined) state.passages = scene.passages.map((passage) => ({ ...passage }));
  const isAnew = scene.step !== undefined || turn !== undefined || ending !== undefined;
  if (ending !== undefined) Object.assign(state, { step: 'finished', ending: { reason: ending.reason, winners: [...ending.winners] } });
  else if (scene.step !== undefined && living(state as State).length > 1) Object.assign(state, { step: scene.step, ending: null });
  if (isAnew) {
    state.affairs = [];
    for (const player of state.config.players) state.sheets[player] = [];
  }
  freezeAllowances(state, scene, isAnew);
  if (isAnew) openStep(state);
  placeSheets(state, scene);
  placeResolution(state, scene, isAnew);
  placeCrises(state, scene, isAnew);
}

/** What a scene calls the places of the state: all of a country stands with its player. */
const namesInScenes: Readonly<Record<string, readonly string[]>> = {
  countries: [],
  units: ['units'],
  sheets: ['orders'],
};

/** Where a scene says what stands somewhere in the state. Units and characters go by another order there. */
export const placeOf = (path: readonly string[], { characters }: State): readonly string[] => {
  const [first = '', second = '', ...rest] = path;
  if (first === 'phase') return ['step'];
  if (first === 'characters') return ['players', characters[Number(second)]?.owner ?? '', 'characters'];
  const names = Object.hasOwn(namesInScenes, first) ? namesInScenes[first]! : null;
  if (names === null) return path;
  return ['players', second, ...names, ...(names.length === 0 ? rest : [])];
};
