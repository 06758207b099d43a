import { expect, test } from 'vitest';
import { coreRefusals } from '../../src/core/refusals/common.js';
import { plainly, type Say } from '../../src/core/refusals/say.js';
import { examples } from './examples/index.js';
import { tables } from './tables.js';

type Says = (facts: object, say: Say) => string;
type Table = Readonly<Record<string, Readonly<Record<string, Says>>>>;

/** One of something in the plural: `1 players`. */
const oneInThePlural = /(?<![-+.,\d])\b1 (?!(?:is|was|has|does|lies)\b)([a-z]+ )?(?!(?:this|has|is|was|does)\b)[a-z]+(?<!s)s\b/;

const allOnes = (facts: object): object =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, typeof value === 'number' ? 1 : value]));

test('no refusal speaks of one of something in the plural', () => {
  const told = Object.entries({ ...tables, core: coreRefusals }).flatMap(([game, table]) =>
    Object.entries(examples[game as keyof typeof examples]).map(([code, [clause, facts]]) =>
      (table as unknown as Table)[code]![clause as string]!(allOnes(facts as object), plainly),
    ),
  );
  expect(told.filter((sentence) => oneInThePlural.test(sentence))).toEqual([]);
  expect([...told, '1 players take part'].filter((sentence) => oneInThePlural.test(sentence))).toHaveLength(1);
});
