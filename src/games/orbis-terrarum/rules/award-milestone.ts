import { one } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { award, isAwarded, milestoneOf } from '../mechanics/referee/milestones.js';
import { living, livingNations } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { name } from '../types/index.js';
import { ruling } from './shared/ruling.js';

/** The referee awards a milestone. */
export interface AwardMilestone extends ActionBase {
  readonly type: 'award-milestone';
  readonly milestone: string;
  readonly nation: string;
}

/** [OT-REF-09] */
export const awardMilestone = ruling<AwardMilestone>({
  type: 'award-milestone',
  cites: ['OT-REF-09'],
  codec: action<AwardMilestone>('award-milestone', { milestone: name, nation: name }),
  known: (state, { milestone, nation }) => [
    ['milestone', milestone, milestoneOf(state, milestone) !== undefined],
    ['nation', nation, living(state, nation) !== undefined],
  ],
  choices: {
    milestone: (state) => {
      const awarded = new Set(state.awards.map(({ milestone }) => milestone));
      const all = [...state.config.pack.milestones, ...state.publishedMilestones].map(({ id }) => id);
      return one(
        all.filter((id) => !awarded.has(id)),
        'milestone',
      );
    },
    nation: (state) => one(livingNations(state), 'nation'),
  },
  *check(state, { milestone }) {
    if (isAwarded(state, milestone)) yield refuse('milestone-closed', 'OT-REF-09', { fault: 'awarded', milestone }, 'milestone');
  },
  apply: (state, { milestone, nation }, table) => award(state, milestone, nation, table),
});
