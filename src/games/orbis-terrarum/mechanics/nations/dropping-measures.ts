import { now, type Open } from '../../queries/state.js';
import type { Measure } from '../../types/index.js';

/** Announced measures go, and what opposed them opposes nothing: whatever is posted in their place gets their ids. [OT-MEAS-14] [OT-MEAS-23] */
export const dropMeasures = (state: Open, isDropped: (measure: Measure) => boolean): void => {
  const { measures } = now(state);
  if (!measures.some(isDropped)) return;
  const gone = new Set(measures.flatMap((measure) => (isDropped(measure) ? [measure.id] : [])));
  state.measures = state.measures.filter(({ id }) => !gone.has(id));
  for (const measure of state.measures) if (measure.opposes !== null && gone.has(measure.opposes)) measure.opposes = null;
};
