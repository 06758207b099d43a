import type { HarmlessIn } from './harmless.js';

export const harmless: HarmlessIn = {
  'src/bots/outlook.ts': [
    {
      line: 'const equals = worthwhile.filter(({ value }) => value >= highest - negligible);',
      becomes: ['value > highest - negligible'],
      why: 'what is exactly a billionth behind is neither better nor worse',
    },
  ],
  'src/bots/plan.ts': [
    {
      line: '#path: Way<A>[] = [];',
      becomes: ['["Stryker was here"]'],
      why: 'every imagined game begins with an empty path',
    },
    {
      line: 'const mean = span > 0 ? (this.#mean(way) - this.#lowest) / span : 0.5;',
      becomes: ['this.#mean(way) + this.#lowest'],
      why: 'all actions of a place are moved by as much, and only their order counts',
    },
  ],
};
