import { expect } from 'vitest';
import { modified, nationWith } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { type Action, act, at, clause, refused, type State, told } from '../../helpers/table.js';
import { invest, measure, modifiersOf, strike, turn } from '../../helpers/turns.js';

const francia = { nation: 'francia' };
/** A lasting modifier from the referee. */
const effect = (target: 'ECN' | 'MIL', value: number, years = 5, source: 'event' | 'war' | 'milestone' = 'event'): Action => ({
  ...{ type: 'apply-effects', player: 'referee', reason: '' },
  effects: [{ do: 'modifier', ...francia, target, value, years, source }],
});

clause('OT-MOD-06', 'what is stored on one target never adds up to more than the cap, either way', () => {
  expect(modifiersOf(act(act(start(), effect('ECN', -20)), effect('ECN', -20)), 'francia').map(([, value]) => value)).toEqual([-20, -5]);
  expect(modifiersOf(act(act(start(), effect('ECN', 20)), effect('ECN', 20)), 'francia').map(([, value]) => value)).toEqual([20, 5]);
});

const warned = (state: State) => [1, 2].reduce((now) => act(now, { type: 'warn', player: 'referee', whom: 'ada', reason: '' }), state);
const punish = (value: number, years = 3): Action => ({
  ...{ type: 'sanction', player: 'referee', ...francia, target: 'ECN', value, years, reason: '' },
});

clause(['OT-MOD-10', 'OT-MOD-16'], 'opposites are offset, the oldest first, as far as they go', () => {
  const burdened = modified(
    start(),
    { ...francia, target: 'ECN', value: 4 },
    { ...francia, target: 'ECN', value: 2, source: 'misconduct', singleUse: false, cancellable: false },
    { ...francia, target: 'ECN', value: 6, source: 'event', singleUse: false },
    { ...francia, target: 'ECN', value: 3, against: 'gothia' },
    { ...francia, target: 'MIL', value: 5 },
    { nation: 'gothia', target: 'ECN', value: 7 },
  );
  const values = (state: State) => state.modifiers.map(({ target, value }) => [target, value]);
  const untouched = [
    ['ECN', 3],
    ['MIL', 5],
    ['ECN', 7],
  ];
  expect(values(act(burdened, effect('ECN', -8)))).toEqual([['ECN', 2], ['ECN', 2], ...untouched]);
  expect(values(act(burdened, effect('ECN', -4)))).toEqual([['ECN', 2], ['ECN', 6], ...untouched]);
  expect(values(act(burdened, effect('ECN', -13)))).toEqual([['ECN', 2], ...untouched, ['ECN', -3]]);
  expect(told(burdened, effect('ECN', -8)).filter(({ type }) => type === 'modifier-cancelled')).toMatchObject([
    ...[
      { modifier: 'modifier-1', before: 4, after: 0 },
      { modifier: 'modifier-3', before: 6, after: 2 },
    ],
  ]);
  // What cannot be offset offsets nothing either.
  expect(values(act(warned(modified(start(), { ...francia, target: 'ECN', value: -8 })), punish(5)))).toEqual([
    ['ECN', -8],
    ['ECN', 5],
  ]);
});
clause('OT-MOD-11', 'what would go beyond the cap of its sign is lost, and told', () => {
  const lost = (state: State, action: Action) =>
    told(state, action).flatMap((event) => (event.type === 'modifier-lost' ? [event.value] : []));
  const values = (state: State, action: Action) => modifiersOf(act(state, action), 'francia').map(([, value]) => value);
  const near = modified(start(), { ...francia, target: 'ECN', value: -20 });
  expect([values(near, effect('ECN', -5)), lost(near, effect('ECN', -5))]).toEqual([[-20, -5], []]);
  expect([values(near, effect('ECN', -6)), lost(near, effect('ECN', -6))]).toEqual([[-20, -5], [-1]]);
  const full = modified(start(), { ...francia, target: 'ECN', value: -25 });
  expect([values(full, effect('ECN', -6)), lost(full, effect('ECN', -6))]).toEqual([[-25], [-6]]);
  expect(values(full, effect('MIL', -6))).toEqual([-25, -6]);
  // A penalty that cannot be offset makes no room.
  const fined = modified(full, { ...francia, target: 'ECN', value: 9, source: 'misconduct', singleUse: false, cancellable: false });
  expect([values(fined, effect('ECN', -6)), lost(fined, effect('ECN', -6))]).toEqual([[-25, 9], [-6]]);
  expect(values(start({ attributeModifierCap: 10 }), effect('ECN', -16))).toEqual([-10]);
  expect(values(start({ attributeModifierCap: 10 }), effect('ECN', 16))).toEqual([10]);
});
clause('OT-MOD-12', 'only kin of one source, sign and opponent share the farthest date, and only what can be offset', () => {
  const dates = (state: State) => modifiersOf(state, 'francia').map(([, value, source, lastTurn]) => [value, source, lastTurn]);
  const known = (lastTurn: number, more = {}) =>
    modified(start(), { ...francia, target: 'ECN', value: -4, source: 'event', singleUse: false, lastTurn, ...more });
  expect(dates(act(known(3), effect('ECN', -2, 5)))).toEqual([
    [-4, 'event', 6],
    [-2, 'event', 6],
  ]);
  expect(dates(act(known(9), effect('ECN', -2, 5)))).toEqual([
    [-4, 'event', 9],
    [-2, 'event', 9],
  ]);
  expect(dates(act(known(9), effect('ECN', -2, 5, 'war')))).toEqual([
    [-4, 'event', 9],
    [-2, 'war', 6],
  ]);
  expect(dates(act(known(3), effect('ECN', -2, 5, 'war')))).toEqual([
    [-4, 'event', 3],
    [-2, 'war', 6],
  ]);
  expect(dates(act(known(9, { against: 'gothia' }), effect('ECN', -2, 5)))).toEqual([
    [-4, 'event', 9],
    [-2, 'event', 6],
  ]);
  expect(dates(act(known(9, { value: 4, cancellable: false }), effect('ECN', -2, 5)))).toEqual([
    [4, 'event', 9],
    [-2, 'event', 6],
  ]);
  const sentence = act(act(warned(start()), punish(2, 3)), punish(2, 9));
  expect(dates(sentence)).toEqual([
    [2, 'misconduct', 4],
    [2, 'misconduct', 10],
  ]);
});

