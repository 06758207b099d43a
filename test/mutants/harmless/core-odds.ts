import type { HarmlessIn } from './harmless.js';

export const harmless: HarmlessIn = {
  'src/core/odds/forecast.ts': [
    {
      line: 'while (dealt.length < deals)',
      becomes: ['dealt.length <= deals'],
      why: 'how many deals are enough is a matter of measure: one more finds no less',
    },
    {
      line: "const atEnd = <T>(low: () => T, high: () => T, between: () => T): T => [low, high, between][fair.roll(3, 'how extreme') - 1]!();",
      becomes: ['""'],
      why: 'these dice are seeded, and fall the same whatever they are thrown for',
    },
    {
      line: 'if (found === null) break;',
      becomes: ['false'],
      why: 'more deals leave no more known than few did: what was stopped or too much is so once more, only later',
    },
  ],
  'src/core/odds/likelihood.ts': [
    {
      line: 'b.chance - a.chance || (a.gist < b.gist ? -1 : 1);',
      becomes: ['a.gist <= b.gist'],
      why: 'no two rows have the same gist',
    },
  ],
  'src/core/odds/odds.ts': [
    {
      line: 'if (known !== undefined) return known;',
      becomes: ['false'],
      why: 'the same is listed anew, which only takes longer',
    },
    {
      line: `if (ways > mostWays || ways * count > mostListed) throw new TooManyWays(\`The ways \${count}d\${sides} can fall cannot be listed.\`);`,
      becomes: ['ways * count >= mostListed'],
      why: 'no handful of at most a thousand dice comes to exactly so many',
    },
  ],
};
