import { one } from '../../../core/choices/choices.js';
import { action, oneOf } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import type { Violations } from '../../../core/refusals/violation.js';
import type { ClauseId } from '../clauses.js';
import { fixDegree } from '../mechanics/turn.js';
import { isSolo } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { type Degree, degrees, type State } from '../types/index.js';
import { rule } from './shared/rule.js';

/** The holder decides the degree alone. */
export interface ChooseCentralism extends ActionBase {
  readonly type: 'choose-centralism';
  readonly degree: Degree;
}

/** [SD-CEN-02] */
function* mustSuitSolo(state: State, degree: Degree): Violations<ClauseId> {
  if (isSolo(state) && degree === 'medium') yield refuse('solo-centralism', 'SD-CEN-02', {}, 'degree');
}

/** [SD-CEN-01] */
export const chooseCentralism = rule<ChooseCentralism>({
  type: 'choose-centralism',
  cites: ['SD-CEN-01', 'SD-CEN-02'],
  codec: action<ChooseCentralism>('choose-centralism', { degree: oneOf(degrees) }),
  choices: { degree: (state) => one(isSolo(state) ? degrees.filter((degree) => degree !== 'medium') : degrees) },
  check: (state, { degree }) => mustSuitSolo(state, degree),
  apply(state, { degree }, table) {
    fixDegree(state, degree, 'holder', table);
  },
});
