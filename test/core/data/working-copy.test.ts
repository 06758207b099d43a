import fc from 'fast-check';
import { clone, constant, freeze } from 'ludoteca';
import { describe, expect, test } from 'vitest';
import { WorkingCopy } from '../../../src/core/data/working-copy.js';

type Data = Record<string, unknown>;
const copyOf = <T extends object>(data: T): WorkingCopy<T> => WorkingCopy.of(data)!;

/** The lists and objects of plain data, from the outside in. */
const partsOf = (value: unknown): object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : [];

const isFrozenThroughout = (value: unknown): boolean => partsOf(value).every((part) => Object.isFrozen(part));

/** So many that it takes less to notice who is asked for than to look at everybody. */
const crowd = Array.from({ length: 100 }, (_, id) => ({ id }));

/** Something to do to one part of plain data, as rules do it. */
type Deed = (parts: readonly object[], dice: (below: number) => number) => void;

const deeds: Readonly<Record<string, Deed>> = {
  'sets a number': (parts, dice) => {
    const part = parts[dice(parts.length)] as Data;
    const names = Object.keys(part);
    if (names.length > 0) part[names[dice(names.length)]!] = dice(5);
  },
  'takes away': (parts, dice) => {
    const part = parts[dice(parts.length)]!;
    if (Array.isArray(part)) part.splice(dice(part.length + 1), 1);
    else for (const name of Object.keys(part).slice(0, 1)) delete (part as Data)[name];
  },
  'puts in what is new': (parts, dice) => {
    const part = parts[dice(parts.length)]!;
    const fresh = { kind: 'new', list: [dice(3), { deep: dice(3) }] };
    if (Array.isArray(part)) part.splice(dice(part.length + 1), 0, fresh);
    else (part as Data)[`field ${dice(4)}`] = fresh;
  },
  'says the same in another object': (parts, dice) => {
    const part = parts[dice(parts.length)] as Data;
    for (const name of Object.keys(part)) part[name] = clone(part[name]);
  },
  'puts something at the end': (parts, dice) => {
    const lists = parts.filter(Array.isArray);
    if (lists.length > 0) lists[dice(lists.length)]!.push(dice(2) === 0 ? dice(5) : { kind: 'last', list: [dice(3)] });
  },
  'puts something in the place of something': (parts, dice) => {
    const part = parts[dice(parts.length)] as Data;
    const names = Object.keys(part);
    if (names.length > 0) part[names[dice(names.length)]!] = [dice(5), [dice(3)], { kind: 'other', list: [dice(3)] }][dice(3)];
  },
  'puts much the same in the place of something': (parts, dice) => {
    const part = parts[dice(parts.length)] as Data;
    const names = Object.keys(part);
    if (names.length === 0) return;
    const name = names[dice(names.length)]!;
    const there = part[name];
    if (Array.isArray(there)) part[name] = dice(2) === 0 ? there.filter((_, i) => i !== 1) : [...there, dice(3)];
    else if (typeof there === 'object' && there !== null) part[name] = { ...there, changed: dice(3) };
  },
  'leaves only the beginning of a list': (parts, dice) => {
    const lists = parts.filter(Array.isArray);
    if (lists.length > 0) lists[dice(lists.length)]!.splice(1);
  },
  'turns a list about': (parts, dice) => {
    const lists = parts.filter(Array.isArray);
    if (lists.length > 0) lists[dice(lists.length)]!.reverse();
  },
  'gives the fields another order': (parts, dice) => {
    const part = parts[dice(parts.length)] as Data;
    if (Array.isArray(part)) return;
    for (const [name, value] of Object.entries(part).reverse()) {
      delete part[name];
      part[name] = value;
    }
  },
  'lets a crowd in': (parts) => {
    (parts[0] as Data)['crowd'] = clone(crowd);
  },
  'moves a part elsewhere': (parts, dice) => {
    const [from, to] = [parts[dice(parts.length)]!, parts[dice(parts.length)]!];
    const names = Object.keys(from);
    if (names.length === 0) return;
    const moved = (from as Data)[names[dice(names.length)]!];
    if (partsOf(moved).includes(to)) return;
    if (Array.isArray(to)) to.push(moved);
    else (to as Data)['moved'] = moved;
  },
};

/** What moves nothing from where it stands. */
const staying: readonly string[] = ['sets a number', 'says the same in another object', 'gives the fields another order'];

