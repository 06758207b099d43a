import { allot, type Part } from '../../../core/choices/choices.js';
import { action, id, int, list, shape } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { armyOfSheet, citiesOfSheet, defaultDeployments } from '../queries/default-sheets.js';
import { partOf, pointsOf, unitNamed } from '../queries/domains.js';
import { atlas, controllerOf, placeOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { type State, type Unit, unitKind, unitKinds } from '../types/index.js';
import { rule } from './shared/rule.js';

/** Spreads the Army over cities, armies and patrols, in secret and for good. [GM-SETUP-02] */
export interface DeployArmy extends ActionBase {
  readonly type: 'deploy-army';
  readonly units: readonly Unit[];
}

/** The instances worth listing. */
const listDeployArmy = (state: State, player: string): readonly DeployArmy[] =>
  defaultDeployments(state, player, state.creations[player]!).map((units) => ({ type: 'deploy-army', player, units }));

/** Own land, or a sea that a passable edge joins to it. [GM-DEPL-03] */
const isOwnGround = (state: State, player: string, territory: string): boolean => {
  if (controllerOf(state, territory) === player) return true;
  const place = placeOf(state, territory);
  return place !== undefined && !place.isLand && place.ways.some((way) => controllerOf(state, way) === player);
};

/** Every place and kind to which points can go, in map order. [GM-DEPL-03] */
const partsOf = (state: State, player: string, army: number): readonly Part[] => {
  const cities = new Set(citiesOfSheet(state, player, state.creations[player]!));
  return atlas(state).order.flatMap(({ id: territory }) =>
    unitKinds
      .filter((kind) => (kind === 'garrison' ? cities.has(territory) : isOwnGround(state, player, territory)))
      .map((kind) => partOf(player, { territory, kind }, army)),
  );
};

/** The units that have points, in the order of their parts. */
const unitsOfPoints = (points: Readonly<Record<string, number>>): readonly Unit[] =>
  Object.keys(points).flatMap((part) => (points[part]! > 0 ? [{ ...unitNamed(part), strength: points[part]! }] : []));

/** [GM-DEPL-02] [GM-DEPL-03] Exactly the Army of the formula. */
export const deployArmy = rule<DeployArmy>({
  type: 'deploy-army',
  cites: ['GM-DEPL-01', 'GM-DEPL-02', 'GM-DEPL-03'],
  codec: action<DeployArmy>('deploy-army', { units: list(shape<Unit>({ territory: id, kind: unitKind, strength: int }), 1000) }),
  choices: {
    units: (state, player) => {
      const army = armyOfSheet(state, player, state.creations[player]!);
      return allot(partsOf(state, player, army), army, {
        to: unitsOfPoints,
        from: pointsOf,
        shortcuts: defaultDeployments(state, player, state.creations[player]!).map(pointsOf),
        sure: true,
      });
    },
  },
  canonical(state, action) {
    const points = pointsOf(action.units);
    const parts = partsOf(state, action.player, 0).map(({ part }) => [part, points[part] ?? 0] as const);
    return { ...action, units: unitsOfPoints(Object.fromEntries(parts)) };
  },
  enumerate: listDeployArmy,
  *check(state, { player, units }) {
    const sheet = state.creations[player]!;
    const cities = citiesOfSheet(state, player, sheet);
    for (const [i, { territory, strength }] of units.entries()) {
      if (placeOf(state, territory) === undefined)
        yield refuse('bad-parameter', 'GM-ERR-01', { fault: 'unknown-territory', territory }, `units.${i}.territory`);
      if (strength < 1 || strength > 1_000_000) yield refuse('bad-parameter', 'GM-DEPL-03', {}, `units.${i}.strength`);
    }
    const army = armyOfSheet(state, player, sheet);
    const placed = units.reduce((sum, { strength }) => sum + strength, 0);
    if (placed !== army) yield refuse('army-mismatch', 'GM-DEPL-02', { army, placed }, 'units');
    for (const [i, { territory, kind }] of units.entries()) {
      const isTwice = units.findIndex((other) => other.territory === territory && other.kind === kind) !== i;
      const fits = kind === 'garrison' ? cities.includes(territory) : isOwnGround(state, player, territory);
      if (isTwice || !fits) yield refuse('bad-placement', 'GM-DEPL-03', { kind, territory }, `units.${i}`);
    }
  },
  apply(state, { player, units }, table) {
    state.deployments[player] = units.map((unit) => ({ ...unit }));
    table.emit({ type: 'sheet-handed-in', player, step: 'deployment' });
  },
});
