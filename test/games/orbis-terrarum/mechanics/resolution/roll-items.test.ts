import { expect } from 'vitest';
import { change, modified, nationWith } from '../../helpers/positions.js';
import { answersOf, itemsOf, listed, second } from '../../helpers/reports.js';
import { start } from '../../helpers/start.js';
import { type Action, act, at, clause, type State } from '../../helpers/table.js';
import { announce, invest, measure, modifiersOf, reportOn, resolve, strike, turn } from '../../helpers/turns.js';

const francia = { nation: 'francia' };

clause(
  'OT-MOD-01',
  'a roll feels what is stored on its two attributes, on all, on attacks if it is one, and against its other Nation',
  () => {
    const targets = [
      ['MIL', 1],
      ['AUX', 2],
      ['GES', 3],
      ['LEA', 4],
      ['all', 5],
      ['hostile', 6],
      ['TCN', 7],
      ['ECN', 8],
    ] as const;
    const laden = modified(
      start(),
      ...targets.map(([target, value]) => ({ ...francia, target, value })),
      { ...francia, target: 'MIL', value: 9, against: 'gothia' },
      { ...francia, target: 'MIL', value: 10, against: 'romania' },
      { nation: 'gothia', target: 'MIL', value: 11 },
    );
    expect(itemsOf(laden, strike('francia', 'gothia'), 90)).toEqual([
      ['MIL', 1],
      ['GES', 3],
      ['all', 5],
      ['hostile', 6],
      ['MIL', 9],
    ]);
    expect(itemsOf(laden, invest, 10)).toEqual([
      ['LEA', 4],
      ['all', 5],
      ['ECN', 8],
    ]);
    expect(itemsOf(laden, measure('francia', 'logistics', 'narrative'), 10)).toEqual([
      ['MIL', 1],
      ['all', 5],
      ['TCN', 7],
    ]);
    // A defence is no attack, and its other Nation is the attacker.
    expect(answersOf(laden, strike('gothia', 'francia'), 10, 30)).toEqual([
      ['MIL', 1],
      ['GES', 3],
      ['all', 5],
      ['MIL', 9],
    ]);
  },
);
clause('OT-MOD-03', 'what is held helps no roll; what is declined helps the defence all the same', () => {
  const armed = modified(start(), { ...francia, target: 'MIL', value: -8 });
  const hold = (held: boolean): Action => ({ type: 'hold-modifier', player: 'ada', ...francia, modifier: 'modifier-1', held });
  const held = act(armed, hold(true));
  expect([itemsOf(held, strike('francia', 'gothia'), 30, 99), answersOf(held, strike('gothia', 'francia'), 10, 30)]).toEqual([[], []]);
  expect(itemsOf(act(held, hold(false)), strike('francia', 'gothia'), 30, 99)).toEqual([['MIL', -8]]);
  const declining = announce(armed, strike('francia', 'gothia', { decline: ['modifier-1'] }), strike('gothia', 'francia'));
  const { reports } = resolve(declining, 30, 10, 99, 50).state;
  expect([listed(reports[0]!.roll), listed(reports[1]!.counter)]).toEqual([[], [['MIL', -8]]]);
});

const boost = measure('francia', 'commerce', 'boost');

