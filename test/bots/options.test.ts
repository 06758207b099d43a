import { type Game, seeded } from 'ludoteca';
import { bestOf, greedyBot, type SearchOptions, searchBot } from 'ludoteca/bots';
import { describe, expect, test } from 'vitest';
import { type State, type Tiny, threeInARow } from './helpers/tiny.js';

const empty: State = { phase: 'play', players: ['ada', 'bo'], played: [] };
const odd = [Number.NaN, Number.NEGATIVE_INFINITY, -1, 0, 0.5, 2.5, Number.POSITIVE_INFINITY];
const quick = { iterations: 10, depth: 3, looks: 1 };
const numbers = [
  ...(['iterations', 'milliseconds', 'depth', 'planned', 'worlds', 'deals', 'candidates', 'finalists', 'looks'] as const),
  ...(['caution', 'exploration', 'widening', 'trust'] as const),
] satisfies readonly (keyof SearchOptions<Tiny>)[];

describe.each(numbers)('whatever number is given as %s, there is a decision', (name) => {
  test.each(odd)('%d', (value) => {
    const search = searchBot(threeInARow, { ...quick, [name]: value, dice: seeded(1) });
    expect(threeInARow.explain(empty, search(empty, 'ada')!)).toEqual([]);
  });
});

test.each(odd)('greedy play and rollouts make %d good, too', (value) => {
  for (const options of [{ worlds: value }, { candidates: value }])
    expect(greedyBot(threeInARow, { ...options, dice: seeded(1) })(empty, 'ada')).toBeDefined();
  expect(bestOf(threeInARow, value)(empty, 'ada', seeded(1))).toBeDefined();
});

/** How often each first move is played in a search. */
const firstMoves = (game: Game<Tiny>, options: SearchOptions<Tiny>): ReadonlyMap<number, number> => {
  const moves = new Map<number, number>();
  const watched: Game<Tiny> = {
    ...game,
    reduceInPlace: (state, action, dice) => {
      if (state.played.length === 0) moves.set(action.move, (moves.get(action.move) ?? 0) + 1);
      return game.reduceInPlace(state, action, dice);
    },
  };
  searchBot(watched, { ...options, dice: seeded(1) })(empty, 'ada');
  return moves;
};

test.each([0, -5])('a first look that counts for nothing (trust %d) does not keep the search from looking at anything else', (trust) => {
  const uneven: Game<Tiny> = { ...threeInARow, evaluate: ({ played }) => (played[0]?.move ?? 0) / 10 };
  const moves = firstMoves(uneven, { iterations: 90, depth: 1, looks: 1, finalists: 9, trust });
  expect(moves.size).toBe(9);
  // One look at each; whatever else was played is search.
  expect([...moves.values()].every((times) => times > 1)).toBe(true);
});

test('a budget that is no finite number counts as not given', () => {
  const plays = (options: SearchOptions<Tiny>): number =>
    [...firstMoves(threeInARow, { depth: 1, looks: 1, ...options }).values()].reduce((sum, times) => sum + times, 0);
  const standard = plays({});
  expect(standard).toBe(9 + 400);
  for (const none of [Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(plays({ iterations: none })).toBe(standard);
    expect(plays({ milliseconds: none })).toBe(standard);
    let time = 0;
    expect(plays({ iterations: none, milliseconds: 25, now: () => time++ })).toBeLessThan(standard);
    expect(plays({ iterations: 7, milliseconds: none })).toBe(9 + 7);
  }
  expect(plays({ iterations: -5 })).toBe(9 + 1);
});
