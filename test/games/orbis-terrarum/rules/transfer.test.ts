import { expect } from 'vitest';
import { nationWith } from '../helpers/positions.js';
import { purse, rich } from '../helpers/purses.js';
import { type Action, act, clause, code, refused } from '../helpers/table.js';

clause('OT-PROS-16', 'any Nation gives to any other that lives what it has, and at least something', () => {
  const give = (wealth: number, progress: number, to = 'gothia'): Action => ({
    type: 'transfer',
    player: 'ada',
    from: 'francia',
    to,
    wealth,
    progress,
  });
  const gave = act(rich(), give(30, 1));
  expect([purse(gave), gave.nations['gothia']!.wealth, gave.nations['gothia']!.progress]).toEqual([[70, 99], 30, 1]);
  expect(act(rich(), give(1, 0, 'persia')).nations['persia']!.wealth).toBe(1);
  const dead = nationWith(rich(), 'thuringia', { alive: false });
  for (const to of ['francia', 'thuringia']) expect(refused(dead, give(1, 0, to))).toEqual(['invalid-target', 'OT-PROS-16']);
  for (const [wealth, progress] of [
    [101, 0],
    [0, 101],
  ] as const)
    expect(refused(rich(), give(wealth, progress))).toEqual(['cannot-pay', 'OT-PROS-16']);
  for (const [wealth, progress] of [
    [0, 0],
    [-1, 2],
    [2, -1],
  ] as const)
    expect(code(rich(), give(wealth, progress))).toBe('bad-parameter');
});
