import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect, test } from 'vitest';
import { discsOf, participationOf, worthOf, worths } from '../helpers/looking.js';
import { options, play, refusal, told } from '../helpers/playing.js';
import { ada, begun, bo, cai, dot, scene, tax } from '../helpers/scenes.js';

const dealt = (config = {}) => begun({ concentration: 'keep', centralism: 'medium', ...config });

test('example 1: the deal', () => {
  const state = begun();
  expect(discsOf(state, ada)).toEqual(['justice-1', 'justice-2', 'roads-1', 'roads-2']);
  expect(discsOf(state, bo)).toEqual(['health-1', 'health-2', 'railways-1', 'railways-2']);
  expect(discsOf(state, cai)).toEqual(['health-3', 'education-1', 'forests-1', 'forests-2']);
  expect(discsOf(state, dot)).toEqual(['education-2', 'education-3', 'forests-3', 'energies-1']);
  expect(discsOf(state, 'treasury')).toEqual([
    ...['mossos-1', 'mossos-2', 'firefighters-1', 'firefighters-2'],
    ...['energies-2', 'housing-1', 'housing-2', 'housing-3'],
  ]);
  expect(worthOf(state, 'treasury')).toBe(12);
  expect([...worths(state), 12].reduce((sum, worth) => sum + worth)).toBe(36);
});

const taxed = () => {
  const state = dealt();
  expect(state.dues).toEqual([tax(bo, 1), tax(cai, 1), tax(dot, 1), tax(ada, 2)]);
  return play(
    state,
    [{ type: 'pay', player: bo, discs: ['railways-1'] }],
    [{ type: 'pay', player: cai, discs: ['forests-1'] }],
    [{ type: 'pay', player: dot, discs: ['forests-3'] }],
    [{ type: 'pay', player: ada, discs: ['justice-1'] }],
  ).state;
};

test('example 2: normal taxation', () => {
  const state = taxed();
  expect(worths(state)).toEqual([4, 5, 5, 5]);
  expect(worthOf(state, 'treasury')).toBe(17);
  expect(state.step).toBe('transferRoll');
});

test('example 3: the transfer', () => {
  const rolled = play(taxed(), [{ type: 'roll-die', player: ada }, 4]).state;
  expect(rolled.step).toBe('takeMoney');
  expect(somElQueDecidim.legalActions(rolled, ada).map((action) => action.type === 'take-money' && action.twos)).toEqual([0, 1, 2]);
  const { state, events } = play(rolled, [{ type: 'take-money', player: ada, twos: 2 }, 2, 1]);
  expect(told(events, 'money-taken')[0]!.discs).toEqual(['mossos-1', 'justice-1']);
  expect(worths(state)).toEqual([8, 5, 5, 5]);
  expect(worthOf(state, 'treasury')).toBe(13);
});

test('example 4: social cohesion', () => {
  const before = scene({
    step: 'cohesion',
    discs: { ada: ['mossos-1', 'roads-1', 'roads-2'] },
    participation: { bo: 1 },
  });
  expect(before.pool).toBe(11);
  const first = play(before, [{ type: 'give-disc', player: ada, to: bo, disc: 'mossos-1' }]).state;
  expect([participationOf(first), first.pool]).toEqual([[2, 0, 0, 0], 10]);
  const second = play(first, [{ type: 'give-disc', player: ada, to: bo, disc: 'roads-1' }]).state;
  expect([participationOf(second), second.pool]).toEqual([[3, 0, 0, 0], 9]);
  const empty = scene({ step: 'cohesion', participation: { cai: 12 } });
  expect(participationOf(play(empty, [{ type: 'give-disc', player: ada, to: bo, disc: 'roads-1' }]).state)).toEqual([0, 0, 12, 0]);
});

test('example 5: keep one', () => {
  const last = scene({ step: 'cohesion', discs: { ada: ['housing-1'] } });
  expect(refusal(last, { type: 'give-disc', player: ada, to: bo, disc: 'housing-1' })[0]).toBe('holder-must-keep-a-disc');
  const others = ['railways-2', 'forests-2', 'forests-3', 'energies-1', 'energies-2', 'housing-1', 'housing-2', 'housing-3', 'roads-2'];
  const coin = scene({ step: 'cohesion', discs: { ada: ['health-1'], bo: others } });
  const { state } = play(coin, [{ type: 'break-coin', player: ada, disc: 'health-1' }, 3, 1]);
  expect(discsOf(state, ada)).toEqual(['roads-1', 'forests-1']);
  expect(options(state, ada)).toContain('give-disc');
});

