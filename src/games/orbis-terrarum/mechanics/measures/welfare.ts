import { refuse } from '../../refusals/index.js';
import { endCrisis } from '../referee/crises.js';
import type { MeasureRule } from './rule.js';

/** `industry.welfare`: a crisis ends. [OT-EFF-19] [OT-MEAS-09] */
export const welfare: MeasureRule = {
  aims: ['none', 'crisis'],
  *check(state, { target }) {
    if (!state.crises.some(({ id }) => id === target?.id)) yield refuse('no-crisis', 'OT-MEAS-09', {}, 'target');
  },
  *list(state) {
    for (const { id } of state.crises) yield { target: { kind: 'crisis', id } };
  },
  apply(state, { measure }, table) {
    if (measure.target !== null) endCrisis(state, measure.target.id, table);
  },
};
