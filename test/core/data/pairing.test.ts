import fc from 'fast-check';
import { freeze } from 'ludoteca';
import { expect, test } from 'vitest';
import { partFor, turned } from '../../../src/core/data/pairing.js';
import { remade } from '../../../src/core/data/remaking.js';
import { allWritten, drop, type Part, Parts } from '../../../src/core/data/working-parts.js';

/** The lists and objects of plain data, from the outside in. */
const partsOf = (value: unknown): object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : [];

/** A part and all that are in it. */
const within = (part: Part): Part[] => [part, ...(part.inner ?? []).flatMap(within)];

const anyFields: fc.Arbitrary<object> = fc.letrec<{ value: unknown; list: unknown[]; fields: object }>((tie) => ({
  value: fc.oneof({ depthSize: 'small', withCrossShrink: true }, fc.nat(3), fc.constantFrom(null, 'x'), tie('list'), tie('fields')),
  list: fc.array(tie('value'), { maxLength: 4 }),
  fields: fc.dictionary(fc.constantFrom('a', 'b', 'c', '7'), tie('value'), { maxKeys: 4, noNullPrototype: true }),
})).fields;

/** A working copy of data of which rules have written to these of its parts, and to all of them or only to the first field. */
const writtenTo = (data: object, places: readonly number[]): { readonly whole: Part; readonly all: Parts } => {
  const all = new Parts(true);
  const whole = partFor(freeze(data), null, 0, all);
  const parts = within(whole);
  for (const place of places)
    parts[place % parts.length]!.written = place % 3 === 0 && !Array.isArray(parts[place % parts.length]!.plain) ? 1 : allWritten;
  return { whole, all };
};

test('what is turned to other data says what it says, and whatever is in it is looked at, each once', () => {
  let count = 0;
  fc.assert(
    fc.property(anyFields, anyFields, fc.array(fc.nat(), { maxLength: 6 }), (data, other, places) => {
      const { whole, all } = writtenTo(data, places);
      const isTurned = turned(whole, freeze(other));
      if (isTurned) {
        count++;
        expect(JSON.stringify(whole.plain)).toBe(JSON.stringify(other));
        const parts = within(whole);
        expect(parts.map(({ plain }) => plain)).toEqual(partsOf(whole.plain));
        expect(parts.map(({ frozen }) => frozen)).toEqual(partsOf(other));
        expect(parts.every(({ plain, frozen }) => plain !== frozen && Object.isFrozen(frozen) && !Object.isFrozen(plain))).toBe(true);
        expect(all.count).toBe(parts.length);
        all.look();
        remade(whole);
        expect(whole.frozen).toBe(other);
      }
      drop(whole);
      expect(all.count).toBe(0);
    }),
    { numRuns: 3000 },
  );
  expect(count).toBeGreaterThan(100);
});

const march = () => ({
  config: { size: 3 },
  fields: [
    { owner: 'ada', men: 1 },
    { owner: 'bo', men: 2 },
  ],
});

test('only what rules have written to is written over', () => {
  const { whole } = writtenTo(march(), []);
  const [field] = whole.inner![1]!.inner!;
  field!.written = 2; // men
  const { plain } = field!;
  const further = freeze({ config: whole.inner![0]!.frozen, fields: [{ owner: 'ada', men: 5 }, whole.inner![1]!.inner![1]!.frozen] });
  expect([turned(whole, further), field!.plain === plain, plain]).toEqual([true, true, { owner: 'ada', men: 5 }]);
  const conquered = freeze({ ...further, fields: [{ owner: 'bo', men: 5 }, further.fields[1]] });
  expect(turned(whole, conquered)).toBe(false);
});

test('what rules put another object in the place of becomes another object, and of what they never do no other is made', () => {
  const { whole } = writtenTo(march(), []);
  whole.written = 1; // config
  const [config, fields] = whole.inner!;
  const { plain } = config!;
  const other = freeze({ config: { size: 4 }, fields: fields!.frozen });
  expect(turned(whole, other)).toBe(true);
  expect([whole.plain, plain, whole.inner![0] === config, whole.inner![1] === fields]).toEqual([other, { size: 3 }, false, true]);
  expect(turned(whole, freeze({ config: other.config, fields: [] }))).toBe(false);
});

test('fields that have come go again, and those that have gone come back where they were', () => {
  const { whole } = writtenTo({ first: 1, more: { of: 2 }, last: 3 }, []);
  whole.written = allWritten;
  for (const other of [{ first: 1 }, { first: 1, last: 3, more: { of: 4 } }, {}, { more: { of: 2 }, 7: [1] }]) {
    expect(turned(whole, freeze(other))).toBe(true);
    expect(JSON.stringify(whole.plain)).toBe(JSON.stringify(other));
  }
});
