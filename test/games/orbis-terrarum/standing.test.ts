import { clone, pick, seeded } from 'ludoteca';
import { expect, test } from 'vitest';
import { eventTypes } from '../../../src/games/orbis-terrarum/types/events.js';
import { act, announce, at, change, clause, game, given, measure, nationWith, resolve, start } from './table.js';

test('every action and every event cites clauses of the rules, each once', () => {
  for (const action of Object.keys(game.definition.rules)) expect(game.cites({ action }).length, action).toBeGreaterThan(0);
  for (const event of eventTypes) expect(game.cites({ event }).length, event).toBeGreaterThan(0);
  const { rules, eventClauses } = game.definition;
  expect(Object.keys(eventClauses!).sort()).toEqual([...eventTypes].sort());
  for (const cited of [...Object.values(rules).map((rule) => game.cites({ action: rule.type })), ...Object.values(eventClauses!)]) {
    expect(new Set(cited).size).toBe(cited.length);
    for (const clause of cited) expect(Object.hasOwn(game.clauses, clause), clause).toBe(true);
  }
});

clause('OT-END-05', 'points are the score of the standings, at any time', () => {
  const state = start();
  expect(game.points(state, 'ada')).toBe(200 + 120 + 2 * 2);
  expect(game.points(given(nationWith(state, 'francia', { wealth: 5, progress: 3, viaDamage: 4 }), 'armorica', 'francia'), 'ada')).toBe(
    200 + 116 + 2 * 3 + 0.5 + 3,
  );
  expect(game.points(nationWith(state, 'armenia', { patron: 'francia' }), 'ada')).toBe(200 + 120 + 4 + 3);
  const ended = act(state, { type: 'close-game', player: 'referee', reason: '' });
  for (const { player, points } of game.definition.outcome(ended)!.ranking) expect(game.points(ended, player)).toBe(points);
  expect([game.points(state, 'referee'), game.points(state, 'nobody')]).toEqual([0, 0]);
});

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

test('the gist of a turn is the best a player brought about, in words that have names', () => {
  const strike = measure('francia', 'offensive', 'strike', { target: at('gothia') });
  const gist = (...dice: readonly number[]) => game.gist(resolve(announce(start(), strike), ...dice).events, 'ada');
  expect([gist(99), gist(30, 5), gist(38, 99), gist(20, 99), gist(5, 99), gist(1, 99)]).toEqual([
    'failure',
    'repelled',
    'slight',
    'normal',
    'very',
    'critical',
  ]);
  expect(game.gist(resolve(announce(start(), strike), 5, 99).events, 'cy')).toBe('quiet');
  const two = announce(start({ measuresPerTurn: 2 }), strike, {
    ...measure('francia', 'intervention', 'invest'),
    slot: { kind: 'main', id: '2' },
  });
  expect(game.gist(resolve(two, 99, 30).events, 'ada')).toBe('slight');
  expect(game.gist([{ type: 'moved', mover: 'host-1', from: 'belgica', to: 'neustria' }], 'ada')).toBe('moved');
  expect(game.gist([{ type: 'move-failed', mover: 'host-1', to: 'neustria' }], 'ada')).toBe('move-failed');
  for (const word of ['failure', 'repelled', 'slight', 'normal', 'very', 'critical', 'quiet', 'moved', 'move-failed'])
    expect(game.labels.name(word, 'es')).not.toBe(word);
});
