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

/** Everywhere troops can march from a territory, itself not included. [GM-MARC-01] [GM-MARC-04] */
export const marchesFrom = (state: State, player: string, from: string): ReadonlySet<string> => {
  const { places } = atlas(state);
  const reached = new Set<string>([from]);
  const passing = [from];
  for (const here of passing)
    for (const there of places.get(here)!.ways) {
      if (reached.has(there)) continue;
      reached.add(there);
      if (canPass(state, player, places.get(there)!)) passing.push(there);
    }
  reached.delete(from);
  return reached;
};

/** Does entering this territory give another player a chance? [GM-TRAV-09] */
export const isForeignSoil = (state: State, player: string, territory: string): boolean => {
  const controller = controllerOf(state, territory);
  return controller !== undefined && controller !== player && isLiving(state, controller);
};

interface Road {
  readonly foreign: number;
  readonly path: readonly string[];
}

const isBetter = (a: Road, b: Road): boolean => {
  if (a.foreign !== b.foreign) return a.foreign < b.foreign;
  if (a.path.length !== b.path.length) return a.path.length < b.path.length;
  const place = a.path.findIndex((step, i) => step !== b.path[i]);
  return place >= 0 && a.path[place]! < b.path[place]!;
};

/** One canonical path to every land a character can reach: little foreign soil, then short, then first by name. [GM-TRAV-10] */
export const roadsFrom = (state: State, player: string, from: string): ReadonlyMap<string, readonly string[]> => {
  const { places, land } = atlas(state);
  const best = new Map<string, Road>([[from, { foreign: 0, path: [] }]]);
  const open = new Set<string>([from]);
  while (open.size > 0) {
    let here: string | null = null;
    for (const candidate of open) if (here === null || isBetter(best.get(candidate)!, best.get(here)!)) here = candidate;
    const road = best.get(here!)!;
    open.delete(here!);
    for (const there of places.get(here!)!.ways) {
      if (isShut(state, player, there)) continue; // [GM-TRAV-04]
      const onward = { foreign: road.foreign + (isForeignSoil(state, player, there) ? 1 : 0), path: [...road.path, there] };
      const known = best.get(there);
      if (known !== undefined && !isBetter(onward, known)) continue;
      best.set(there, onward);
      open.add(there);
    }
  }
  const roads = new Map<string, readonly string[]>();
  for (const { id } of land) {
    const road = best.get(id);
    if (id !== from && road !== undefined) roads.set(id, road.path);
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
