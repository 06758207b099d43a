import { expect } from 'vitest';
import { modified, nationWith, withHost } from '../../helpers/positions.js';
import { start, startAuto } from '../../helpers/start.js';
import { type Action, act, clause, code, refused, type State } from '../../helpers/table.js';
import { announce, measure, modifiersOf, reportOn, resolve, turn } from '../../helpers/turns.js';
import { bind, gothic, inTurn, saxon } from '../../helpers/vassals.js';

clause('OT-VAS-04', 'tribute is owed from the cycle after the bond; vassals of the pack owe from the first', () => {
  expect(['armenia', 'iberia', 'francia'].map((id) => start().nations[id]!.tribute)).toEqual(['pending', 'pending', 'none']);
  const bound = act(start(), bind('saxonia', 'francia'));
  expect([bound.nations['saxonia']!.tribute, turn(inTurn(bound, 5), []).nations['saxonia']!.tribute]).toEqual(['none', 'pending']);
  expect(turn(inTurn(saxon({ tribute: 'attempted' }), 5), []).nations['saxonia']!.tribute).toBe('pending');
  expect(turn(inTurn(saxon({ tribute: 'attempted' }), 4), []).nations['saxonia']!.tribute).toBe('attempted');
});

const pay = (statistic: Parameters<typeof measure>[1], kind: string) => measure('gothia', statistic, 'tribute', { kind: kind as 'MIL' });

