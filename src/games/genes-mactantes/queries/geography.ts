import { derived } from '../../../core/data/derived.js';
import type { Place } from '../content/atlas.js';
import { isIndependentOwner, type State, type UnitRef } from '../types/index.js';
import { atlas, cityOf, controllerOf, isLiving, isShut, placeOf } from './state.js';

/** Has a player leave to march through another's land? [GM-TRAD-10] */
const hasPassage = (state: State, player: string, other: string): boolean =>
  state.passages.some(({ from, to, untilTurn }) => from === other && to === player && untilTurn >= state.turn);

/** May troops pass through here on their way? Whose troops stand there makes no difference. [GM-MARC-02] [GM-MARC-03] */
const canPass = (state: State, player: string, { id, isLand }: Place): boolean => {
  if (!isLand) return true;
  const controller = state.controllers[id]!;
  if (controller === player) return true;
  return isIndependentOwner(controller) ? cityOf(state, id) === undefined : hasPassage(state, player, controller);
};

/** Everywhere troops come to, or as much of it as is found until somewhere is reached. */
const findMarches = (state: State, player: string, from: string, to?: string): ReadonlySet<string> => {
  const { places } = atlas(state);
  const reached = new Set<string>([from]);
  const passing = [from];
  for (const here of passing)
    for (const there of places.get(here)!.ways) {
      if (reached.has(there)) continue;
      reached.add(there);
      if (there === to) return reached;
      if (canPass(state, player, places.get(there)!)) passing.push(there);
    }
  reached.delete(from);
  return reached;
};

/** The marches of a position that were found last, by who marches and from where: lists ask for the same ones over and over. */
const marchesIn = derived((_state: State) => new Map<string, Map<string, ReadonlySet<string>>>());

/** Can nothing that marches depend on change in this position? */
const isSettled = (state: State): boolean =>
  Object.isFrozen(state) &&
  [state.controllers, state.cities, state.countries, state.passages, ...Object.values(state.countries)].every(Object.isFrozen);

/** Everywhere troops can march from a territory, itself not included. [GM-MARC-01] [GM-MARC-04] */
export const marchesFrom = (state: State, player: string, from: string): ReadonlySet<string> => {
  if (!isSettled(state)) return findMarches(state, player, from);
  const known = marchesIn(state);
  const own = known.get(player) ?? new Map<string, ReadonlySet<string>>();
  known.set(player, own);
  const marches = own.get(from) ?? findMarches(state, player, from);
  own.set(from, marches);
  return marches;
};

/** Can troops march from one territory to another? [GM-MARC-01] [GM-MARC-04] */
export const canMarch = (state: State, player: string, from: string, to: string): boolean =>
  from !== to && (isSettled(state) ? marchesFrom(state, player, from) : findMarches(state, player, from, to)).has(to);

/** Does entering this territory give another player a chance? [GM-TRAV-09] */
export const isForeignSoil = (state: State, player: string, territory: string): boolean => {
  const controller = controllerOf(state, territory);
  return controller !== undefined && controller !== player && isLiving(state, controller);
};

/** The last step of a road, and the road to it. */
interface Step {
  readonly place: string;
  readonly before: Step | null;
  readonly foreign: number;
  readonly length: number;
}

/** Does one of two roads of the same length come first by the names of its steps? */
const isFirst = (a: Step, b: Step): boolean => {
  let isLess = false;
  for (let [x, y]: [Step | null, Step | null] = [a, b]; x !== y && x !== null && y !== null; [x, y] = [x.before, y.before])
    if (x.place !== y.place) isLess = x.place < y.place;
  return isLess;
};

const isBetter = (a: Step, b: Step): boolean => {
  if (a.foreign !== b.foreign) return a.foreign < b.foreign;
  return a.length === b.length ? isFirst(a, b) : a.length < b.length;
};

const pathOf = (last: Step): readonly string[] => {
  const path: string[] = [];
  for (let step = last; step.before !== null; step = step.before) path.push(step.place);
  return path.reverse();
};

/** One canonical path to every land a character can reach: little foreign soil, then short, then first by name. [GM-TRAV-10] */
export const roadsFrom = (state: State, player: string, from: string): ReadonlyMap<string, readonly string[]> => {
  const { places, land } = atlas(state);
  const best = new Map<string, Step>([[from, { place: from, before: null, foreign: 0, length: 0 }]]);
  const open = new Set<string>([from]);
  while (open.size > 0) {
    let road: Step | null = null;
    for (const candidate of open) if (road === null || isBetter(best.get(candidate)!, road)) road = best.get(candidate)!;
    const before = road!;
    open.delete(before.place);
    for (const place of places.get(before.place)!.ways) {
      if (isShut(state, player, place)) continue; // [GM-TRAV-04]
      const foreign = before.foreign + (isForeignSoil(state, player, place) ? 1 : 0);
      const onward = { place, before, foreign, length: before.length + 1 };
      const known = best.get(place);
      if (known !== undefined && !isBetter(onward, known)) continue;
      best.set(place, onward);
      open.add(place);
    }
  }
  const roads = new Map<string, readonly string[]>();
  for (const { id } of land) {
    const road = best.get(id);
    if (id !== from && road !== undefined) roads.set(id, pathOf(road));
  }
  return roads;
};

/** Steps over passable edges from a territory to every other that hangs together with it. */
export const distancesFrom = (state: State, from: string): ReadonlyMap<string, number> => {
  const { places } = atlas(state);
  const steps = new Map<string, number>([[from, 0]]);
  for (const [here, count] of steps) for (const there of places.get(here)!.ways) if (!steps.has(there)) steps.set(there, count + 1);
  return steps;
};

/** The nearest of some territories, ties in the order given. */
export const nearestOf = (state: State, from: string, candidates: readonly string[]): string | undefined => {
  const steps = distancesFrom(state, from);
  let nearest: string | undefined;
  for (const candidate of candidates) {
    const away = steps.get(candidate);
    if (away !== undefined && (nearest === undefined || away < steps.get(nearest)!)) nearest = candidate;
  }
  return nearest;
};

/** Where somebody counts as present at a territory: there, or, at a sea, on the land joined to it. [GM-ACTV-05] */
export const isPresentAt = (state: State, location: string, territory: string): boolean => {
  if (location === territory) return true;
  const place = placeOf(state, territory)!;
  return !place.isLand && place.ways.includes(location);
};

/** From where a city can be besieged: its territory and the seas joined to it. [GM-SIEG-02] */
export const siegeBasesOf = (state: State, territory: string): readonly string[] => {
  const { places } = atlas(state);
  return [territory, ...places.get(territory)!.ways.filter((way) => !places.get(way)!.isLand)];
};

/** From where a patrol can raid a country: its land and what is joined to it by a passable edge. [GM-INCU-01] */
export const isRaidable = (state: State, target: string, from: string): boolean =>
  controllerOf(state, from) === target || placeOf(state, from)!.ways.some((way) => controllerOf(state, way) === target);

/** Units are named by owner, place and kind; is this one of the list? */
export const names = (list: readonly UnitRef[], { territory, kind }: UnitRef): boolean =>
  list.some((other) => other.territory === territory && other.kind === kind);

/** Is this the id of a territory? */
export const isTerritory = (state: State, id: string): boolean => placeOf(state, id) !== undefined;
