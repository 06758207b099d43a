import { orbis500 } from 'ludoteca/orbis-terrarum';
import { expect } from 'vitest';
import { five, law, type Statute } from '../../helpers/organization.js';
import { organized } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { type Action, act, clause, game, type Played, refused, type State, seats, three } from '../../helpers/table.js';

clause('OT-ORG-03', 'a statute stays within its bounds, wherever it is written', () => {
  const world = start({ pack: orbis500 }); // of 20 Nations
  const electoral = (count: number) => ({
    leaderElection: 'electoral' as const,
    electors: Array.from({ length: count }, (_, i) => world.nationOrder[i] ?? `n${i}`),
  });
  const allowed: readonly Partial<Statute>[] = [
    ...[null, 3, 10].map((term) => ({ term })),
    ...[-5, -25].map((closeness) => ({ closeness })),
    ...[electoral(1), electoral(20)],
  ];
  const wrong: readonly Partial<Statute>[] = [
    ...[{ name: ' ' }, { term: 2 }, { term: 11 }, { closeness: 0 }, { closeness: -30 }, { closeness: -7 }],
    ...[electoral(0), electoral(21), { ...electoral(2), electors: ['gothia', 'gothia'] }],
  ];
  const declare = (statute: Statute, kind = 'commitment'): Action =>
    ({ type: 'issue-declaration', player: 'ada', nation: 'francia', kind, text: '', statute }) as Action;
  const offer = (statute: Statute): Action => ({
    ...{ type: 'make-offer', player: 'ada', from: 'francia', to: 'gothia', clauses: [{ kind: 'statute', statute }] },
  });
  for (const more of allowed) expect(game.explain(world, declare(law(more)))).toEqual([]);
  for (const more of wrong) {
    expect([more, ...refused(start(), declare(law(more)))]).toEqual([more, 'bad-statute', 'OT-ORG-03']);
    expect([more, ...refused(start(), offer(law(more)))]).toEqual([more, 'bad-clause', 'OT-TRE-02']);
  }
  expect(refused(start(), declare(law(), 'neutrality'))).toEqual(['bad-statute', 'OT-ORG-03']);
  // An elector may be no member, but must be a Nation.
  const elected = law({ leaderElection: 'electoral', electors: ['gothia', 'nobody'] });
  expect(refused(start(), declare(elected))).toEqual(['unknown-id', 'OT-ACT-02']);
  expect(refused(start(), offer(elected))).toEqual(['bad-clause', 'OT-TRE-02']);
});
clause('OT-ORG-04', 'a statute founds its organization the moment it has enough behind it, and not before', () => {
  const offered = (organizationMin: number) => {
    const open = act(start({ organizationMin }), {
      ...{ type: 'make-offer', player: 'ada', from: 'francia', to: 'gothia', clauses: [{ kind: 'statute', statute: law() }] },
    });
    return act(open, { type: 'accept-offer', player: 'bo', offer: 'offer-1' });
  };
  expect(offered(2).organizations).toMatchObject([{ members: ['francia', 'gothia'], leader: null, charter: 'treaty-1' }]);
  const joined = (state: State) =>
    (['ada', 'bo'] as const).reduce<State>(
      (now, player) =>
        act(now, { type: 'answer-adhesion', player, nation: player === 'ada' ? 'francia' : 'gothia', request: 'request-1', accept: true }),
      act(state, { type: 'request-adhesion', player: 'cy', nation: 'romania', treaty: 'treaty-1', reservations: [] }),
    );
  expect([offered(3).organizations, joined(offered(3)).organizations.map(({ members }) => members)]).toEqual([[], [three]]);
  expect(joined(offered(4)).organizations).toEqual([]);
  const declare = (nation: Played) =>
    ({ type: 'issue-declaration', player: seats[nation], nation, kind: 'commitment', text: 'Us.', statute: law() }) as Action;
  const declared = act(act(start({ organizationMin: 3 }), declare('francia')), declare('gothia'));
  const join: Action = { type: 'join-declaration', player: 'cy', nation: 'romania', declaration: 'declaration-1', reservations: [] };
  expect([declared.organizations, act(declared, join).organizations.map(({ members }) => members)]).toEqual([[], [three]]);
});
clause(['OT-ORG-04', 'OT-ORG-20'], 'a declaration made by an organization founds one of the Nations among its declarants', () => {
  const law = { type: 'issue-declaration', kind: 'commitment', text: 'x', statute: orbis500.statutes[0]!.statute } as const;
  let state = act(organized(start({ organizationMin: 2 }), five), { ...law, player: 'ada', nation: 'organization-1' });
  state = act(state, { ...law, player: 'bo', nation: 'gothia' });
  expect([state.declarations[0]!.declarants.length, state.organizations.length]).toEqual([2, 1]);
  const joined = act(state, { type: 'join-declaration', player: 'cy', nation: 'romania', declaration: 'declaration-1', reservations: [] });
  expect(joined.organizations[1]!.members).toEqual(['gothia', 'romania']);
});