const boost = measure('francia', 'commerce', 'boost');

clause('OT-MOD-13', 'a measure gives or inflicts 4, 8, 12 or 16', () => {
  const undermine = measure('gothia', 'competition', 'undermine', { target: at('francia') });
  const worth = (one: ReturnType<typeof measure>, ...dice: number[]) =>
    modifiersOf(turn(start(), [one], ...dice), 'francia').map(([, value]) => value);
  expect([30, 20, 10, 1].map((die) => worth(boost, die))).toEqual([[-4], [-8], [-12], [-16]]);
  expect([30, 20, 10, 1].map((die) => worth(undermine, die, 99))).toEqual([[4], [8], [12], [16]]);
});
clause('OT-MOD-14', 'what was acquired or bought lasts the agreed years or until its first use', () => {
  const gained = (options: Parameters<typeof start>[0]) => turn(start(options), [boost], 10);
  expect(
    [{}, { acquiredYears: 2 }, { acquiredYears: 5, yearsPerTurn: 2 }].map((options) => modifiersOf(gained(options), 'francia')[0]![3]),
  ).toEqual([6, 3, 4]);
  const buy = { type: 'spend', player: 'ada', ...francia, item: 'authority-bonus', times: 1, attribute: 'LEA' } as const;
  const bought = (options = {}) => act(nationWith(start(options), 'francia', { wealth: 5 }), buy);
  expect(modifiersOf(bought({ acquiredYears: 2 }), 'francia')).toEqual([['LEA', -6, 'purchased', 3]]);
  expect(modifiersOf(turn(bought(), [invest], 90), 'francia')).toEqual([]);
  const open = (state: State) => act(state, { type: 'open-orders', player: 'referee' });
  const short = open(gained({ acquiredYears: 1 }));
  expect([modifiersOf(short, 'francia').length, modifiersOf(turn(short, []), 'francia').length]).toEqual([1, 0]);
});
clause('OT-MOD-15', 'what depends on circumstances or on misconduct ends within the agreed years', () => {
  const award = (years: number): Action => ({ type: 'award-attribute', player: 'referee', attribute: 'MIL', value: -4, years });
  for (const contextYearsMax of [10, 30]) {
    const state = warned(start({ contextYearsMax }));
    for (const source of ['event', 'milestone', 'war'] as const) {
      expect(act(state, effect('ECN', 4, contextYearsMax, source)).modifiers[0]).toMatchObject({ source, lastTurn: 1 + contextYearsMax });
      for (const years of [0, contextYearsMax + 1]) expect(refused(state, effect('ECN', 4, years, source))[0]).toBe('expiry-required');
    }
    expect(act(state, punish(4, contextYearsMax)).modifiers[0]!.lastTurn).toBe(1 + contextYearsMax);
    expect(act(state, award(contextYearsMax)).modifiers[0]!.lastTurn).toBe(1 + contextYearsMax);
    for (const years of [0, contextYearsMax + 1]) {
      expect(refused(state, punish(4, years))).toEqual(['expiry-required', 'OT-MOD-15']);
      expect(refused(state, award(years))).toEqual(['expiry-required', 'OT-MOD-15']);
    }
  }
});
clause('OT-MOD-17', 'where it is agreed, a failed search for a modifier turns upon its author, by how badly it failed', () => {
  const turned = (one: ReturnType<typeof measure>, die: number, failedModifierBackfire = true) =>
    modifiersOf(turn(start({ failedModifierBackfire }), [one], die), 'francia').map(([target, value, source]) => [target, value, source]);
  expect([41, 60, 80, 100].map((die) => turned(boost, die))).toEqual([4, 8, 12, 16].map((value) => [['ECN', value, 'acquired']]));
  expect(turned(measure('francia', 'hegemony', 'undermine', { target: at('gothia') }), 41)).toEqual([['MIL', 4, 'acquired']]);
  expect(turned(measure('francia', 'commerce', 'embargo', { target: at('gothia') }), 60)).toEqual([['ECN', 8, 'acquired']]);
  expect(turned(measure('francia', 'reform', 'modify', { attribute: 'INT' }), 41)).toEqual([['INT', 4, 'acquired']]);
  expect(turned(measure('francia', 'commerce', 'boost', { target: at('gothia') }), 41)).toEqual([['ECN', 4, 'acquired']]);
  for (const one of [invest, strike('francia', 'gothia'), measure('francia', 'construction', 'restore')])
    expect(turned(one, 41)).toEqual([]);
  expect(turned(measure('francia', 'hegemony', 'undermine', { target: at('gothia') }), 41, false)).toEqual([]);
  // One that succeeds and is repelled has not failed.
  expect(
    modifiersOf(
      turn(start({ failedModifierBackfire: true }), [measure('francia', 'hegemony', 'undermine', { target: at('gothia') })], 30, 10),
      'francia',
    ),
  ).toEqual([]);
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
clause('OT-MOD-17', 'failed searches for bonuses may backfire', () => {
  expect(modifiersOf(turn(start({ failedModifierBackfire: true }), [measure('francia', 'commerce', 'boost')], 41), 'francia')).toEqual([
    ['ECN', 4, 'acquired', 6],
  ]);
  expect(modifiersOf(turn(start(), [measure('francia', 'commerce', 'boost')], 41), 'francia')).toEqual([]);
});
clause(['OT-PROS-15', 'OT-MOD-10', 'OT-MOD-11'], 'what offsets an opposite is worth buying, however full the store of bonuses is', () => {
  const rich = (...values: readonly number[]) =>
    modified(
      nationWith(start(), 'francia', { wealth: 100, progress: 100 }),
      ...values.map((value) => ({ ...francia, target: 'MIL' as const, value })),
    );
  const buy: Action = { type: 'spend', player: 'ada', ...francia, item: 'domain-bonus', times: 1, attribute: 'MIL' };
  expect(refused(rich(-25), buy)).toEqual(['modifier-cap-reached', 'OT-PROS-15']);
  const values = (state: State) => modifiersOf(state, 'francia').map(([, value]) => value);
  expect(values(act(rich(-25, 4), buy))).toEqual([-25]);
  expect(values(act(rich(-25, 8), buy))).toEqual([-25, 2]);
});
