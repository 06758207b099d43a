import type { HarmlessIn } from './harmless.js';

export const harmless: HarmlessIn = {
  'src/core/odds/forecast.ts': [
    {
      line: 'while (dealt.length < deals) {',
      becomes: ['dealt.length <= deals'],
      why: 'how many deals are enough is a matter of measure: one more finds no less',
    },
  ],
};
