import { atlas, hasHiddenOwner, isBlack, now, type Open, type Tell } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { Index } from '../../types/index.js';
import { moveIndex } from '../nations/stability.js';
import { civilWarOf, transferSupremacy, warOfSide } from '../war/civil-war.js';
import { removeHost } from '../war/rebellion.js';
import { atNations, type Deed, type MeasureRule } from './rule.js';

/** A host is destroyed, or driven off by a slight success: home or to nobody's land, a hidden one to nobody's land alone. [OT-EFF-21] */
const fightHost = (state: Open, { measure, grade }: Deed, table: Tell): void => {
  const plain = now(state);
  const host = plain.hosts.find(({ id }) => id === measure.target!.id);
  if (host === undefined) return;
  const hidden = hasHiddenOwner(plain, host);
  const from = host.region;
  const retreat = atlas(plain)
    .neighbours.get(from)!
    .find(({ region }) => isBlack(plain, region) || (!hidden && plain.regions[region]!.owner === host.owner))?.region;
  if (grade >= 2 || retreat === undefined) removeHost(state, host.id, table);
  else {
    state.hosts.find(({ id }) => id === host.id)!.region = retreat;
    table.emit({ type: 'moved', mover: host.id, from, to: retreat });
  }
};

/** A side takes Supremacy from another; a foreigner moves half and hurts the Nation by half. [OT-CIV-07] [OT-CIV-10] */
const fightSide = (state: Open, { measure, value, struck }: Deed, index: Index, table: Tell): void => {
  const opposed = measure.target!.id;
  const war = warOfSide(now(state), opposed);
  if (war === undefined) return;
  if (measure.supports === null) {
    if (measure.slot.kind === 'side') transferSupremacy(state, opposed, measure.slot.id, 2 * value, table); // [OT-CIV-08]
    return;
  }
  if (!war.metered || ![opposed, measure.supports].every((side) => war.sides.some(({ id, alive }) => id === side && alive))) return; // [OT-EFF-01]
  if (now(state).nations[war.nation]!.alive && moveIndex(state, war.nation, index, -value / 2, 'measure', table) !== 0) struck(war.nation);
  transferSupremacy(state, opposed, measure.supports, value / 2, table);
};

/** Regular forces break things, irregular ones break loyalty. [OT-EFF-02] [OT-EFF-03] */
const attack = (index: Index): MeasureRule => ({
  aims: ['nation', 'host', 'side'],
  *check(state, { nation, slot, target, supports }) {
    if (target?.kind !== 'side') {
      if (supports !== null) yield refuse('bad-side', 'OT-MEAS-05', { fault: 'supporter' }, 'supports');
      return;
    }
    const war = warOfSide(state, target.id);
    const alive = (id: string): boolean => war?.sides.some((side) => side.id === id && side.alive) === true;
    if (war === undefined || !war.metered || !alive(target.id)) {
      yield refuse('bad-side', 'OT-MEAS-05', { fault: 'target', side: target.id }, 'target');
      return;
    }
    if (slot.kind === 'side') {
      if (supports !== null) yield refuse('bad-side', 'OT-MEAS-05', { fault: 'foreigner' }, 'supports');
      return;
    }
    const fits = supports !== null && supports !== target.id && alive(supports) && war.nation !== nation;
    if (!fits) yield refuse('bad-side', 'OT-MEAS-05', { fault: 'foreigner' }, 'supports');
  },
  *list(state, nation, near) {
    yield* atNations(near);
    const war = civilWarOf(state, nation);
    for (const side of war?.metered ? war.sides : []) if (side.alive) yield { target: { kind: 'side', id: side.id } };
  },
  apply(state, deed, table) {
    const { target } = deed.measure;
    if (target?.kind === 'host') fightHost(state, deed, table);
    else if (target?.kind === 'side') fightSide(state, deed, index, table);
    else if (target !== null && now(state).nations[target.id]!.alive) {
      if (moveIndex(state, target.id, index, -deed.value, 'measure', table) !== 0) deed.struck(target.id);
    }
  },
});

/** `offensive.strike`: the target loses Viability. [OT-EFF-02] */
export const strike = attack('via');

/** `incision.raid`: the target loses Legitimacy. [OT-EFF-03] */
export const raid = attack('leg');
