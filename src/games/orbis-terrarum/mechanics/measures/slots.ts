import type { Violation } from '../../../../core/refusals/violation.js';
import type { ClauseId } from '../../clauses.js';
import { actingLeaderOf, isWhole } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { Organization, Slot, State, Target } from '../../types/index.js';
import type { Mode, ModeEntry } from '../../types/modes.js';
import type { Attribute, Statistic } from '../../types/statistics.js';
import { coloniesOf } from '../nations/territory.js';
import { areInOtherHands } from '../war/civil-war.js';

/** The places in which a Nation can post measures this turn, in measure order. [OT-FLOW-11] [OT-SLOT-01] */
export const slotsOf = (state: State, id: string): readonly Slot[] => {
  const nation = state.nations[id]!;
  const slots: Slot[] = [];
  for (let i = 1; i <= state.config.measuresPerTurn; i++) slots.push({ kind: 'main', id: String(i) });
  for (const kind of ['granted', 'bought', 'special'] as const)
    for (const grant of nation.grants) if (grant.kind === kind) slots.push({ kind, id: grant.id }); // [OT-SLOT-02] [OT-SLOT-03]
  for (const host of state.hosts) if (host.owner === id) slots.push({ kind: 'host', id: host.id }); // [OT-SLOT-05]
  for (const [first] of coloniesOf(state, id)) slots.push({ kind: 'colony', id: first! });
  for (const organization of state.organizations)
    if (actingLeaderOf(organization) === id && isWhole(organization)) slots.push({ kind: 'organization', id: organization.id }); // [OT-SLOT-06]
  for (const war of state.civilWars)
    if (war.nation === id && war.metered) for (const side of war.sides) if (side.alive) slots.push({ kind: 'side', id: side.id }); // [OT-SLOT-07]
  if (!state.config.tributeUsesSlot && nation.patron !== null && nation.tribute === 'pending')
    slots.push({ kind: 'tribute', id: 'tribute' }); // [OT-SLOT-08]
  return slots;
};

/** Does a Nation have this slot now? */
export const hasSlot = (state: State, nation: string, slot: Slot): boolean => {
  // Most measures are of the main slots, which need no look at the map.
  if (slot.kind === 'main') return isMain(state, slot.id);
  return slotsOf(state, nation).some(({ kind, id }) => kind === slot.kind && id === slot.id);
};

const isMain = ({ config }: State, id: string): boolean => {
  for (let i = 1; i <= config.measuresPerTurn; i++) if (id === String(i)) return true;
  return false;
};

/** The names a slot has had: a colony is told by its first region, which may have become another since something was posted there. [OT-SLOT-05] */
export const namesOf = (state: State, nation: string, { kind, id }: Slot): readonly string[] =>
  (kind === 'colony' ? coloniesOf(state, nation).find((part) => part.includes(id)) : undefined) ?? [id];

/** Does a slot hold a measure that counts? A trivial or voided one leaves it free while orders are open. [OT-REF-03] [OT-REF-04] */
export const isUsed = (state: State, nation: string, slot: Slot): boolean => {
  const names = namesOf(state, nation, slot);
  return state.measures.some(
    (measure) =>
      measure.nation === nation &&
      measure.slot.kind === slot.kind &&
      names.includes(measure.slot.id) &&
      !measure.ruling.trivial &&
      !measure.ruling.voided,
  );
};

const specialSlots: ReadonlySet<string> = new Set(['main', 'granted', 'host', 'colony', 'special']);

/** May a boost of this organization be for this Nation? [OT-ORG-06] [OT-RES-04] */
export const benefitsFrom = ({ members, suspended }: Organization, nation: string): boolean =>
  members.includes(nation) && !suspended.includes(nation);

/** What keeps a kind of slot from carrying a mode, or null. [OT-SLOT-03] [OT-SLOT-04] [OT-SLOT-06] [OT-SLOT-07] [OT-SLOT-08] */
export const slotRefuses = (
  state: State,
  { nation, slot, statistic, mode, target }: { nation: string; slot: Slot; statistic: Statistic; mode: Mode; target: Target | null },
  entry: ModeEntry,
): Violation<ClauseId> | null => {
  const facts = { slot: slot.kind, statistic, mode };
  if (slot.kind === 'special' && !entry.special) return refuse('slot-special-only', 'OT-SLOT-03', facts, 'slot');
  if (entry.special && (state.config.specialMeasures === 'purchaseOnly' ? slot.kind !== 'special' : !specialSlots.has(slot.kind)))
    return refuse('special-slot-required', 'OT-SLOT-04', facts, 'slot');
  if (slot.kind === 'organization') {
    const organization = state.organizations.find(({ id }) => id === slot.id)!;
    const { allowedMeasures, memberModifiers } = organization.statute;
    const forbids =
      !allowedMeasures.includes(statistic) ||
      (mode === 'boost' && (!benefitsFrom(organization, target?.id ?? nation) || !memberModifiers.includes(entry.moves as Attribute)));
    if (forbids) return refuse('statute-forbids', 'OT-ORG-06', facts, 'slot');
  }
  if (slot.kind === 'side') {
    const isAgainstOthers = target?.kind === 'side' && areInOtherHands(state, slot.id, target.id);
    if (!isAgainstOthers || (mode !== 'strike' && mode !== 'raid')) return refuse('slot-side-only', 'OT-SLOT-07', facts, 'slot');
  }
  if (slot.kind === 'tribute' && mode !== 'tribute') return refuse('slot-tribute-only', 'OT-SLOT-08', facts, 'slot');
  return null;
};
