import { refuse } from '../../../../core/refusals/violation.js';
import { attackersAt, meetsObjective, scopeOfVenue, venuesOf } from '../../queries/battlefield.js';
import { names } from '../../queries/geography.js';
import { isLiving, rivalsOf } from '../../queries/state.js';
import { independent } from '../../types/index.js';
import { battleCasting, beginBattle } from '../affairs/battle.js';
import { impossible, type KindRule, knownTerritory } from './order-rule.js';

/** [GM-BATT-01] to [GM-BATT-07] A battle in the field, or for a besieged city. */
export const battle: KindRule<'battle'> = {
  scopes: ['internal', 'external'],
  needs: ['territory', 'objective', 'units'],
  *declare(state, player, { opponent }, scope) {
    const isFoe = opponent === independent ? scope === 'external' : opponent !== player && isLiving(state, opponent);
    if (!isFoe) yield refuse('unknown-opponent', 'GM-BATT-01', `${player} cannot give battle to ${opponent} here.`);
  },
  *listWritten(state, player, scope) {
    for (const opponent of rivalsOf(state, player)) yield { opponent };
    if (scope === 'external') yield { opponent: independent };
  },
  voidReason(state, player, { scope, written: { opponent } }) {
    if (opponent !== independent && !isLiving(state, opponent)) return impossible('target-eliminated', 'GM-BATT-06');
    return venuesOf(state, player, opponent, scope).length === 0 ? impossible('no-battle-possible', 'GM-BATT-06') : null;
  },
  casting: (state, _player, _order, { territory }) => battleCasting(state, territory!),
  against: (_state, { written: { opponent } }) => opponent,
  *check(state, player, { scope, written: { opponent } }, { territory, objective, units }) {
    yield* knownTerritory(state, territory!, 'territory');
    for (const unit of units!) yield* knownTerritory(state, unit.territory, 'units');
    const venue = { territory: territory!, objective: objective! };
    if (scope === 'internal' && objective === 'assault')
      yield refuse('wrong-scope', 'GM-BATT-02', 'An assault is an external action.', 'objective');
    if (scopeOfVenue(state, player, opponent, venue.territory) !== scope)
      yield refuse('wrong-scope', 'GM-BATT-03', `A battle in ${territory} is not ${scope}.`, 'territory');
    if (!meetsObjective(state, player, opponent, venue))
      yield objective === 'field'
        ? refuse('no-enemy-army', 'GM-BATT-04', `${opponent} has neither army nor patrol in ${territory}.`)
        : refuse('not-besieging', 'GM-BATT-05', `${player} does not besiege a city of ${opponent} in ${territory}.`);
    const able = attackersAt(state, player, opponent, venue);
    const clause = objective === 'field' ? 'GM-BATT-04' : 'GM-BATT-05';
    if (units!.length === 0) yield refuse('bad-parameter', 'GM-BATT-02', 'A battle needs at least one unit.', 'units');
    if (units!.some((unit, i) => units!.findIndex((other) => names([other], unit)) !== i))
      yield refuse('bad-parameter', 'GM-BATT-02', 'A unit is named twice.', 'units');
    const strange = units!.find((unit) => !names(able, unit));
    if (strange !== undefined)
      yield refuse('unit-not-eligible', clause, `The ${strange.kind} in ${strange.territory} cannot fight here.`, 'units');
  },
  *listMeans(state, player, { scope, written: { opponent } }) {
    for (const { territory, objective, units } of venuesOf(state, player, opponent, scope))
      yield { territory, objective, units: units.map((unit) => ({ territory: unit.territory, kind: unit.kind })) };
  },
  execute(state, player, { written: { opponent } }, means, _table) {
    beginBattle(state, {
      player,
      opponent,
      territory: means.territory!,
      objective: means.objective!,
      units: means.units!,
      characters: means.characters ?? [],
      useIntel: means.useIntel ?? false,
    });
  },
};
