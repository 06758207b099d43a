import type { HarmlessIn } from './harmless.js';

export const harmless: HarmlessIn = {
  'src/games/som-el-que-decidim/rules/mobilise.ts': [
    {
      line: '{ about: (kind) => discs(player, kind), sure: true },',
      becomes: ['false'],
      why: 'answers that are sure to lead somewhere are looked at before they are offered',
    },
  ],
};
