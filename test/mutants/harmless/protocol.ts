import type { HarmlessIn } from './harmless.js';

export const harmless: HarmlessIn = {
  'src/protocol/patches.ts': [
    {
      line: 'while (start < shorter && sameData(before[start], after[start])) start++;',
      becomes: ['start <= shorter'],
      why: 'only lists that are the same to the end are looked at past it, and there nothing is left to be said of either',
    },
    {
      line: 'if (own.has(part)) return part;',
      becomes: ['false'],
      why: 'what is a copy already is copied once more, and the last copy is the one that stands',
    },
  ],
};
