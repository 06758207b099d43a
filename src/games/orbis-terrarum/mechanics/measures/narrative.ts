import type { MeasureRule } from './rule.js';

/** `narrative`: a roll for the story's sake; nothing else happens. [OT-MEAS-04] */
export const narrative: MeasureRule = {
  aims: ['none', 'nation', 'host', 'side', 'region', 'crisis', 'rebellion'],
  *list(_state, _nation, _near, statistic) {
    if (statistic === 'diplomacy') yield {};
  },
  apply: () => {},
};