const anyData: fc.Arbitrary<object> = fc.letrec<{ value: unknown; list: unknown[]; fields: Data }>((tie) => ({
  value: fc.oneof({ depthSize: 'small', withCrossShrink: true }, fc.nat(4), fc.constantFrom(null, 'x', true), tie('list'), tie('fields')),
  list: fc.array(tie('value'), { maxLength: 5 }),
  fields: fc.dictionary(fc.constantFrom('a', 'b', '7', '12'), tie('value'), { maxKeys: 4, noNullPrototype: true }),
})).fields;

describe('a working copy', () => {
  /** What is done to working copies: deeds, each with what it throws. */
  const work = fc.array(fc.tuple(fc.constantFrom(...Object.keys(deeds)), fc.array(fc.nat(), { minLength: 4, maxLength: 4 })), {
    maxLength: 4,
  });

  /** Does some work in a working copy, and looks closely at what it has come to. */
  const worked = (copy: WorkingCopy<object>, step: readonly (readonly [deed: string, throws: readonly number[]])[]): object => {
    const before = copy.frozen;
    const text = JSON.stringify(before);
    for (const [deed, throws] of step) {
      let thrown = 0;
      deeds[deed]!(partsOf(copy.draft), (below) => throws[thrown++ % throws.length]! % Math.max(1, below));
    }
    const wanted = JSON.stringify(copy.draft);
    const after = copy.settled();
    expect(JSON.stringify(before)).toBe(text);
    expect(JSON.stringify(after)).toBe(wanted);
    expect(JSON.stringify(copy.draft)).toBe(wanted);
    expect(isFrozenThroughout(after)).toBe(true);
    expect(partsOf(copy.draft).some((part) => Object.isFrozen(part))).toBe(false);
    expect(new Set(partsOf(copy.draft)).size).toBe(partsOf(copy.draft).length);
    // Equal entries that have changed places are found again where they are now, though nobody could tell.
    if (wanted === text && step.every(([deed]) => staying.includes(deed))) expect(after).toBe(before);
    return after;
  };

  const begun = (part: object, isLarge: boolean): object => freeze(clone(isLarge ? { first: 1, ...part, many: crowd } : part));

  test('comes to what was written, frozen, and shares what has stayed as it was', () => {
    fc.assert(
      fc.property(anyData, fc.boolean(), fc.array(work, { maxLength: 6 }), (part, isLarge, steps) => {
        const copy = copyOf(begun(part, isLarge));
        for (const step of steps) worked(copy, step);
      }),
      { numRuns: 2000 },
    );
  });

  test('turns back to what it has been, and goes on from there as if it had never been anything else', () => {
    const branches = fc.array(fc.tuple(fc.nat(), work), { maxLength: 12 });
    let [turned, stuck] = [0, 0];
    fc.assert(
      fc.property(anyData, fc.boolean(), branches, (part, isLarge, steps) => {
        const known = [begun(part, isLarge)];
        let copy = copyOf(known[0]!);
        for (const [place, step] of steps) {
          const from = known[place % known.length]!;
          if (copy.hasBeen(from) && copy.turnTo(from)) turned++;
          else {
            stuck++;
            copy = copyOf(from);
          }
          expect(copy.frozen).toBe(from);
          expect([JSON.stringify(copy.draft), JSON.stringify(copy.plain)]).toEqual([JSON.stringify(from), JSON.stringify(from)]);
          known.push(worked(copy, step));
        }
      }),
      { numRuns: 1000 },
    );
    expect(turned).toBeGreaterThan(stuck);
  });

  test('turned back, does to no list and no object what rules have not done to it', () => {
    type Values = ReadonlyMap<object, ReadonlyMap<string, unknown>>;
    const valuesIn = (data: object): Values => new Map(partsOf(data).map((part) => [part, new Map(Object.entries(part))]));
    /** Which fields of which objects are others than they were, or have come or gone; a list is another as a whole. */
    const changes = (before: Values, after: Values): readonly (readonly [object, string])[] =>
      [...after].flatMap(([part, values]) => {
        const were = before.get(part);
        if (were === undefined) return [];
        const isSame = [...were.keys()].join() === [...values.keys()].join();
        const changed = [...values.keys()].filter((name) => !Object.is(values.get(name), were.get(name)));
        if (Array.isArray(part)) return isSame && changed.length === 0 ? [] : [[part, 'all'] as const];
        return (isSame ? changed : ['all']).map((name) => [part, name] as const);
      });
    const branches = fc.array(fc.tuple(fc.nat(), work), { maxLength: 12 });
    let turns = 0;
    fc.assert(
      fc.property(anyData, fc.boolean(), branches, (part, isLarge, steps) => {
        const copy = copyOf(begun(part, isLarge));
        const known = [copy.frozen];
        const done = new Map<object, Set<string>>();
        for (const [place, step] of steps) {
          let before = valuesIn(copy.plain);
          if (!copy.turnTo(known[place % known.length]!)) return;
          turns++;
          let after = valuesIn(copy.plain);
          for (const [part, name] of changes(before, after)) {
            const names = done.get(part) ?? new Set();
            expect(names.has('all') || names.has(name)).toBe(true);
          }
          before = after;
          known.push(worked(copy, step));
          after = valuesIn(copy.plain);
          for (const [part, name] of changes(before, after)) done.set(part, (done.get(part) ?? new Set()).add(name));
        }
      }),
      { numRuns: 600 },
    );
    expect(turns).toBeGreaterThan(1000);
  });

  const world = () =>
    freeze({
      turn: 1,
      map: [
        { id: 'a', men: 3 },
        { id: 'b', men: 4 },
        { id: 'c', men: 5 },
      ],
      decks: { blue: [1, 2], red: [3] },
    });

  test('makes anew only the way to what has changed', () => {
    const before = world();
    const copy = copyOf(before);
    copy.draft.map[1]!.men = 9;
    const after = copy.settled();
    expect(after).toEqual({ ...before, map: [before.map[0], { id: 'b', men: 9 }, before.map[2]] });
    expect([after.decks === before.decks, after.map[0] === before.map[0], after.map[2] === before.map[2]]).toEqual([true, true, true]);
  });

  test('finds the entries of a list again where they have moved', () => {
    const before = world();
    const copy = copyOf(before);
    copy.draft.map.shift();
    const { map } = copy.settled();
    expect([map.length, map[0] === before.map[1], map[1] === before.map[2]]).toEqual([2, true, true]);
  });

  test.each<[what: string, move: (men: { id: number }[]) => void]>([
    ['all about', (men) => men.reverse()],
    ['the last to the front', (men) => men.unshift(men.pop()!)],
    ['the first to the end', (men) => men.push(men.shift()!)],
    ['seven gone from the front', (men) => men.splice(0, 7)],
    ['seven gone from the middle', (men) => men.splice(5, 7)],
    ['every second gone', (men) => men.splice(0, 20, ...men.filter(({ id }) => id % 2 === 1))],
    ['two of them gone and back at the end', (men) => men.push(...men.splice(2, 2))],
    ['one that is new at the front', (men) => men.unshift({ id: 20 })],
    ['another in the place of each, and those after it', (men) => men.splice(0, 20, ...men.flatMap((man) => [{ id: man.id + 20 }, man]))],
  ])('shares what has only moved with what it was before, wherever it stands: %s', (_what, move) => {
    const before = freeze({ men: Array.from({ length: 20 }, (_, id) => ({ id })) });
    const copy = copyOf(before);
    move(copy.draft.men as { id: number }[]);
    const wanted = JSON.stringify(copy.draft);
    const after = copy.settled();
    expect(JSON.stringify(after)).toBe(wanted);
    for (const man of after.men) if (man.id < 20) expect(man).toBe(before.men[man.id]);
    // And what has been found again goes on being looked at where it stands now.
    (copy.draft.men.at(-1) as { id: number }).id = 99;
    expect(copy.settled().men.map(({ id }) => id)).toEqual([...after.men.slice(0, -1).map(({ id }) => id), 99]);
  });

  test('shares a field that has moved to another name', () => {
    const before = freeze({ left: { men: 1 }, right: { men: 2 }, middle: { men: 3 } });
    const copy = copyOf<Record<string, { men: number }>>(before);
    const { draft } = copy;
    [draft['left'], draft['right']] = [draft['right']!, draft['left']!];
    delete draft['middle'];
    const after = copy.settled();
    expect(Object.keys(after)).toEqual(['left', 'right']);
    expect([after['left'] === before.right, after['right'] === before.left]).toEqual([true, true]);
  });

  test('sees that a value stands under another name, as it was, in few fields and in many', () => {
    for (const count of [1, 3, 40]) {
      const fields = (name: string): Record<string, number> =>
        Object.fromEntries(Array.from({ length: count }, (_, i) => [`${name}${i}`, i]));
      const copy = copyOf<Record<string, Record<string, number>>>({ purse: fields('coin'), other: { fields: 1 } });
      for (const name of Object.keys(copy.draft['purse']!)) delete copy.draft['purse']![name];
      Object.assign(copy.draft['purse']!, fields('note'));
      expect(Object.entries(copy.settled()['purse']!)).toEqual(Object.entries(fields('note')));
    }
  });

  test('keeps what was there where the same is said again', () => {
    const before = world();
    const copy = copyOf(before);
    copy.draft.map = copy.draft.map.filter(({ men }) => men > 0);
    copy.draft.decks.blue = [1, 2];
    expect(copy.settled()).toBe(before);
  });

  test('makes two of what stands in two places, so that writing to one leaves the other', () => {
    const copy = copyOf(freeze({ one: { men: 1 }, other: { men: 2 } }));
    copy.draft.other = copy.draft.one;
    expect(copy.settled()).toEqual({ one: { men: 1 }, other: { men: 1 } });
    copy.draft.other.men = 7;
    expect(copy.settled()).toEqual({ one: { men: 1 }, other: { men: 7 } });
  });

  test('leaves alone what somebody else has put in and goes on using', () => {
    const army = { men: 1 };
    const copy = copyOf(freeze({ armies: [] as { men: number }[] }));
    copy.draft.armies.push(army);
    const after = copy.settled();
    army.men = 5;
    expect([after.armies[0]!.men, copy.draft.armies[0]!.men, copy.settled() === after]).toEqual([1, 1, true]);
  });

  /** Is it noticed which fields are asked for? Then another object is written to than is read. */
  const notices = <T extends object>(copy: WorkingCopy<T>): boolean => copy.draft !== copy.plain;
  /** So many lists and objects, the whole among them. */
  const ofParts = (count: number) => ({ turn: 1, at: { home: {} }, men: clone(crowd.slice(0, count - 4)) });

  test('notices what is asked for where there are more than forty lists and objects', () => {
    expect([40, 41].map((count) => notices(copyOf(freeze(ofParts(count)))))).toEqual([false, true]);
    const shared = { ...ofParts(40), book: constant({ pages: clone(crowd) }) };
    expect(notices(copyOf(freeze(shared)))).toBe(false);
    expect(notices(copyOf(freeze({ ...ofParts(41), 7: 'numbers come first' })))).toBe(false);
  });

  test('that begins with fewer notices it from more than eighty on', () => {
    const grown = (copy: WorkingCopy<ReturnType<typeof ofParts>>, count: number): boolean => {
      copy.draft.men.push(...clone(crowd.slice(0, count - 4 - copy.draft.men.length)));
      copy.settled();
      return notices(copy);
    };
    const copy = copyOf(freeze(ofParts(40)));
    expect([41, 79, 80, 81, 82].map((count) => grown(copy, count))).toEqual([false, false, false, true, true]);
    expect(grown(copyOf(freeze({ ...ofParts(40), 7: 'numbers come first' })), 90)).toBe(false);
  });

  test('that has grown from few parts to many looks only at what is asked for', () => {
    const data: { turn: number; readonly men: { id: number }[]; readonly hats: { size: number }[] } = {
      turn: 1,
      men: [],
      hats: [{ size: 3 }],
    };
    const copy = copyOf(freeze(data));
    copy.draft.men.push(...clone(crowd));
    const held = copy.draft.hats; // kept against all custom: to write to it later asks for nothing
    copy.settled();
    held[0]!.size = 4;
    copy.draft.turn = 2;
    const { turn, men, hats } = copy.settled();
    expect([turn, men.length, hats[0]!.size]).toEqual([2, 100, 3]);
    copy.draft.hats[0]!.size = 5;
    copy.draft.men[99]!.id = 7;
    expect(copy.settled()).toEqual({ turn: 2, men: [...crowd.slice(0, 99), { id: 7 }], hats: [{ size: 5 }] });
  });

  test('shows what has been written so far to whoever only reads, fields that have come or gone too', () => {
    const copy = copyOf(freeze({ turn: 1, gone: 0, many: clone(crowd) }));
    const draft = copy.draft as { turn: number; gone?: number; come?: string; many: { id: number }[] };
    expect(copy.plain).toEqual({ turn: 1, gone: 0, many: crowd });
    draft.turn = 2;
    delete draft.gone;
    draft.come = 'new';
    draft.many[0]!.id = 7;
    expect(copy.plain).toEqual({ turn: 2, come: 'new', many: [{ id: 7 }, ...crowd.slice(1)] });
  });

  test('turned back, keeps the lists and fields that rules write to, as they grow and shrink', () => {
    const copy = copyOf(freeze({ hand: [1, 2], purse: { gold: 1 } as Record<string, number>, turn: 1 }));
    const before = copy.frozen;
    const { hand, purse } = copy.draft;
    hand.push(3);
    purse['silver'] = 4;
    copy.draft.turn = 2;
    const after = copy.settled();
    hand.pop();
    delete purse['silver'];
    const spent = copy.settled();
    for (const state of [after, spent, after, before]) {
      expect(copy.turnTo(state)).toBe(true);
      expect([copy.draft, copy.draft.hand === hand, copy.draft.purse === purse]).toEqual([state, true, true]);
    }
  });

  test('turned back, puts another object where rules had put another, however much they had written to the one before', () => {
    const copy = copyOf(freeze({ map: { size: 1, seen: 0 }, turn: 1 }));
    copy.draft.map.size = 2;
    const before = copy.settled();
    copy.draft.map = { size: 3, seen: 0 };
    copy.settled();
    copy.draft.map.seen = 1;
    copy.settled();
    const { map } = copy.draft;
    expect(copy.turnTo(before)).toBe(true);
    expect([copy.draft.map, map]).toEqual([
      { size: 2, seen: 0 },
      { size: 3, seen: 1 },
    ]);
  });

  test('turned back, has again what never changes where something else had stood', () => {
    const card = constant({ worth: 1 });
    const copy = copyOf<{ card: { worth: number } }>(freeze({ card }));
    const before = copy.frozen;
    copy.draft.card = { worth: 2 };
    copy.settled();
    copy.draft.card.worth = 3;
    copy.settled();
    expect([copy.turnTo(before), copy.draft.card === card]).toEqual([true, true]);
  });

  test('turned back, keeps a field from which the last is taken away', () => {
    const copy = copyOf(freeze({ purse: { gold: 1, silver: 2 } as Record<string, number> }));
    const before = copy.frozen;
    const { purse } = copy.draft;
    delete purse['silver'];
    copy.settled();
    expect([copy.turnTo(before), copy.draft.purse === purse, purse]).toEqual([true, true, { gold: 1, silver: 2 }]);
  });

  test('turns to nothing that differs where rules have written nothing, among ever so many fields', () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`field ${i}`, 0]));
    const turns = (written: number, other: number): boolean => {
      const copy = copyOf(freeze({ many }));
      copy.draft.many[`field ${written}`] = 1;
      copy.settled();
      return copy.turnTo(freeze({ many: { ...many, [`field ${other}`]: 2 } }));
    };
    expect([turns(3, 3), turns(3, 4), turns(35, 3), turns(35, 35), turns(32, 0), turns(30, 35)]).toEqual([
      true,
      false,
      false,
      true,
      false,
      false,
    ]);
  });

  test('turns to nothing that differs where rules have written nothing, though they have put other objects beside it, however many', () => {
    const places = (men: number) => Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`place ${i}`, { men }]));
    const map = (size: number, men: number) => freeze({ map: { ...places(men), size } as Record<string, unknown> });
    const copy = copyOf(map(3, 0));
    Object.assign(copy.draft.map, places(1));
    copy.settled();
    expect(copy.turnTo(map(3, 5))).toBe(true);
    expect(copy.turnTo(map(4, 5))).toBe(false);
  });

  test('is not made of more than one wants to copy', () => {
    expect(WorkingCopy.of(world(), 7)).toBeNull();
    expect(WorkingCopy.of(world(), 8)?.draft).toEqual(world());
  });

  test('of what is still free leaves it free', () => {
    const free = clone(world());
    const copy = copyOf(free);
    copy.draft.turn = 2;
    expect([copy.settled().turn, free.turn, Object.isFrozen(free.map)]).toEqual([2, 1, false]);
  });

  test('shares what never changes', () => {
    const content = constant({ cards: ['a', 'b'] });
    const copy = copyOf(freeze({ content, hand: [] as object[] }));
    expect(copy.draft.content).toBe(content);
    copy.draft.hand.push(content);
    expect(copy.settled().hand[0]).toBe(content);
  });
});
