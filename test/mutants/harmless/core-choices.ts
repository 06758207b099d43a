import type { HarmlessIn } from './harmless.js';

export const harmless: HarmlessIn = {
  'src/core/choices/interview.ts': [
    {
      line: "return step.kind === 'ask' && enough !== null && step.enough === null && this.#isFirst(field) ? { ...step, enough } : step;",
      was: "step.kind === 'ask'",
      becomes: ['true'],
      why: 'a misfit has no such place, not even one where nothing is said',
    },
    {
      line: "return step.kind === 'ask' && enough !== null && step.enough === null && this.#isFirst(field) ? { ...step, enough } : step;",
      was: 'enough !== null',
      becomes: ['true'],
      why: 'a question of which nothing is said about its list gets nothing said either',
    },
    {
      line: "return step.kind === 'ask' && enough !== null && step.enough === null && this.#isFirst(field) ? { ...step, enough } : step;",
      was: "step.kind === 'ask' && enough !== null",
      becomes: ['true', "step.kind === 'ask' || enough !== null"],
      why: 'a question of which nothing is said about its list gets nothing said either, and a misfit has no such place',
    },
  ],
  'src/core/choices/listing.ts': [
    {
      line: 'for (let i = start; i <= worth.length - size; i++)',
      becomes: ['worth.length + size'],
      why: 'beyond the last there is nothing that is worth anything, so no more sums are found',
    },
    {
      line: "for (const value of choice.kind === 'one' ? choice.from : valuesOf(choice, left)) {",
      becomes: ['""', 'false'],
      why: 'the values of such a choice are those of its list, only not as fast',
    },
    {
      line: 'if (next === names.length) yield more;',
      becomes: ['false'],
      why: 'after the last field it comes to the same one step later',
    },
  ],
  'src/core/choices/questions.ts': [
    {
      line: "if (question.kind !== 'one' && question.kind !== 'some') return null;",
      becomes: ['false'],
      why: 'no other question says what its answers are on the board',
    },
    {
      line: "if (typeof answer === 'string' || typeof answer === 'number') return from.indexOf(answer);",
      becomes: ['false', '""', "typeof answer === 'string' && typeof answer === 'number'"],
      why: 'a number and a text are found either way, only more slowly',
    },
    {
      line: "if (typeof answer !== 'object' || answer === null || isList(answer) || ArrayBuffer.isView(answer)) return null;",
      was: 'answer === null',
      becomes: ['false'],
      why: 'of what is null no names can be read, which comes to the same',
    },
  ],
  'src/core/choices/so-far.ts': [
    {
      line: 'let seen: T[] = [];',
      becomes: ['["Stryker was here"]'],
      why: 'no list begins with it, so it begins anew',
    },
  ],
};
