import { expect } from 'vitest';
import { both, declarants, declare, declared, usual } from '../helpers/declarations.js';
import { formOf, offered } from '../helpers/filled-forms.js';
import { treaty } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { act, byReferee, clause, refused, type State } from '../helpers/table.js';
import { modifiersOf } from '../helpers/turns.js';

clause('OT-REF-12', 'the referee rules who broke a treaty, or a declaration, if it is in force and binds them', () => {
  const breach = (nation: string, instrument: string) => byReferee('rule-breach', { nation, instrument, reason: '' });
  const pact = treaty(start(), ['francia', 'gothia'], [{ kind: 'non-aggression' }]);
  const ruled = act(pact, breach('francia', 'treaty-1'));
  expect([ruled.treaties, modifiersOf(ruled, 'francia')]).toEqual([[], [['all', 10, 'breach', 4]]]);
  expect(refused(pact, breach('romania', 'treaty-1'))).toEqual(['not-a-party', 'OT-REF-12']);
  expect(refused(ruled, breach('francia', 'treaty-1'))).toEqual(['treaty-not-in-force', 'OT-REF-12']);
  const broken = act(declared('commitment'), breach('francia', 'declaration-1'));
  expect([broken.declarations, modifiersOf(broken, 'francia')]).toEqual([[], [['all', 5, 'declaration', 6]]]);
  expect(refused(broken, breach('francia', 'declaration-1'))).toEqual(['declaration-not-in-force', 'OT-REF-12']);
  const war = act(declared('war', { target: 'gothia' }), breach('francia', 'declaration-1'));
  expect([war.declarations, war.modifiers]).toEqual([[], []]);
});
clause('OT-REF-12', 'where nobody has declared anything, only parties of treaties are offered as breakers', () => {
  const pact = treaty(start(), ['francia', 'gothia'], [{ kind: 'non-aggression' }]);
  expect(offered(formOf(pact, 'referee', 'rule-breach'))).toEqual(['francia', 'gothia']);
  expect(() => formOf(pact, 'referee', 'rule-breach', [['nation', 'romania']])).toThrow('nation: it is not among the choices.');
  const pledged = act(pact, declare('francia', 'commitment'));
  expect(offered(formOf(pledged, 'referee', 'rule-breach'))).toContain('romania');
});

clause('OT-REF-12', 'what may have been broken is pointed at as what it is', () => {
  const bound = treaty(declared('commitment'), ['francia', 'gothia'], [{ kind: 'non-aggression' }]);
  expect(formOf(bound, 'referee', 'rule-breach', [['nation', 'francia']]).ask).toMatchObject({
    field: 'instrument',
    question: {
      about: [
        { kind: 'treaty', id: 'treaty-1' },
        { kind: 'declaration', id: 'declaration-1' },
      ],
    },
  });
});
clause(
  ['OT-DECL-08', 'OT-DECL-13', 'OT-REF-12'],
  'whoever forces a declarant to break its word pays, and a joint declaration ends for all',
  () => {
    const forced = (state: State) => {
      const after = act(state, byReferee('rule-breach', { nation: 'romania', instrument: 'declaration-1', reason: '' }));
      return [declarants(after), modifiersOf(after, 'romania')];
    };
    expect(forced(both('commitment'))).toEqual([[], usual]);
    expect(forced(declared('commitment'))).toEqual([[['francia']], usual]);
    const war = { target: 'persia' } as const;
    expect(forced(act(declared('war', war), declare('gothia', 'war', war)))).toEqual([[['francia', 'gothia']], []]);
  },
);
