import { judgeD100 } from 'ludoteca';
import { expect } from 'vitest';
import { modified, nationWith } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { act, at, clause } from '../helpers/table.js';
import { announce, damage, measure, nextTurn, raid, reportOn, resolve, strike, turn } from '../helpers/turns.js';

clause(['OT-ROLL-04', 'OT-ROLL-05', 'OT-ROLL-06', 'OT-ROLL-07', 'OT-ROLL-09', 'OT-STAT-02'], 'example 1: a threshold of 50 at home', () => {
  const rows: [number, string, number][] = [
    [49, 'success', 1],
    [51, 'failure', 1],
    [50, 'success', 1],
    [1, 'success', 4],
    [100, 'failure', 4],
  ];
  const state = nationWith(start(), 'francia', { attributes: { ECN: 20, LEA: 30 } });
  for (const [die, result, grade] of rows) {
    const { roll } = reportOn(turn(state, [measure('francia', 'intervention', 'invest')], die), 'francia');
    expect([roll!.threshold, roll!.result, roll!.grade]).toEqual([50, result, grade]);
  }
});
clause('OT-ROLL-10', 'example 2: bounds of the grades of success', () => {
  const rows: [number, number, number][] = [
    [41, 60, 1],
    [40, 60, 2],
    [21, 60, 2],
    [20, 60, 3],
    [67, 100, 2],
    [34, 100, 2],
    [33, 100, 3],
    [68, 100, 1],
  ];
  for (const [e, u, grade] of rows) expect([e, judgeD100(50, e, u).result, judgeD100(50, e, u).grade]).toEqual([e, 'success', grade]);
});
clause(['OT-ROLL-10', 'OT-ROLL-11', 'OT-ROLL-13'], 'example 3: bounds of the grades of failure', () => {
  for (const [e, grade] of [
    [66, 1],
    [67, 2],
    [83, 2],
    [84, 3],
  ] as const)
    expect([judgeD100(50, e, 50).result, judgeD100(50, e, 50).grade]).toEqual(['failure', grade]);
  expect(judgeD100(50, 100, 100, 'success')).toMatchObject({ result: 'success', grade: 1, margin: { of: 0 } });
});

const mil = (state: ReturnType<typeof start>, nation: string, MIL: number, GES: number) =>
  nationWith(state, nation, { attributes: { MIL, GES } });

clause(['OT-OPP-05', 'OT-EFF-02', 'OT-OPP-02', 'OT-FLOW-18'], 'example 4: very against slight leaves a normal success', () => {
  const state = mil(start(), 'francia', 20, 30);
  expect(damage(turn(state, [strike('francia', 'gothia')], 10, 30), 'gothia')).toEqual([8, 0]);
  expect(
    damage(turn(mil(start({ opposedMethod: 'gradeAverage' }), 'francia', 20, 30), [strike('francia', 'gothia')], 10, 30), 'gothia'),
  ).toEqual([8, 0]);
});
clause(['OT-OPP-06', 'OT-OPP-04', 'OT-OPP-01', 'OT-OPP-16'], 'example 5: equal grades favour the defender', () => {
  const state = mil(mil(start(), 'francia', 25, 30), 'gothia', 20, 25);
  expect(damage(turn(state, [strike('francia', 'gothia')], 30, 20), 'gothia')).toEqual([0, 0]);
  expect(damage(turn(state, [strike('francia', 'gothia')], 30, 46), 'gothia')).toEqual([8, 0]);
  expect(damage(turn(state, [strike('francia', 'gothia')], 30, 99), 'gothia')).toEqual([8, 0]);
  expect(damage(turn(state, [strike('francia', 'gothia')], 56), 'gothia')).toEqual([0, 0]);
});
clause(['OT-ROLL-08', 'OT-EFF-03', 'OT-MEAS-19'], 'example 6: an equality abroad waits for the defence', () => {
  const state = nationWith(start(), 'francia', { attributes: { AUX: 20, GES: 25 } });
  expect(reportOn(turn(state, [raid('francia', 'gothia')], 45, 40), 'francia').roll!.result).toBe('failure');
  const hit = turn(state, [raid('francia', 'gothia')], 45, 41);
  expect([reportOn(hit, 'francia').roll!.result, ...damage(hit, 'gothia')]).toEqual(['success', 0, 4]);
  const open = act(state, { type: 'set-defence', player: 'bo', nation: 'gothia', against: 'all', defend: false });
  expect(damage(turn(open, [raid('francia', 'gothia')], 45), 'gothia')).toEqual([0, 4]);
});

const seven = () =>
  modified(
    mil(start(), 'francia', 20, 30),
    { nation: 'francia', target: 'MIL', value: -12 },
    { nation: 'francia', target: 'GES', value: 4 },
  );

