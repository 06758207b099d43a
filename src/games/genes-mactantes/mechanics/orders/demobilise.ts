import { allot } from '../../../../core/choices/choices.js';
import { partName, partOf, unitNamed } from '../../queries/domains.js';
import { freeUnits, isDisabled, isShutIn, strengthOf } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { Levy, Means, State, UnitRef } from '../../types/index.js';
import { endEmptySieges } from '../countries/cities.js';
import { changeCharacteristic } from '../countries/country.js';
import { changeArmy } from '../countries/units.js';
import { always, impossible, type KindRule, knownTerritory, writesNothing } from './order-rule.js';
import { quantities } from './quantities.js';

/** Points that can go home. */
const freeArmy = (state: State, player: string): number => freeUnits(state, player).reduce((sum, { strength }) => sum + strength, 0);

/** How many may go: Authority stops at 10. [GM-DEMO-01] */
const most = (state: State, player: string): number =>
  Math.min(10 - state.countries[player]!.characteristics.authority, freeArmy(state, player));

/** Points taken from the largest unit first, ties in map order. [GM-DEMO-02] */
const fromLargest = (state: State, player: string, amount: number): readonly Levy[] => {
  const bySize = freeUnits(state, player)
    .map((unit, i) => ({ unit, i }))
    .sort((a, b) => b.unit.strength - a.unit.strength || a.i - b.i);
  const from: Levy[] = [];
  let left = amount;
  for (const { unit } of bySize) {
    if (left === 0) break;
    const taken = Math.min(left, unit.strength);
    from.push({ territory: unit.territory, kind: unit.kind, amount: taken });
    left -= taken;
  }
  return from;
};

const listed = ({ from }: Means): readonly Levy[] | null => (Array.isArray(from) ? (from as readonly Levy[]) : null);

/** How many of which unit go, however often it is named. */
const amountsOf = (from: readonly Levy[]): Readonly<Record<string, number>> => {
  const amounts: Record<string, number> = {};
  for (const levy of from) amounts[partName(levy)] = (amounts[partName(levy)] ?? 0) + levy.amount;
  return amounts;
};

/** Each unit of which some go, once. */
const leviesOf = (units: readonly UnitRef[], amounts: Readonly<Record<string, number>>): readonly Levy[] =>
  units.flatMap(({ territory, kind }) => {
    const amount = amounts[partName({ territory, kind })] ?? 0;
    return amount === 0 ? [] : [{ territory, kind, amount }];
  });

/** [GM-DEMO-01] Soldiers go home, and the people are thankful. */
export const demobilise: KindRule<'demobilise'> = {
  scopes: ['internal'],
  needs: ['from'],
  declare: always,
  listWritten: () => [{}],
  askWritten: writesNothing,
  voidReason(state, player) {
    if (state.countries[player]!.characteristics.authority >= 10) return impossible('at-maximum', 'GM-DEMO-02');
    return freeArmy(state, player) === 0 ? impossible('no-troops', 'GM-DEMO-02') : null;
  },
  casting: () => null,
  *check(state, player, _order, means) {
    const from = listed(means);
    if (from === null) return yield refuse('bad-parameter', 'GM-ERR-01', { fault: 'no-list-of-units' }, 'from');
    for (const { territory } of from) yield* knownTerritory(state, territory, 'from');
    if (from.some(({ amount }) => amount < 1)) yield refuse('bad-parameter', 'GM-ERR-01', { fault: 'nobody-goes-home' }, 'from');
    const wanted = from.reduce((sum, { amount }) => sum + amount, 0);
    if (wanted < 1 || wanted > most(state, player))
      yield refuse('bad-amount', 'GM-DEMO-01', { most: most(state, player), amount: wanted }, 'from');
    for (const [i, { territory, kind }] of from.entries()) {
      const total = from
        .filter((other) => other.territory === territory && other.kind === kind)
        .reduce((sum, { amount }) => sum + amount, 0);
      if (strengthOf(state, player, territory, kind) < total)
        yield refuse('no-such-unit', 'GM-DEMO-01', { player, kind, points: total, territory }, `from.${i}`);
      if (isDisabled(state, { territory, kind })) yield refuse('unit-disabled', 'GM-DEMO-01', { territory }, `from.${i}`);
      if (isShutIn(state, { territory, kind })) yield refuse('besieged', 'GM-DEMO-01', { territory }, `from.${i}`);
    }
  },
  *listMeans(state, player) {
    for (const amount of quantities(most(state, player))) yield { from: fromLargest(state, player, amount) };
  },
  askMeans: (state, player) => ({
    from: () =>
      allot<Means['from']>(
        freeUnits(state, player).map((unit) => partOf(player, unit, unit.strength)),
        { min: 1, max: most(state, player) },
        {
          to: (amounts) => leviesOf(Object.keys(amounts).map(unitNamed), amounts),
          from: (from) => amountsOf(from as readonly Levy[]),
          shortcuts: quantities(most(state, player)).map((amount) => amountsOf(fromLargest(state, player, amount))),
          sure: true,
        },
      ),
  }),
  canonicalMeans(state, player, _order, means) {
    const from = listed(means);
    return from === null ? means : { ...means, from: leviesOf(freeUnits(state, player), amountsOf(from)) };
  },
  execute(state, player, _order, means, table) {
    const from = listed(means)!;
    for (const { territory, kind, amount } of from) changeArmy(state, player, { territory, kind }, -amount, 'demobilised', table);
    const sent = from.reduce((sum, { amount }) => sum + amount, 0);
    changeCharacteristic(state, player, 'authority', sent, 'demobilise', table);
    endEmptySieges(state, table);
  },
};