clause('OT-MOD-04', 'which measures bonuses stay out of, by option; penalties stay in them all', () => {
  const pay = { slot: { kind: 'main', id: '1' } } as const;
  const kinds = [
    boost,
    measure('francia', 'commerce', 'embargo', { target: at('gothia') }),
    measure('francia', 'reform', 'modify', { attribute: 'INT' }),
    measure('francia', 'commerce', 'tribute', { ...pay, kind: 'ECN' }),
    measure('francia', 'intervention', 'tribute', { ...pay, kind: 'wealth' }),
    measure('francia', 'development', 'tribute', { ...pay, kind: 'progress' }),
    measure('francia', 'construction', 'restore'),
    strike('francia', 'gothia'),
  ];
  const favoured = (bonusExclusion: 'allModifierMeasures' | 'bonusMeasuresOnly' | 'off') => {
    const state = modified(start({ bonusExclusion }), { ...francia, target: 'all', value: -5 }, { ...francia, target: 'all', value: 3 });
    const vassal = nationWith(state, 'francia', { patron: 'persia', tribute: 'pending' });
    return kinds.map((one) => {
      const items = itemsOf(vassal, one, 50);
      expect(items).toContainEqual(['all', 3]);
      return items.length === 2;
    });
  };
  expect(favoured('allModifierMeasures')).toEqual([false, false, false, false, true, true, true, true]);
  expect(favoured('bonusMeasuresOnly')).toEqual([false, true, false, false, true, true, true, true]);
  expect(favoured('off')).toEqual(kinds.map(() => true));
});
clause('OT-MOD-04', 'derived bonuses stay out too', () => {
  const armed = (options = {}) => {
    const rebels = nationWith(start(options), 'francia', { kind: 'movement', capital: null, position: 'belgica', viaDamage: 60 });
    return itemsOf(modified(rebels, { ...francia, target: 'GES', value: -4 }), boost, 30);
  };
  expect([armed(), armed({ bonusExclusion: 'off' })]).toEqual([
    [['stability', 15]],
    [
      ['GES', -4],
      ['stability', 15],
      ['host', -10],
    ],
  ]);
});
clause('OT-MOD-05', 'closeness stands alone as distance does', () => {
  const near = (value: number) =>
    act(modified(start(), { ...francia, target: 'MIL', value: 4 }), {
      ...{ type: 'set-scope', player: 'referee', ...francia, target: 'gothia', dimension: 'geographic', value },
    });
  expect([-5, 0, 5].map((value) => itemsOf(near(value), strike('francia', 'gothia'), 30, 99))).toEqual([
    [['scope', -5]],
    [['MIL', 4]],
    [['scope', 5]],
  ]);
});
clause('OT-MOD-06', 'what is stored on one target counts in a roll up to the cap, either way, and each target by itself', () => {
  const total = (options: Parameters<typeof start>[0], ...values: readonly (readonly ['MIL' | 'GES', number, string | null])[]) => {
    const state = modified(start(options), ...values.map(([target, value, against]) => ({ ...francia, target, value, against })));
    return reportOn(turn(state, [strike('francia', 'gothia')], 100), 'francia').roll!.total;
  };
  expect([total({}, ['MIL', 20, null], ['MIL', 20, 'gothia']), total({}, ['MIL', -20, null], ['MIL', -20, 'gothia'])]).toEqual([25, -25]);
  expect([total({}, ['MIL', 20, null], ['GES', 20, null]), total({}, ['MIL', -20, null], ['GES', -20, 'gothia'])]).toEqual([40, -40]);
  expect([total({ attributeModifierCap: 30 }, ['MIL', 20, null], ['MIL', 20, 'gothia']), total({}, ['MIL', 25, null])]).toEqual([30, 25]);
});
clause('OT-MOD-08', 'what counted in a roll is used up, whether that won or lost, and only if it goes at its first use', () => {
  const left = (one: ReturnType<typeof measure>, ...dice: number[]) => {
    const state = modified(
      start({ measuresPerTurn: 2 }),
      ...(['MIL', 'GES', 'ECN'] as const).map((target) => ({ ...francia, target, value: -4 })),
      { ...francia, target: 'MIL', value: -1, source: 'event', singleUse: false },
    );
    return modifiersOf(turn(state, [one], ...dice), 'francia').map(([target, , source]) => `${target} ${source}`);
  };
  const rest = ['ECN acquired', 'MIL event'];
  expect([left(strike('francia', 'gothia'), 10, 99), left(strike('francia', 'gothia'), 90)]).toEqual([rest, rest]);
  expect(left(strike('gothia', 'francia'), 10, 90)).toEqual(rest);
  // Bonuses stay out of a boost, so none is used up.
  expect(left(boost, 10)).toContain('GES acquired');
});
clause(['OT-MOD-08', 'OT-FLOW-12'], 'what one roll of a turn has used up is gone for the next', () => {
  const armed = modified(
    start({ measuresPerTurn: 2 }),
    { ...francia, target: 'MIL', value: -8 },
    { ...francia, target: 'GES', value: 2, source: 'event', singleUse: false },
  );
  const { reports } = resolve(announce(armed, strike('francia', 'gothia'), strike('francia', 'romania', second)), 60, 60).state;
  expect(reports.map(({ roll }) => listed(roll))).toEqual([
    [
      ['MIL', -8],
      ['GES', 2],
    ],
    [['GES', 2]],
  ]);
});
clause(['OT-MOD-08', 'OT-FLOW-12'], 'a defence lacks what a measure or an earlier defence of the turn has used up', () => {
  const armed = modified(start(), { ...francia, target: 'MIL', value: -8 });
  const answers = (state: State, ...dice: number[]) =>
    resolve(state, ...dice).state.reports.flatMap(({ counter }) => (counter?.nation === 'francia' ? [listed(counter)] : []));
  expect(answers(announce(armed, strike('francia', 'romania'), strike('gothia', 'francia')), 90, 10, 90)).toEqual([[]]);
  const twice = announce(armed, strike('gothia', 'francia'), measure('romania', 'hegemony', 'undermine', { target: at('francia') }));
  expect(answers(modified(twice, { ...francia, target: 'all', value: -3 }), 10, 10, 90, 91)).toEqual([
    [
      ['MIL', -8],
      ['all', -3],
    ],
    [],
  ]);
});
clause('OT-MOD-09', 'bonuses help measures and defences by themselves', () => {
  const armed = modified(start(), { ...francia, target: 'MIL', value: -8 });
  expect(itemsOf(armed, strike('francia', 'gothia'), 60)).toEqual([['MIL', -8]]);
  expect(answersOf(armed, strike('gothia', 'francia'), 10, 60)).toEqual([['MIL', -8]]);
});
clause(['OT-MOD-06', 'OT-MOD-07'], 'caps on an attribute and on a roll', () => {
  const against = { nation: 'francia', target: 'MIL' as const, source: 'event' as const, singleUse: false };
  const state = modified(start(), { ...against, value: 20 }, { ...against, value: 20, against: 'gothia' });
  expect(reportOn(turn(state, [strike('francia', 'gothia')], 10, 99), 'francia').roll!.total).toBe(25);
  const capped = modified(start({ rollModifierCap: 10 }), { ...against, value: 20 });
  expect(reportOn(turn(capped, [strike('francia', 'gothia')], 10, 99), 'francia').roll!.total).toBe(10);
});
clause(['OT-STATE-04', 'OT-MOD-02'], 'some modifiers touch every roll, some only attacks', () => {
  const state = modified(
    start(),
    { nation: 'francia', target: 'all', value: 5, source: 'breach', singleUse: false },
    { nation: 'francia', target: 'hostile', value: -10, source: 'elevation', singleUse: false },
  );
  expect(reportOn(turn(state, [invest], 10), 'francia').roll!.total).toBe(5);
  expect(reportOn(turn(state, [strike('francia', 'gothia')], 10, 99), 'francia').roll!.total).toBe(-5);
});

const far = (state: State): State =>
  act(state, { type: 'set-scope', player: 'referee', nation: 'francia', target: 'gothia', dimension: 'geographic', value: 15 });

clause('OT-MOD-05', 'a distance stands alone, or leaves out only what is stored and the precedents', () => {
  const items = (state: State) => {
    const weak = modified(nationWith(far(state), 'francia', { viaDamage: 50 }), { nation: 'francia', target: 'MIL', value: -4 });
    const known = change(weak, (draft) => {
      const run = { statistic: 'offensive' as const, area: 'Hispania', outcome: 'failure' as const, length: 4, lastTurn: 0, covert: false };
      draft.streaks = [{ nation: 'francia', ...run }];
    });
    const strike = measure('francia', 'offensive', 'strike', { target: at('gothia') });
    return reportOn(turn(known, [strike], 90), 'francia').roll!.items.map(({ source, value }) => [source, value]);
  };
  expect(items(start())).toEqual([['scope', 15]]);
  expect(items(start({ scopeExclusive: 'attributesOnly' }))).toEqual([
    ['stability', 5],
    ['scope', 15],
  ]);
});
