import { type Kind, somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect } from 'vitest';
import { ada, bo, cai, clause, discsOf, dot, options, participationOf, play, refusal, scene, told, types, worthOf } from '../table.js';

const sharing = (participation = {}, mode: 'A' | 'AB' | 'ABC' | 'AC' = 'A') => scene({ config: { mode }, step: 'cohesion', participation });
const give = (to: string, disc: string, player: string = ada) => ({ type: 'give-disc', player, to, disc }) as const;

clause('SD-COH-01', 'to somebody else', () => {
  expect(refusal(sharing(), give(ada, 'roads-1'))).toEqual(['bad-recipient', 'SD-COH-01']);
  expect(refusal(sharing(), give('nobody', 'roads-1'))).toEqual(['bad-parameter', 'SD-ACT-04']);
  expect(discsOf(play(sharing(), [give(dot, 'roads-1')]).state, dot)).toContain('roads-1');
});

clause('SD-COH-02', 'a disc of one\u2019s own', () => {
  expect(refusal(sharing(), give(bo, 'health-1'))).toEqual(['not-your-disc', 'SD-COH-02']);
  expect(refusal(sharing(), give(bo, 'gold'))).toEqual(['bad-parameter', 'SD-ACT-04']);
  expect(discsOf(play(sharing(), [give(bo, 'justice-2')]).state, ada)).not.toContain('justice-2');
});

clause('SD-COH-03', 'the holder keeps a disc', () => {
  const { state } = play(sharing(), [give(bo, 'justice-1')], [give(bo, 'justice-2')], [give(bo, 'roads-1')]);
  expect(refusal(state, give(bo, 'roads-2'))).toEqual(['holder-must-keep-a-disc', 'SD-COH-03']);
  expect(options(state, ada)).toEqual(['end-cohesion']);
});

clause('SD-COH-04', 'any number of discs, old or new', () => {
  const before = play(
    scene({ step: 'transferRoll' }),
    [{ type: 'roll-die', player: ada }, 4],
    [{ type: 'take-money', player: ada, twos: 2 }, 1, 1],
  ).state;
  expect(play(before, [{ type: 'end-cohesion', player: ada }]).state.step).toBe('movement');
  const { state } = play(before, [give(bo, 'mossos-1')], [give(cai, 'roads-1')], [give(dot, 'justice-1')]);
  expect([state.step, discsOf(state, ada).length]).toEqual(['cohesion', 3]);
});

clause('SD-COH-05', 'one participation disc for 1 €, two for 2 €', () => {
  expect(participationOf(play(sharing(), [give(bo, 'roads-1')]).state)).toEqual([1, 0, 0, 0]);
  expect(participationOf(play(sharing(), [give(bo, 'justice-1')]).state)).toEqual([2, 0, 0, 0]);
});

clause('SD-COH-06', 'one at a time: from the recipient, else from the pool, else none', () => {
  const cases = [
    [{ bo: 2 }, [2, 0, 0, 0], 10, { fromPlayer: 2, fromPool: 0, lost: 0 }],
    [{ bo: 1 }, [2, 0, 0, 0], 10, { fromPlayer: 1, fromPool: 1, lost: 0 }],
    [{ bo: 1, cai: 11 }, [1, 0, 11, 0], 0, { fromPlayer: 1, fromPool: 0, lost: 1 }],
    [{ cai: 12 }, [0, 0, 12, 0], 0, { fromPlayer: 0, fromPool: 0, lost: 2 }],
    [{ cai: 11 }, [1, 0, 11, 0], 0, { fromPlayer: 0, fromPool: 1, lost: 1 }],
  ] as const;
  for (const [before, after, pool, gained] of cases) {
    const { state, events } = play(sharing(before), [give(bo, 'justice-1')]);
    expect([participationOf(state), state.pool]).toEqual([after, pool]);
    expect(told(events, 'participation-gained')).toEqual([{ type: 'participation-gained', player: ada, ...gained }]);
  }
});

clause('SD-COH-07', 'nobody is asked and nothing can be renounced', () => {
  const { state } = play(sharing({ bo: 3 }), [give(bo, 'justice-1')]);
  expect([somElQueDecidim.actors(state), participationOf(state)]).toEqual([[ada], [2, 1, 0, 0]]);
});

clause('SD-COH-08', 'in this step only, by the holder only', () => {
  for (const step of ['transferRoll', 'movement'] as const) {
    const state = scene({ step, change: step === 'movement' ? { queue: [ada], moved: true } : {} });
    expect(refusal(state, give(bo, 'roads-1'))).toEqual(['wrong-phase', 'SD-ACT-02']);
  }
  expect(refusal(sharing(), give(ada, 'health-1', bo))).toEqual(['not-your-turn', 'SD-ACT-03']);
});

clause('SD-COH-09', 'participation is gained in every mode', () => {
  for (const mode of ['A', 'AB', 'ABC', 'AC'] as const)
    expect(participationOf(play(sharing({}, mode), [give(bo, 'justice-1')]).state)[0]).toBe(2);
});

clause('SD-COH-10', 'it can be ended at any time', () => {
  const { state, events } = play(sharing(), [{ type: 'end-cohesion', player: ada }]);
  expect(types(events)).toEqual(['cohesion-ended', 'movers-determined']);
  expect(refusal(state, give(bo, 'roads-1'))[0]).toBe('wrong-phase');
});

