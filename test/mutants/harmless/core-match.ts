import type { HarmlessIn } from './harmless.js';

export const harmless: HarmlessIn = {
  'src/core/match/match.ts': [
    {
      line: 'if (last < history.length - 1) history = history.slice(0, last + 1);',
      becomes: ['true', 'last <= history.length - 1'],
      why: 'where nothing is undone nothing is left out of the copy',
    },
  ],
};
