import { seeded } from 'ludoteca';
import { walk } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { probesOf } from '../../src/testing/told-apart.js';
import { sealedBids } from './helpers/sealed-bids.js';
import { telling } from './helpers/telling.js';

const { moves } = walk(sealedBids, { players: ['ada', 'bo'], lots: 1 }, { name: 'a walk', seed: 3, maxSteps: 14 });

test('a viewer asks about actions of a game, as own ones, and about some that are spoilt; the dice are told what for', () => {
  const told = new Set<string>();
  const probes = probesOf(
    moves,
    'ada',
    telling(1, (why) => told.add(why)),
  );
  const own = moves.map(({ action }) => JSON.stringify({ ...action, player: 'ada' }));
  expect(probes.map(({ player }) => player)).toEqual(Array.from({ length: 6 }, () => 'ada'));
  expect(probes.slice(0, 3).every((probe) => own.includes(JSON.stringify(probe)))).toBe(true);
  expect([...told].sort()).toEqual(['from where', 'how', 'what', 'which action', 'which part']);
});

test('a spectator asks about no action, and where nothing was played nobody does', () => {
  expect(probesOf(moves, null, seeded(1))).toEqual([]);
  expect(probesOf([], 'ada', seeded(1))).toEqual([]);
});
