import type { HarmlessIn } from './harmless.js';

export const harmless: HarmlessIn = {
  'src/core/words/looking-up.ts': [
    {
      line: 'if (words.length === 0) return [];',
      becomes: ['false'],
      why: 'without words nothing is worth anything, and nothing is found, only more slowly',
    },
  ],
  'src/core/words/politely.ts': [
    {
      line: 'beside(view, (seen) => labels.question?.(type, field, language, seen)) ?? questionFromNames(field, (id) => name(id, language, view)),',
      becomes: ['labels.question(type, field, language, seen)'],
      why: 'what fails is passed over as what says nothing is, only more slowly',
    },
    {
      line: 'beside(view, (seen) => labels.answer?.(type, field, value, language, seen)) ??',
      becomes: ['labels.answer(type, field, value, language, seen)'],
      why: 'what fails is passed over as what says nothing is, only more slowly',
    },
    {
      line: 'beside(view, (seen) => labels.refusal?.(violation, language, seen)) ??',
      becomes: ['labels.refusal(violation, language, seen)'],
      why: 'what fails is passed over as what says nothing is, only more slowly',
    },
    {
      line: '() => labels.clause?.(id, language),',
      becomes: ['labels.clause(id, language)'],
      why: 'what fails is passed over as what says nothing is, only more slowly',
    },
    {
      line: '() => known?.clause(id),',
      becomes: ['known.clause'],
      why: 'what fails is passed over as what says nothing is, only more slowly',
    },
  ],
  'src/core/words/saying.ts': [
    {
      line: 'if (known !== undefined) return known;',
      becomes: ['false'],
      why: 'what `Intl` knows is made anew each time, which only takes longer',
    },
    {
      line: "const between = sound.test(texts.at(-1) ?? '') ? instead : ordinary;",
      was: "''",
      becomes: ['"Stryker was here!"'],
      why: 'in an empty row nothing is joined, and neither text sounds like that',
    },
  ],
};
