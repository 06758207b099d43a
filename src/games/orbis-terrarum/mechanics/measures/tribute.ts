import { tributePaidBy } from '../../content/modes.js';
import { investmentByGrade, researchByGrade, valueByGrade } from '../../content/values.js';
import { now } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import { acquire } from '../nations/modifiers.js';
import { changePurse } from '../nations/purses.js';
import type { MeasureRule } from './rule.js';

/** `tribute`: a vassal rolls for its patron. [OT-MEAS-13] [OT-VAS-05] [OT-VAS-06] */
export const tribute: MeasureRule = {
  aims: ['none'],
  *check(state, { nation }) {
    const vassal = state.nations[nation]!;
    if (vassal.patron === null) return yield refuse('not-a-vassal', 'OT-MEAS-13', { nation }, 'nation');
    const posted = state.measures.some((one) => one.nation === nation && one.mode === 'tribute' && !one.ruling.voided);
    if (posted) yield refuse('tribute-not-due', 'OT-VAS-21', { fault: 'announced', nation }, 'nation');
    else if (vassal.tribute !== 'pending') yield refuse('tribute-not-due', 'OT-MEAS-13', { nation }, 'nation');
  },
  *list(_state, _nation, _near, statistic) {
    const kind = tributePaidBy(statistic);
    if (kind !== undefined) yield { kind };
  },
  apply(state, { measure, statistic, grade }, table) {
    const { patron, tribute: due } = now(state).nations[measure.nation]!;
    const kind = tributePaidBy(statistic);
    if (patron === null || due !== 'pending' || kind === undefined) return; // the bond may have ended since the die fell [OT-EFF-01]
    state.nations[measure.nation]!.tribute = 'attempted';
    table.emit({ type: 'tribute-resolved', vassal: measure.nation, patron, outcome: 'paid' });
    if (kind === 'wealth') changePurse(state, patron, 'wealth', investmentByGrade[grade], 'tribute', table);
    else if (kind === 'progress') changePurse(state, patron, 'progress', researchByGrade[grade], 'tribute', table);
    else acquire(state, { nation: patron, target: kind, value: -valueByGrade[grade], grantedBy: measure.nation }, table);
  },
};
