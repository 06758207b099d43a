import { group, one, range } from '../../../../core/choices/choices.js';
import { pick } from '../../../../core/dice/dice.js';
import { refOf, sure, territoryOf, unitThing } from '../../queries/domains.js';
import { canMarch, marchesFrom } from '../../queries/geography.js';
import {
  citiesOf,
  cityOf,
  controllerOf,
  freeUnits,
  hasFieldUnit,
  isBesieged,
  isDisabled,
  isShutIn,
  rivalsOf,
  strengthOf,
} from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import { type Means, type State, type Unit, type UnitKind, type UnitRef, unitKinds } from '../../types/index.js';
import { endEmptySieges } from '../countries/cities.js';
import { moveTroops as march } from '../countries/units.js';
import { always, impossible, type KindRule, knownTerritory, writesNothing } from './order-rule.js';

/** Where a unit may go: it may change kind, reach own cities, and all that is not own. [GM-MOVT-06] */
const destinations = (state: State, player: string, { territory }: Unit): readonly string[] => {
  const reached = marchesFrom(state, player, territory);
  const own = new Set(citiesOf(state, player));
  return [territory, ...[...reached].filter((there) => own.has(there) || controllerOf(state, there) !== player)];
};

/** What kinds a unit can be in a territory. [GM-MOVT-03] */
const kindsAt = (state: State, player: string, territory: string): readonly UnitKind[] =>
  unitKinds.filter(
    (kind) =>
      kind !== 'garrison' ||
      (cityOf(state, territory) !== undefined && controllerOf(state, territory) === player && !isBesieged(state, territory)),
  );

const options = (state: State, player: string, unit: Unit, there: string): readonly UnitRef[] =>
  kindsAt(state, player, there)
    .filter((kind) => there !== unit.territory || kind !== unit.kind)
    .map((kind) => ({ territory: there, kind }));

/** Is there a city or an army of somebody else? */
const isHostile = (state: State, player: string, territory: string): boolean =>
  (cityOf(state, territory) !== undefined && controllerOf(state, territory) !== player) ||
  rivalsOf(state, player).some((rival) => hasFieldUnit(state, rival, territory));

const single = ({ from }: Means): UnitRef | null => (Array.isArray(from) ? null : (from as UnitRef));

/** [GM-MOVT-01] to [GM-MOVT-06] Points of one unit go to one place. */
export const moveTroops: KindRule<'move-troops'> = {
  scopes: ['internal'],
  needs: ['from', 'to', 'amount'],
  declare: always,
  listWritten: () => [{}],
  askWritten: writesNothing,
  voidReason: (state, player) => (freeUnits(state, player).length === 0 ? impossible('no-troops', 'GM-MOVT-05') : null),
  casting: () => null,
  *check(state, player, _order, means) {
    const from = single(means);
    const to = means.to!;
    const amount = means.amount!;
    if (from === null) return yield refuse('bad-parameter', 'GM-ERR-01', { fault: 'no-single-unit' }, 'from');
    yield* knownTerritory(state, from.territory, 'from.territory');
    yield* knownTerritory(state, to.territory, 'to.territory');
    const strength = strengthOf(state, player, from.territory, from.kind);
    if (strength === 0) return yield refuse('no-such-unit', 'GM-MOVT-02', { player, kind: from.kind, territory: from.territory }, 'from');
    if (amount < 1 || amount > strength) yield refuse('bad-amount', 'GM-MOVT-02', { most: strength, amount }, 'amount');
    if (isDisabled(state, from)) yield refuse('unit-disabled', 'GM-MOVT-02', { territory: from.territory }, 'from');
    if (isShutIn(state, from)) yield refuse('besieged', 'GM-MOVT-02', { fault: 'shut-in', territory: from.territory }, 'from');
    if (to.kind === 'garrison' && isBesieged(state, to.territory))
      yield refuse('besieged', 'GM-MOVT-02', { fault: 'shut-out', territory: to.territory }, 'to');
    if (from.territory === to.territory && from.kind === to.kind) yield refuse('same-place', 'GM-MOVT-02', {}, 'to');
    if (to.kind === 'garrison' && (cityOf(state, to.territory) === undefined || controllerOf(state, to.territory) !== player))
      yield refuse('bad-destination', 'GM-MOVT-03', { territory: to.territory }, 'to');
    if (from.territory !== to.territory && !canMarch(state, player, from.territory, to.territory))
      yield refuse('unreachable', 'GM-MOVT-04', { from: from.territory, to: to.territory }, 'to');
  },
  *listMeans(state, player) {
    for (const unit of freeUnits(state, player)) {
      const from = { territory: unit.territory, kind: unit.kind };
      const amounts = [...new Set([Math.ceil(unit.strength / 2), unit.strength])];
      for (const there of destinations(state, player, unit))
        for (const to of options(state, player, unit, there)) for (const amount of amounts) yield { from, to, amount };
    }
  },
  askMeans: (state, player) => ({
    from: () =>
      one<Means['from']>(freeUnits(state, player).map(refOf), { about: (unit) => unitThing(player)(unit as UnitRef), sure: true }),
    to: (chosen) => {
      const from = single(chosen)!;
      return group<UnitRef>({
        territory: () => territoryOf([from.territory, ...marchesFrom(state, player, from.territory)]),
        kind: ({ territory }) =>
          one(
            kindsAt(state, player, territory).filter((kind) => territory !== from.territory || kind !== from.kind),
            sure,
          ),
      });
    },
    amount: (chosen) => {
      const { territory, kind } = single(chosen)!;
      return range(1, strengthOf(state, player, territory, kind), sure);
    },
  }),
  sampleMeans(state, player, _order, dice) {
    const unit = pick(dice, freeUnits(state, player), 'unit');
    const reached = destinations(state, player, unit);
    const hostile = reached.filter((there) => isHostile(state, player, there));
    // Half of all marches go where there is something to fight for, or else armies would never meet.
    const isMarch = hostile.length > 0 && dice.roll(2, 'to the enemy') === 1;
    const there = pick(dice, isMarch ? hostile : reached, 'destination');
    const ways = options(state, player, unit, there);
    if (ways.length === 0) return undefined;
    const to = pick(dice, ways, 'kind of unit');
    const amount = pick(dice, [...new Set([Math.ceil(unit.strength / 2), unit.strength])], 'amount');
    return { from: { territory: unit.territory, kind: unit.kind }, to, amount };
  },
  execute(state, player, _order, means, table) {
    march(state, player, { ...single(means)! }, { ...means.to! }, means.amount!, 'order', table);
    endEmptySieges(state, table);
  },
};
