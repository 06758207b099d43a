import { expect } from 'vitest';
import { divided, nationWith } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { type Action, act, at, clause, code, refused, type State, told } from '../helpers/table.js';
import { measure, nextTurn, strike, turn } from '../helpers/turns.js';
import { gothic, saxon } from '../helpers/vassals.js';

/** Gothia would stay with a patron that collapses. */
const loyal = nationWith(gothic(), 'gothia', { keepsVassalage: true });
const independence: Action = { type: 'declare-independence', player: 'bo', vassal: 'gothia' };

clause('OT-VAS-12', 'independence is declared once, and binds the vassal until it is won', () => {
  const declared = act(gothic(), independence);
  expect(declared.nations['gothia']).toMatchObject({ patron: 'francia', tribute: 'pending', independenceDeclared: true });
  expect(refused(declared, independence)).toEqual(['already-declared', 'OT-VAS-12']);
  expect(refused(start(), independence)).toEqual(['not-a-vassal', 'OT-VAS-12']);
  const speak = (player: string): Action => ({ type: 'declare-independence', player, vassal: 'saxonia' });
  for (const player of ['ada', 'referee']) expect(act(saxon(), speak(player)).nations['saxonia']!.independenceDeclared).toBe(true);
  expect(refused(saxon(), speak('bo'))).toEqual(['not-your-nation', 'OT-ACT-06']);
});
clause(['OT-VAS-12', 'OT-VAS-19'], 'a vassal for which the referee declares it obeys its patron no more', () => {
  const speak = (player: string): Action => ({ type: 'declare-independence', player, vassal: 'saxonia' });
  const attack = { ...strike('saxonia', 'francia'), player: 'ada' };
  const [own, ruled] = [act(saxon(), speak('ada')), act(saxon(), speak('referee'))];
  expect([own, ruled].map(({ nations }) => nations['saxonia']!.autonomous)).toEqual([false, true]);
  expect(refused(ruled, attack)).toEqual(['not-your-nation', 'OT-ACT-06']);
  expect(act(own, attack).measures).toHaveLength(1);
  expect(act(ruled, { ...attack, player: 'referee' }).measures).toHaveLength(1);
  expect(told(saxon(), speak('referee'))).toContainEqual({ type: 'flag-changed', nation: 'saxonia', flag: 'autonomous', value: 'true' });
  // One that the referee controls already stays what it is, and who is freed is in nobody's hands.
  const distant = nationWith(start(), 'saxonia', { patron: 'persia' });
  expect(act(distant, speak('referee')).nations['saxonia']!.autonomous).toBe(false);
});
clause('OT-VAS-17', 'it is won by an own blow after the declaration, once an index of the patron is at 60 % or less', () => {
  const patronAfter = (state: State, measures: Parameters<typeof turn>[1] = [], ...dice: number[]) =>
    turn(state, measures, ...dice).nations['gothia']!.patron;
  // Francia holds 60 of each; 36 is 60 %.
  const at36 = (index: 'viaDamage' | 'legDamage', lost: number) => nationWith(act(gothic(), independence), 'francia', { [index]: lost });
  const raid = measure('gothia', 'incision', 'raid', { target: at('francia') });
  expect([
    patronAfter(at36('viaDamage', 20), [strike('gothia', 'francia')], 30, 99),
    patronAfter(at36('viaDamage', 19), [strike('gothia', 'francia')], 30, 99),
    patronAfter(at36('legDamage', 20), [raid], 30, 99),
    patronAfter(at36('legDamage', 19), [raid], 30, 99),
    patronAfter(at36('legDamage', 24), [strike('gothia', 'francia')], 30, 99),
  ]).toEqual([null, 'francia', null, 'francia', null]);
  expect([
    patronAfter(at36('viaDamage', 40)),
    patronAfter(at36('viaDamage', 40), [strike('gothia', 'francia')], 99),
    patronAfter(at36('viaDamage', 20), [strike('romania', 'francia')], 30, 99),
    patronAfter(nationWith(gothic(), 'francia', { viaDamage: 40 }), [strike('gothia', 'francia')], 30, 99),
  ]).toEqual(['francia', 'francia', 'francia', 'francia']);
  // A blow before the declaration does not count, one after it does whenever the patron falls low.
  const before = act(act(turn(gothic(), [strike('gothia', 'francia')], 30, 99), { type: 'open-orders', player: 'referee' }), independence);
  expect(patronAfter(nationWith(before, 'francia', { viaDamage: 40 }))).toBe('francia');
  const struck = nextTurn(act(gothic(), independence), [strike('gothia', 'francia')], 30, 99);
  expect([struck.nations['gothia']!.patron, patronAfter(nationWith(struck, 'francia', { viaDamage: 24 }))]).toEqual(['francia', null]);
});
clause(['OT-VAS-12', 'OT-ACT-06'], 'the referee speaks for the vassals of players, but for no player', () => {
  const vassal = nationWith(start(), 'gothia', { patron: 'persia' });
  const declare = { type: 'declare-independence', player: 'referee', vassal: 'gothia' } as const;
  expect(code(vassal, declare)).toBe('not-your-nation');
  expect(act(vassal, { ...declare, player: 'bo' }).nations['gothia']!.independenceDeclared).toBe(true);
  const served = nationWith(start(), 'saxonia', { patron: 'francia' });
  expect(act(served, { ...declare, vassal: 'saxonia' }).nations['saxonia']!.independenceDeclared).toBe(true);
});
clause(['OT-VAS-17', 'OT-CIV-10'], 'a blow at a side of the patron’s civil war that takes nothing from the patron wins nothing', () => {
  const blow = measure('gothia', 'incision', 'raid', { target: { kind: 'side', id: 'civil-war-1.1' }, supports: 'civil-war-1.2' });
  const after = (legDamage: number) =>
    turn(divided(nationWith(act(loyal, independence), 'francia', { legDamage }), 'francia'), [blow], 10, 99).nations['gothia']!.patron;
  expect([after(59), after(60)]).toEqual([null, 'francia']);
});
