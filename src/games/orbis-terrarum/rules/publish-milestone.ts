import { suggest } from '../../../core/choices/choices.js';
import { action, list } from '../../../core/data/codec.js';
import { clone } from '../../../core/data/copies.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { faultOfBounds, isReward } from '../content/effect-bounds.js';
import { milestoneOf } from '../mechanics/referee/milestones.js';
import type { Open } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { type Effect, effect, name, note } from '../types/index.js';
import { ruling } from './shared/ruling.js';

/** The referee announces a deed worth doing. */
export interface PublishMilestone extends ActionBase {
  readonly type: 'publish-milestone';
  readonly id: string;
  readonly text: string;
  readonly reward: readonly Effect[];
}

/** [OT-REF-09] */
export const publishMilestone = ruling<PublishMilestone>({
  type: 'publish-milestone',
  cites: ['OT-REF-09'],
  codec: action<PublishMilestone>('publish-milestone', { id: name, text: note, reward: list(effect, 20) }),
  note: ({ text }) => text,
  choices: {
    id: () => suggest(['great-deed']),
    text: () => suggest(['A great deed.']),
    reward: () => suggest<readonly Effect[]>([[{ do: 'wealth', nation: null, delta: 5 }]]),
  },
  *check(state, { id, reward }) {
    if (milestoneOf(state, id) !== undefined) yield refuse('milestone-closed', 'OT-REF-09', { fault: 'exists', milestone: id }, 'id');
    for (const [i, one] of reward.entries()) {
      const fault = faultOfBounds(one, state.config.contextYearsMax);
      if (fault !== null || !isReward(one))
        yield refuse(fault?.code ?? 'bad-effect', 'OT-REF-06', fault?.facts ?? { fault: 'no-reward', effect: one.do }, `reward.${i}`);
    }
  },
  apply(state, { id, text, reward }, table) {
    state.publishedMilestones.push({ id, text, reward: clone(reward) as Open['publishedMilestones'][number]['reward'] });
    table.emit({ type: 'milestone-awarded', milestone: id, nation: null });
  },
});
