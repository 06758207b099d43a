import { now, type Open } from '../../queries/state.js';
import type { Decision } from '../../types/index.js';

/** Questions that have been settled otherwise, or whose object is no more, are put no longer: their answers would do nothing. [OT-REF-07] */
export const dropQuestions = (state: Open, isSettled: (decision: Decision) => boolean): void => {
  const { decisions } = now(state);
  const left = decisions.filter((decision) => !isSettled(decision));
  if (left.length < decisions.length) state.decisions = left as Open['decisions'];
};
