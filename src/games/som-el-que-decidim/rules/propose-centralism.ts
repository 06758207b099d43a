import { one } from '../../../core/choices/choices.js';
import { action, oneOf } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { isSolo } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { type Degree, degrees } from '../types/index.js';
import { rule } from './shared/rule.js';

/** The holder puts a degree to the others. */
export interface ProposeCentralism extends ActionBase {
  readonly type: 'propose-centralism';
  readonly degree: Degree;
}

/** [SD-CEN-07] It is adopted if everybody accepts it. */
export const proposeCentralism = rule<ProposeCentralism>({
  type: 'propose-centralism',
  cites: ['SD-CEN-05', 'SD-CEN-06'],
  codec: action<ProposeCentralism>('propose-centralism', { degree: oneOf(degrees) }),
  choices: { degree: (state) => one(degrees.filter((degree) => !state.proposedDegrees.includes(degree))) },
  *check(state, { degree }) {
    if (isSolo(state)) yield refuse('nobody-to-ask', 'SD-CEN-05', {});
    if (state.proposedDegrees.includes(degree)) yield refuse('already-proposed', 'SD-CEN-06', { degree }, 'degree');
  },
  apply(state, { degree }, table) {
    state.proposedDegrees.push(degree);
    state.proposal = { degree, answers: {} };
    state.step = 'centralismConsent';
    table.emit({ type: 'centralism-proposed', degree });
  },
});
