import type { HarmlessIn } from './harmless.js';

export const harmless: HarmlessIn = {
  'src/core/match/record.ts': [
    {
      line: 'const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));',
      becomes: ['a <= b'],
      why: 'no two keys of an object are alike',
    },
  ],
};
