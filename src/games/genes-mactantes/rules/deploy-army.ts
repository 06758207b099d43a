import { action, id, int, list, shape } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { armyOfSheet, citiesOfSheet, defaultDeployments } from '../queries/default-sheets.js';
import { controllerOf, placeOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { type State, type Unit, unitKind } from '../types/index.js';
import { fieldsFrom } from './shared/listed-forms.js';
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

/** [GM-DEPL-02] [GM-DEPL-03] Exactly the Army of the formula. */
export const deployArmy = rule<DeployArmy>({
  type: 'deploy-army',
  cites: ['GM-DEPL-01', 'GM-DEPL-02', 'GM-DEPL-03'],
  codec: action<DeployArmy>('deploy-army', { units: list(shape<Unit>({ territory: id, kind: unitKind, strength: int }), 1000) }),
  choices: fieldsFrom<DeployArmy>(listDeployArmy, ['units']),
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
