import { one } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { raiseDecision } from '../mechanics/referee/decisions.js';
import { isAwarded, meets, milestoneOf, progressTowards } from '../mechanics/referee/milestones.js';
import { refuse } from '../refusals/index.js';
import { name, type State } from '../types/index.js';
import type { Condition } from '../types/pack.js';
import { mine, order } from './shared/order.js';

/** A Nation claims a historic deed. */
export interface ClaimMilestone extends ActionBase {
  readonly type: 'claim-milestone';
  readonly nation: string;
  readonly milestone: string;
}

/** Which milestones this Nation has claimed, and waits for an answer. */
const claimedBy = (state: State, nation: string): readonly (string | null)[] =>
  state.decisions.flatMap(({ kind, about }) => (kind === 'milestone-claim' && about.nation === nation ? [about.subject] : []));

/** What a Nation may claim. Whether a deed is done that no machine can judge, the referee says. */
const claimable = (state: State, nation: string): readonly string[] => {
  const closed = new Set<string | null>([...state.awards.map(({ milestone }) => milestone), ...claimedBy(state, nation)]);
  const come = new Map<Condition['measure'], number>();
  const progress = (measure: Condition['measure']): number => {
    const known = come.get(measure) ?? progressTowards(state, nation, measure);
    come.set(measure, known);
    return known;
  };
  const done = state.config.pack.milestones.filter(
    ({ id, condition }) => !closed.has(id) && (condition === null || progress(condition.measure) >= condition.least),
  );
  return [...done, ...state.publishedMilestones.filter(({ id }) => !closed.has(id))].map(({ id }) => id);
};

/** [OT-SEAT-03] */
export const claimMilestone = order<ClaimMilestone>({
  type: 'claim-milestone',
  cites: ['OT-SEAT-03', 'OT-CONT-10'],
  codec: action<ClaimMilestone>('claim-milestone', { nation: name, milestone: name }),
  acting: 'nation',
  known: (state, { milestone }) => [['milestone', milestone, milestoneOf(state, milestone) !== undefined]],
  choices: {
    nation: mine,
    milestone: (state, _player, { nation }) => one(claimable(state, nation), 'milestone'),
  },
  listed: {
    milestone: (state, _player, { nation }) =>
      one(
        state.config.pack.milestones.flatMap(({ id, condition }) =>
          condition !== null && !isAwarded(state, id) && meets(state, id, nation) ? [id] : [],
        ),
      ),
  },
  *check(state, { nation, milestone }) {
    if (isAwarded(state, milestone)) return yield refuse('milestone-closed', 'OT-SEAT-03', { fault: 'awarded', milestone }, 'milestone');
    if (claimedBy(state, nation).includes(milestone))
      return yield refuse('milestone-closed', 'OT-SEAT-03', { fault: 'claimed', milestone, nation }, 'milestone');
    if (!meets(state, milestone, nation)) yield refuse('milestone-not-met', 'OT-SEAT-03', { nation, milestone }, 'milestone');
  },
  apply(state, { nation, milestone }, table) {
    raiseDecision(
      state,
      { kind: 'milestone-claim', blocking: false, options: ['award', 'deny'], about: { nation, subject: milestone } },
      table,
    );
  },
});
