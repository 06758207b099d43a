import type { Action } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import { develop, leading } from '../helpers/scenes/turns-and-travels.js';
import * as t from '../helpers/table.js';

const { clause, edit, internal, refusal, declaring } = t;

clause('GM-DECL-06', 'after committing nothing is written or withdrawn', () => {
  const state = t.after(t.after(leading(), declaring('ada', develop)), { type: 'commit', player: 'ada' });
  const tries: Action[] = [
    declaring('ada', develop),
    { type: 'withdraw', player: 'ada', declaration: '1' },
    { type: 'commit', player: 'ada' },
  ];
  for (const action of tries) expect(refusal(state, action)).toEqual(['already-committed', 'GM-DECL-06']);
});

clause('GM-DECL-07', 'a civil war must be declared, and an action kept for it', () => {
  const torn = edit(leading(), (draft) => {
    draft.countries['ada']!.civilWar = { since: 1, rebelArmy: 5, rebelPrincipal: null };
    draft.countries['ada']!.allowance = 2;
  });
  expect(refusal(torn, { type: 'commit', player: 'ada' })).toEqual(['civil-war-compulsory', 'GM-DECL-07']);
  const one = t.after(torn, declaring('ada', develop));
  expect(refusal(one, declaring('ada', develop))).toEqual(['civil-war-compulsory', 'GM-DECL-07']);
  expect(t.after(t.after(one, declaring('ada', internal('civil-war'))), { type: 'commit', player: 'ada' }).committed['ada']).toBe(true);
  const spent = edit(torn, (draft) => {
    draft.countries['ada']!.thisTurn.crisisSpent = 2;
  });
  expect(t.after(spent, { type: 'commit', player: 'ada' }).committed['ada']).toBe(true);
});
