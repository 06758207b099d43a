import { freshId, now, type Open, type Tell, turnsFor } from '../../queries/state.js';
import type { Modifier, ModifierTarget, Source, State } from '../../types/index.js';

/** Single-use sources vanish at their first use; cancellable ones are offset by their opposite. [OT-STATE-05] */
export const sourceFlags: Readonly<Record<Source, { readonly singleUse: boolean; readonly cancellable: boolean }>> = {
  acquired: { singleUse: true, cancellable: true },
  purchased: { singleUse: true, cancellable: true },
  event: { singleUse: false, cancellable: true },
  milestone: { singleUse: false, cancellable: true },
  war: { singleUse: false, cancellable: true },
  misconduct: { singleUse: false, cancellable: false },
  breach: { singleUse: false, cancellable: false },
  treaty: { singleUse: false, cancellable: false },
  declaration: { singleUse: false, cancellable: false },
  organization: { singleUse: false, cancellable: false },
  elevation: { singleUse: false, cancellable: false },
};

/** A modifier to be given. */
export interface Gift {
  readonly nation: string;
  readonly target: ModifierTarget;
  readonly value: number;
  readonly source: Source;
  readonly lastTurn: number;
  readonly against?: string | null;
  readonly grantedBy?: string | null;
  readonly hidden?: boolean;
  readonly knownTo?: readonly string[];
  readonly cause?: string | null;
}

type Kin = Pick<Modifier, 'nation' | 'target' | 'against'>;

const isKin = (one: Kin, other: Kin): boolean =>
  one.nation === other.nation && one.target === other.target && one.against === other.against;

/** How much of a value would still do something: offset an opposite or be stored. [OT-MOD-10] [OT-MOD-11] */
export const roomFor = (state: State, { nation, target, value, source, against = null }: Gift): number => {
  const kin = state.modifiers.filter((modifier) => isKin(modifier, { nation, target, against }));
  const sign = Math.sign(value);
  const opposite = sourceFlags[source].cancellable
    ? kin.reduce((sum, modifier) => (modifier.cancellable && Math.sign(modifier.value) === -sign ? sum + Math.abs(modifier.value) : sum), 0)
    : 0;
  const stored = kin.reduce((sum, modifier) => (Math.sign(modifier.value) === sign ? sum + Math.abs(modifier.value) : sum), 0);
  return Math.min(Math.abs(value), opposite + Math.max(0, state.config.attributeModifierCap - stored));
};

/** Takes a modifier away. */
export const removeModifiers = (state: Open, gone: (modifier: Modifier) => boolean): void => {
  const { modifiers } = now(state);
  if (!modifiers.some(gone)) return;
  const lost = new Set(modifiers.flatMap((modifier) => (gone(modifier) ? [modifier.id] : [])));
  for (const nation of new Set(modifiers.flatMap((modifier) => (lost.has(modifier.id) ? [modifier.nation] : [])))) {
    const { held } = state.nations[nation]!;
    if (held.some((id) => lost.has(id))) state.nations[nation]!.held = held.filter((id) => !lost.has(id));
  }
  state.modifiers = state.modifiers.filter(({ id }) => !lost.has(id));
};

/** What is left of a value after opposites have been offset, oldest first. [OT-MOD-10] [OT-MOD-16] */
const offset = (state: Open, gift: Gift, table: Tell): number => {
  let left = gift.value;
  if (!sourceFlags[gift.source].cancellable) return left;
  const kinship = { nation: gift.nation, target: gift.target, against: gift.against ?? null };
  for (const modifier of now(state).modifiers) {
    if (left === 0) break;
    if (!modifier.cancellable || !isKin(modifier, kinship) || Math.sign(modifier.value) !== -Math.sign(left)) continue;
    const met = Math.sign(modifier.value) * Math.min(Math.abs(left), Math.abs(modifier.value));
    left += met;
    const after = modifier.value - met;
    table.emit({ type: 'modifier-cancelled', modifier: modifier.id, nation: modifier.nation, before: modifier.value, after });
    if (after === 0) removeModifiers(state, ({ id }) => id === modifier.id);
    else state.modifiers.find(({ id }) => id === modifier.id)!.value = after;
  }
  return left;
};

/** A modifier is given: opposites are offset, the rest is stored up to the cap. [OT-MOD-10] [OT-MOD-11] [OT-MOD-12] */
export const addModifier = (state: Open, gift: Gift, table: Tell): void => {
  const { nation, target, source, against = null, grantedBy = null, hidden = false, cause = null } = gift;
  const left = offset(state, gift, table);
  if (left === 0) return;
  const sign = Math.sign(left);
  const sameSign = now(state).modifiers.filter(
    (modifier) => isKin(modifier, { nation, target, against }) && Math.sign(modifier.value) === sign,
  );
  const room = state.config.attributeModifierCap - sameSign.reduce((sum, { value }) => sum + Math.abs(value), 0);
  const value = sign * Math.min(Math.abs(left), Math.max(0, room));
  if (value !== left) table.emit({ type: 'modifier-lost', nation, target, value: left - value });
  if (value === 0) return;
  const { singleUse, cancellable } = sourceFlags[source];
  const kin = cancellable && state.config.modifierMerge === 'farthest' ? sameSign.filter((modifier) => modifier.source === source) : [];
  const lastTurn = kin.reduce((latest, modifier) => Math.max(latest, modifier.lastTurn), gift.lastTurn);
  for (const { id } of kin) state.modifiers.find((modifier) => modifier.id === id)!.lastTurn = lastTurn;
  const id = freshId(state, 'modifier');
  state.modifiers.push({ id, nation, target, value, source, lastTurn, singleUse, cancellable, against, grantedBy, hidden, cause });
  const secret = hidden ? [...(gift.knownTo ?? [])] : null;
  table.emit({ type: 'modifier-added', secret, modifier: id, nation, target, value, source, lastTurn, against, grantedBy });
};

/** A single-use modifier has served. [OT-MOD-08] */
export const consumeModifier = (state: Open, id: string, table: Tell): void => {
  const modifier = now(state).modifiers.find((one) => one.id === id);
  if (modifier === undefined || !modifier.singleUse) return;
  removeModifiers(state, (one) => one.id === id);
  table.emit({ type: 'modifier-consumed', modifier: id, nation: modifier.nation });
};

/** The modifier a measure brings. [OT-MOD-13] [OT-MOD-14] */
export const acquire = (state: Open, gift: Omit<Gift, 'source' | 'lastTurn'>, table: Tell): void =>
  addModifier(state, { source: 'acquired', lastTurn: state.turn + turnsFor(state, state.config.acquiredYears), ...gift }, table);
