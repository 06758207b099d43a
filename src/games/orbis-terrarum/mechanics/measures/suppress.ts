import { oneMore } from '../../content/values.js';
import { now } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { State, Target } from '../../types/index.js';
import { endRebellion, revealSponsor } from '../war/rebellion.js';
import type { MeasureRule } from './rule.js';

/** The rising a Nation puts down: the one it aims at, or its first. */
export const rebellionOf = (state: State, nation: string, target: Target | null) =>
  state.rebellions.find((one) => one.nation === nation && (target === null || one.id === target.id));

/** `suppress`: an unopposed domestic roll against a rebellion. [OT-MEAS-06] [OT-REB-02] [OT-REB-03] [OT-REB-04] */
export const suppress: MeasureRule = {
  aims: ['none', 'rebellion'],
  *check(state, { nation, target }) {
    if (rebellionOf(state, nation, target) === undefined) yield refuse('no-rebellion', 'OT-MEAS-06', { nation }, 'target');
  },
  *list(state, nation) {
    for (const one of state.rebellions) if (one.nation === nation) yield { target: { kind: 'rebellion', id: one.id } };
  },
  apply(state, { measure, grade }, table) {
    const rebellion = rebellionOf(now(state), measure.nation, measure.target);
    if (rebellion === undefined) return;
    if (grade >= 3) revealSponsor(state, rebellion.id, table);
    const { sponsor, sponsorKnown } = now(state).rebellions.find(({ id }) => id === rebellion.id)!;
    table.emit({ type: 'rebellion-suppressed', rebellion: rebellion.id, nation: measure.nation, sponsor: sponsorKnown ? sponsor : null });
    endRebellion(state, rebellion.id, table);
    const nation = state.nations[measure.nation]!;
    nation.suppressions = oneMore(nation.suppressions);
  },
};
