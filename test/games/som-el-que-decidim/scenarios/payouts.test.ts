import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect, test } from 'vitest';
import { discsOf, worthOf } from '../helpers/looking.js';
import { play, told } from '../helpers/playing.js';
import { ada, begun, bo, cai, dot, scene } from '../helpers/scenes.js';

/** A transfer with so much in the treasury. */
const rolling = (treasury: number, participation: Readonly<Record<string, number>> = {}) => {
  const all = begun().config.content.discs.map(({ id }) => id);
  const kept = ['housing-3', 'housing-2', 'housing-1', 'energies-2'].slice(0, treasury);
  return scene({ step: 'transferRoll', holder: dot, discs: { ada: all.filter((disc) => !kept.includes(disc)) }, participation });
};

test('example 9: a DUI by the die', () => {
  const roll = [{ type: 'roll-die', player: dot }, 4] as const;
  const tied = play(rolling(3, { ada: 1, bo: 4, cai: 4 }), roll).state;
  expect(somElQueDecidim.definition.outcome(tied)).toMatchObject({
    ending: 'dui',
    provoker: dot,
    winners: [dot],
    participation: { dot: 0 },
  });
  const alone = play(rolling(3, { ada: 1, bo: 5, cai: 4 }), roll).state;
  expect(somElQueDecidim.definition.outcome(alone)!.winners).toEqual([bo]);
  const enough = play(rolling(4), [{ type: 'roll-die', player: dot }, 4, 1, 1, 1]).state;
  expect([enough.end, worthOf(enough, 'treasury'), enough.step]).toEqual([null, 0, 'cohesion']);
});

const every = () => begun().config.content.discs.map(({ id }) => id);

test('example 10: an economic bonus without 1 € discs', () => {
  const hands = { ada: ['roads-1', 'roads-2', 'forests-1'] };
  const rest = every().filter((disc) => ![...hands.ada, 'health-1', 'mossos-1'].includes(disc));
  const before = scene({ step: 'movement', discs: { ...hands, cai: rest }, change: { queue: [bo] } });
  expect(discsOf(before, 'treasury')).toEqual(['health-1', 'mossos-1']);
  const { state, events } = play(before, [{ type: 'move', player: bo, to: 4 }, 1, 2, 2, 1]);
  expect(told(events, 'treasury-coin-broken')).toEqual([
    { type: 'treasury-coin-broken', partner: ada, given: 'health-1', received: ['roads-2', 'forests-1'] },
  ]);
  expect(told(events, 'money-taken')[0]!.discs).toEqual(['mossos-1', 'roads-2']);
  expect([worthOf(state, ada), worthOf(state, bo), worthOf(state, 'treasury')]).toEqual([3, 3, 1]);
  expect(state.step).toBe('movement');
});

test('example 11: an economic DUI', () => {
  const before = scene({ step: 'movement', discs: { bo: every().filter((disc) => disc !== 'health-1') }, change: { queue: [cai] } });
  const { state } = play(before, [{ type: 'move', player: cai, to: 4 }]);
  expect(state.end).toMatchObject({ ending: 'dui', provoker: cai });
  expect(worthOf(state, 'treasury')).toBe(2);
});

test('example 26: re-rolls', () => {
  const three = scene({ count: 3, step: 'transferRoll' });
  const { state, events } = play(three, [{ type: 'roll-die', player: ada }, 5, 1]);
  expect(events.slice(0, 2)).toEqual([
    { type: 'die-rerolled', face: 5, money: 0, icon: 'blue' },
    { type: 'die-rolled', face: 1, money: 4, icon: 'holder' },
  ]);
  expect(state.payout?.amount).toBe(4);
  const rolls = (count: number, ...script: number[]) =>
    play(begun({ concentration: 'keep' }, count), [{ type: 'roll-centralism', player: ada }, ...script]).state.centralism;
  expect(rolls(3, 5)).toBe('medium');
  expect(rolls(1, 5, 2)).toBe('high');
});
