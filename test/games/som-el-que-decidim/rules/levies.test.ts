import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect } from 'vitest';
import { ada, bo, cai, clause, discsOf, dot, options, play, refusal, type Scene, scene, told, worthOf, worths } from '../table.js';

const hands = { ada: ['health-1', 'health-2', 'justice-1'], bo: ['education-1', 'education-2', 'roads-1', 'roads-2'], dot: ['forests-1'] };

/** ada, the holder, has moved onto a levy tile: 2 is prescription, 3 is inheritance. */
const standing = (cell: number, rest: Partial<Scene> = {}) =>
  scene({
    config: { mode: 'AB' },
    step: 'movement',
    cells: { ada: cell },
    discs: hands,
    ...rest,
    change: { queue: [ada, bo], moved: true, trail: [cell], ...rest.change },
  });
const prescription = (...targets: string[]) => ({ type: 'collect-prescription', player: ada, targets }) as const;
const inheritance = (target: string, amount = 1) => ({ type: 'collect-inheritance', player: ada, target, amount }) as const;

clause(['SD-PRE-01', 'SD-INH-01'], 'levies need B', () => {
  expect(refusal(standing(2, { config: { mode: 'A' } }), prescription(bo))).toEqual(['mode-without-b', 'SD-PRE-01']);
  expect(refusal(standing(3, { config: { mode: 'AC' } }), inheritance(bo))).toEqual(['mode-without-b', 'SD-INH-01']);
  for (const mode of ['AB', 'ABC'] as const) expect(options(standing(2, { config: { mode } }), ada)).toContain('collect-prescription');
});

clause(['SD-PRE-02', 'SD-INH-02'], 'only the holder collects', () => {
  expect(refusal(standing(2, { holder: dot }), prescription(bo))).toEqual(['not-the-holder', 'SD-PRE-02']);
  expect(refusal(standing(3, { holder: dot }), inheritance(bo))).toEqual(['not-the-holder', 'SD-INH-02']);
  expect(refusal(standing(2), { ...prescription(ada), player: bo })[0]).toBe('not-your-turn');
});

clause(['SD-PRE-03', 'SD-INH-03'], 'having moved there in this movement', () => {
  const start = { change: { queue: [ada], moved: false, trail: [] } };
  expect(refusal(standing(2, start), prescription(bo))).toEqual(['not-on-tile', 'SD-PRE-03']);
  expect(refusal(standing(3, start), inheritance(bo))).toEqual(['not-on-tile', 'SD-INH-03']);
  expect(refusal(standing(3), prescription(bo))).toEqual(['not-on-tile', 'SD-PRE-03']);
  expect(refusal(standing(2), inheritance(bo))).toEqual(['not-on-tile', 'SD-INH-03']);
});

clause(['SD-PRE-04', 'SD-INH-04'], 'each once a turn', () => {
  const once = play(standing(2), [prescription(dot)], [{ type: 'pay', player: dot, discs: ['forests-1'] }]).state;
  expect(refusal(once, prescription(bo))).toEqual(['already-used-this-turn', 'SD-PRE-04']);
  const third = play(standing(3), [inheritance(bo, 2)], [{ type: 'pay', player: bo, discs: ['education-1'] }]).state;
  expect(refusal(third, inheritance(bo))).toEqual(['already-used-this-turn', 'SD-INH-04']);
  expect([once.used, third.used]).toEqual([
    { prescription: true, inheritance: false },
    { prescription: false, inheritance: true },
  ]);
});

clause(['SD-PRE-05', 'SD-INH-05'], 'with a disc of the right kind; a second justice disc reaches nobody else', () => {
  const poor = { discs: { ...hands, ada: ['roads-1', 'mossos-1'], bo: ['education-1', 'education-2'] } };
  expect(refusal(standing(2, poor), prescription(bo))).toEqual(['no-health-disc', 'SD-PRE-05']);
  expect(refusal(standing(3, poor), inheritance(bo))).toEqual(['no-justice-disc', 'SD-INH-05']);
  const two = standing(3, { discs: { ...hands, ada: ['justice-1', 'justice-2'] } });
  const { state } = play(two, [inheritance(bo)], [{ type: 'pay', player: bo, discs: ['roads-1'] }]);
  expect(refusal(state, inheritance(bo))[0]).toBe('already-used-this-turn');
});

clause('SD-PRE-06', 'from at least one other, at most as many as health discs', () => {
  for (const targets of [[], [ada], ['nobody'], [bo, ada]])
    expect(refusal(standing(2), prescription(...targets))).toEqual(['bad-recipient', 'SD-PRE-06']);
  const one = standing(2, { discs: { ...hands, ada: ['health-1'] } });
  expect(refusal(one, prescription(bo, dot))).toEqual(['too-many-targets', 'SD-PRE-06']);
  expect(refusal(standing(2), prescription(bo, bo))).toEqual(['bad-parameter', 'SD-ACT-04']);
  expect(play(one, [prescription(dot)]).state.dues).toHaveLength(1);
});

