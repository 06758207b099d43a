import type { HarmlessIn } from './harmless.js';

export const harmless: HarmlessIn = {
  'src/games/som-el-que-decidim/queries/ballot.ts': [
    {
      line: 'const kept = ({ members }: List): number => sum(members, owned) - sum(members, fists);',
      becomes: ['sum(members, owned) + sum(members, fists)'],
      why: 'only lists that have put in as much as each other are compared by what they kept',
    },
  ],
  'src/games/som-el-que-decidim/rules/mobilise.ts': [
    {
      line: '{ about: (kind) => discs(player, kind), sure: true },',
      becomes: ['false'],
      why: 'answers that are sure to lead somewhere are looked at before they are offered',
    },
  ],
  'src/games/som-el-que-decidim/setup/integrity-steps.ts': [
    {
      line: 'if (amount < 1 || amount > wealth(state, treasury) || mixesOf(state, amount).length < 2)',
      becomes: ['amount <= 1'],
      why: 'one euro can be made up in one way alone',
    },
  ],
};
