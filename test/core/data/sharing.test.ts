import fc from 'fast-check';
import { freeze } from 'ludoteca';
import { describe, expect, test } from 'vitest';
import { WorkingCopy } from '../../../src/core/data/working-copy.js';

interface Man {
  readonly id: number;
}
const copyOf = <T extends object>(data: T): WorkingCopy<T> => WorkingCopy.of(freeze(data))!;
const isMan = (value: unknown): value is Man => typeof value === 'object';

describe('what has stayed is shared with what it was before', () => {
  /** What may stand in a list next: one of those that stood there, a newcomer, or a number. */
  const rounds = fc.array(fc.array(fc.oneof({ weight: 5, arbitrary: fc.nat(20) }, fc.constantFrom('new', 7, 8)), { maxLength: 8 }), {
    minLength: 2,
    maxLength: 4,
  });

  test('in whatever order it stands now, whatever has gone and come beside it, and however often', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('man', 'number'), { maxLength: 8 }), rounds, (first, later) => {
        let ids = 0;
        const man = (): Man => ({ id: ids++ });
        const copy = copyOf({ list: first.map((what, i): unknown => (what === 'man' ? man() : i)) });
        for (const next of later) {
          const before = new Map(copy.frozen.list.filter(isMan).map((each) => [each.id, each]));
          const there = [...copy.draft.list];
          const now = next.map((what) => (what === 'new' ? man() : what === 8 ? 'x' : (there.splice(what as number, 1)[0] ?? what)));
          copy.draft.list.splice(0, copy.draft.list.length, ...now);
          const wanted = JSON.stringify(now);
          const { list } = copy.settled();
          expect(JSON.stringify(list)).toBe(wanted);
          for (const each of list) if (isMan(each) && before.has(each.id)) expect(each).toBe(before.get(each.id));
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('and so what moves up from the end of a list, though nothing else lies in it', () => {
    const copy = copyOf({ list: [1, { id: 0 }] as unknown[] });
    const before = copy.frozen.list[1];
    copy.draft.list.shift();
    expect(copy.settled().list).toEqual([{ id: 0 }]);
    expect(copy.frozen.list[0]).toBe(before);
  });

  /** Lists of two, from each of which the first goes, while everything else may be changed in another way too: is the second of each shared? */
  const areShared = <T extends object>(data: T, groupsOf: (data: T) => Man[][], change: (draft: T) => void): boolean => {
    const copy = copyOf(data);
    const before = groupsOf(copy.frozen);
    change(copy.draft);
    const wanted = JSON.stringify(copy.draft);
    const after = groupsOf(copy.settled());
    expect(JSON.stringify(copy.frozen)).toBe(wanted);
    return after.every(([man], i) => man === before[i]![1]);
  };
  const groups = (count: number): Man[][] => Array.from({ length: count }, (_, i) => [{ id: 2 * i }, { id: 2 * i + 1 }]);
  const withoutFirst = <T>(list: readonly T[]): T[] => list.filter((_, i) => i > 0);

  test('in lists that are made anew from what is left of them, up to eight of them at once', () => {
    const inFields = (count: number): boolean =>
      areShared(Object.fromEntries(groups(count).map((group, i) => [`group ${i}`, group])), Object.values, (draft) => {
        for (const [name, group] of Object.entries(draft)) draft[name] = withoutFirst(group);
      });
    const inList = (count: number): boolean =>
      areShared(
        groups(count),
        (all) => all,
        (draft) => draft.splice(0, count, ...draft.map(withoutFirst)),
      );
    expect([1, 2, 8, 9].map(inFields)).toEqual([true, true, true, false]);
    expect([1, 2, 8, 9].map(inList)).toEqual([true, true, true, false]);
  });

  test('in lists that are made anew one after the other', () => {
    for (const data of [groups(3), { ...groups(3) }] as Record<number, Man[]>[]) {
      const copy = copyOf(data);
      for (const i of [1, 0, 2]) {
        const before = copy.frozen[i]![1];
        copy.draft[i] = withoutFirst(copy.draft[i]!);
        expect(copy.settled()[i]![0]).toBe(before);
      }
    }
  });

  test('in lists that are made anew while the last of them goes', () => {
    const isShared = areShared(
      groups(9),
      (all) => all.slice(0, 8),
      (draft) => draft.splice(0, 9, ...draft.slice(0, 8).map(withoutFirst)),
    );
    expect(isShared).toBe(true);
  });

  test('in a list that is made anew among many numbers, whether those change or not', () => {
    const numbers = Array.from({ length: 12 }, (_, i) => i);
    for (const gain of [0, 1]) {
      const fields: Record<string, unknown> = Object.fromEntries(numbers.map((number) => [`number ${number}`, number]));
      const inFields = areShared(
        { turn: 1, ...fields, group: groups(1)[0]!, last: 1 },
        ({ group }) => [group],
        (draft) => {
          for (const name of Object.keys(fields)) (draft as typeof fields)[name] = (fields[name] as number) + gain;
          draft.group = withoutFirst(draft.group);
          draft.last += gain;
        },
      );
      const inList = areShared(
        [...numbers, ...groups(1)] as unknown[],
        (all) => [all[12] as Man[]],
        (draft) => {
          for (const number of numbers) draft[number] = number + gain;
          draft[12] = withoutFirst(draft[12] as Man[]);
        },
      );
      expect([inFields, inList]).toEqual([true, true]);
    }
  });
});

test('what has been put in is copied once, and is the same object to be written to from then on', () => {
  const copy = copyOf({ list: [{ id: 0 }, { id: 1 }], fields: { one: { id: 0 }, other: { id: 1 } } });
  copy.draft.list[0] = { id: 2 };
  copy.draft.fields.one = { id: 2 };
  copy.settled();
  const { list, fields } = copy.draft;
  const [first, one] = [list[0], fields.one];
  list[1] = { id: 3 };
  fields.other = { id: 3 };
  expect(copy.settled()).toEqual({ list: [{ id: 2 }, { id: 3 }], fields: { one: { id: 2 }, other: { id: 3 } } });
  expect([copy.draft.list[0] === first, copy.draft.fields.one === one]).toEqual([true, true]);
});

test('fields may be called by any name, and may come to say nothing', () => {
  const names = ['undefined', 'constructor', 'length', 'place', '', '7'];
  const copy = copyOf(Object.fromEntries(names.map((name) => [name, { man: { id: 0 } as Man | undefined }])));
  for (const [i, name] of names.entries()) {
    copy.draft[name] = { man: { id: i + 1 } };
    const wanted = JSON.stringify(copy.draft);
    expect(JSON.stringify(copy.settled())).toBe(wanted);
  }
  for (const data of [{ first: 1 as number | undefined }, { 7: 1 as number | undefined }]) {
    const copy = copyOf<Record<string, number | undefined>>(data);
    for (const name of Object.keys(data)) copy.draft[name] = undefined;
    expect(Object.values(copy.settled())).toEqual([undefined]);
  }
});
