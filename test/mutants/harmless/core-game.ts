import type { HarmlessIn } from './harmless.js';

export const harmless: HarmlessIn = {
  'src/core/game/resolution.ts': [
    {
      line: "return { result: effective < threshold ? 'success' : 'failure', grade: gradeOf(margin), margin };",
      becomes: ['effective <= threshold'],
      why: 'what is equal to its threshold has been judged before',
    },
    {
      line: 'return grades.map((grade) => (counter >= sum ? 0 : Math.floor((grade * (sum - counter)) / sum)));',
      becomes: ['counter > sum'],
      why: 'where both are equal the share comes to 0 either way',
    },
  ],
  'src/core/game/turns.ts': [
    {
      line: 'return place <= 0 ? seats : [...seats.slice(place), ...seats.slice(0, place)];',
      becomes: ['place < 0'],
      why: 'beginning with the first, the seats are the same, only copied',
    },
  ],
};
