import { one } from '../../../core/choices/choices.js';
import { action, anyText } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { seats } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { mustBePlayers } from './shared/parameters.js';
import { rule } from './shared/rule.js';

/** A mover who does not govern presents a motion of censure. */
export interface PresentMotion extends ActionBase {
  readonly type: 'present-motion';
  readonly beneficiary: string;
}

/** [SD-MOT-02] It costs nothing. */
export const presentMotion = rule<PresentMotion>({
  type: 'present-motion',
  cites: ['SD-MOT-01', 'SD-MOT-02', 'SD-MOT-03'],
  codec: action<PresentMotion>('present-motion', { beneficiary: anyText }),
  choices: {
    beneficiary: (state) =>
      one(
        seats(state).filter((player) => player !== state.holder),
        'player',
      ),
  },
  *check(state, { player, beneficiary }) {
    yield* mustBePlayers(state, [beneficiary], 'beneficiary');
    if (player === state.holder) yield refuse('holder-cannot-censure', 'SD-MOT-01', { player });
    if (beneficiary === state.holder) yield refuse('bad-beneficiary', 'SD-MOT-03', { beneficiary }, 'beneficiary');
  },
  apply(state, { player, beneficiary }, table) {
    state.vote = { type: 'motion', convener: player, beneficiary, supports: [], commits: {} };
    state.step = 'declareSupport';
    table.emit({ type: 'motion-presented', candidate: player, beneficiary });
  },
});
