import { clone, judgeD100, scripted } from 'ludoteca';
import { orbis500 } from 'ludoteca/orbis-terrarum';
import { expect } from 'vitest';
import { passesAlone } from '../../../../src/games/orbis-terrarum/mechanics/diplomacy/conferences.js';
import { install } from '../../../../src/games/orbis-terrarum/mechanics/diplomacy/elections.js';
import { scopeTowards } from '../../../../src/games/orbis-terrarum/mechanics/measures/scope.js';
import { capacityOf, defaultSpread } from '../../../../src/games/orbis-terrarum/mechanics/nations/attributes.js';
import { stabilityPenalty } from '../../../../src/games/orbis-terrarum/mechanics/nations/stability.js';
import { fatigueOf, frontCapacityOf, frontsOf } from '../../../../src/games/orbis-terrarum/mechanics/resolution/fatigue.js';
import { proportionalShares } from '../../../../src/games/orbis-terrarum/mechanics/upkeep/epoch.js';
import {
  act,
  announce,
  at,
  change,
  clause,
  code,
  conflict,
  damage,
  divided,
  given,
  measure,
  modified,
  modifiersOf,
  nationWith,
  nextTurn,
  organized,
  pass,
  rebellion,
  reportOn,
  resolve,
  start,
  strike,
  treaty,
  turn,
} from '../table.js';

const raid = (nation: string, target: string) => measure(nation, 'incision', 'raid', { target: at(target) });
const mil = (state: ReturnType<typeof start>, nation: string, MIL: number, GES: number) =>
  nationWith(state, nation, { attributes: { MIL, GES } });

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
clause(['OT-IDX-01', 'OT-IDX-02', 'OT-STATE-01'], 'example 14: weak indices', () => {
  const at14 = (via: number, leg: number) => {
    const { attributes } = nationWith(start(), 'francia', { attributes: { MIL: 20, ADM: 15, ECN: 15, CLT: 15, AUX: 15 } }).nations[
      'francia'
    ]!;
    return stabilityPenalty({ attributes, viaDamage: 50 - via, legDamage: 45 - leg }, 'worst');
  };
  expect([at14(13, 45), at14(12, 45), at14(5, 45), at14(0, 45), at14(50, 11), at14(5, 11)]).toEqual([0, 5, 10, 15, 5, 10]);
  const { attributes } = nationWith(start(), 'francia', { attributes: { MIL: 20, ADM: 15, ECN: 15, CLT: 15, AUX: 15 } }).nations[
    'francia'
  ]!;
  expect(stabilityPenalty({ attributes, viaDamage: 45, legDamage: 34 }, 'sum')).toBe(15);
});
clause(['OT-PROS-19', 'OT-PROS-20', 'OT-PROS-23', 'OT-EFF-10', 'OT-PROS-24'], 'example 15: theft from those without player', () => {
  const plunder = measure('francia', 'sabotage', 'plunder', { target: at('saxonia') });
  const robbed = change(nationWith(start(), 'saxonia', { wealth: 20 }), (draft) => {
    draft.turn = 5;
    draft.thefts = [{ victim: 'saxonia', kind: 'wealth', amount: 5, turn: 1 }];
  });
  const sealed = change(robbed, (draft) => {
    draft.turn = 6;
  });
  const after = turn(sealed, [plunder], 10, 100);
  expect([after.nations['saxonia']!.wealth, after.nations['francia']!.wealth]).toEqual([18, 2]);
  const poor = turn(nationWith(start(), 'saxonia', { wealth: 3 }), [plunder], 1, 100);
  expect([poor.nations['saxonia']!.wealth, poor.nations['francia']!.wealth]).toEqual([0, 3]);
  const none = turn(start(), [plunder], 1, 100);
  expect([none.thefts, none.nations['francia']!.wealth]).toEqual([[], 0]);
});
clause(['OT-SETUP-04', 'OT-STATE-01'], 'example 16: the default spread', () => {
  const spread = defaultSpread('CLT', 'INT', [30, 25, 20, 15, 10]);
  expect(spread).toEqual({ CLT: 30, ECN: 25, AUX: 20, MIL: 15, ADM: 10, INT: 30, TCN: 25, LEA: 20, GES: 15, PRS: 10 });
  expect([capacityOf(spread, 'via'), capacityOf(spread, 'leg')]).toEqual([50, 75]);
});
const fromSide = (side: string, target: string, player = 'ada') =>
  measure('francia', 'offensive', 'strike', { player, slot: { kind: 'side', id: side }, target: { kind: 'side', id: target } });
