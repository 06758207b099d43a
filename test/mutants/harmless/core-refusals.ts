import type { HarmlessIn } from './harmless.js';

export const harmless: HarmlessIn = {
  'src/core/refusals/core-facts.ts': [
    {
      line: 'const rows: readonly (readonly string[])[] = own(coreFacts, code) ?? [];',
      becomes: ['["Stryker was here"]'],
      why: 'a word is no row of names, and fits no facts',
    },
  ],
  'src/core/refusals/say.ts': [
    {
      line: `ids.length < 2 ? ids.join('') : \`\${ids.slice(0, -1).join(', ')} \${join} \${ids.at(-1)}\`;`,
      becomes: ['"Stryker was here!"'],
      why: 'of fewer than two there is nothing to join',
    },
  ],
  'src/core/refusals/violation.ts': [
    {
      line: 'if (Array.isArray(check)) return check.length === 0;',
      becomes: ['false'],
      why: 'a list is gone through like anything else, which only takes longer',
    },
  ],
};
