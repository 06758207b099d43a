import { one } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { raiseDecision } from '../mechanics/referee/decisions.js';
import { isAwarded, meets, milestoneOf } from '../mechanics/referee/milestones.js';
import { refuse } from '../refusals/index.js';
import { name } from '../types/index.js';
import { mine, order } from './shared/order.js';

/** A Nation claims a historic deed. */
export interface ClaimMilestone extends ActionBase {
  readonly type: 'claim-milestone';
  readonly nation: string;
  readonly milestone: string;
}

/** [OT-SEAT-03] */
export const claimMilestone = order<ClaimMilestone>({
  type: 'claim-milestone',
  cites: ['OT-SEAT-03', 'OT-CONT-10'],
  codec: action<ClaimMilestone>('claim-milestone', { nation: name, milestone: name }),
  acting: ({ nation }) => nation,
  known: (state, { milestone }) => [['milestone', milestone, milestoneOf(state, milestone) !== undefined]],
  choices: {
    nation: mine,
    milestone: (state, _player, { nation }) =>
      one(
        state.config.pack.milestones.flatMap(({ id, condition }) =>
          condition !== null && !isAwarded(state, id) && meets(state, id, nation) ? [id] : [],
        ),
      ),
  },
  *check(state, { nation, milestone }) {
    const claimed = state.decisions.some(
      ({ kind, about }) => kind === 'milestone-claim' && about.subject === milestone && about.nation === nation,
    );
    if (isAwarded(state, milestone) || claimed) return yield refuse('milestone-closed', 'OT-SEAT-03', { milestone }, 'milestone');
    if (!meets(state, milestone, nation)) yield refuse('milestone-not-met', 'OT-SEAT-03', { nation, milestone }, 'milestone');
  },
  apply(state, { nation, milestone }, table) {
    const about = { nation, other: null, subject: milestone, terms: [], grade: 0, hidden: false };
    raiseDecision(state, { kind: 'milestone-claim', blocking: false, options: ['award', 'deny'], about }, table);
  },
});
