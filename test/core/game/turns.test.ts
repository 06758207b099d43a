import fc from 'fast-check';
import { each, firstIn, hasEach, inSeatOrder, ranked, remaining, seatAfter, seatBefore, seatsFrom, uncommitted } from 'ludoteca';
import { expect, test } from 'vitest';

// Ids such as these would be put in another order by an object.
const seats = ['10', 'ada', '9', 'constructor'];
const seating = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 8 });

test('seats are counted from any of them', () => {
  expect(seatsFrom(seats, '10')).toEqual(seats);
  expect(seatsFrom(seats, '9')).toEqual(['9', 'constructor', '10', 'ada']);
  expect(seatsFrom(seats, 'nobody')).toEqual(seats);
});

test('after each seat comes the next, and after the last the first', () => {
  expect(seats.map((seat) => seatAfter(seats, seat))).toEqual(['ada', '9', 'constructor', '10']);
  expect(seats.map((seat) => seatBefore(seats, seat))).toEqual(['constructor', '10', 'ada', '9']);
});

test('those who do not count are passed over; whoever is alone follows himself', () => {
  expect(seatAfter(seats, 'ada', (seat) => seat === '10')).toBe('10');
  expect(seatBefore(seats, '10', (seat) => seat === 'ada')).toBe('ada');
  expect(seatAfter(seats, 'ada', () => false)).toBe('ada');
  expect(seatAfter(seats, 'ada', (seat) => seat === 'ada')).toBe('ada');
  expect(seatAfter(['ada'], 'ada')).toBe('ada');
});

test('before is the other way round from after, and one round of turns visits everybody', () => {
  fc.assert(
    fc.property(seating, fc.nat(), (table, at) => {
      const start = table[at % table.length]!;
      expect(seatBefore(table, seatAfter(table, start))).toBe(start);
      const visited = [start];
      for (let i = 1; i < table.length; i++) visited.push(seatAfter(table, visited.at(-1)!));
      expect(visited).toEqual(seatsFrom(table, start));
    }),
  );
});

test('names in any order are put in seating order, each once, strangers dropped', () => {
  expect(inSeatOrder(seats, ['constructor', 'ada', 'nobody', 'ada', '10'])).toEqual(['10', 'ada', 'constructor']);
  expect(inSeatOrder(seats, new Set())).toEqual([]);
  expect(inSeatOrder(seats, new Set(['ada', '10']))).toEqual(['10', 'ada']);
});

test('those who have not committed act, in seating order', () => {
  const sheets = { ada: { committed: true }, '9': { committed: false }, '10': { committed: false } };
  expect(uncommitted(seats, sheets)).toEqual(['10', '9']);
  expect(uncommitted(seats, {})).toEqual([]);
});

test.each<[allowance: number, expenses: number[], left: number]>([
  [3, [], 3],
  [3, [1, 1], 1],
  [3, [3], 0],
  [3, [2, 2], 0],
  [0, [], 0],
  [0, [1], 0],
])('%i less %j leaves %i', (allowance, expenses, left) => {
  expect(remaining(allowance, expenses)).toBe(left);
});

test('a budget in which something is no number has nothing left', () => {
  for (const [allowance, expenses] of [
    [Number.NaN, [1]],
    [3, [Number.NaN]],
    [3, [undefined]],
    [Number.POSITIVE_INFINITY, [Number.POSITIVE_INFINITY]],
  ] as const)
    expect(remaining(allowance, expenses as readonly number[])).toBe(0);
});

test('equal points share a rank, and seats decide only the order of the list', () => {
  const points: Record<string, number> = { '10': 2, ada: 5, '9': 2, constructor: -1 };
  expect(ranked(seats, (seat) => points[seat]!)).toEqual([
    { player: 'ada', rank: 1, points: 5 },
    { player: '10', rank: 2, points: 2 },
    { player: '9', rank: 2, points: 2 },
    { player: 'constructor', rank: 4, points: -1 },
  ]);
  expect(ranked([], () => 0)).toEqual([]);
});

test('a rank is one more than the number of those with more points', () => {
  fc.assert(
    fc.property(seating, fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 8, maxLength: 8 }), (table, given) => {
      const rows = ranked(table, (seat) => given[table.indexOf(seat)]!);
      expect(rows.map(({ player }) => player).sort()).toEqual([...table].sort());
      rows.forEach((row, i) => {
        expect(row.rank).toBe(1 + rows.filter((other) => other.points > row.points).length);
        if (i > 0) expect(rows[i - 1]!.points).toBeGreaterThanOrEqual(row.points);
      });
    }),
  );
});

test('each has a value of his own, under any id there is', () => {
  const lengths = each([...seats, '__proto__'], (player) => player.length);
  expect(Object.keys(lengths).sort()).toEqual([...seats, '__proto__'].sort());
  expect([lengths['ada'], lengths['constructor'], Object.getPrototypeOf(lengths)]).toEqual([3, 11, Object.prototype]);
});

test('each has a value where it is there by the own name, and nobody else has one', () => {
  const of = (players: readonly string[]): Record<string, unknown> => each(players, () => 0);
  expect(hasEach(seats, of(seats))).toBe(true);
  expect(hasEach(seats, of([...seats].reverse()))).toBe(true);
  expect(hasEach([], {})).toBe(true);
  expect(hasEach(seats, of([...seats, 'bo']))).toBe(false);
  expect(hasEach(seats, of(['10', 'ada', '9', 'bo']))).toBe(false); // what `constructor` is of every object
  expect(hasEach(['ada', 'ada'], of(['ada', 'bo']))).toBe(false);
  expect(hasEach(['ada', 'ada'], of(['ada']))).toBe(false);
});

test('first in a ranking are all who share the first rank, in seating order', () => {
  expect(firstIn(ranked(['ada', 'bo', 'cy'], (player) => (player === 'bo' ? 1 : 2)))).toEqual(['ada', 'cy']);
  expect(firstIn(ranked(['ada', 'bo'], (player) => player.length))).toEqual(['ada']);
  expect(firstIn([])).toEqual([]);
});
