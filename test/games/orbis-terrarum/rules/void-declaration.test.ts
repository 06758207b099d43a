import { expect } from 'vitest';
import { declared } from '../helpers/declarations.js';
import { act, byReferee, clause, refused, type State } from '../helpers/table.js';
import { modifiersOf, strike, turn } from '../helpers/turns.js';

clause('OT-REF-12', 'a declaration is found void, or its penalty brought back to the usual one, while it is in force', () => {
  const severe = declared('neutrality', { penalty: { value: 15, years: 10 } });
  const empty = byReferee('void-declaration', { declaration: 'declaration-1', reason: '' });
  const normal = byReferee('normalise-penalty', { declaration: 'declaration-1' });
  const voided = act(severe, empty);
  expect([voided.declarations, voided.modifiers]).toEqual([[], []]);
  for (const late of [empty, normal]) expect(refused(voided, late)).toEqual(['declaration-not-in-force', 'OT-REF-12']);
  const pays = (state: State) => modifiersOf(turn(state, [strike('gothia', 'francia')], 99), 'gothia');
  expect([pays(severe), pays(act(severe, normal))]).toEqual([[['all', 15, 'declaration', 11]], [['all', 5, 'declaration', 6]]]);
});
