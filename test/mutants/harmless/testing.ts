import type { HarmlessIn } from './harmless.js';

export const harmless: HarmlessIn = {
  'src/testing/difference.ts': [
    {
      line: 'isObject(part) && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,',
      becomes: ['a <= b'],
      why: 'no two keys of an object are the same',
    },
    {
      line: 'for (const key of Object.keys(value)) if (isObject(value[key])) writableParts(value[key], parts, below(path, key));',
      becomes: ['true'],
      why: 'what is no object is seen to be none one step later',
    },
  ],
  'src/testing/silent-undo.ts': [
    {
      line: 'return i === move.number ? { ...one, state, events } : one;',
      becomes: ['false'],
      why: 'the answer hangs on nothing of the last step but what the asker sees of it, and that has just been found to be the same',
    },
  ],
  'src/testing/told-apart.ts': [
    {
      line: 'if (looks !== null || viewer === null || !game.definition.seats(one).includes(viewer)) return looks;',
      was: 'viewer === null',
      becomes: ['false'],
      why: 'a spectator is found at no seat either',
    },
  ],
  'src/testing/transcript.ts': [
    {
      line: 'for (let i = 0; i < Math.max(lines.length, fresh.length); i++)',
      becomes: ['i <= Math.max(lines.length, fresh.length)'],
      why: 'beyond the end of both there is nothing on either side',
    },
  ],
  'src/testing/trial.ts': [
    {
      line: `for (const i of seeded(\`\${seed}/closely/\${walk.seed}\`).shuffle(moves.length, 'which moves')) {`,
      was: "'which moves'",
      becomes: ['""'],
      why: 'these dice come from a seed, and nobody is told what they were thrown for',
    },
  ],
  'src/testing/walk.ts': [
    {
      line: "const lot = dice.roll(6, 'a rare action?');",
      becomes: ['""'],
      why: 'these dice come from a seed, and nobody is told what they were thrown for',
    },
    {
      line: "const type = pick(dice, rare, 'which kind');",
      becomes: ['""'],
      why: 'these dice come from a seed, and nobody is told what they were thrown for',
    },
    {
      line: "return legal.length === 0 ? undefined : pick(dice, legal, 'which one');",
      becomes: ['""'],
      why: 'these dice come from a seed, and nobody is told what they were thrown for',
    },
    {
      line: "const first = lots.roll(actors.length, 'who acts') - 1;",
      becomes: ['""'],
      why: 'these dice come from a seed, and nobody is told what they were thrown for',
    },
  ],
};
