import { isIndependentOwner, type Scope, type State, type Unit, type UnitRef } from '../types/index.js';
import { names } from './geography.js';
import { atlas, cityOf, controllerOf, isDisabled, isField, living, siegesOf, unitsOf } from './state.js';

/** A battle that could be fought: where, for what, and with which of the actor's units. */
export interface Venue {
  readonly territory: string;
  readonly objective: 'field' | 'assault';
  readonly units: readonly Unit[];
}

/** The sieges of a position, for those who ask about many places. */
type Sieges = ReturnType<typeof siegesOf>;

/** The own cities that an opponent besieges from a territory. */
const besiegedFrom = (
  state: State,
  player: string,
  opponent: string,
  base: string,
  sieges: Sieges = siegesOf(state),
): readonly string[] => {
  const found: string[] = [];
  for (const { territory, siege } of sieges)
    if (siege.by === opponent && siege.base === base && controllerOf(state, territory) === player) found.push(territory);
  return found;
};

/** Whether a battle here is the country's own affair. [GM-BATT-03] */
export const scopeOfVenue = (state: State, player: string, opponent: string, territory: string, sieges?: Sieges): Scope =>
  controllerOf(state, territory) === player || besiegedFrom(state, player, opponent, territory, sieges).length > 0
    ? 'internal'
    : 'external';

/** Own units that may fight for an objective. [GM-BATT-04] [GM-BATT-05] */
export const attackersAt = (
  state: State,
  player: string,
  opponent: string,
  { territory, objective }: Pick<Venue, 'territory' | 'objective'>,
  sieges?: Sieges,
): readonly Unit[] => {
  const base = cityOf(state, territory)?.siege?.base;
  const sorties = objective === 'field' ? besiegedFrom(state, player, opponent, territory, sieges) : [];
  return unitsOf(state, player).filter((unit) => {
    const isThere =
      objective === 'assault'
        ? isField(unit) && (unit.territory === territory || unit.territory === base)
        : unit.territory === territory || (!isField(unit) && sorties.includes(unit.territory));
    return isThere && !isDisabled(state, unit);
  });
};

/** Does the opponent stand there to be fought: in the field or behind its walls, or in a city that is besieged? [GM-BATT-04] [GM-BATT-05] */
export const meetsObjective = (
  state: State,
  player: string,
  opponent: string,
  { territory, objective }: Pick<Venue, 'territory' | 'objective'>,
): boolean =>
  objective === 'field'
    ? unitsOf(state, opponent).some((unit) => unit.territory === territory && !isDisabled(state, unit))
    : controllerOf(state, territory) === opponent && cityOf(state, territory)?.siege?.by === player;

/** Where an opponent could be met, in map order: wherever its troops stand, and whatever of its cities is besieged. */
const groundsAgainst = (state: State, player: string, opponent: string, sieges: Sieges): readonly string[] => {
  const held: string[] = [];
  for (const { territory } of unitsOf(state, opponent)) if (!held.includes(territory)) held.push(territory); // in map order as they stand
  const met = held.length;
  for (const { territory, siege } of sieges) if (siege.by === player && !held.includes(territory)) held.push(territory);
  if (held.length === met) return held;
  const { places } = atlas(state);
  return held.sort((a, b) => places.get(a)!.order - places.get(b)!.order);
};

const objectives: Readonly<Record<Scope, readonly Venue['objective'][]>> = { internal: ['field'], external: ['field', 'assault'] };

/** Every battle possible against an opponent in a scope, in map order. [GM-BATT-06] */
export const venuesOf = (state: State, player: string, opponent: string, scope: Scope): readonly Venue[] => {
  const found: Venue[] = [];
  const sieges = siegesOf(state);
  for (const territory of groundsAgainst(state, player, opponent, sieges)) {
    if (scopeOfVenue(state, player, opponent, territory, sieges) !== scope) continue;
    for (const objective of objectives[scope]) {
      const battle = { territory, objective };
      if (!meetsObjective(state, player, opponent, battle)) continue;
      const units = attackersAt(state, player, opponent, battle, sieges);
      if (units.length > 0) found.push({ territory, objective, units });
    }
  }
  return found;
};

/** The units an opponent defends with in any case, and those it may add. [GM-BPRO-02] */
export const defendersAt = (
  state: State,
  opponent: string,
  { territory, objective }: Pick<Venue, 'territory' | 'objective'>,
): { readonly always: readonly Unit[]; readonly optional: readonly Unit[] } => {
  const here = unitsOf(state, opponent).filter((unit) => unit.territory === territory && !isDisabled(state, unit));
  const field = here.filter(isField);
  const garrison = here.filter((unit) => !isField(unit));
  if (isIndependentOwner(opponent)) return { always: garrison, optional: [] }; // [GM-BPRO-12]
  if (objective === 'assault') return { always: garrison, optional: field };
  return field.length > 0 ? { always: field, optional: garrison } : { always: garrison, optional: [] };
};

/** Where third parties may stand: the venue, and in an assault the base too. [GM-BPRO-03] */
const groundsOf = (state: State, { territory, objective }: Pick<Venue, 'territory' | 'objective'>): readonly string[] => {
  const base = objective === 'assault' ? cityOf(state, territory)?.siege?.base : undefined;
  return base === undefined || base === territory ? [territory] : [territory, base];
};

/** The units an ally puts in: all its field units there. [GM-BPRO-03] */
export const alliedUnits = (state: State, player: string, battle: Pick<Venue, 'territory' | 'objective'>): readonly Unit[] => {
  const grounds = groundsOf(state, battle);
  return unitsOf(state, player).filter((unit) => isField(unit) && grounds.includes(unit.territory));
};

/** Third parties with a say in a battle. [GM-BPRO-03] */
export const thirdParties = (
  state: State,
  battle: Pick<Venue, 'territory' | 'objective'> & { readonly player: string; readonly opponent: string },
): readonly string[] =>
  living(state).filter((other) => other !== battle.player && other !== battle.opponent && alliedUnits(state, other, battle).length > 0);

/** Those of a list of units that exist. */
export const chosenUnits = (units: readonly Unit[], chosen: readonly UnitRef[]): readonly Unit[] =>
  units.filter((unit) => names(chosen, unit));