clause(['OT-MOD-01', 'OT-MOD-08', 'OT-ROLL-03', 'OT-MOD-09'], 'example 7: both modifiers count and are consumed', () => {
  const after = turn(seven(), [strike('francia', 'gothia')], 55, 99);
  expect(reportOn(after, 'francia').roll).toMatchObject({ total: -8, effective: 47, result: 'success', grade: 1, margin: [300, 50] });
  expect(after.modifiers).toEqual([]);
});
clause(['OT-MOD-05', 'OT-SCOPE-05', 'OT-MOD-08'], 'example 8: a scope excludes everything else', () => {
  const state = announce(seven(), strike('francia', 'gothia'));
  const ruled = act(state, {
    type: 'adjudicate-measure',
    player: 'referee',
    measure: 'francia/main/1',
    ruling: { kind: 'scope', value: 15 },
  });
  const after = resolve(ruled, 55).state;
  expect(reportOn(after, 'francia').roll).toMatchObject({ total: 15, effective: 70, result: 'failure', grade: 2 });
  expect(after.modifiers).toHaveLength(2);
});
clause('OT-MOD-04', 'example 9: bonuses stay out of a search for bonuses', () => {
  const state = modified(
    nationWith(start(), 'francia', { attributes: { MIL: 20, TCN: 30 } }),
    { nation: 'francia', target: 'MIL', value: -12 },
    { nation: 'francia', target: 'TCN', value: 4 },
  );
  const after = turn(state, [measure('francia', 'logistics', 'boost')], 48);
  expect(reportOn(after, 'francia').roll).toMatchObject({ total: 4, effective: 52, result: 'failure', grade: 1 });
  expect(after.modifiers.map(({ target }) => target)).toEqual(['MIL']);
});
clause(['OT-MOD-10', 'OT-MOD-11', 'OT-MOD-13', 'OT-EFF-04'], 'example 10: offsetting and the cap', () => {
  const boost = measure('francia', 'commerce', 'boost');
  const state = modified(start(), { nation: 'francia', target: 'ECN', value: 8, source: 'event', singleUse: false });
  const one = nextTurn(nationWith(state, 'francia', { attributes: { ECN: 50, GES: 50 } }), [boost], 20);
  expect(one.modifiers.map(({ value }) => value)).toEqual([-4]);
  const two = nextTurn(one, [boost], 1);
  expect(two.modifiers.map(({ value }) => value)).toEqual([-4, -16]);
  const { state: three, events } = resolve(announce(two, boost), 66);
  expect(three.modifiers.map(({ value }) => value)).toEqual([-4, -16, -5]);
  expect(events).toContainEqual({ type: 'modifier-lost', nation: 'francia', target: 'ECN', value: -3 });
});
clause(['OT-OPP-07', 'OT-ROLL-12', 'OT-ROLL-14'], 'example 11: criticals are natural, and beaten by nothing but criticals', () => {
  expect(judgeD100(26, 1, 30)).toMatchObject({ result: 'success', grade: 3 });
  const state = start();
  expect(damage(turn(state, [strike('francia', 'gothia')], 1, 2), 'gothia')).toEqual([16, 0]);
  expect(damage(turn(state, [strike('francia', 'gothia')], 1, 1), 'gothia')).toEqual([0, 0]);
  const effective = modified(start({ criticalsOn: 'effective' }), { nation: 'francia', target: 'MIL', value: -25 });
  expect(reportOn(turn(effective, [strike('francia', 'gothia')], 26, 99), 'francia').roll!.grade).toBe(4);
});
clause(['OT-OPP-09', 'OT-OPP-10', 'OT-OPP-18'], 'example 12: one defence against a joint attack', () => {
  let state = announce(start(), strike('francia', 'gothia'), strike('romania', 'gothia'));
  state = act(state, measure('persia', 'offensive', 'strike', { target: at('gothia') }));
  // Persia comes last in nation order and fails; one defence answers the two that are left: normal, 40 of 40 less 20.
  expect(damage(resolve(state, 10, 20, 99, 20).state, 'gothia')).toEqual([8, 0]);
  expect(damage(resolve(state, 10, 20, 99, 90).state, 'gothia')).toEqual([20, 0]);
});
clause(['OT-OPP-11', 'OT-OPP-12', 'OT-OPP-13', 'OT-EFF-12', 'OT-MEAS-07'], 'example 13: two occupy the same land', () => {
  const land = { target: { kind: 'region' as const, id: 'armorica' } };
  const state = nationWith(nationWith(start(), 'francia', { attributes: { CLT: 20, GES: 30 } }), 'gothia', {
    attributes: { CLT: 20, GES: 20 },
  });
  const after = turn(state, [measure('francia', 'expansion', 'occupy', land), measure('gothia', 'expansion', 'occupy', land)], 20, 18);
  expect(after.regions['armorica']!.owner).toBe('francia');
  expect([reportOn(after, 'francia').netGrade, reportOn(after, 'gothia').netGrade]).toEqual([1, 0]);
});
