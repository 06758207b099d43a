import { expect } from 'vitest';
import { both, declarants, declare, does, type Issue, neutral } from '../helpers/declarations.js';
import { nationWith } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { act, clause, code, refused } from '../helpers/table.js';
import { nextTurn } from '../helpers/turns.js';

clause('OT-DECL-01', 'war is declared on another living Nation, and nothing else has a target', () => {
  expect(act(start(), declare('francia', 'war', { target: 'gothia' })).declarations).toMatchObject([{ kind: 'war', target: 'gothia' }]);
  for (const wrong of [declare('francia', 'war'), declare('francia', 'neutrality', { target: 'gothia' })])
    expect(refused(start(), wrong)).toEqual(['bad-parameter', 'OT-DECL-01']);
  const dead = nationWith(start(), 'saxonia', { alive: false });
  for (const target of ['francia', 'saxonia'])
    expect(refused(dead, declare('francia', 'war', { target }))).toEqual(['invalid-target', 'OT-DECL-01']);
  expect(code(start(), declare('francia', 'war', { target: 'nobody' }))).toBe('unknown-id');
});
clause('OT-DECL-01', 'nobody declares twice what is in force; wars on several are several', () => {
  const twice = ['already-declared', 'OT-DECL-01'];
  for (const kind of ['neutrality', 'commitment'] as const)
    expect(refused(act(start(), declare('francia', kind)), declare('francia', kind, { text: 'Again.' }))).toEqual(twice);
  const war = act(start(), declare('francia', 'war', { target: 'gothia' }));
  expect(refused(war, declare('francia', 'war', { target: 'gothia' }))).toEqual(twice);
  expect(act(war, declare('francia', 'war', { target: 'romania' })).declarations).toHaveLength(2);
  expect(act(act(war, declare('francia', 'neutrality')), declare('francia', 'commitment')).declarations).toHaveLength(3);
});
clause('OT-DECL-10', 'no declaration threatens more than 15, or for more than 10 years, whatever is agreed later', () => {
  const threaten = (value: number, years: number) => declare('francia', 'neutrality', { penalty: { value, years } });
  for (const [value, years] of [
    [1, 1],
    [15, 10],
  ] as const)
    expect(act(start(), threaten(value, years)).declarations[0]!.penalty).toEqual({ value, years });
  for (const [value, years] of [
    [16, 1],
    [0, 1],
    [-1, 1],
    [5, 0],
    [5, 11],
  ] as const)
    expect(refused(start(), threaten(value, years))).toEqual(['penalty-too-high', 'OT-DECL-10']);
  expect(refused(start({ declarationPenaltyMax: 5 }), threaten(6, 1))).toEqual(['penalty-too-high', 'OT-DECL-10']);
});
clause('OT-DECL-05', 'the same declared in the same turn is one declaration of several', () => {
  expect(declarants(both('neutrality'))).toEqual([['francia', 'gothia']]);
  const apart = (first: Issue, second: Issue) => declarants(act(act(start(), first), second)).length;
  expect([
    apart(declare('francia', 'neutrality'), declare('gothia', 'commitment')),
    apart(declare('francia', 'neutrality'), declare('gothia', 'neutrality', { text: 'We may.' })),
    apart(declare('francia', 'war', { target: 'persia' }), declare('gothia', 'war', { target: 'saxonia' })),
    apart(declare('francia', 'war', { target: 'persia' }), declare('gothia', 'war', { target: 'persia' })),
  ]).toEqual([2, 2, 2, 1]);
  expect(declarants(act(nextTurn(act(start(), declare('francia', 'neutrality'))), declare('gothia', 'neutrality')))).toHaveLength(2);
});
clause('OT-DECL-05', 'and it does not matter in which order the parts of it are written', () => {
  const second = (penalty: { value: number; years: number }) =>
    declarants(act(neutral({ penalty: { value: 12, years: 4 } }), declare('gothia', 'neutrality', { penalty })));
  expect(second({ years: 4, value: 12 })).toEqual([['francia', 'gothia']]);
  expect(second({ years: 5, value: 12 })).toEqual([['francia'], ['gothia']]);
});
clause('OT-DECL-12', 'what was broken or revoked may be declared again', () => {
  const broken = act(neutral(), does('francia', 'break-declaration'));
  expect(declarants(act(broken, declare('francia', 'neutrality')))).toEqual([['francia']]);
  const revoked = act(act(start({ noticeYears: 0 }), declare('francia', 'neutrality')), does('francia', 'revoke-declaration'));
  expect(declarants(act(nextTurn(revoked), declare('francia', 'neutrality')))).toEqual([['francia']]);
});
clause(['OT-DECL-05', 'OT-DECL-02'], 'whoever issues the very declaration it has asked to join is a declarant once', () => {
  const words = { kind: 'neutrality', text: 'We keep out of it.' } as const;
  let state = act(start(), { type: 'issue-declaration', player: 'ada', nation: 'francia', ...words });
  state = act(state, { type: 'join-declaration', player: 'bo', nation: 'gothia', declaration: 'declaration-1', reservations: [0] });
  state = act(state, { type: 'issue-declaration', player: 'bo', nation: 'gothia', ...words });
  expect(state.declarations).toMatchObject([{ declarants: ['francia', 'gothia'], requests: [] }]);
});
