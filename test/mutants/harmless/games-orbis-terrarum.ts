import type { HarmlessIn } from './harmless.js';

export const harmless: HarmlessIn = {
  'src/games/orbis-terrarum/content/validate.ts': [
    {
      line: 'own.length > 0 &&',
      becomes: ['true'],
      why: 'a capital that is one of the regions is a region at least',
    },
  ],
  'src/games/orbis-terrarum/mechanics/diplomacy/schism.ts': [
    {
      line: 'const contenders = [leader, schism.rival].filter((one): one is string => one !== null && members.includes(one));',
      becomes: ['one !== null || members.includes(one)'],
      why: 'whoever leads or claims to lead is a member: whoever leaves does neither any more',
    },
  ],
  'src/games/orbis-terrarum/mechanics/resolution/counters.ts': [
    {
      line: 'if (!state.nations[defender]!.alive) return false;',
      becomes: ['true'],
      why: 'nothing is rolled against a Nation that is no more, nor does such a Nation own a host',
    },
  ],
  'src/games/orbis-terrarum/rules/shared/effect-offers.ts': [
    {
      line: 'const isSomebodyGone = recipients.some((id) => id !== null && living(after, id) === undefined);',
      becomes: ['recipients.every(id => id !== null && living(after, id) === undefined)'],
      why: 'of several Nations all are ended at once or none: whoever is named can end but once',
    },
  ],
};
