import { expect } from 'vitest';
import { start } from '../helpers/start.js';
import { act, byReferee, clause, refused, type State } from '../helpers/table.js';
import { measure, modifiersOf, turn } from '../helpers/turns.js';

clause('OT-REF-08', 'a sanction of 1 to 25 needs as many warnings as agreed, and a player to warn', () => {
  const punish = (more = {}) => byReferee('sanction', { nation: 'francia', target: 'ECN', value: 5, years: 3, reason: '', ...more });
  const warned = (times: number) =>
    Array.from({ length: times }).reduce<State>((state) => act(state, byReferee('warn', { whom: 'ada', reason: '' })), start());
  expect([0, 1, 2].map((times) => warned(times).players['ada']!.warnings)).toEqual([0, 1, 2]);
  expect(refused(warned(1), punish())).toEqual(['not-repeated', 'OT-REF-08']);
  for (const value of [0, -1, 26]) expect(refused(warned(2), punish({ value }))).toEqual(['bad-parameter', 'OT-REF-08']);
  for (const years of [0, 21]) expect(refused(warned(2), punish({ years }))).toEqual(['expiry-required', 'OT-MOD-15']);
  for (const [value, years] of [
    [1, 1],
    [25, 20],
  ] as const)
    expect(modifiersOf(act(warned(2), punish({ value, years })), 'francia')).toEqual([['ECN', value, 'misconduct', 1 + years]]);
  expect(refused(warned(2), punish({ nation: 'persia' }))).toEqual(['not-repeated', 'OT-REF-08']);
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
