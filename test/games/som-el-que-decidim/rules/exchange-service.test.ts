import { type Kind, somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect } from 'vitest';
import { clause } from '../helpers/clauses.js';
import { discsOf, participationOf, worthOf } from '../helpers/looking.js';
import { options, play, refusal } from '../helpers/playing.js';
import { ada, bo, cai, scene } from '../helpers/scenes.js';

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
