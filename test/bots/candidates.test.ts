import { type Game, type GameTypes, seeded } from 'ludoteca';
import { expect, test } from 'vitest';
import { candidatesOf } from '../../src/bots/candidates.js';

interface Move {
  readonly type: string;
  readonly player: string;
  readonly place: number;
}

const moves = (type: string, count: number): readonly Move[] =>
  Array.from({ length: count }, (_, place) => ({ type, player: 'ada', place }));

/** Of a game in which these are listed and this is drawn: the candidates, so many at most, and how many were asked for. */
const chosen = (listed: readonly Move[], drawn: readonly Move[], most: number) => {
  const asked: unknown[] = [];
  let draws = 0;
  const game = {
    legalActions(_state: unknown, _player: unknown, options: unknown) {
      asked.push(options);
      return listed;
    },
    randomAction: () => drawn[draws++ % drawn.length],
  } as unknown as Game<GameTypes>;
  return { actions: candidatesOf(game, {}, 'ada', most, seeded(1)) as readonly Move[], asked, draws };
};

test('a short list is weighed whole and in its order, and a few that are drawn beside it', () => {
  const [hidden] = moves('hidden', 1);
  const { actions, draws } = chosen(moves('march', 4), [hidden!], 6);
  expect(actions).toEqual([...moves('march', 4), hidden]);
  expect(draws).toBe(3);
});

test('a list just as long as what is wanted is a short one', () => {
  expect(chosen(moves('march', 5), moves('march', 1), 5).actions).toEqual(moves('march', 5));
});

test('no more are weighed than are wanted, and ten times as many are listed', () => {
  const { actions, asked } = chosen(moves('march', 30), moves('march', 30), 7);
  expect(actions.length).toBe(7);
  expect(asked).toEqual([{ limit: 70 }]);
  expect(chosen(moves('march', 4), moves('hidden', 1), 4).actions.length).toBe(4);
});

test('of a long list every kind comes up, and something that is never listed', () => {
  const { actions } = chosen([...moves('march', 100), ...moves('rest', 1)], moves('hidden', 9), 9);
  expect(new Set(actions.map(({ type }) => type))).toEqual(new Set(['march', 'rest', 'hidden']));
  expect(actions.filter(({ type }) => type === 'hidden').length).toBe(3);
});

test('what is listed and drawn counts once', () => {
  expect(chosen(moves('march', 2), moves('march', 2), 9).actions).toEqual(moves('march', 2));
});
