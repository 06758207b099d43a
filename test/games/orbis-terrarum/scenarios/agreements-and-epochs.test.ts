import { clone, scripted } from 'ludoteca';
import { orbis500 } from 'ludoteca/orbis-terrarum';
import { expect } from 'vitest';
import { passesAlone } from '../../../../src/games/orbis-terrarum/mechanics/diplomacy/conferences.js';
import { install } from '../../../../src/games/orbis-terrarum/mechanics/diplomacy/elections.js';
import { scopeTowards } from '../../../../src/games/orbis-terrarum/mechanics/measures/scope.js';
import { capacityOf } from '../../../../src/games/orbis-terrarum/mechanics/nations/attributes.js';
import { proportionalShares } from '../../../../src/games/orbis-terrarum/mechanics/upkeep/epoch.js';
import { change, given, nationWith, organized, rebellion, treaty } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { act, at, clause, code } from '../helpers/table.js';
import { announce, damage, measure, modifiersOf, nextTurn, pass, raid, reportOn, resolve, strike, turn } from '../helpers/turns.js';

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