test('example 6: change for tax', () => {
  const elsewhere = ['roads-1', 'roads-2', 'railways-2', 'forests-3', 'energies-1', 'energies-2', 'housing-2', 'housing-3'];
  const owing = scene({
    step: 'payment',
    discs: { ada: [...elsewhere, 'forests-2'], cai: ['education-1'] },
    change: { dues: [tax(cai, 1)] },
  });
  expect(refusal(owing, { type: 'pay', player: cai, discs: ['education-1'] })[0]).toBe('wrong-amount');
  const { state } = play(
    owing,
    [{ type: 'break-coin', player: cai, disc: 'education-1' }, 3, 1],
    [{ type: 'pay', player: cai, discs: ['housing-1'] }],
  );
  expect(discsOf(state, cai)).toEqual(['railways-1']);
  const poor = scene({
    step: 'payment',
    discs: { ada: [...elsewhere, 'forests-1', 'forests-2', 'railways-1'], cai: ['education-1'] },
    change: { dues: [tax(cai, 1)] },
  });
  expect(refusal(poor, { type: 'break-coin', player: cai, disc: 'education-1' })[0]).toBe('change-not-needed');
  expect(discsOf(play(poor, [{ type: 'pay', player: cai, discs: ['education-1'] }]).state, cai)).toEqual(['housing-1']);
  const none = scene({
    step: 'payment',
    discs: { ada: [...elsewhere, 'forests-1', 'forests-2', 'railways-1', 'housing-1'], cai: ['education-1'] },
    change: { dues: [tax(cai, 1)] },
  });
  expect(told(play(none, [{ type: 'break-coin', player: cai, disc: 'education-1' }, 1, 1]).events, 'coin-broken')[0]!.partner).toBe(ada);
  const exact = scene({
    step: 'payment',
    discs: { ada: elsewhere, cai: ['education-1', 'forests-2'] },
    change: { dues: [tax(cai, 1)] },
  });
  expect(refusal(exact, { type: 'break-coin', player: cai, disc: 'education-1' })[0]).toBe('change-not-needed');
});

/** The last walk of a turn is about to stop; the next turn then begins with taxation. */
const aboutToEnd = (discs: Readonly<Record<string, readonly string[]>>, faceUp: readonly number[] = []) =>
  scene({ step: 'movement', holder: dot, discs, faceUp, change: { queue: [dot], moved: true } });

test('example 7: the agency is active', () => {
  const before = aboutToEnd({ bo: ['roads-1', 'justice-1'], cai: ['justice-2'], dot: ['roads-2'] }, [1]);
  const begin = play(before, [{ type: 'stop', player: dot }]).state;
  expect(begin.dues).toEqual([tax(bo, 1, ada), tax(cai, 1, ada), tax(dot, 1, ada), tax(ada, 1)]);
  const { state } = play(
    begin,
    [{ type: 'pay', player: bo, discs: ['roads-1'] }],
    [{ type: 'break-coin', player: cai, disc: 'justice-2' }, 1, 1],
    [{ type: 'pay', player: cai, discs: ['railways-1'] }],
    [{ type: 'pay', player: dot, discs: ['roads-2'] }],
    [{ type: 'pay', player: ada, discs: ['roads-1'] }],
  );
  expect(worths(state)).toEqual([2, 2, 1, 0]);
  expect(worthOf(state, 'treasury')).toBe(worthOf(begin, 'treasury') + 1);
});

test('example 8: insolvency', () => {
  const rich = {
    bo: ['justice-1', 'health-1', 'roads-2'],
    cai: ['justice-2', 'health-2', 'railways-1'],
    dot: ['health-3', 'roads-1', 'forests-1', 'forests-2'],
  };
  const bankrupt = play(aboutToEnd({ ...rich, ada: ['housing-1'] }), [{ type: 'stop', player: dot }]).state;
  expect(bankrupt.end).toEqual({ ending: 'intervention', cause: 'bankruptcy', insolvent: [ada], provoker: null });
  const broken = play(aboutToEnd({ ...rich, cai: [], ada: ['education-1', 'education-2'] }), [{ type: 'stop', player: dot }]).state;
  expect(broken.end).toEqual({ ending: 'intervention', cause: 'socialFracture', insolvent: [cai], provoker: null });
  for (const state of [bankrupt, broken]) expect(somElQueDecidim.definition.outcome(state)!.winners).toEqual([]);
});

