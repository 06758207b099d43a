import { expect } from 'vitest';
import { netOf } from '../../../../src/games/orbis-terrarum/mechanics/resolution/counters.js';
import {
  act,
  announce,
  at,
  clause,
  code,
  damage,
  game,
  invest,
  measure,
  modified,
  modifiersOf,
  nationWith,
  organized,
  refused,
  reportOn,
  resolve,
  start,
  strike,
  turn,
} from '../table.js';

clause(['OT-MEAS-03', 'OT-SCOPE-06', 'OT-STATE-08'], 'at home there is no scope', () => {
  const { roll } = reportOn(turn(start({ scopeModel: 'derived' }), [measure('francia', 'commerce', 'boost')], 40), 'francia');
  expect([roll!.items, roll!.result]).toEqual([[], 'success']);
  expect(
    reportOn(turn(start({ scopeModel: 'derived' }), [measure('francia', 'commerce', 'boost', { target: at('romania') })], 20), 'francia'),
  ).toMatchObject({ domestic: false, roll: { total: 15 } });
});
clause('OT-MEAS-04', 'a narrative measure does nothing but roll', () => {
  const after = turn(start(), [measure('francia', 'offensive', 'narrative', { target: at('gothia') })], 1);
  expect([...damage(after, 'gothia'), reportOn(after, 'francia').counter, after.streaks.length]).toEqual([0, 0, null, 1]);
});
clause(['OT-MEAS-14', 'OT-OPP-13', 'OT-OPP-15'], 'opposing another measure can harm; a counter-measure cannot', () => {
  const first = announce(start(), strike('gothia', 'romania'));
  const oppose = strike('francia', 'gothia', { opposes: 'gothia/main/1' });
  expect(code(first, strike('francia', 'romania', { opposes: 'gothia/main/1' }))).toBe('cannot-oppose');
  expect(code(first, strike('francia', 'gothia', { opposes: 'nothing' }))).toBe('unknown-id');
  const after = resolve(announce(first, oppose), 10, 30).state;
  expect([damage(after, 'gothia'), damage(after, 'romania'), reportOn(after, 'francia').netGrade]).toEqual([[8, 0], [0, 0], 2]);
});
clause('OT-MEAS-17', 'a measure is taken back by its own', () => {
  const state = announce(start(), invest);
  expect(refused(state, { type: 'withdraw-measure', player: 'bo', measure: 'francia/main/1' })).toEqual(['not-pending', 'OT-MEAS-17']);
  expect(code(state, { type: 'withdraw-measure', player: 'ada', measure: 'x' })).toBe('unknown-id');
  expect(act(state, { type: 'withdraw-measure', player: 'ada', measure: 'francia/main/1' }).measures).toEqual([]);
});
clause(['OT-MEAS-20', 'OT-MOD-03'], 'a bonus is held or declined, a penalty never', () => {
  const state = modified(start(), { nation: 'francia', target: 'ECN', value: -8 }, { nation: 'francia', target: 'LEA', value: 4 });
  const held = act(state, { type: 'hold-modifier', player: 'ada', nation: 'francia', modifier: 'modifier-1', held: true });
  expect(refused(state, { type: 'hold-modifier', player: 'ada', nation: 'francia', modifier: 'modifier-2', held: true })).toEqual([
    'not-a-bonus',
    'OT-MEAS-20',
  ]);
  const after = turn(held, [invest], 10);
  expect([reportOn(after, 'francia').roll!.total, after.modifiers.map(({ id }) => id)]).toEqual([4, ['modifier-1']]);
  expect(reportOn(turn(state, [{ ...invest, decline: ['modifier-1'] }], 10), 'francia').roll!.total).toBe(4);
  expect(code(state, { ...invest, decline: ['modifier-2'] })).toBe('bad-decline');
});
clause(['OT-MOD-21', 'OT-MEAS-18'], 'trivial and voided measures leave no run', () => {
  const rule = (ruling: { kind: 'trivial' } | { kind: 'void'; reason: string; warn: boolean } | { kind: 'impossible'; reason: string }) =>
    act(announce(start(), invest), { type: 'adjudicate-measure', player: 'referee', measure: 'francia/main/1', ruling });
  const trivial = resolve(announce(rule({ kind: 'trivial' }), invest), 10).state;
  expect([trivial.nations['francia']!.wealth, trivial.reports.length]).toEqual([6, 2]);
  const voided = rule({ kind: 'void', reason: 'bats', warn: true });
  expect([voided.players['ada']!.warnings, resolve(voided).state.nations['francia']!.wealth, resolve(voided).state.streaks]).toEqual([
    1,
    0,
    [],
  ]);
  expect(announce(rule({ kind: 'impossible', reason: '' }), invest).measures).toHaveLength(2);
  expect(code(start(), { type: 'adjudicate-measure', player: 'referee', measure: 'x', ruling: { kind: 'trivial' } })).toBe('not-pending');
});
clause(['OT-OPP-02', 'OT-OPP-03', 'OT-OPP-04'], 'the referee may rule that nobody resists', () => {
  const state = act(announce(start(), strike('francia', 'gothia')), {
    type: 'adjudicate-measure',
    player: 'referee',
    measure: 'francia/main/1',
    ruling: { kind: 'undefended', undefended: true },
  });
  expect(damage(resolve(state, 10).state, 'gothia')).toEqual([12, 0]);
});
clause('OT-OPP-08', 'other ways of opposing two successes', () => {
  const at3 = { grade: 3 as const, margin: [300, 4] as const };
  const at1 = { grade: 1 as const, margin: [100, 4] as const };
  expect([
    netOf(at3, at1, 'gradeDifference'),
    netOf(at3, at1, 'gradeAverage'),
    netOf(at3, at1, 'marginDifference'),
    netOf(at1, at3, 'marginDifference'),
    netOf(at1, at1, 'gradeAverage'),
  ]).toEqual([2, 2, 2, 0, 0]);
});
clause('OT-OPP-14', 'a covert author is found out by a defence of the grade agreed on, or by a natural 100', () => {
  const hidden = (options = {}) =>
    announce(start(options), measure('francia', 'intrigue', 'undermine', { target: at('gothia'), covert: true }));
  const exposed = (state: ReturnType<typeof start>, ...dice: number[]) => reportOn(resolve(state, ...dice).state, 'francia').exposed;
  expect([
    exposed(hidden(), 10, 90),
    exposed(hidden(), 10, 20),
    exposed(hidden(), 10, 10),
    exposed(hidden(), 1, 1),
    exposed(hidden(), 100),
  ]).toEqual([false, false, true, true, true]);
  expect([exposed(hidden({ covertExposureGrade: 2 }), 10, 20), exposed(hidden({ covertExposureGrade: 2 }), 10, 30)]).toEqual([true, false]);
  expect(exposed(announce(start(), measure('francia', 'intrigue', 'undermine', { target: at('gothia') })), 100)).toBe(false);
});
clause('OT-OPP-17', 'asymmetric tactics answer with Suppression where it is better', () => {
  const state = nationWith(start(), 'gothia', { technologies: ['asymmetric-tactics'], attributes: { AUX: 30 } });
  expect(reportOn(turn(state, [strike('francia', 'gothia')], 10, 90), 'francia').counter!.statistic).toBe('incision');
  expect(
    reportOn(turn(nationWith(state, 'gothia', { attributes: { AUX: 20 } }), [strike('francia', 'gothia')], 10, 90), 'francia').counter!
      .statistic,
  ).toBe('offensive');
});
clause(['OT-MOD-06', 'OT-MOD-07'], 'caps on an attribute and on a roll', () => {
  const against = { nation: 'francia', target: 'MIL' as const, source: 'event' as const, singleUse: false };
  const state = modified(start(), { ...against, value: 20 }, { ...against, value: 20, against: 'gothia' });
  expect(reportOn(turn(state, [strike('francia', 'gothia')], 10, 99), 'francia').roll!.total).toBe(25);
  const capped = modified(start({ rollModifierCap: 10 }), { ...against, value: 20 });
  expect(reportOn(turn(capped, [strike('francia', 'gothia')], 10, 99), 'francia').roll!.total).toBe(10);
});
clause('OT-MOD-12', 'kin of one source share the farthest date', () => {
  const state = modified(start(), { nation: 'francia', target: 'ECN', value: -4, lastTurn: 3 });
  expect(modifiersOf(turn(state, [measure('francia', 'commerce', 'boost')], 10), 'francia')).toEqual([
    ['ECN', -4, 'acquired', 6],
    ['ECN', -12, 'acquired', 6],
  ]);
  const separate = modified(start({ modifierMerge: 'separate' }), { nation: 'francia', target: 'ECN', value: -4, lastTurn: 3 });
  expect(modifiersOf(turn(separate, [measure('francia', 'commerce', 'boost')], 10), 'francia')[0]![3]).toBe(3);
});
clause(['OT-MOD-15', 'OT-MOD-16', 'OT-REF-08'], 'misconduct needs warnings, and no bonus undoes it', () => {
  const punish = {
    type: 'sanction' as const,
    player: 'referee',
    nation: 'francia',
    target: 'ECN' as const,
    value: 5,
    years: 3,
    reason: '',
  };
  expect(refused(start(), punish)).toEqual(['not-repeated', 'OT-REF-08']);
  const warned = [1, 2].reduce((state) => act(state, { type: 'warn', player: 'referee', whom: 'ada', reason: '' }), start());
  expect(refused(warned, { ...punish, years: 21 })).toEqual(['expiry-required', 'OT-MOD-15']);
  const after = turn(act(warned, punish), [measure('francia', 'commerce', 'boost')], 10);
  expect(modifiersOf(after, 'francia')).toEqual([
    ['ECN', 5, 'misconduct', 4],
    ['ECN', -8, 'acquired', 6],
  ]);
});
clause('OT-MOD-17', 'failed searches for bonuses may backfire', () => {
  expect(modifiersOf(turn(start({ failedModifierBackfire: true }), [measure('francia', 'commerce', 'boost')], 41), 'francia')).toEqual([
    ['ECN', 4, 'acquired', 6],
  ]);
  expect(modifiersOf(turn(start(), [measure('francia', 'commerce', 'boost')], 41), 'francia')).toEqual([]);
});
clause('OT-SCOPE-08', 'a dropped closeness excludes nothing', () => {
  const near = act(modified(start(), { nation: 'francia', target: 'ECN', value: 4 }), {
    type: 'set-scope',
    player: 'referee',
    nation: 'francia',
    target: 'gothia',
    dimension: 'geographic',
    value: -15,
  });
  expect(
    reportOn(turn(near, [measure('francia', 'commerce', 'embargo', { target: at('gothia') })], 10, 99), 'francia').roll!.items,
  ).toEqual([{ source: 'ECN', value: 4, modifier: 'modifier-1' }]);
  expect(reportOn(turn(near, [strike('francia', 'gothia')], 10, 99), 'francia').roll!.total).toBe(-15);
});
clause(['OT-SCOPE-10', 'OT-DIP-08', 'OT-DIP-09'], 'tribes are far away, and may become Nations', () => {
  const talk = (aim: 'attitude' | 'constitute-nation' | 'constitute-vassal') =>
    measure('francia', 'diplomacy', 'parley', { target: { kind: 'region', id: 'armorica' }, aim, note: 'hello' });
  const friendly = turn(start(), [talk('constitute-vassal')], 11);
  expect([reportOn(friendly, 'francia').roll!.total, friendly.regions['armorica']!.attitudes]).toEqual([
    10,
    [{ nation: 'francia', text: 'hello', lastTurn: 11 }],
  ]);
  expect(turn(start(), [talk('constitute-vassal')], 2).nations['nation-1']).toMatchObject({
    patron: 'francia',
    capital: 'armorica',
    culture: 'celtic',
  });
  expect(turn(start(), [talk('constitute-nation')], 11).nations['nation-1']).toMatchObject({ patron: null });
});
clause('OT-SCOPE-11', 'a leader is nearer to its members', () => {
  const state = organized(start(), ['francia', 'gothia']);
  expect(reportOn(turn(state, [strike('francia', 'gothia')], 10, 99), 'francia').roll!.total).toBe(-5);
  expect(
    reportOn(turn(organized(start(), ['francia', 'gothia'], { suspended: ['gothia'] }), [strike('francia', 'gothia')], 10, 99), 'francia')
      .roll!.total,
  ).toBe(0);
});
clause(['OT-IDX-03', 'OT-END-09'], 'weakness does not hamper defence; and several may fall in one turn', () => {
  const weak = nationWith(start(), 'gothia', { viaDamage: 60, legDamage: 59 });
  expect(reportOn(turn(weak, [strike('francia', 'gothia')], 10, 90), 'francia').counter!.items).toEqual([]);
  expect(reportOn(turn(weak, [strike('gothia', 'francia')], 10, 99), 'gothia').roll!.items).toMatchObject([
    { source: 'stability', value: 15 },
  ]);
  const both = nationWith(weak, 'romania', { viaDamage: 60, legDamage: 59 });
  const raid = (nation: string, target: string) => measure(nation, 'incision', 'raid', { target: at(target) });
  const { state, events } = resolve(announce(both, raid('romania', 'gothia'), raid('gothia', 'romania')), 10, 10, 99, 99);
  const fallen = events.flatMap((event) => (event.type === 'nation-extinct' ? [event.nation] : []));
  expect(fallen).toEqual(state.nationOrder.filter((id) => id === 'gothia' || id === 'romania'));
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
clause('OT-ROLL-02', 'one d100 for each roll', () => {
  const closed = act(announce(start(), strike('francia', 'gothia')), { type: 'close-orders', player: 'referee', force: true });
  const step = game.reduce(closed, { type: 'resolve-turn', player: 'referee' }, { roll: () => 10, pool: () => [], shuffle: () => [] });
  expect(step._tag === 'Right' && step.right.rolls.map((roll) => (roll.kind === 'roll' ? roll.sides : 0))).toEqual([100, 100]);
});
