import { expect } from 'vitest';
import { capacityOf, defaultSpread } from '../../../../src/games/orbis-terrarum/mechanics/nations/attributes.js';
import { stabilityPenalty } from '../../../../src/games/orbis-terrarum/mechanics/nations/stability.js';
import { fatigueOf, frontCapacityOf, frontsOf } from '../../../../src/games/orbis-terrarum/mechanics/resolution/fatigue.js';
import { change, conflict, divided, given, nationWith, rebellion, treaty } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { at, clause, code } from '../helpers/table.js';
import { announce, damage, measure, nextTurn, raid, reportOn, resolve, suppress, turn } from '../helpers/turns.js';

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