const everything: Readonly<Record<string, readonly string[]>> = {
  ada: [
    'education-1',
    'education-2',
    'roads-1',
    'roads-2',
    'railways-1',
    'railways-2',
    'forests-1',
    'forests-2',
    'energies-1',
    'energies-2',
    'housing-1',
    'housing-2',
  ],
  bo: ['justice-1', 'health-1', 'education-3', 'mossos-1', 'firefighters-1'],
  cai: ['justice-2', 'health-2'],
  dot: [],
};
const trading = (discs = everything, mode: 'A' | 'AB' | 'ABC' | 'AC' = 'AB', count = 4) =>
  scene({ config: { mode }, count, step: 'cohesion', discs });
const exchange = (payKind: Kind, takeKind: Kind, target: string = bo) =>
  ({ type: 'exchange-service', player: ada, payKind, target, takeKind }) as const;

clause(['SD-EXC-01', 'SD-CFG-12'], 'only where discs have powers', () => {
  for (const mode of ['A', 'AC'] as const) {
    expect(refusal(trading(everything, mode), exchange('forests', 'health'))).toEqual(['mode-without-b', 'SD-EXC-01']);
    expect(options(trading(everything, mode), ada)).not.toContain('exchange-service');
  }
  expect(options(trading(everything, 'ABC'), ada)).toContain('exchange-service');
});

clause('SD-EXC-02', 'only the pairs of the table', () => {
  for (const [paid, taken] of [
    ['education', 'health'],
    ['roads', 'justice'],
    ['justice', 'mossos'],
    ['forests', 'education'],
  ] as const)
    expect(refusal(trading(), exchange(paid, taken))).toEqual(['bad-exchange', 'SD-EXC-02']);
  expect(refusal(trading(), exchange('toString' as never, 'health'))).toEqual(['bad-parameter', 'SD-ACT-04']);
});

clause('SD-EXC-03', 'with somebody else', () => {
  expect(refusal(trading(), exchange('forests', 'health', ada))).toEqual(['bad-recipient', 'SD-EXC-03']);
  expect(refusal(trading(), exchange('forests', 'health', 'nobody'))).toEqual(['bad-parameter', 'SD-ACT-04']);
});

clause('SD-EXC-04', 'two discs of the same kind', () => {
  const mixed = trading({ ...everything, ada: ['roads-1', 'railways-1'] });
  for (const kind of ['roads', 'railways'] as const)
    expect(refusal(mixed, exchange(kind, 'mossos'))).toEqual(['not-enough-discs-of-kind', 'SD-EXC-04']);
  expect(play(trading({ ...everything, ada: ['roads-1', 'roads-2'] }), [exchange('roads', 'mossos')]).events).toHaveLength(1);
});

clause('SD-EXC-05', 'the other has what is taken', () => {
  expect(refusal(trading(), exchange('roads', 'mossos', cai))).toEqual(['target-lacks-disc', 'SD-EXC-05']);
  expect(play(trading(), [exchange('forests', 'health', cai)]).events).toHaveLength(1);
});

clause('SD-EXC-06', 'one paid disc to the other, one to the treasury, one taken', () => {
  const { state, events } = play(trading(), [exchange('forests', 'health')]);
  expect(events).toEqual([
    { type: 'service-exchanged', player: ada, target: bo, toTarget: 'forests-1', toTreasury: 'forests-2', taken: 'health-1' },
  ]);
  expect([
    discsOf(state, bo).includes('forests-1'),
    discsOf(state, 'treasury').includes('forests-2'),
    discsOf(state, ada).includes('health-1'),
  ]).toEqual([true, true, true]);
});

const takes = (payKind: Kind): Kind[] => [
  ...new Set(
    somElQueDecidim
      .legalActions(trading(), ada, { types: ['exchange-service'] })
      .flatMap((action) => (action.type === 'exchange-service' && action.payKind === payKind ? [action.takeKind] : [])),
  ),
];

clause('SD-EXC-07', 'education takes justice', () => expect(takes('education')).toEqual(['justice']));
clause('SD-EXC-08', 'roads or railways take mossos or firefighters', () => {
  for (const kind of ['roads', 'railways'] as const) expect(takes(kind)).toEqual(['mossos', 'firefighters']);
});
clause('SD-EXC-09', 'forests take health', () => expect(takes('forests')).toEqual(['health']));
clause('SD-EXC-10', 'energies or housing take education', () => {
  for (const kind of ['energies', 'housing'] as const) expect(takes(kind)).toEqual(['education']);
});

clause('SD-EXC-11', 'nobody is asked, and no participation changes hands', () => {
  const before = scene({ config: { mode: 'AB' }, step: 'cohesion', discs: everything, participation: { bo: 2 } });
  const { state } = play(before, [exchange('forests', 'health')]);
  expect([participationOf(state), state.pool, somElQueDecidim.actors(state)]).toEqual([[0, 2, 0, 0], 10, [ada]]);
});

clause('SD-EXC-12', 'as often as the discs allow', () => {
  const { state } = play(
    trading(),
    [exchange('forests', 'health')],
    [exchange('roads', 'mossos')],
    [exchange('railways', 'firefighters')],
    [exchange('energies', 'education')],
  );
  expect(worthOf(state, ada)).toBe(worthOf(trading(), ada));
});

clause('SD-EXC-13', 'alone there is no cohesion, so nothing is exchanged', () => {
  const alone = scene({ config: { mode: 'AB' }, count: 1, step: 'movement', change: { queue: [ada], moved: true } });
  expect(refusal(alone, exchange('forests', 'health'))).toEqual(['wrong-phase', 'SD-ACT-02']);
});