test('example 25: playing alone', () => {
  const first = begun({ concentration: 'keep', centralism: 'high' }, 1);
  expect([worthOf(first, ada), worthOf(first, 'treasury')]).toEqual([8, 28]);
  const one = play(first, [{ type: 'pay', player: ada, discs: ['justice-1', 'roads-1'] }], [{ type: 'roll-die', player: ada }, 6]).state;
  expect([worthOf(one, ada), worthOf(one, 'treasury'), one.step]).toEqual([5, 31, 'movement']);
  const two = play(
    one,
    [{ type: 'move', player: ada, to: 5 }],
    [{ type: 'take-money', player: ada, twos: 1 }, 1, 1],
    [{ type: 'stop', player: ada }],
  ).state;
  expect([worthOf(two, ada), two.dues]).toEqual([8, [tax(ada, 3)]]);
  const poor = scene({ count: 1, step: 'payment', discs: { ada: ['justice-1', 'health-1', 'roads-1'] }, change: { dues: [tax(ada, 3)] } });
  const rolled = play(
    poor,
    [{ type: 'pay', player: ada, discs: ['justice-1', 'roads-1'] }],
    [{ type: 'roll-die', player: ada }, 4],
    [{ type: 'take-money', player: ada, twos: 2 }, 1, 1],
  ).state;
  expect([worthOf(rolled, ada), worthOf(rolled, 'treasury'), rolled.queue]).toEqual([6, 30, [ada]]);
  const agency = scene({
    count: 1,
    step: 'movement',
    discs: { ada: ['justice-1', 'health-1', 'health-2'] },
    faceUp: [1],
    change: { queue: [ada], moved: true },
  });
  const cheap = play(agency, [{ type: 'stop', player: ada }], [{ type: 'pay', player: ada, discs: ['justice-1'] }]).state;
  expect([worthOf(cheap, ada), worthOf(cheap, 'treasury')]).toEqual([4, 32]);
  const broke = scene({ count: 1, step: 'movement', discs: { ada: ['justice-1'] }, change: { queue: [ada], moved: true } });
  expect(play(broke, [{ type: 'stop', player: ada }]).state.end).toMatchObject({ ending: 'intervention', cause: 'bankruptcy' });
});

test('example 33: a levy paid with the last 1 € disc', () => {
  const ones = ['roads-2', 'railways-1', 'railways-2', 'forests-1', 'forests-2', 'forests-3', 'energies-1', 'energies-2', 'housing-1'];
  const levy = (dots: readonly string[]) =>
    scene({
      config: { mode: 'AB' },
      step: 'payment',
      cells: { ada: 2 },
      discs: { ada: ['health-1', 'roads-1'], bo: ['mossos-1', 'mossos-2'], dot: dots },
      change: {
        dues: [{ payer: bo, payee: ada, amount: 1, reason: 'prescription' }],
        queue: [ada],
        moved: true,
        trail: [2],
        used: { prescription: true, inheritance: false },
      },
    });
  const pays = { type: 'pay', player: bo, discs: ['mossos-1'] } as const;
  const { state } = play(levy([...ones, 'housing-2']), [pays]);
  expect([discsOf(state, ada), discsOf(state, bo)]).toEqual([
    ['health-1', 'mossos-1'],
    ['mossos-2', 'roads-1'],
  ]);
  const { events } = play(levy(ones), [{ type: 'break-coin', player: bo, disc: 'mossos-1' }, 1]);
  expect(told(events, 'coin-broken')[0]!.partner).toBe('treasury');
});

test('example 34: change to be shared', () => {
  const all = [
    'roads-1',
    'roads-2',
    'railways-1',
    'railways-2',
    'forests-3',
    'energies-1',
    'energies-2',
    'housing-1',
    'housing-2',
    'housing-3',
  ];
  const [last, ...rest] = all as [string, ...string[]];
  const before = (mine: readonly string[], dots: readonly string[]) =>
    scene({
      config: { mode: 'AB' },
      step: 'cohesion',
      discs: { ada: ['health-1', ...mine], bo: ['forests-1', 'forests-2', 'health-2'], dot: dots },
    });
  const breaks = { type: 'break-coin', player: ada, disc: 'health-1', partner: bo } as const;
  const { state } = play(before([], all), [breaks, 1]);
  expect(discsOf(state, ada)).toEqual(['forests-1', 'forests-2']);
  for (const action of [
    { type: 'end-cohesion', player: ada },
    { type: 'exchange-service', player: ada, payKind: 'forests', target: bo, takeKind: 'health' },
  ] as const)
    expect(refusal(state, action)[0]).toBe('share-change-first');
  const shared = play(state, [{ type: 'give-disc', player: ada, to: dot, disc: 'forests-1' }]).state;
  expect(play(shared, [{ type: 'end-cohesion', player: ada }]).state.step).toBe('movement');
  expect(refusal(before([last], rest), breaks)[0]).toBe('change-not-needed');
});
