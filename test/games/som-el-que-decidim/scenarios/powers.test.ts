import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect, test } from 'vitest';
import { discsOf, worthOf, worths } from '../helpers/looking.js';
import { play, refusal } from '../helpers/playing.js';
import { ada, bo, cai, dot, scene } from '../helpers/scenes.js';

/** The holder on a levy tile, having moved there. */
const levying = (cell: number, discs: Readonly<Record<string, readonly string[]>>, holderDiscs: readonly string[]) =>
  scene({
    config: { mode: 'AB' },
    step: 'movement',
    cells: { ada: cell },
    discs: { ada: holderDiscs, ...discs },
    change: { queue: [ada], moved: true, trail: [cell] },
  });

test('example 19: inheritance', () => {
  const table: readonly (readonly [discs: readonly string[], most: number])[] = [
    [['health-1', 'health-2', 'health-3', 'education-1'], 2],
    [['health-1', 'health-2', 'health-3', 'education-1', 'education-2', 'roads-1'], 3],
    [['health-1', 'roads-1'], 1],
    [['health-1'], 0],
  ];
  for (const [discs, most] of table) {
    const state = levying(3, { bo: discs }, ['justice-1']);
    const amounts = somElQueDecidim.legalActions(state, ada, { types: ['collect-inheritance'] });
    expect(amounts.length).toBe(most);
    expect(refusal(state, { type: 'collect-inheritance', player: ada, target: bo, amount: most + 1 })[0]).toBe('bad-amount');
  }
  const owing = levying(3, { bo: ['health-1', 'mossos-1', 'roads-1'] }, ['justice-1']);
  const { state } = play(
    owing,
    [{ type: 'collect-inheritance', player: ada, target: bo, amount: 1 }],
    [{ type: 'pay', player: bo, discs: ['roads-1'] }],
  );
  expect(discsOf(state, bo)).toEqual(['health-1', 'mossos-1']);
});

test('example 20: prescription', () => {
  const state = levying(2, { bo: ['justice-1', 'roads-1', 'roads-2'], dot: ['justice-2', 'education-1', 'forests-1', 'forests-2'] }, [
    'health-1',
    'health-2',
  ]);
  expect(worths(state)).toEqual([4, 4, 0, 6]);
  const targets = somElQueDecidim.legalActions(state, ada, { types: ['collect-prescription'] });
  expect(targets.map((action) => action.type === 'collect-prescription' && action.targets)).toEqual([[bo], [dot], [bo, dot]]);
  expect(refusal(state, { type: 'collect-prescription', player: ada, targets: [cai] })[0]).toBe('target-has-nothing');
  expect(refusal(state, { type: 'collect-prescription', player: ada, targets: [bo, cai, dot] })[0]).toBe('too-many-targets');
  const paid = play(
    state,
    [{ type: 'collect-prescription', player: ada, targets: [dot, bo] }],
    [{ type: 'pay', player: bo, discs: ['roads-1'] }],
    [{ type: 'pay', player: dot, discs: ['forests-1'] }],
  ).state;
  expect(worths(paid)).toEqual([6, 3, 0, 5]);
});

test('example 21: exchanges', () => {
  const before = scene({
    config: { mode: 'AB' },
    step: 'cohesion',
    discs: { ada: ['railways-1', 'railways-2', 'education-1', 'education-2'], bo: ['mossos-1'], cai: ['justice-1'] },
  });
  const first = play(before, [{ type: 'exchange-service', player: ada, payKind: 'railways', target: bo, takeKind: 'mossos' }]).state;
  expect(discsOf(first, bo)).toEqual(['railways-1']);
  expect([worthOf(first, ada) - worthOf(before, ada), worthOf(first, bo) - worthOf(before, bo)]).toEqual([0, -1]);
  expect(worthOf(first, 'treasury') - worthOf(before, 'treasury')).toBe(1);
  expect(discsOf(first, 'treasury')).toContain('railways-2');
  const second = play(before, [{ type: 'exchange-service', player: ada, payKind: 'education', target: cai, takeKind: 'justice' }]).state;
  expect([worthOf(second, ada) - worthOf(before, ada), worthOf(second, cai) - worthOf(before, cai)]).toEqual([-2, 0]);
  expect(worthOf(second, 'treasury') - worthOf(before, 'treasury')).toBe(2);
});
