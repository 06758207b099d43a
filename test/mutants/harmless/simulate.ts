import type { HarmlessIn } from './harmless.js';

export const harmless: HarmlessIn = {
  'src/simulate/counts.ts': [
    {
      line: 'export const countsOf = (bag: Bag): Counts => [...bag].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));',
      becomes: ['false', 'true', 'a >= b', 'a <= b'],
      why: 'no name stands twice in a bag, and whoever sorts asks only whether one comes before another',
    },
  ],
};