clause('SD-PRE-07', 'never from somebody without money', () => {
  expect(refusal(standing(2), prescription(cai))).toEqual(['target-has-nothing', 'SD-PRE-07']);
  expect(play(standing(2), [prescription(dot)], [{ type: 'pay', player: dot, discs: ['forests-1'] }]).state.end).toBeNull();
});

clause('SD-PRE-08', 'each owes 1 €, in turn order after the holder, and the walk goes on', () => {
  const declared = play(standing(2), [prescription(dot, bo)]);
  expect(declared.state.dues).toEqual([bo, dot].map((payer) => ({ payer, payee: ada, amount: 1, reason: 'prescription' })));
  expect(told(declared.events, 'levy-declared')[0]).toMatchObject({ levy: 'prescription', holder: ada });
  const { state } = play(
    declared.state,
    [{ type: 'pay', player: bo, discs: ['roads-1'] }],
    [{ type: 'pay', player: dot, discs: ['forests-1'] }],
  );
  expect([state.step, worthOf(state, ada), somElQueDecidim.actors(state)]).toEqual(['movement', 8, [ada]]);
  expect(state.trail).toEqual([2]);
  const walked = standing(2, { change: { trail: [0, 1, 2] } });
  expect(play(walked, [prescription(bo)]).state.trail).toEqual([2]);
  const second = scene({
    config: { mode: 'AB' },
    step: 'movement',
    holder: bo,
    cells: { bo: 2 },
    discs: { ada: ['roads-1'], bo: ['health-1', 'health-2'], cai: ['forests-1'] },
    change: { queue: [bo], moved: true, trail: [2] },
  });
  expect(play(second, [{ ...prescription(ada, cai), player: bo }]).state.dues.map(({ payer }) => payer)).toEqual([cai, ada]);
});

clause(['SD-PRE-09', 'SD-INH-09'], 'the discs are shown, not spent', () => {
  for (const state of [play(standing(2), [prescription(bo)]).state, play(standing(3), [inheritance(bo)]).state])
    expect(discsOf(state, ada)).toEqual(discsOf(standing(2), ada));
});

clause('SD-INH-06', 'from one other player', () => {
  expect(refusal(standing(3), inheritance(ada))).toEqual(['bad-recipient', 'SD-INH-06']);
  expect(refusal(standing(3), inheritance('nobody'))).toEqual(['bad-parameter', 'SD-ACT-04']);
  expect(play(standing(3), [inheritance(bo)]).state.dues[0]!.payer).toBe(bo);
});

clause('SD-INH-07', 'from 1 € to a third, rounded down', () => {
  for (const amount of [0, -1, 3]) expect(refusal(standing(3), inheritance(bo, amount))).toEqual(['bad-amount', 'SD-INH-07']);
  expect(refusal(standing(3), inheritance(dot, 1))).toEqual(['bad-amount', 'SD-INH-07']);
  expect(refusal(standing(3), inheritance(bo, 1.5))[0]).toBe('bad-parameter');
  expect(play(standing(3), [inheritance(bo, 2)]).state.dues[0]!.amount).toBe(2);
});

clause('SD-INH-08', 'the target pays as he likes, change included, and the walk goes on', () => {
  const coins = standing(3, { discs: { ...hands, bo: ['education-1', 'education-2'] } });
  const { state } = play(
    coins,
    [inheritance(bo, 1)],
    [{ type: 'break-coin', player: bo, disc: 'education-2', partner: 'treasury' }, 1, 1],
    [{ type: 'pay', player: bo, discs: ['roads-1'] }],
  );
  expect([state.step, worths(state)]).toEqual(['movement', [7, 3, 0, 1]]);
  expect(discsOf(state, ada)).toContain('roads-1');
});

clause('SD-FEW-02', 'alone, B means mobilising and nothing else', () => {
  const alone = scene({
    config: { mode: 'AB' },
    count: 1,
    step: 'movement',
    cells: { ada: 2 },
    discs: { ada: ['health-1', 'justice-1'] },
    change: { queue: [ada], moved: true },
  });
  expect(options(alone, ada)).toEqual(['move', 'stop']);
  expect(refusal(alone, prescription(ada))[0]).toBe('bad-recipient');
  expect(refusal(alone, inheritance(ada))[0]).toBe('not-on-tile');
  const acting = scene({
    config: { mode: 'AB' },
    count: 1,
    step: 'movement',
    centralism: 'high',
    cells: { ada: 27 },
    discs: { ada: ['mossos-1', 'roads-1', 'roads-2'] },
    aside: [30],
    change: { queue: [ada] },
  });
  expect(options(play(acting, [{ type: 'move', player: ada, to: 33 }]).state, ada)).toEqual(['mobilise']);
});
