import { entryOf } from '../../content/modes.js';
import { now, organizationOf } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { Attribute } from '../../types/statistics.js';
import { acquire } from '../nations/modifiers.js';
import { atNations, beneficiaryOf, type Deed, type MeasureRule, nationTarget } from './rule.js';
import { benefitsFrom } from './slots.js';

const movedBy = ({ statistic, mode, attribute }: Deed): Attribute =>
  mode === 'modify' ? attribute! : (entryOf(statistic, mode)!.moves as Attribute);

/** `boost`: a bonus for oneself or another. [OT-EFF-04] */
export const boost: MeasureRule = {
  aims: ['none', 'nation'],
  *list(_state, nation) {
    yield { target: nationTarget(nation) };
  },
  apply(state, deed, table) {
    const { measure, hidden, knownTo } = deed;
    const nation = beneficiaryOf(measure);
    const { slot } = measure;
    const organization = slot.kind === 'organization' ? organizationOf(now(state), slot.id) : undefined;
    // Whoever has been suspended or has gone since has nothing of it. [OT-ORG-06]
    if (organization !== undefined && !benefitsFrom(organization, nation)) return;
    if (now(state).nations[nation]!.alive)
      acquire(state, { nation, target: movedBy(deed), value: -deed.value, grantedBy: measure.nation, hidden, knownTo }, table);
  },
};

/** `modify`: a bonus on any attribute, for oneself. [OT-EFF-04] [OT-MEAS-11] */
export const modify: MeasureRule = {
  aims: ['none'],
  *check(_state, { attribute }) {
    if (attribute === null) yield refuse('bad-parameter', 'OT-MEAS-11', {}, 'attribute');
  },
  *list() {
    yield { attribute: 'LEA' };
  },
  apply(state, deed, table) {
    const { measure, hidden, knownTo } = deed;
    const { nation } = measure;
    acquire(state, { nation, target: movedBy(deed), value: -deed.value, grantedBy: nation, hidden, knownTo }, table);
  },
};

/** `undermine` and `embargo`: a penalty for the target. [OT-EFF-05] */
export const undermine: MeasureRule = {
  aims: ['nation'],
  list: (_state, _nation, near) => atNations(near),
  apply(state, deed, table) {
    const { measure, hidden, knownTo } = deed;
    const nation = measure.target!.id;
    if (!now(state).nations[nation]!.alive) return;
    acquire(state, { nation, target: movedBy(deed), value: deed.value, grantedBy: measure.nation, hidden, knownTo }, table);
  },
};
