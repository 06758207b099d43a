import { expect } from 'vitest';
import { together, torn } from '../../helpers/declarations.js';
import { answer, ask, two } from '../../helpers/offers.js';
import { change, conflict, organized, treaty } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { type Action, act, clause, type State } from '../../helpers/table.js';
import { pass, strike, turn } from '../../helpers/turns.js';
import { declareWar, warring } from '../../helpers/wars.js';

clause(
  ['OT-WAR-09', 'OT-ORG-07'],
  'the peace of an organization ends the war it has declared itself, and that declared on its members',
  () => {
    const war = { kind: 'war', text: '' } as const;
    const declares = (nation: string, player: string, target: string): Action => ({
      type: 'issue-declaration',
      player,
      nation,
      ...war,
      target,
    });
    const declared = [
      declares('organization-1', 'ada', 'romania'),
      declares('romania', 'cy', 'gothia'),
      declares('organization-1', 'ada', 'persia'),
      declares('saxonia', 'referee', 'romania'),
    ].reduce((now, one) => act(now, one), organized(start(), ['francia', 'gothia', 'vandalia']));
    const offered = act(declared, {
      type: 'make-offer',
      player: 'ada',
      from: 'organization-1',
      to: 'romania',
      clauses: [{ kind: 'peace' }],
    });
    const made = act(offered, { type: 'accept-offer', player: 'cy', offer: 'offer-1' });
    expect(made.declarations.map(({ declarants, target }) => [declarants, target])).toEqual([
      [['saxonia'], 'romania'],
      [['organization-1'], 'persia'],
    ]);
  },
);
clause(['OT-WAR-04', 'OT-ORG-15'], 'while it is in schism an organization has declared war for nobody', () => {
  const status = (state: State) => turn(state, [strike('gothia', 'persia')], 99).conflicts[0]!.status;
  const war = together('war', { target: 'persia' });
  expect([status(war), status(torn(war))]).toEqual(['war', 'hostilities']);
});
clause('OT-WAR-09', 'peace removes the conflict and the declarations of war between the two, and no other', () => {
  const both = act(act(warring(), declareWar('ada', 'francia', 'gothia')), declareWar('bo', 'gothia', 'francia'));
  const third = act(act(both, declareWar('cy', 'romania', 'gothia')), declareWar('ada', 'francia', 'romania'));
  const offered = act(third, { type: 'make-offer', player: 'ada', from: 'francia', to: 'gothia', clauses: [{ kind: 'peace' }] });
  const made = act(offered, { type: 'accept-offer', player: 'bo', offer: 'offer-1' });
  expect([made.conflicts, made.declarations.map(({ declarants, target }) => [...declarants, target])]).toEqual([
    [],
    [
      ['romania', 'gothia'],
      ['francia', 'romania'],
    ],
  ]);
});
clause(['OT-WAR-09', 'OT-DECL-03', 'OT-DECL-02'], 'a notice given before a peace does not end a war that is declared anew', () => {
  const war = { kind: 'war', text: 'For the crown.', target: 'romania' } as const;
  let state = act(start({ noticeYears: 2 }), { type: 'issue-declaration', player: 'ada', nation: 'francia', ...war });
  const join: Action = { type: 'join-declaration', player: 'bo', nation: 'gothia', declaration: 'declaration-1', reservations: [] };
  state = act(state, join);
  state = act(state, { type: 'revoke-declaration', player: 'bo', nation: 'gothia', declaration: 'declaration-1' });
  state = act(state, { type: 'make-offer', player: 'bo', from: 'gothia', to: 'romania', clauses: [{ kind: 'peace' }] });
  state = act(state, { type: 'accept-offer', player: 'cy', offer: 'offer-1' });
  expect(state.declarations[0]).toMatchObject({ declarants: ['francia'], revocations: [] });
  expect(pass(act(state, join), 3).declarations[0]!.declarants).toEqual(['francia', 'gothia']);
});
clause(['OT-WAR-09', 'OT-ORG-07'], 'the peace an organization makes ends no war between two of its members', () => {
  const wars = [conflict('francia', 'saxonia', 'war'), conflict('francia', 'gothia', 'war'), conflict('saxonia', 'gothia', 'hostilities')];
  const state = change(organized(start(), ['francia', 'saxonia', 'thuringia']), (draft) => {
    draft.conflicts = wars;
  });
  const offered = act(state, { type: 'make-offer', player: 'ada', from: 'organization-1', to: 'gothia', clauses: [{ kind: 'peace' }] });
  const peace = act(offered, { type: 'accept-offer', player: 'bo', offer: 'offer-1' });
  expect(peace.conflicts.map(({ a, b, status }) => [a, b, status])).toEqual([['francia', 'saxonia', 'war']]);
});
clause(
  ['OT-WAR-09', 'OT-TRE-15', 'OT-TRE-16'],
  'a peace is also with whoever joins it later, unless that one or a party has excepted itself',
  () => {
    const fighting = change(start(), (draft) => {
      draft.conflicts = [
        conflict('romania', 'francia', 'war'),
        conflict('gothia', 'romania', 'suspended'),
        conflict('romania', 'persia', 'war'),
      ];
    });
    const declared = act(act(fighting, declareWar('ada', 'francia', 'romania')), declareWar('cy', 'romania', 'gothia'));
    const joined = (excepted: readonly number[], more: Parameters<typeof treaty>[3] = {}) => {
      const asked = act(treaty(declared, two, [{ kind: 'peace' }, { kind: 'alliance' }], more), ask(excepted));
      const after = act(act(asked, answer('francia')), answer('gothia'));
      expect(after.treaties[0]!.parties).toContain('romania');
      return [after.conflicts.map(({ a, b }) => [a, b].sort()), after.declarations.length];
    };
    const [withFrancia, withGothia, withPersia] = [
      ['francia', 'romania'],
      ['gothia', 'romania'],
      ['persia', 'romania'],
    ];
    expect(joined([])).toEqual([[withPersia], 0]);
    expect(joined([1])).toEqual([[withPersia], 0]);
    expect(joined([0])).toEqual([[withFrancia, withGothia, withPersia], 2]);
    expect(joined([], { reservations: [{ nation: 'gothia', clauses: [0] }] })).toEqual([[withGothia, withPersia], 1]);
    // What takes effect once is not carried out again.
    const gift = treaty(start({ startWealth: 10 }), two, [{ kind: 'payment', by: 'francia', to: 'gothia', wealth: 4, progress: 0 }]);
    expect(act(act(act(gift, ask()), answer('francia')), answer('gothia')).nations['francia']!.wealth).toBe(10);
  },
);