clause(['OT-VAS-05', 'OT-VAS-06'], 'each kind of tribute brings the patron what it is of, by grade, and nobody resists it', () => {
  for (const [statistic, kind] of [
    ['logistics', 'MIL'],
    ['discipline', 'AUX'],
    ['commerce', 'ECN'],
    ['rhetoric', 'CLT'],
    ['bureaucracy', 'ADM'],
  ] as const)
    expect([30, 20, 10, 1].map((die) => modifiersOf(turn(gothic(), [pay(statistic, kind)], die), 'francia')[0])).toEqual(
      [-4, -8, -12, -16].map((value) => [kind, value, 'acquired', 6]),
    );
  const gained = (statistic: 'intervention' | 'development', kind: 'wealth' | 'progress') =>
    [30, 20, 10, 1].map((die) => turn(gothic(), [pay(statistic, kind)], die).nations['francia']![kind]);
  expect([gained('intervention', 'wealth'), gained('development', 'progress')]).toEqual([
    [1, 3, 5, 8],
    [1, 2, 3, 4],
  ]);
  expect(reportOn(turn(gothic(), [pay('logistics', 'MIL')], 10), 'gothia')).toMatchObject({ counter: null, domestic: true });
  expect(code(gothic(), pay('morale', 'MIL'))).toBe('invalid-mode');
});
clause(['OT-VAS-07', 'OT-VAS-08'], 'a failed tribute costs 5 Wealth, one never tried 10, or what there is', () => {
  const failed = (wealth: number) => {
    const { nations } = turn(gothic({ wealth }), [pay('logistics', 'MIL')], 99);
    return [nations['gothia']!.wealth, nations['francia']!.wealth, nations['gothia']!.tribute];
  };
  expect([failed(20), failed(3)]).toEqual([
    [15, 5, 'attempted'],
    [0, 3, 'attempted'],
  ]);
  const settled = (tribute: 'pending' | 'attempted' | 'forgiven', wealth = 20) => {
    const { nations } = turn(inTurn(gothic({ tribute, wealth }, { wealthPerCycle: 0 }), 5), []);
    return [nations['gothia']!.wealth, nations['francia']!.wealth];
  };
  expect([settled('pending'), settled('pending', 4), settled('attempted'), settled('forgiven')]).toEqual([
    [10, 10],
    [0, 4],
    [20, 0],
    [20, 0],
  ]);
  // In nation order: Persia is paid by Armenia before Iberia, and what a vassal receives pays its own tribute.
  const due = resolve(inTurn(start({ wealthPerCycle: 0 }), 5)).events.flatMap((event) =>
    event.type === 'tribute-resolved' && event.outcome === 'unattempted' ? [event.vassal] : [],
  );
  expect(due).toEqual(start().nationOrder.filter((id) => due.includes(id)));
  expect(due.length).toBeGreaterThan(1);
});
clause('OT-VAS-21', 'there is one tribute at a time; it is gone when it is forgiven or the bond ends', () => {
  const two = gothic({}, { measuresPerTurn: 2 });
  const posted = announce(two, pay('logistics', 'MIL'));
  const second = { ...pay('commerce', 'ECN'), slot: { kind: 'main', id: '2' } as const };
  expect(refused(posted, second)).toEqual(['tribute-not-due', 'OT-VAS-21']);
  const forgive: Action = { type: 'forgive-tribute', player: 'ada', patron: 'francia', vassal: 'gothia' };
  const release: Action = { type: 'release-vassal', player: 'ada', patron: 'francia', vassal: 'gothia' };
  const own = announce(posted, { ...measure('gothia', 'intervention', 'invest'), slot: { kind: 'main', id: '2' } });
  for (const one of [forgive, release]) expect(act(own, one).measures.map(({ mode }) => mode)).toEqual(['invest']);
});
clause('OT-VAS-21', 'a tribute that is rolled or trivial counts as attempted, a void one stays due', () => {
  const ruled = (kind: 'trivial' | 'void' | 'impossible') =>
    turn(
      act(announce(gothic(), pay('logistics', 'MIL')), {
        ...{ type: 'adjudicate-measure', player: 'referee', measure: 'gothia/main/1' },
        ruling: kind === 'trivial' ? { kind } : { kind, reason: '' },
      }),
      [],
    ).nations['gothia']!.tribute;
  expect([
    ruled('trivial'),
    ruled('void'),
    ruled('impossible'),
    turn(gothic(), [pay('logistics', 'MIL')], 99).nations['gothia']!.tribute,
  ]).toEqual(['attempted', 'pending', 'pending', 'attempted']);
});
clause('OT-VAS-14', 'in the last turn of a cycle vassals without player pay Wealth by themselves, in a free slot of their own', () => {
  const posted = (state: State) =>
    act(state, { type: 'close-orders', player: 'referee', force: true })
      .measures.filter(({ mode }) => mode === 'tribute')
      .map(({ nation, statistic, slot }) => [nation, statistic, slot.kind]);
  const last = (options = {}) => inTurn(start({ npcAutoTribute: true, ...options }), 5);
  const iberian = ['iberia', 'intervention', 'main'];
  expect(posted(last())).toEqual([['armenia', 'intervention', 'main'], iberian]);
  expect(posted(inTurn(last(), 4))).toEqual([]);
  expect(posted(last({ npcAutoTribute: false }))).toEqual([]);
  expect(posted(last({ tributeUsesSlot: false }))[0]).toEqual(['armenia', 'intervention', 'tribute']);
  expect(posted(nationWith(last(), 'armenia', { tribute: 'forgiven' }))).toEqual([iberian]);
  expect(posted(nationWith(last(), 'gothia', { patron: 'francia', tribute: 'pending' }))).toHaveLength(2);
  const busy = announce(last(), measure('armenia', 'intervention', 'invest'));
  expect(posted(busy)).toEqual([iberian]);
  const own = announce(last({ measuresPerTurn: 2 }), measure('armenia', 'development', 'tribute', { kind: 'progress' }));
  expect(posted(own)).toEqual([['armenia', 'development', 'main'], iberian]);
  const ready = ['ada', 'bo'].reduce<State>(
    (state, player) => act(state, { type: 'ready', player }),
    inTurn(startAuto({ npcAutoTribute: true }), 5),
  );
  expect(act(ready, { type: 'ready', player: 'cy' }, 99, 99).nations['armenia']!.tribute).toBe('pending');
});
clause('OT-VAS-14', 'whatever else such a vassal does, it pays from a main slot that is left, and from no slot of another kind', () => {
  const last = (options = {}) => inTurn(start({ npcAutoTribute: true, ...options }), 5);
  const payers = (state: State) =>
    act(state, { type: 'close-orders', player: 'referee', force: true })
      .measures.filter(({ mode }) => mode === 'tribute')
      .map(({ nation, slot }) => [nation, slot]);
  const main = (nation: string, id: string) => [nation, { kind: 'main', id }];
  const busy = measure('armenia', 'intervention', 'invest');
  expect(payers(announce(last({ measuresPerTurn: 2 }), busy))).toEqual([main('armenia', '2'), main('iberia', '1')]);
  const more = withHost(
    nationWith(last(), 'armenia', { grants: [{ id: 'grant-1', kind: 'granted', lastTurn: null }] }),
    'armenia',
    'armorica',
  );
  expect([more, announce(more, busy)].map(payers)).toEqual([[main('armenia', '1'), main('iberia', '1')], [main('iberia', '1')]]);
});
clause(
  ['OT-MOD-01', 'OT-VAS-05'],
  'what a vassal has with or against its patron counts when it pays tribute, and no other such thing',
  () => {
    const counted = (against: string) => {
      const state = modified(gothic(), {
        nation: 'gothia',
        target: 'MIL',
        value: 6,
        source: 'treaty',
        singleUse: false,
        cancellable: false,
        against,
      });
      return reportOn(turn(state, [pay('logistics', 'MIL')], 10), 'gothia').roll!.items.filter(({ source }) => source === 'MIL');
    };
    expect(counted('francia').map(({ value }) => value)).toEqual([6]);
    expect(counted('romania')).toEqual([]);
  },
);
