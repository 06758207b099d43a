import { expect, test } from 'vitest';
import { type TargetName, targets, tellTargets, tellVerdict, verdictOf } from '../../bench/targets.js';
import manifest from '../../package.json' with { type: 'json' };

const one = (figure: number, low?: number) => [low === undefined ? { figure } : { figure, low }];

test('a target is met at its bound, and missed beyond it', () => {
  expect(verdictOf('reduce beside the reducer', one(10))).toBe('met');
  expect(verdictOf('reduce beside the reducer', one(9.99))).toBe('missed');
  expect(verdictOf('the careful loop beside in place', one(3))).toBe('met');
  expect(verdictOf('the careful loop beside in place', one(3.01))).toBe('missed');
  expect(verdictOf('a question', one(9.99))).toBe('met');
  expect(verdictOf('a question', one(10))).toBe('missed');
});

test('of several figures each has to meet it, and what was not measured is not met', () => {
  expect(verdictOf('chess', [...one(1.5), ...one(0.99)])).toBe('missed');
  expect(verdictOf('chess', [])).toBe('not measured');
  expect(verdictOf('chess', [...one(1.5), ...one(Number.NaN)])).toBe('not measured');
});

test('where luck plays a part, a gain counts only if it is sure that there is one', () => {
  expect(verdictOf('longer thinking', one(60, 5))).toBe('met');
  expect(verdictOf('longer thinking', one(60, -5))).toBe('missed');
  expect(verdictOf('longer thinking', one(40, 5))).toBe('missed');
  expect(tellVerdict('longer thinking', { figure: 60, low: 5 })).toBe('Target at least 50: met.');
});

test('the table names the figure that is furthest from the target', () => {
  expect(tellTargets({ chess: [1.55, 1.07], 'a question': [2.5, 9.41] }).slice(2)).toEqual([
    '| the slowest question of a form, in milliseconds | below 10 | 9.41 | met |',
    '| in place ÷ chess.js, in every position | at least 1 | 1.07 | met |',
  ]);
});

test('every target has one bound, and a command that is there', () => {
  for (const name of Object.keys(targets) as TargetName[]) {
    const { command, atLeast, atMost, below } = targets[name];
    expect([atLeast, atMost, below].filter((bound) => bound !== undefined)).toHaveLength(1);
    expect(manifest.scripts).toHaveProperty([command]);
  }
});
