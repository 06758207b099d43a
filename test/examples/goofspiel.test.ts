import { clone, seeded } from 'ludoteca';
import { accepted, refused } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { goofspiel } from '../../examples/your-own-game/goofspiel.js';

const config = { players: ['ada', 'bo'], prizes: 3 };
const begun = accepted(goofspiel.setup(config, seeded(1))).state;

test('what goofspiel says no with stands in its table, and is said again from its facts', () => {
  for (const input of [7, { ...config, prizes: 'many' }, { ...config, players: ['ada', 'ada'] }])
    expect(refused(goofspiel.decodeConfig(input))[0]).toMatchObject({ code: 'bad-table', clause: 'GOOF-PLAY-01' });
  expect(refused(goofspiel.decodeConfig({ ...config, prizes: 'many' }))[0].message).toContain('"many"');
  const [first] = refused(goofspiel.reduce(begun, { type: 'bid', player: 'ada', card: 9 }, seeded(1)));
  expect(first).toEqual({ code: 'not-in-hand', clause: 'GOOF-BID-01', message: 'You have no 9.', facts: { card: 9 }, path: 'card' });
});

test('a saved state is refused with the fault as its fact, so that a table of refusals says it as well', () => {
  const spoilt = { ...clone(begun), bids: { ada: 9, bo: null } };
  const [first] = refused(goofspiel.decodeState(spoilt));
  expect(first).toMatchObject({ code: 'bad-state', facts: { fault: 'A bid comes from the hand.', at: 'bids.ada' }, path: 'bids.ada' });
  const twice = { ...clone(begun), config: { players: ['ada', 'ada'], prizes: 3 } };
  expect(refused(goofspiel.decodeState(twice))[0]).toMatchObject({ code: 'bad-state', path: 'hands' });
  expect(goofspiel.refusals['bad-state']!['CORE-STATE']!(first.facts as never)).toBe(first.message);
});

test('goofspiel says how a player stands: even at first, the better the more is won and kept, and at the end what it is worth', () => {
  expect(goofspiel.evaluate(begun, 'ada')).toBe(0.5);
  const better = { ...begun, points: { ada: 2, bo: 0 } };
  expect(goofspiel.evaluate(better, 'ada')).toBeGreaterThan(0.5);
  expect(goofspiel.evaluate(better, 'ada') + goofspiel.evaluate(better, 'bo')).toBeCloseTo(1, 12);
  const spent = { ...begun, hands: { ada: [1, 2], bo: [2, 3] } };
  expect(goofspiel.evaluate(spent, 'ada')).toBeLessThan(0.5);
  const over = { ...better, phase: 'over' as const };
  expect([goofspiel.evaluate(over, 'ada'), goofspiel.evaluate(over, 'bo')]).toEqual([1, 0]);
});
