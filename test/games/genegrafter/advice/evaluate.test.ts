import { genegrafter } from 'ludoteca/genegrafter';
import { expect, test } from 'vitest';
import { a, b } from '../helpers/orders.js';
import { play } from '../helpers/playing.js';
import { begin, type Scene } from '../helpers/scenes.js';

const stand = (player: string, wanted: Scene = {}): number => genegrafter.evaluate(begin(wanted), player);

test('two who have the same stand even, and their chances add up to 1', () => {
  expect(stand('a')).toBeCloseTo(0.5, 10);
  const ahead: Scene = { inPlay: { a: ['halflife', 'murmur'] } };
  expect(stand('a', ahead) + stand('b', ahead)).toBeCloseTo(1, 10);
});

test('markers are good, safest in the gene pool; cards, tokens, life and a special die are good', () => {
  const better: readonly Scene[] = [
    { pools: { a: ['halflife'] } },
    { inPlay: { a: ['halflife'] } },
    { hands: { a: ['halflife'] } },
    { hands: { a: ['overload'] } },
    { markers: { a: [1, 0] } },
    { life: { a: 6, b: 1 } },
    { specialDice: ['a'] },
  ];
  for (const scene of better) expect(stand('a', scene)).toBeGreaterThan(0.5);
  expect(stand('a', { inPlay: { a: [{ card: 'halflife', wounded: true }] } })).toBeLessThan(stand('a', { inPlay: { a: ['halflife'] } }));
});

test('what may still bring something counts less the nearer the end', () => {
  const hand = { hands: { a: ['halflife'] } };
  expect(stand('a', { ...hand, dnaTable: ['dna-1', 'dna-2'] })).toBeGreaterThan(0.5);
  const late = stand('a', { ...hand, dnaTable: ['dna-1', 'dna-2', 'dna-3'], finalTurns: [] });
  expect(late).toBeCloseTo(0.5, 10);
});

/** Whoever loses a wounded character loses its markers to the winner. */
const deadly: Scene = { inPlay: { a: [{ card: 'murmur', wounded: true }], b: [{ card: 'nullpoint', wounded: true }] } };

test('the more dice lie in a duel of the wounded, the better for their side', () => {
  const start = begin({ ...deadly, hands: { a: ['overload', 'fire-lance'], b: ['static-shield', 'foresight'] } });
  const fighting = play(start, a.battle('b', 'murmur'), b.defend('nullpoint')).state;
  const laid = play(fighting, a.ability('overload')).state;
  expect(genegrafter.evaluate(laid, 'a')).toBeGreaterThan(genegrafter.evaluate(fighting, 'a'));
  const met = play(laid, b.ability('static-shield')).state;
  expect(genegrafter.evaluate(met, 'a')).toBeLessThan(genegrafter.evaluate(laid, 'a'));
  expect(genegrafter.evaluate(met, 'a') + genegrafter.evaluate(met, 'b')).toBeCloseTo(1, 10);
});

test('whoever is out has lost to those who are not, and at the end it is the result', () => {
  const three = { players: ['a', 'b', 'c'], life: { c: 0 } };
  const state = begin({ players: ['a', 'b', 'c'] });
  const out = {
    ...state,
    players: state.players.map((player) => (player.id === 'c' ? { ...player, life: three.life.c, eliminatedAt: 1 } : player)),
  };
  expect(genegrafter.evaluate(out, 'c')).toBe(0);
  expect(genegrafter.evaluate(out, 'a')).toBeCloseTo(0.75, 10);
  for (const nobody of ['zed', 'constructor', '__proto__']) expect(genegrafter.evaluate(state, nobody)).toBe(0);
  const place = (player: string, rank: number) => ({ player, rank, points: 0, life: 1, eliminatedAt: null });
  const outcome = {
    reason: 'dna',
    winner: 'b',
    winners: ['b'],
    ranking: [place('b', 1), place('a', 2), place('c', 2)],
    clause: 'GG-OVER-04',
  } as const;
  const over = { ...state, outcome };
  expect(['a', 'b', 'c'].map((player) => genegrafter.evaluate(over, player))).toEqual([0.25, 1, 0.25]);
});
