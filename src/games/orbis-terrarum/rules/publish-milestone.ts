import { text } from '../../../core/choices/choices.js';
import { action, list } from '../../../core/data/codec.js';
import { clone } from '../../../core/data/copies.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { faultOfBounds, isReward } from '../content/effect-bounds.js';
import { milestoneOf } from '../mechanics/referee/milestones.js';
import type { Open } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { type Effect, effect, name, note, type State } from '../types/index.js';
import { effectsFor } from './shared/effect-offers.js';
import { ruling } from './shared/ruling.js';

/** The referee announces a deed worth doing. */
export interface PublishMilestone extends ActionBase {
  readonly type: 'publish-milestone';
  readonly id: string;
  readonly text: string;
  readonly reward: readonly Effect[];
}

/** A name for a deed is no longer than this. */
const longestName = 200;

/** A name that no milestone has yet. */
const unusedNames = (state: State): readonly string[] => {
  for (let number = 1; ; number++) {
    const id = number === 1 ? 'great deed' : `great deed ${number}`;
    if (milestoneOf(state, id) === undefined) return [id];
  }
};

/** [OT-REF-09] */
export const publishMilestone = ruling<PublishMilestone>({
  type: 'publish-milestone',
  cites: ['OT-REF-09'],
  codec: action<PublishMilestone>('publish-milestone', { id: name, text: note, reward: list(effect, 20) }),
  note: ({ text: said }) => ['text', said],
  choices: {
    id: (state) => text(unusedNames(state), longestName, 1),
    text: (state) => text(['A great deed.'], state.config.noteMaxLength),
    reward: (state) => effectsFor(state, { kind: 'reward' }),
  },
  *check(state, { id, reward }) {
    if (milestoneOf(state, id) !== undefined) yield refuse('milestone-closed', 'OT-REF-09', { fault: 'exists', milestone: id }, 'id');
    for (const [i, one] of reward.entries()) {
      const fault = faultOfBounds(one, state.config.contextYearsMax);
      if (fault !== null || !isReward(one))
        yield refuse(fault?.code ?? 'bad-effect', 'OT-REF-06', fault?.facts ?? { fault: 'no-reward', effect: one.do }, `reward.${i}`);
    }
  },
  apply(state, { id, text: said, reward }, table) {
    state.publishedMilestones.push({ id, text: said, reward: clone(reward) as Open['publishedMilestones'][number]['reward'] });
    table.emit({ type: 'milestone-awarded', milestone: id, nation: null });
  },
});
