import type { HarmlessIn } from './harmless.js';

export const harmless: HarmlessIn = {
  'src/core/choices/answering.ts': [
    {
      line: '} catch {',
      becomes: ['{}'],
      why: 'it comes to nothing either way',
    },
  ],
  'src/core/choices/interview.ts': [
    {
      line: 'this.#ended = Object.keys(ended).length > 0 ? ended : null;',
      becomes: ['true', 'Object.keys(ended).length >= 0'],
      why: 'where no list has ended by itself, nothing is found among none either',
    },
    {
      line: "return step.kind === 'ask' && enough !== null && step.enough === null && this.#isFirst(field) ? { ...step, enough } : step;",
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
    {
      line: "const [first = nothing] = severals({ kind: 'some', from, min, max, sum });",
      becomes: ['""'],
      why: 'nobody asks there what kind it is',
    },
  ],
  'src/core/choices/lookahead.ts': [
    {
      line: "if (last !== '' && field.startsWith(last) && !field.includes('.', last.length)) continue;",
      becomes: ['false', "last === ''", 'field.endsWith(last)', '""'],
      why: 'places that are known already are added once more to a set',
    },
    {
      line: "const { field = '' } = this.#aim;",
      becomes: ['"Stryker was here!"'],
      why: 'no place begins like it either',
    },
    {
      line: "return choice.kind === 'text' || (choice.kind === 'allot' && isAllotment(choice, {}));",
      becomes: ['false', '""'],
      why: 'where every part may have its least, that is listed already',
    },
    {
      line: "let last = '';",
      becomes: ['"Stryker was here!"'],
      why: 'no field begins like it, so the first is taken whole',
    },
    {
      line: "if (last !== '' && field.startsWith(last) && !field.includes('.', last.length)) continue;",
      becomes: ['true', '"Stryker was here!"'],
      why: 'what lies within nothing adds nothing',
    },
    {
      line: "for (let end = field.lastIndexOf('.'); end > 0; end = field.lastIndexOf('.', end - 1)) places.add(field.slice(0, end));",
      becomes: ['""'],
      why: 'what is added beside is a field itself, or begins like the number of a later entry, and those before it are finished and not asked about',
    },
    {
      line: "last = field.slice(0, field.lastIndexOf('.') + 1);",
      becomes: ['""', 'field', "field.lastIndexOf('.') - 1"],
      why: 'whatever is passed over lies within the same as a field before it, and nothing else',
    },
    {
      line: 'for (const value of valuesOf(choice)) if (!this.#spend() || then(value)) return true;',
      becomes: ['false'],
      why: 'the search ends there either way, and nobody asks it for more than what it found',
    },
    {
      line: "return field.startsWith(place) && (field.length === place.length || field[place.length] === '.');",
      becomes: ['true'],
      why: 'of entries whose numbers begin alike only the later is asked for: the other is finished and not looked at',
    },
  ],
  'src/core/choices/questions.ts': [
    {
      line: "typeof answer === 'string' || typeof answer === 'number' ? from.indexOf(answer) : from.findIndex((known) => isSame(known, answer));",
      becomes: ['false'],
      why: 'a number is found either way, only more slowly',
    },
    {
      line: "if (question.kind !== 'one' && question.kind !== 'some') return null;",
      becomes: ['false'],
      why: 'no other question says what its answers are on the board',
    },
    {
      line: "typeof answer === 'string' || typeof answer === 'number' ? from.indexOf(answer) : from.findIndex((known) => isSame(known, answer));",
      becomes: ['""', "typeof answer === 'string' && typeof answer === 'number'"],
      why: 'a number and a text are found either way, only more slowly',
    },
    {
      line: "if (typeof answer !== 'object' || answer === null || isList(answer) || ArrayBuffer.isView(answer)) return null;",
      becomes: ['false'],
      why: 'of what is null no names can be read, which comes to the same',
    },
    {
      line: 'if (names.length > parts.length || !names.every((name) => known.has(name))) return null;',
      becomes: ['false'],
      why: 'of more names than there are parts one is unknown',
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
