import { clone, pick, seeded } from 'ludoteca';
import { expect, test } from 'vitest';
import { change, nationWith } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { act, game } from '../helpers/table.js';
import { announce, invest, measure } from '../helpers/turns.js';

test('whoever is ahead stands better, and so does whoever has begun something useful', () => {
  const even = start();
  const base = game.evaluate(even, 'ada');
  expect(base).toBe(0.5);
  expect(game.evaluate(nationWith(even, 'francia', { progress: 10 }), 'ada')).toBeGreaterThan(0.7);
  expect(game.evaluate(nationWith(even, 'gothia', { progress: 10 }), 'ada')).toBeLessThan(base);
  expect(game.evaluate(announce(even, measure('francia', 'development', 'research')), 'ada')).toBeGreaterThan(base);
  expect(game.evaluate(announce(even, measure('francia', 'reform', 'migrate')), 'ada')).toBeLessThan(base);
  const nobody = change(even, (draft) => {
    draft.players = { ...even.players, ada: { ...even.players['ada']!, principal: null } };
  });
  expect(game.evaluate(nobody, 'ada')).toBeLessThan(0.01);
});

test('of a game that is closed, a guess says what the rank is worth', () => {
  const ended = act(nationWith(nationWith(start(), 'gothia', { progress: 3 }), 'romania', { progress: 1 }), {
    type: 'close-game',
    player: 'referee',
    reason: '',
  });
  expect(['ada', 'bo', 'cy'].map((player) => game.evaluate(ended, player))).toEqual([0, 1, 0.5]);
});

test('a guess is a share of one in every position, and asking changes nothing', () => {
  const dice = seeded('guesses');
  const begun = game.setup({ players: ['a', 'b', 'c', 'd'], refereeMode: 'auto', turnLimit: 4, startProgress: 40 }, dice);
  if (begun._tag === 'Left') throw new Error(begun.left[0].message);
  const state = clone(begun.right.state);
  while (game.actors(state).length > 0) {
    const before = JSON.stringify(state);
    for (const player of [...state.config.players, 'referee', 'constructor']) {
      const guess = game.evaluate(state, player);
      expect(guess >= 0 && guess <= 1, `${player}: ${guess}`).toBe(true);
    }
    expect(JSON.stringify(state)).toBe(before);
    const action = game.randomAction(state, pick(dice, game.actors(state), 'who'), dice);
    if (action !== undefined) game.reduceInPlace(state, action, dice);
  }
  expect(game.definition.outcome(state)).not.toBeNull();
});

test('what an investment promises grows with what Wealth counts for', () => {
  const promise = (wealth: number): number => {
    const state = start();
    const weighed = change(state, (draft) => {
      draft.config = { ...state.config, standingsWeights: { ...state.config.standingsWeights, wealth } };
    });
    return game.evaluate(announce(weighed, invest), 'ada') - game.evaluate(weighed, 'ada');
  };
  expect(promise(0)).toBe(0);
  expect(promise(1)).toBeGreaterThan(0);
  expect(promise(2)).toBeGreaterThan(promise(1));
});