clause(['OT-CIV-07', 'OT-CIV-08', 'OT-CIV-05', 'OT-SLOT-07'], 'example 17: sides fight for Supremacy', () => {
  const after = turn(divided(start(), 'francia'), [fromSide('civil-war-1.1', 'civil-war-1.2')], 20, 90);
  expect(after.civilWars[0]!.sides.map(({ supremacy }) => supremacy)).toEqual([66, 34]);
  expect(damage(after, 'francia')).toEqual([0, 0]);
  const three = turn(divided(start(), 'francia', [34, 33, 33]), [fromSide('civil-war-1.1', 'civil-war-1.2')], 1, 90);
  expect(three.civilWars[0]!.sides.map(({ supremacy }) => supremacy)).toEqual([66, 1, 33]);
});
clause(['OT-CIV-10', 'OT-CIV-11', 'OT-CIV-12', 'OT-MEAS-05'], 'example 18: a foreigner takes sides', () => {
  const help = measure('gothia', 'incision', 'raid', { target: { kind: 'side', id: 'civil-war-1.2' }, supports: 'civil-war-1.1' });
  const { state, events } = resolve(announce(divided(start(), 'francia', [95, 5]), help), 10, 90);
  expect(damage(state, 'francia')).toEqual([0, 6]);
  expect(events).toContainEqual({ type: 'supremacy-changed', civilWar: 'civil-war-1', side: 'civil-war-1.1', before: 95, after: 100 });
  expect([state.civilWars, events.some(({ type }) => type === 'civil-war-ended')]).toEqual([[], true]);
  const plain = turn(divided(start(), 'francia', [95, 5]), [raid('gothia', 'francia')], 10, 90);
  expect([...damage(plain, 'francia'), plain.civilWars[0]!.sides[1]!.supremacy]).toEqual([0, 12, 5]);
});
clause(['OT-WAR-11', 'OT-WAR-13', 'OT-WAR-14', 'OT-WAR-15', 'OT-WAR-07'], 'example 19: three and a half fronts', () => {
  const enemies = ['gothia', 'romania', 'saxonia', 'thuringia'];
  // Land that joins everybody keeps every front direct.
  let state = change(start(), (draft) => {
    draft.conflicts = enemies.map((enemy) => conflict('francia', enemy, 'war'));
  });
  state = nationWith(given(given(state, 'armorica', 'gothia'), 'noricum', 'romania'), 'thuringia', { patron: 'persia' });
  state = given(state, 'lugdunum', 'romania');
  expect([frontsOf(state, 'francia'), frontCapacityOf(state, 'francia'), fatigueOf(state, 'francia')]).toEqual([3.5, 2, 5]);
  const allied = treaty(
    change(state, (draft) => {
      draft.conflicts = [...state.conflicts, conflict('vandalia', 'gothia', 'war')];
    }),
    ['francia', 'vandalia'],
    [{ kind: 'alliance' }],
  );
  expect([frontCapacityOf(allied, 'francia'), fatigueOf(allied, 'francia')]).toEqual([3, 0]);
});
const suppress = (statistic: 'offensive' | 'incision') =>
  measure('francia', statistic, 'suppress', { target: { kind: 'rebellion', id: 'rebellion-1' } });
