import { one } from '../../../core/choices.js';
import { action } from '../../../core/codec.js';
import type { ActionBase } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import { living, livingNations } from '../queries.js';
import { award, isAwarded, milestoneOf } from '../referee/milestones.js';
import { name } from '../types.js';
import { ruling } from './ruling.js';

/** The referee awards a milestone. */
export interface AwardMilestone extends ActionBase {
  readonly type: 'award-milestone';
  readonly milestone: string;
  readonly nation: string;
}

/** [OT-REF-09] */
export const awardMilestone = ruling<AwardMilestone>({
  type: 'award-milestone',
  codec: action<AwardMilestone>('award-milestone', { milestone: name, nation: name }),
  known: (state, { milestone, nation }) => [
    ['milestone', milestone, milestoneOf(state, milestone) !== undefined],
    ['nation', nation, living(state, nation) !== undefined],
  ],
  choices: {
    milestone: (state) => one([...state.config.pack.milestones, ...state.publishedMilestones].map(({ id }) => id)),
    nation: (state) => one(livingNations(state)),
  },
  *check(state, { milestone }) {
    if (isAwarded(state, milestone)) yield refuse('milestone-closed', 'OT-REF-09', `${milestone} has been awarded.`, 'milestone');
  },
  apply: (state, { milestone, nation }, table) => award(state, milestone, nation, table),
});
