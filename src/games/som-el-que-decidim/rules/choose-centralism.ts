import { one } from '../../../core/choices.js';
import { action, oneOf } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import { refuse, type Violations } from '../../../core/violation.js';
import type { ClauseId } from '../clauses.js';
import { isSolo } from '../queries.js';
import { fixDegree } from '../turn.js';
import { type Degree, degrees, type Event, type State } from '../types.js';

/** The holder decides the degree alone. */
export interface ChooseCentralism extends ActionBase {
  readonly type: 'choose-centralism';
  readonly degree: Degree;
}

/** [SD-CEN-02] */
function* mustSuitSolo(state: State, degree: Degree): Violations<ClauseId> {
  if (isSolo(state) && degree === 'medium')
    yield refuse('solo-centralism', 'SD-CEN-02', 'Whoever plays alone plays with high or intense centralism.', 'degree');
}

/** [SD-CEN-01] */
export const chooseCentralism = rule<State, ChooseCentralism, Event, ClauseId>({
  type: 'choose-centralism',
  codec: action<ChooseCentralism>('choose-centralism', { degree: oneOf(degrees) }),
  choices: { degree: (state) => one(isSolo(state) ? degrees.filter((degree) => degree !== 'medium') : degrees) },
  check: (state, { degree }) => mustSuitSolo(state, degree),
  apply(state, { degree }, table) {
    fixDegree(state, degree, 'holder', table);
  },
});