clause(['OT-REB-02', 'OT-REB-03', 'OT-REB-04', 'OT-REB-05', 'OT-MEAS-06'], 'example 20: suppressing rebels', () => {
  const rebels = (options = {}) =>
    rebellion(nationWith(start(options), 'francia', { attributes: { MIL: 20, AUX: 20, GES: 25 } }), 'francia', {
      sponsor: 'gothia',
      sponsorKnown: false,
    });
  expect(damage(turn(rebels(), [suppress('offensive')], 60), 'francia')).toEqual([12, 0]);
  expect(damage(turn(rebels({ rebellionFailureTable: 'bySeverity' }), [suppress('offensive')], 60), 'francia')).toEqual([4, 0]);
  expect(damage(turn(rebels(), [suppress('offensive')], 90), 'francia')).toEqual([4, 0]);
  expect(damage(turn(rebels({ rebellionFailureTable: 'bySeverity' }), [suppress('offensive')], 90), 'francia')).toEqual([12, 0]);
  expect(damage(turn(rebels(), [suppress('incision')], 100), 'francia')).toEqual([0, 16]);
  const { state, events } = resolve(announce(rebels(), suppress('offensive')), 10);
  expect(state.rebellions).toEqual([]);
  expect(events).toContainEqual({ type: 'sponsor-revealed', rebellion: 'rebellion-1', nation: 'francia', sponsor: 'gothia' });
  expect(code(start(), suppress('offensive'))).toBe('no-rebellion');
});
clause(['OT-VAS-07', 'OT-VAS-08', 'OT-FLOW-14', 'OT-VAS-05'], 'example 21: tribute failed and never tried', () => {
  const vassal = nationWith(start({ npcAutoTribute: false }), 'gothia', { patron: 'francia', tribute: 'pending', wealth: 3 });
  const failed = turn(vassal, [measure('gothia', 'intervention', 'tribute', { kind: 'wealth' })], 99);
  expect([failed.nations['gothia']!.wealth, failed.nations['francia']!.wealth, failed.nations['gothia']!.tribute]).toEqual([
    0,
    3,
    'attempted',
  ]);
  const idle = change(nationWith(vassal, 'gothia', { wealth: 2 }), (draft) => {
    draft.turn = 5;
  });
  const ended = turn(idle, []);
  expect([ended.nations['gothia']!.wealth, ended.nations['francia']!.wealth]).toEqual([0, 12]);
});
clause(['OT-MOD-18', 'OT-MOD-19', 'OT-MOD-20'], 'example 22: four failures in a row', () => {
  const boost = measure('francia', 'commerce', 'boost');
  let state = start();
  for (let i = 0; i < 4; i++) state = nextTurn(state, [boost], 90);
  state = nextTurn(state, [boost], 20);
  expect(reportOn(state, 'francia').roll!.items).toContainEqual({ source: 'streak', value: 10, modifier: null });
  expect(state.streaks).toMatchObject([{ statistic: 'commerce', area: 'Gallia', outcome: 'success', length: 1 }]);
  expect(reportOn(nextTurn(state, [boost], 20), 'francia').roll!.items.some(({ source }) => source === 'streak')).toBe(false);
});
clause(['OT-CONF-16', 'OT-CONF-17', 'OT-CONF-25'], 'example 23: votes on a single proposal', () => {
  const rows: [number, number, number, string | undefined, boolean][] = [
    [4, 3, 2, 'yes', false],
    [5, 3, 1, 'no', true],
    [4, 4, 1, 'yes', true],
    [4, 4, 1, 'no', false],
    [1, 0, 8, undefined, true],
    [0, 0, 9, undefined, false],
  ];
  for (const [favourable, contrary, abstaining, convener, passes] of rows)
    expect(passesAlone({ favourable, contrary, abstaining }, 'unopposed', 'absolute', convener)).toBe(passes);
  expect(passesAlone({ favourable: 4, contrary: 3, abstaining: 2 }, 'unopposed', 'simple', 'no')).toBe(true);
  expect(passesAlone({ favourable: 6, contrary: 3, abstaining: 0 }, 'unopposed', 'twoThirds', 'no')).toBe(true);
  expect(passesAlone({ favourable: 5, contrary: 3, abstaining: 0 }, 'unopposed', 'twoThirds', 'no')).toBe(false);
  expect(passesAlone({ favourable: 1, contrary: 5, abstaining: 0 }, 'literal', 'absolute', 'no')).toBe(true);
  expect(passesAlone({ favourable: 1, contrary: 0, abstaining: 8 }, 'majority', 'absolute', 'yes')).toBe(false);
});
clause(['OT-EPO-03', 'OT-EPO-04', 'OT-EPO-05'], 'example 24: a partial epoch', () => {
  expect(proportionalShares([40, 30, 20, 10, 20], 80, 5, 30)).toEqual([27, 20, 13, 7, 13]);
  expect(proportionalShares([60, 10, 10, 10, 10], 80, 5, 30)).toEqual([30, 13, 13, 12, 12]);
  expect(Math.floor((30 * 53) / 80)).toBe(19);
  const reset = (attributes: Partial<Record<'MIL' | 'AUX' | 'ECN' | 'CLT' | 'ADM' | 'GES', number>>) => {
    const strong = nationWith(start({ epochThreshold: 60 }), 'francia', { attributes, viaDamage: 30 });
    const asked = turn(strong, []);
    return act(asked, { type: 'decide', player: 'referee', decision: asked.decisions[0]!.id, answer: 'partial' }).nations['francia']!;
  };
  const francia = reset({ MIL: 40, AUX: 30, ECN: 20, CLT: 10, ADM: 20, GES: 20 });
  const { MIL, AUX, ECN, CLT, ADM } = francia.attributes;
  expect([MIL, AUX, ECN, CLT, ADM]).toEqual([27, 20, 13, 7, 13]);
  // The capacity of Viability falls from 80 to 53, and its damage with it.
  expect([capacityOf(francia.attributes, 'via'), francia.viaDamage]).toEqual([53, 19]);
  const other = reset({ MIL: 60, AUX: 10, ECN: 10, CLT: 10, ADM: 10, GES: 20 });
  expect([other.attributes.MIL, other.attributes.AUX, other.attributes.ECN, other.attributes.CLT, other.attributes.ADM]).toEqual([
    30, 13, 13, 12, 12,
  ]);
  expect(other.viaDamage).toBe(Math.floor((30 * 55) / 80));
});
clause(['OT-MOD-02', 'OT-STATE-06'], 'example 25: a horde fights well and trades badly', () => {
  const horde = nationWith(start(), 'francia', { kind: 'horde', capital: null, position: 'armorica', attributes: { MIL: 30, GES: 15 } });
  const state = given(given(horde, 'belgica', null), 'neustria', null);
  const { roll } = reportOn(
    turn(
      change(state, (draft) => {
        draft.nations = { ...draft.nations, francia: { ...draft.nations['francia']!, moveTo: 'neustria' } };
      }),
      [strike('francia', 'gothia')],
      50,
      99,
    ),
    'francia',
  );
  expect(roll).toMatchObject({ threshold: 45, total: -10, effective: 40, result: 'success', grade: 1 });
});
clause(['OT-MOD-02', 'OT-VAS-02', 'OT-VAS-03', 'OT-SETUP-08'], 'example 26: vassals and their vassals', () => {
  const invest = (nation: string) => measure(nation, 'intervention', 'invest');
  const after = turn(start(), [invest('armenia'), invest('iberia')], 50, 50);
  expect(reportOn(after, 'armenia').roll!.items).toEqual([{ source: 'vassal', value: 10, modifier: null }]);
  expect(reportOn(after, 'iberia').roll!.items).toEqual([{ source: 'vassal', value: 15, modifier: null }]);
  const played = nationWith(start(), 'francia', { patron: 'persia' });
  expect(reportOn(turn(played, [invest('francia')], 50), 'francia').roll!.items).toEqual([]);
});
clause('OT-ORG-11', 'example 27: a variable term of 2d10', () => {
  const state = clone(
    organized(
      change(start(), (draft) => {
        draft.turn = 10;
      }),
      ['francia', 'gothia'],
    ),
  );
  const dice = scripted([7, 4]);
  install(state as never, 'organization-1', 'gothia', { ...dice, roll: dice.roll, pick: (list) => list[0]!, emit: () => {} });
  expect([state.organizations[0]!.leader, state.organizations[0]!.termEnds]).toEqual(['gothia', 21]);
});
clause(['OT-SCOPE-01', 'OT-SCOPE-02', 'OT-SCOPE-03', 'OT-CONT-03', 'OT-CONT-07'], 'example 28: how far it is to Romania', () => {
  const state = start({ scopeModel: 'derived' });
  expect(scopeTowards(state, 'francia', { kind: 'nation', id: 'romania' }, 'geographic')).toBe(15);
  expect(scopeTowards(state, 'francia', { kind: 'nation', id: 'romania' }, 'cultural')).toBe(0);
  expect(scopeTowards(state, 'suebia', { kind: 'nation', id: 'romania' }, 'geographic')).toBe(25);
  expect(scopeTowards(state, 'suebia', { kind: 'nation', id: 'romania' }, 'cultural')).toBe(5);
  expect(orbis500.edges).toHaveLength(89);
});
clause(['OT-DIP-01', 'OT-DIP-02', 'OT-DIP-05', 'OT-MEAS-12', 'OT-OPP-12'], 'example 29: an exclusive treaty', () => {
  const ask = (nation: string) =>
    measure(nation, 'diplomacy', 'negotiate', {
      target: at('saxonia'),
      exclusive: true,
      terms: [{ kind: 'passage', by: 'saxonia', to: nation }],
    });
  const state = nationWith(start(), 'saxonia', { attributes: { ADM: 15, PRS: 15 } });
  const after = turn(state, [ask('francia'), ask('gothia')], 10, 30, 28);
  expect(reportOn(after, 'francia')).toMatchObject({ netGrade: 1 });
  expect(after.decisions).toMatchObject([{ kind: 'npc-response', about: { nation: 'francia', other: 'saxonia', grade: 1 } }]);
  const accepted = act(after, { type: 'decide', player: 'referee', decision: after.decisions[0]!.id, answer: 'accept' });
  expect(accepted.treaties).toMatchObject([{ parties: ['francia', 'saxonia'], clauses: [{ kind: 'passage' }] }]);
});
clause(['OT-DECL-06', 'OT-DECL-07', 'OT-DECL-09'], 'example 30: neutrality', () => {
  const neutral = act(start(), { type: 'issue-declaration', player: 'bo', nation: 'gothia', kind: 'neutrality', text: '' });
  const attacked = nextTurn(neutral, [strike('francia', 'gothia')], 99);
  expect(modifiersOf(attacked, 'francia')).toEqual([['all', 5, 'declaration', 6]]);
  expect(attacked.declarations).toHaveLength(1);
  const answered = turn(attacked, [strike('gothia', 'francia')], 99);
  expect([answered.declarations, modifiersOf(answered, 'gothia')]).toEqual([[], []]);
  const broken = turn(neutral, [strike('gothia', 'romania')], 99);
  expect([broken.declarations, modifiersOf(broken, 'gothia')]).toEqual([[], [['all', 5, 'declaration', 6]]]);
});
clause(['OT-PROS-18', 'OT-IDX-04', 'OT-IDX-05', 'OT-IDX-07', 'OT-CIV-15'], 'example 31: the end of a cycle', () => {
  const tired = change(nationWith(start(), 'francia', { viaDamage: 20, legDamage: 2, wealth: 4 }), (draft) => {
    draft.turn = 5;
  });
  const ended = turn(tired, []);
  expect([...damage(ended, 'francia'), ended.nations['francia']!.wealth, ended.nations['francia']!.progress]).toEqual([15, 0, 9, 1]);
  const torn = turn(rebellion(tired, 'francia', { firstTurn: 3, deadlineTurn: 9 }), []);
  expect(damage(torn, 'francia')).toEqual([22, 3]);
});
clause(['OT-PROS-01', 'OT-PROS-03', 'OT-PROS-06', 'OT-PROS-08', 'OT-MOD-14'], 'example 32: purchases', () => {
  const rich = nationWith(start(), 'francia', { wealth: 25 });
  const buy = (item: 'authority-point' | 'progress' | 'domain-bonus', times = 1, attribute?: 'GES' | 'MIL') => ({
    type: 'spend' as const,
    player: 'ada',
    nation: 'francia',
    item,
    times,
    ...(attribute === undefined ? {} : { attribute }),
  });
  expect(code(rich, buy('authority-point', 1, 'GES'))).toBe('cannot-pay');
  const bought = act(rich, buy('progress', 2));
  expect([bought.nations['francia']!.wealth, bought.nations['francia']!.progress]).toEqual([5, 2]);
  const armed = act(bought, buy('domain-bonus', 1, 'MIL'));
  expect([armed.nations['francia']!.progress, modifiersOf(armed, 'francia')]).toEqual([1, [['MIL', -6, 'purchased', 6]]]);
  expect(modifiersOf(pass(armed, 5), 'francia')).toHaveLength(1);
  expect(modifiersOf(pass(armed, 6), 'francia')).toEqual([]);
  expect(modifiersOf(turn(armed, [strike('francia', 'gothia')], 90), 'francia')).toEqual([]);
});
clause(['OT-TRE-10', 'OT-TRE-12', 'OT-TRE-13', 'OT-TRE-14'], 'example 33: breaking a peace', () => {
  const friends = change(treaty(start(), ['francia', 'gothia'], [{ kind: 'non-aggression' }], { lastTurn: 20 }), (draft) => {
    draft.turn = 12;
  });
  const { state, events } = resolve(announce(friends, raid('francia', 'gothia')), 99);
  expect([modifiersOf(state, 'francia'), state.treaties]).toEqual([[['all', 10, 'breach', 15]], []]);
  expect(events).toContainEqual({ type: 'treaty-breached', treaty: 'treaty-1', nation: 'francia' });
  const priced = treaty(nationWith(start(), 'francia', { wealth: 4 }), ['francia', 'gothia'], [{ kind: 'non-aggression' }], {
    penalty: { target: null, value: 0, years: 1, wealth: 6, progress: 0 },
  });
  const paid = turn(priced, [raid('francia', 'gothia')], 99);
  expect([paid.nations['francia']!.wealth, paid.nations['gothia']!.wealth, modifiersOf(paid, 'francia')]).toEqual([0, 4, []]);
});
clause(['OT-CFG-05', 'OT-MOD-14', 'OT-STATE-05'], 'example 34: the life of an acquired modifier', () => {
  const third = change(nationWith(start(), 'francia', { attributes: { MIL: 50, LEA: 50 } }), (draft) => {
    draft.turn = 3;
  });
  const gained = turn(third, [measure('francia', 'morale', 'boost')], 50);
  expect(modifiersOf(gained, 'francia')).toEqual([['LEA', -8, 'acquired', 8]]);
  const used = turn(
    act(gained, { type: 'open-orders', player: 'referee' }),
    [measure('gothia', 'intimidation', 'undermine', { target: at('francia') })],
    10,
    20,
  );
  expect(modifiersOf(used, 'francia')).toEqual([]);
});
