import { expect } from 'vitest';
import { declarants, declare, declared, does, type Issue, join, together, torn, usual } from '../../helpers/declarations.js';
import { change } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { type Action, act, byReferee, clause, code, refused } from '../../helpers/table.js';
import { modifiersOf, pass, strike, turn } from '../../helpers/turns.js';

clause(['OT-DECL-04', 'OT-ORG-07'], 'a member breaks the word of its organization, for all, and pays alone; the leader revokes it', () => {
  const broken = act(together('commitment'), does('gothia', 'break-declaration'));
  expect([broken.declarations, modifiersOf(broken, 'gothia'), modifiersOf(broken, 'francia')]).toEqual([[], usual, []]);
  const none = ['not-a-declarant', 'OT-DECL-04'];
  expect(refused(torn(together('commitment')), does('gothia', 'break-declaration'))).toEqual(none);
  expect(code(together('commitment'), { ...does('francia', 'break-declaration'), nation: 'organization-1' } as Action)).toBe('unknown-id');
  const noticed = act(together('commitment'), { ...does('francia', 'revoke-declaration'), nation: 'organization-1' } as Action);
  expect([declarants(noticed), declarants(pass(noticed, 3)), modifiersOf(pass(noticed, 3), 'francia')]).toEqual([
    [['organization-1']],
    [],
    [],
  ]);
  expect(refused(together('commitment'), does('francia', 'revoke-declaration'))).toEqual(['not-a-declarant', 'OT-DECL-03']);
});
clause('OT-DECL-09', 'a penalty weighs on every roll for its years, 5 for 5 years where none was said', () => {
  const paid = (more: Partial<Issue>, options = {}) =>
    modifiersOf(act(act(start(options), declare('francia', 'commitment', more)), does('francia', 'break-declaration')), 'francia');
  expect(paid({})).toEqual(usual);
  expect(paid({ penalty: { value: 12, years: 3 } })).toEqual([['all', 12, 'declaration', 4]]);
  expect(paid({}, { declarationPenalty: 7, declarationPenaltyYears: 2 })).toEqual([['all', 7, 'declaration', 3]]);
  expect(paid({}, { yearsPerTurn: 2 })).toEqual([['all', 5, 'declaration', 4]]);
});
clause('OT-DECL-13', 'a commitment is broken by nothing but a word, and whoever forces it may be made to pay', () => {
  const pledged = act(start(), declare('francia', 'commitment'));
  expect(turn(pledged, [strike('francia', 'gothia'), strike('gothia', 'francia')], 99, 99)).toMatchObject({
    declarations: [{}],
    modifiers: [],
  });
  const forced = act(pledged, { type: 'rule-breach', player: 'referee', nation: 'gothia', instrument: 'declaration-1', reason: '' });
  expect([modifiersOf(forced, 'gothia'), declarants(forced)]).toEqual([usual, [['francia']]]);
});
clause('OT-DECL-13', 'a declaration of war threatens nothing, and ends with revocation or extinction', () => {
  const penalty = { value: 5, years: 1 };
  expect(refused(start(), declare('francia', 'war', { target: 'gothia', penalty }))).toEqual(['penalty-too-high', 'OT-DECL-10']);
  const war = act(start(), declare('francia', 'war', { target: 'saxonia' }));
  const broken = act(war, does('francia', 'break-declaration'));
  expect([broken.declarations, broken.modifiers]).toEqual([[], []]);
  expect(pass(act(war, does('francia', 'revoke-declaration')), 3).declarations).toEqual([]);
  const dead = (nation: string): Action => ({
    ...{ type: 'apply-effects', player: 'referee', reason: '', effects: [{ do: 'extinguish', nation }] },
  });
  expect([act(war, dead('saxonia')).declarations, act(war, dead('francia')).declarations]).toEqual([[], []]);
});
clause(['OT-DECL-11', 'OT-DECL-14'], 'with a declarant go its own notice and reservations, and those of the others stay', () => {
  const joint = act(act(declared('commitment'), join('gothia')), join('romania'));
  const noticed = act(act(joint, does('gothia', 'revoke-declaration')), does('romania', 'revoke-declaration'));
  const reserved = change(noticed, (draft) => {
    draft.declarations = noticed.declarations.map((one) => ({
      ...one,
      reservations: ['gothia', 'romania'].map((nation) => ({ nation, clauses: [0] })),
    }));
  });
  const after = act(reserved, byReferee('excuse-declarant', { declaration: 'declaration-1', nation: 'gothia', reason: '' }));
  expect(after.declarations).toMatchObject([
    {
      declarants: ['francia', 'romania'],
      revocations: [{ nation: 'romania' }],
      reservations: [{ nation: 'romania' }],
    },
  ]);
  expect(declarants(pass(after, 3))).toEqual([['francia']]);
});
