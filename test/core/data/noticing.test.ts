import { clone, constant, freeze } from 'ludoteca';
import { describe, expect, test } from 'vitest';
import { WorkingCopy } from '../../../src/core/data/working-copy.js';

/** So many that it takes less to notice who is asked for than to look at everybody. */
const crowd = Array.from({ length: 100 }, (_, id) => ({ id }));
/** So few that to look at everybody takes less. */
const few = clone(crowd.slice(0, 30));

const copyOf = <T extends object>(data: T): WorkingCopy<T> => WorkingCopy.of(freeze(data))!;
/** Is it noticed which fields are asked for? Then another object is written to than is read. */
const notices = <T extends object>(copy: WorkingCopy<T>): boolean => copy.draft !== copy.plain;

interface World {
  turn: number;
  men: unknown[];
  at: Record<string, unknown>;
}
const world = (): WorkingCopy<World> => copyOf<World>({ turn: 1, men: clone(few), at: {} });

describe('a working copy of few parts', () => {
  test.each<[what: string, first: (draft: World) => void, then: (draft: World) => void]>([
    ['the last of a list', ({ men }) => men.push({ id: 30 }), ({ men }) => men.pop()],
    ['the last of a list, with all that lies in it', ({ men }) => men.push({ hats: [{}, {}] }), ({ men }) => men.pop()],
    ['the first of a list, before which all others move', ({ men }) => men.unshift({ hats: [{}, {}] }), ({ men }) => men.shift()],
    ['a field', ({ at }) => Object.assign(at, { sea: { ships: [{}, {}] } }), ({ at }) => delete at['sea']],
    ['a list where fields stood', ({ at }) => Object.assign(at, { sea: [{}, {}] }), ({ at }) => Object.assign(at, { sea: { ship: {} } })],
    ['a number where fields stood', ({ at }) => Object.assign(at, { sea: { ship: {} } }), ({ at }) => Object.assign(at, { sea: 1 })],
  ])('does not count what has gone, however often it comes and goes: %s', (_what, first, then) => {
    const copy = world();
    for (let round = 0; round < 60; round++)
      for (const change of [first, then]) {
        change(copy.draft);
        const wanted = JSON.stringify(copy.draft);
        expect(JSON.stringify(copy.settled())).toBe(wanted);
        expect([round, notices(copy)]).toEqual([round, false]);
      }
  });

  test('counts neither what never changes nor what is no list and no object', () => {
    const book = () => constant({ pages: clone(crowd) });
    const shelf = Array.from({ length: 100 }, () => constant({ pages: [] }));
    for (const data of [
      { book: book() },
      { books: [book()] },
      { shelf },
      { ...shelf },
      { numbers: crowd.map(({ id }) => id) },
      { words: crowd.map(() => 'x') },
    ]) {
      const copy = copyOf({ turn: 1, data });
      copy.draft.turn = 2;
      expect(copy.settled()).toEqual({ turn: 2, data });
      expect(notices(copy)).toBe(false);
    }
  });

  test('counts fields called by numbers like all others', () => {
    const copy = world();
    copy.draft.men.push(...crowd.map(({ id }) => ({ 7: id })));
    copy.settled();
    expect(notices(copy)).toBe(true);
  });

  test('asks once, when it has become many, whether it can notice, and not again when numbers have gone', () => {
    const copy = copyOf<Partial<World> & { 7?: string }>({ 7: 'numbers come first', turn: 1, men: clone(few) });
    copy.draft.men!.push(...clone(crowd));
    copy.settled();
    delete copy.draft[7];
    for (const turn of [2, 3]) {
      copy.draft.turn = turn;
      expect(copy.settled()).toEqual({ turn, men: [...few, ...crowd] });
    }
    expect(notices(copy)).toBe(false);
  });
});

describe('a working copy that notices which fields are asked for', () => {
  test('is written to through one object for as long as no field comes or goes', () => {
    const copy = copyOf({ turn: 1, men: clone(crowd) });
    const { draft } = copy;
    for (const turn of [2, 3, 4]) {
      draft.turn = turn;
      draft.men[turn]!.id = 0;
      expect([copy.settled().turn, copy.frozen.men[turn]!.id]).toEqual([turn, 0]);
    }
    expect(copy.draft).toBe(draft);
  });

  test('sees a field that comes to say its own name', () => {
    const copy = copyOf({ phase: 'draw', men: clone(crowd) });
    copy.draft.phase = 'phase';
    expect(copy.settled().phase).toBe('phase');
  });
});
