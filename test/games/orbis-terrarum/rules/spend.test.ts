import { prices } from 'ludoteca/orbis-terrarum';
import { expect } from 'vitest';
import { modified, nationWith } from '../helpers/positions.js';
import { purse, rich } from '../helpers/purses.js';
import { start } from '../helpers/start.js';
import { type Action, act, clause, code, game, refused, type State } from '../helpers/table.js';
import { modifiersOf } from '../helpers/turns.js';

type Spend = Extract<Action, { type: 'spend' }>;
const buy = (item: Spend['item'], more: Partial<Spend> = {}): Spend => ({
  type: 'spend',
  player: 'ada',
  nation: 'francia',
  item,
  times: 1,
  ...more,
});

clause(
  ['OT-PROS-02', 'OT-PROS-03', 'OT-PROS-04', 'OT-PROS-05', 'OT-PROS-06', 'OT-PROS-07', 'OT-PROS-09', 'OT-PROS-10'],
  'what Wealth and Progress buy, and at what price',
  () => {
    const rows = [
      ['authority-bonus', { attribute: 'PRS' }, [95, 100], (state: State) => modifiersOf(state, 'francia'), [['PRS', -6, 'purchased', 6]]],
      ['progress', {}, [90, 101], () => 0, 0],
      ['leg-for-wealth', {}, [85, 100], (state: State) => state.nations['francia']!.legDamage, 17],
      ['via-for-wealth', {}, [80, 100], (state: State) => state.nations['francia']!.viaDamage, 14],
      ['authority-point', { attribute: 'GES' }, [60, 100], (state: State) => state.nations['francia']!.attributes.GES, 21],
      ['wealth', {}, [110, 99], () => 0, 0],
      ['domain-bonus', { attribute: 'MIL' }, [100, 99], (state: State) => modifiersOf(state, 'francia'), [['MIL', -6, 'purchased', 6]]],
      ['via-for-progress', {}, [100, 95], (state: State) => state.nations['francia']!.viaDamage, 17],
      ['leg-for-progress', {}, [100, 90], (state: State) => state.nations['francia']!.legDamage, 14],
      ['scope', { target: 'gothia', dimension: 'cultural' }, [100, 85], (state: State) => state.scopes.map(({ value }) => value), [-5]],
      ['extra-measure', {}, [100, 80], (state: State) => state.nations['francia']!.grants.map(({ kind }) => kind), ['bought']],
      ['special-measure', {}, [100, 75], (state: State) => state.nations['francia']!.grants.map(({ kind }) => kind), ['special']],
      ['domain-point', { attribute: 'MIL' }, [100, 70], (state: State) => state.nations['francia']!.attributes.MIL, 21],
    ] as const;
    for (const [item, more, left, look, wanted] of rows) {
      const after = act(rich(), buy(item, more as Partial<Spend>));
      expect([item, purse(after), look(after)]).toEqual([item, left, wanted]);
    }
  },
);
clause(['OT-PROS-02', 'OT-PROS-06', 'OT-PROS-08', 'OT-PROS-14'], 'bonuses and points are for an attribute of their own group', () => {
  const rows = [
    ['authority-bonus', 'MIL', 'OT-PROS-02'],
    ['authority-point', 'MIL', 'OT-PROS-06'],
    ['domain-bonus', 'PRS', 'OT-PROS-08'],
    ['domain-point', 'PRS', 'OT-PROS-14'],
  ] as const;
  for (const [item, attribute, clause] of rows) {
    expect(refused(rich(), buy(item, { attribute }))).toEqual(['bad-parameter', clause]);
    expect(refused(rich(), buy(item))).toEqual(['bad-parameter', clause]);
  }
});
clause('OT-PROS-01', 'several at once are paid and checked one after another, all or none', () => {
  expect(purse(act(rich(), buy('progress', { times: 10 })))).toEqual([0, 110]);
  expect(code(rich(), buy('progress', { times: 11 }))).toBe('cannot-pay');
  for (const times of [0, 21]) expect(code(rich({ wealth: 900 }), buy('progress', { times }))).toBe('bad-parameter');
  // Three Legitimacy lost are restored once; a second time there is nothing to restore.
  expect(refused(rich({ legDamage: 3 }), buy('leg-for-wealth', { times: 2 }))).toEqual(['index-full', 'OT-PROS-15']);
  expect(refused(rich(), buy('authority-bonus', { attribute: 'PRS', times: 6 }))).toEqual(['modifier-cap-reached', 'OT-PROS-15']);
});
clause('OT-PROS-15', 'nothing is bought that would change nothing', () => {
  expect(refused(rich({ viaDamage: 0 }), buy('via-for-wealth'))).toEqual(['index-full', 'OT-PROS-15']);
  expect(refused(rich({ legDamage: 0 }), buy('leg-for-progress'))).toEqual(['index-full', 'OT-PROS-15']);
  expect(refused(rich({ attributes: { MIL: 100 } }), buy('domain-point', { attribute: 'MIL' }))).toEqual(['attribute-max', 'OT-PROS-15']);
  const full = modified(rich(), { nation: 'francia', target: 'MIL', value: -25 });
  expect(refused(full, buy('domain-bonus', { attribute: 'MIL' }))).toEqual(['modifier-cap-reached', 'OT-PROS-15']);
  expect(
    modifiersOf(
      act(modified(rich(), { nation: 'francia', target: 'MIL', value: -24 }), buy('domain-bonus', { attribute: 'MIL' })),
      'francia',
    )[1],
  ).toEqual(['MIL', -1, 'purchased', 6]);
  const near = (value: number) =>
    act(rich(), { type: 'set-scope', player: 'referee', nation: 'francia', target: 'gothia', dimension: 'cultural', value });
  const nearer = buy('scope', { target: 'gothia', dimension: 'cultural' });
  expect([refused(near(-25), nearer), game.explain(near(-20), nearer)]).toEqual([['scope-cap-reached', 'OT-PROS-15'], []]);
  expect([code(rich(), buy('authority-point', { attribute: 'MIL' })), code(rich(), buy('domain-point', { attribute: 'PRS' }))]).toEqual([
    'bad-parameter',
    'bad-parameter',
  ]);
});
clause(
  [
    'OT-PROS-02',
    'OT-PROS-03',
    'OT-PROS-04',
    'OT-PROS-05',
    'OT-PROS-06',
    'OT-PROS-07',
    'OT-PROS-08',
    'OT-PROS-09',
    'OT-PROS-10',
    'OT-PROS-11',
    'OT-PROS-12',
    'OT-PROS-13',
    'OT-PROS-14',
  ],
  'every purchase does what its line says',
  () => {
    const rich = nationWith(start(), 'francia', { wealth: 100, progress: 100, viaDamage: 20, legDamage: 20 });
    const extra = (item: keyof typeof prices) =>
      item.startsWith('authority')
        ? { attribute: 'GES' as const }
        : item.startsWith('domain')
          ? { attribute: 'MIL' as const }
          : item === 'scope'
            ? { target: 'gothia', dimension: 'cultural' as const }
            : {};
    const rows: readonly [
      keyof typeof prices,
      wealth: number,
      progress: number,
      proof: (nation: (typeof rich.nations)[string], state: typeof rich) => boolean,
    ][] = [
      ['authority-bonus', 95, 100, (_, state) => state.modifiers[0]!.target === 'GES' && state.modifiers[0]!.value === -6],
      ['progress', 90, 101, () => true],
      ['leg-for-wealth', 85, 100, ({ legDamage }) => legDamage === 17],
      ['via-for-wealth', 80, 100, ({ viaDamage }) => viaDamage === 14],
      ['authority-point', 60, 100, ({ attributes }) => attributes.GES === 21],
      ['wealth', 110, 99, () => true],
      ['domain-bonus', 100, 99, (_, state) => state.modifiers[0]!.target === 'MIL' && state.modifiers[0]!.value === -6],
      ['via-for-progress', 100, 95, ({ viaDamage }) => viaDamage === 17],
      ['leg-for-progress', 100, 90, ({ legDamage }) => legDamage === 14],
      ['scope', 100, 85, (_, state) => state.scopes[0]!.value === -5 && state.scopes[0]!.lastTurn === null],
      ['extra-measure', 100, 80, ({ grants }) => grants[0]!.kind === 'bought'],
      ['special-measure', 100, 75, ({ grants }) => grants[0]!.kind === 'special'],
      ['domain-point', 100, 70, ({ attributes }) => attributes.MIL === 21],
    ];
    expect(rows.map(([item]) => item)).toEqual(Object.keys(prices));
    for (const [item, wealth, progress, proof] of rows) {
      const after = act(rich, { type: 'spend', player: 'ada', nation: 'francia', item, times: 1, ...extra(item) });
      expect([item, after.nations['francia']!.wealth, after.nations['francia']!.progress, proof(after.nations['francia']!, after)]).toEqual(
        [item, wealth, progress, true],
      );
    }
  },
);
clause(['OT-PROS-01', 'OT-PROS-15', 'OT-ACT-02'], 'an empty purse is named before the further errors', () => {
  const spend = { type: 'spend', player: 'ada', nation: 'francia', item: 'via-for-wealth', times: 1 } as const;
  expect([code(start(), spend), code(nationWith(start(), 'francia', { wealth: 20 }), spend)]).toEqual(['cannot-pay', 'index-full']);
});
