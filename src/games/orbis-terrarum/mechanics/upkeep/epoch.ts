import { controllerOf, isPrincipal, livingNations, now, type Open, playerOf, type Tell } from '../../queries/state.js';
import type { Attributes, State } from '../../types/index.js';
import { attributesOf, authorities, domains, statistics } from '../../types/statistics.js';
import { capacityOf, groupTotal, layDown, setAttributes } from '../nations/attributes.js';
import { removeModifiers } from '../nations/modifiers.js';
import { changePurse } from '../nations/purses.js';
import { moveIndex } from '../nations/stability.js';
import { raiseDecision } from '../referee/decisions.js';

/** Has some principal Nation grown too strong, above what it had to begin with? [OT-EPO-01] [OT-EPO-07] */
const isDue = (state: State): boolean =>
  livingNations(state).some((id) => {
    const { attributes: values, baseTotals } = state.nations[id]!;
    return (
      isPrincipal(state, id) &&
      (['domain', 'authority'] as const).some((group) => groupTotal(values, group) > baseTotals[group]) &&
      statistics.some(
        (statistic) => values[attributesOf[statistic].domain] + values[attributesOf[statistic].authority] >= state.config.epochThreshold,
      )
    );
  });

/** Shares of a total in proportion to old values, within bounds. [OT-EPO-04] */
export const proportionalShares = (old: readonly number[], total: number, least: number, most: number): readonly number[] => {
  const bounded = old.length * least <= total && total <= old.length * most;
  // Where the bounds cannot hold it, an attribute is still from 1 to 100. [OT-STAT-01]
  const [min, max] = bounded ? [least, most] : [1, 100];
  const fixed = new Map<number, number>();
  for (;;) {
    const free = old.flatMap((_, i) => (fixed.has(i) ? [] : [i]));
    const left = total - [...fixed.values()].reduce((sum, value) => sum + value, 0);
    const weight = free.reduce((sum, i) => sum + old[i]!, 0);
    // Shares are left * old / weight; comparing products keeps them exact.
    const over = free.filter((i) => left * old[i]! > max * weight);
    const under = free.filter((i) => left * old[i]! < min * weight);
    const excess = over.reduce((sum, i) => sum + left * old[i]! - max * weight, 0);
    const deficit = under.reduce((sum, i) => sum + min * weight - left * old[i]!, 0);
    if (over.length === 0 && under.length === 0) return rounded(old, fixed, free, left, weight);
    if (excess >= deficit) for (const i of over) fixed.set(i, max);
    if (deficit >= excess) for (const i of under) fixed.set(i, min);
  }
};

/** Floors, and the missing points to the largest fractions, the earlier first. [OT-EPO-04] */
const rounded = (
  old: readonly number[],
  fixed: ReadonlyMap<number, number>,
  free: readonly number[],
  left: number,
  weight: number,
): readonly number[] => {
  const shares = old.map((_, i) => fixed.get(i) ?? 0);
  for (const i of free) shares[i] = Math.floor((left * old[i]!) / weight);
  const missing = left - free.reduce((sum, i) => sum + shares[i]!, 0);
  const byFraction = [...free].sort((a, b) => ((left * old[b]!) % weight) - ((left * old[a]!) % weight) || a - b);
  for (const i of byFraction.slice(0, missing)) shares[i]! += 1;
  return shares;
};

const shrink = (
  values: Attributes,
  base: { readonly domain: number; readonly authority: number },
  { attributeMin, attributeMax }: State['config'],
): Attributes => {
  const next = { ...values };
  for (const [group, members] of [
    ['domain', domains],
    ['authority', authorities],
  ] as const) {
    if (groupTotal(values, group) <= base[group]) continue;
    const shares = proportionalShares(
      members.map((member) => values[member]),
      base[group],
      attributeMin,
      attributeMax,
    );
    for (const [i, member] of members.entries()) next[member] = shares[i]!;
  }
  return next;
};

/** A partial reset: too large groups shrink in proportion, and damage with the capacity. [OT-EPO-03] [OT-EPO-05] */
const resetPartly = (state: Open, table: Tell): void => {
  for (const id of livingNations(now(state))) {
    const { attributes: old, baseTotals, viaDamage, legDamage } = now(state).nations[id]!;
    const next = shrink(old, baseTotals, now(state).config);
    if ([...domains, ...authorities].every((attribute) => next[attribute] === old[attribute])) continue;
    const damage = { via: viaDamage, leg: legDamage };
    for (const index of ['via', 'leg'] as const) moveIndex(state, id, index, damage[index], 'epoch', table);
    setAttributes(state, id, next, table);
    for (const index of ['via', 'leg'] as const)
      moveIndex(state, id, index, -Math.floor((damage[index] * capacityOf(next, index)) / capacityOf(old, index)), 'epoch', table);
  }
};

/** A total reset: attributes, damage, modifiers, streaks, grants and purses begin anew. [OT-EPO-02] */
const resetWholly = (state: Open, table: Tell): void => {
  const { startWealth, startProgress } = state.config;
  for (const { id, nation } of now(state).modifiers) table.emit({ type: 'modifier-expired', modifier: id, nation });
  removeModifiers(state, () => true);
  state.streaks = [];
  for (const id of livingNations(now(state))) {
    const { initial, viaDamage, legDamage, wealth, progress, grants } = now(state).nations[id]!;
    const player = playerOf(state, id);
    moveIndex(state, id, 'via', viaDamage, 'epoch', table);
    moveIndex(state, id, 'leg', legDamage, 'epoch', table);
    const secret = [controllerOf(state, id)];
    for (const { id: grant, kind } of grants) table.emit({ type: 'grant-changed', secret, nation: id, grant, kind, gone: true });
    state.nations[id]!.grants = [];
    changePurse(state, id, 'wealth', startWealth - wealth, 'epoch', table);
    changePurse(state, id, 'progress', startProgress - progress, 'epoch', table);
    if (player !== undefined && state.players[player]!.active) state.players[player]!.distributed = false;
    else layDown(state, id, initial, table);
  }
};

/** The epoch check. [OT-EPO-01] */
export const checkEpoch = (state: Open, table: Tell): void => {
  if (!isDue(now(state))) return;
  raiseDecision(state, { kind: 'epoch-mode', blocking: true, options: ['partial', 'total'], about: {} }, table);
};

/** An epoch begins in the way that was decided. [OT-EPO-06] */
export const beginEpoch = (state: Open, table: Tell): void => {
  if (state.epoch === null) return;
  table.emit({ type: 'epoch', mode: state.epoch });
  if (state.epoch === 'partial') resetPartly(state, table);
  else resetWholly(state, table);
  state.epoch = null;
};
