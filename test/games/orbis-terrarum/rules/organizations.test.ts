import { expect } from 'vitest';
import { distances, does, exclusion, law, leads, orgOf, type Statute } from '../organization.js';
import {
  type Action,
  act,
  announce,
  at,
  change,
  clause,
  code,
  extinguish,
  game,
  measure,
  modifiersOf,
  nationWith,
  nextTurn,
  organized,
  type Played,
  pass,
  refused,
  resolve,
  type State,
  seats,
  start,
  strike,
  three,
  turn,
} from '../table.js';

const upon = (type: 'expel-member' | 'suspend-member' | 'reinstate-member', nation: string, by: Played = 'francia') =>
  leads(by, type, { nation });
const league = (more: Partial<State['organizations'][number]> = {}, members: readonly string[] = three, options = {}) =>
  organized(start(options), members, { statute: law(), ...more });

clause('OT-ORG-01', 'whoever is no member applies once, and the leader lets in or turns away', () => {
  const small = league({}, ['francia', 'gothia']);
  const applied = act(small, does('romania', 'apply-membership'));
  const answer = (accept: boolean, by: Played = 'francia') => leads(by, 'answer-membership', { nation: 'romania', accept });
  const [yes, no] = [act(applied, answer(true)), act(applied, answer(false))];
  expect([orgOf(yes).members, orgOf(yes).applications]).toEqual([three, []]);
  expect([orgOf(no).members, orgOf(no).applications]).toEqual([['francia', 'gothia'], []]);
  for (const again of [refused(applied, does('romania', 'apply-membership')), refused(small, does('gothia', 'apply-membership'))])
    expect(again).toEqual(['already-a-member', 'OT-ORG-01']);
  expect(refused(small, answer(true))).toEqual(['no-such-request', 'OT-ORG-01']);
  expect(refused(applied, answer(true, 'gothia'))).toEqual(['not-leader', 'OT-ORG-02']);
});
clause('OT-ORG-08', 'a statute may leave admission to conferences; whoever is expelled is far from all for a while', () => {
  const answer = leads('francia', 'answer-membership', { nation: 'romania', accept: true });
  const open = (joinRule: Statute['joinRule']) =>
    act(league({ statute: law({ joinRule }) }, ['francia', 'gothia']), does('romania', 'apply-membership'));
  expect(refused(open('conference'), answer)).toEqual(['statute-forbids', 'OT-ORG-08']);
  for (const rule of ['leader', 'leaderOrConference'] as const) expect(orgOf(act(open(rule), answer)).members).toEqual(three);
  const expelled = act(league(), upon('expel-member', 'gothia'));
  expect(orgOf(expelled).members).toEqual(['francia', 'romania']);
  expect(distances(expelled)).toEqual(exclusion(['francia', 'romania'], 6));
});
clause('OT-ORG-02', 'only the leader expels, suspends and reinstates, members only, and never itself', () => {
  for (const type of ['expel-member', 'suspend-member', 'reinstate-member'] as const) {
    expect(refused(league(), upon(type, 'gothia', 'romania'))).toEqual(['not-leader', 'OT-ORG-02']);
    expect(refused(league({ leader: null }), upon(type, 'gothia'))).toEqual(['not-leader', 'OT-ORG-02']);
    expect(refused(league(), upon(type, 'persia'))).toEqual(['not-a-member', 'OT-ORG-02']);
    expect(refused(league(), upon(type, 'francia'))).toEqual(['target-is-self', 'OT-ORG-02']);
  }
  const suspended = act(league(), upon('suspend-member', 'gothia'));
  expect([orgOf(suspended).suspended, orgOf(suspended).members]).toEqual([['gothia'], three]);
  expect(orgOf(act(suspended, upon('reinstate-member', 'gothia'))).suspended).toEqual([]);
  expect(code(suspended, upon('suspend-member', 'gothia'))).toBe('not-eligible');
  expect(code(league(), upon('reinstate-member', 'gothia'))).toBe('not-eligible');
});
clause('OT-ORG-02', 'strangers leave nothing, disavow nobody, recognise nobody and petition for nothing', () => {
  const pair = league({}, ['francia', 'gothia']);
  const acts = [
    does('romania', 'leave-organization'),
    does('romania', 'disavow-leader', { rival: 'gothia' }),
    does('gothia', 'disavow-leader', { rival: 'romania' }),
    does('romania', 'recognise-leader', { leader: 'gothia' }),
    does('romania', 'petition-election'),
  ];
  for (const one of acts) expect([one.type, ...refused(pair, one)]).toEqual([one.type, 'not-a-member', 'OT-ORG-02']);
  for (const one of [does('gothia', 'recognise-leader', { leader: 'francia' }), does('gothia', 'petition-election')])
    expect(refused(pair, one)).toEqual(['no-schism', 'OT-ORG-02']);
  expect(refused(pair, leads('gothia', 'resign-leadership'))).toEqual(['not-leader', 'OT-ORG-02']);
  // A leader disavows nobody, nor does anybody in favour of the leader, or where nobody leads.
  for (const [state, one] of [
    [league(), does('francia', 'disavow-leader', { rival: 'gothia' })],
    [league(), does('gothia', 'disavow-leader', { rival: 'francia' })],
    [league({ leader: null }), does('gothia', 'disavow-leader', { rival: 'romania' })],
  ] as const)
    expect(refused(state, one)).toEqual(['target-is-self', 'OT-ORG-02']);
  expect(orgOf(act(league(), does('gothia', 'disavow-leader', { rival: 'gothia' }))).disavowals).toHaveLength(1);
});

clause('OT-ORG-03', 'a statute stays within its bounds, wherever it is written', () => {
  const electoral = (count: number) => ({
    leaderElection: 'electoral' as const,
    electors: Array.from({ length: count }, (_, i) => `n${i}`),
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
  for (const more of allowed) expect(game.explain(start(), declare(law(more)))).toEqual([]);
  for (const more of wrong) {
    expect([more, ...refused(start(), declare(law(more)))]).toEqual([more, 'bad-statute', 'OT-ORG-03']);
    expect([more, ...refused(start(), offer(law(more)))]).toEqual([more, 'bad-clause', 'OT-TRE-02']);
  }
  expect(refused(start(), declare(law(), 'neutrality'))).toEqual(['bad-statute', 'OT-ORG-03']);
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
clause('OT-ORG-05', 'an organization that was too small all through a cycle ceases, and one of enough members does not', () => {
  const atEnd = (members: readonly string[], enough: boolean) =>
    turn(
      change(organized(start(), members, { enough }), (draft) => {
        draft.turn = 5;
      }),
      [],
    ).organizations.map((one) => one.enough);
  const five = [...three, 'saxonia', 'persia'];
  expect([atEnd(three, false), atEnd(three, true), atEnd(five, false), atEnd(five, true)]).toEqual([[], [false], [true], [true]]);
});
clause(
  'OT-ORG-06',
  'in the name of an organization only what its statute allows is done, for members, on their statutory attributes',
  () => {
    const statute = law({ allowedMeasures: ['rhetoric', 'commerce', 'offensive'], memberModifiers: ['CLT'] });
    const state = league({ statute });
    const slot = { kind: 'organization', id: 'organization-1' } as const;
    const speak = (statistic: 'rhetoric' | 'commerce' | 'morale', target: string) =>
      measure('francia', statistic, 'boost', { slot, target: at(target) });
    expect(modifiersOf(turn(state, [speak('rhetoric', 'gothia')], 10), 'gothia')).toEqual([['CLT', -12, 'acquired', 6]]);
    expect(announce(state, { ...strike('francia', 'persia'), slot }).measures).toHaveLength(1);
    const wrong = [speak('rhetoric', 'persia'), speak('commerce', 'gothia'), speak('morale', 'gothia')];
    for (const one of wrong) expect(refused(state, one)).toEqual(['statute-forbids', 'OT-ORG-06']);
    const shaped = nationWith(nationWith(state, 'francia', { attributes: { CLT: 30 } }), 'gothia', { attributes: { CLT: 5 } });
    const after = turn(shaped, [speak('rhetoric', 'gothia')], 10);
    expect(after.reports[0]!.roll!.threshold).toBe(50);
  },
);
clause('OT-ORG-07', 'what a leader signs in the name of its organization binds and protects every member', () => {
  const offer: Action = {
    ...{ type: 'make-offer', player: 'ada', from: 'organization-1', to: 'romania', clauses: [{ kind: 'non-aggression' }] },
  };
  const state = league({}, ['francia', 'gothia', 'saxonia']);
  const signed = act(act(state, offer), { type: 'accept-offer', player: 'cy', offer: 'offer-1' });
  expect(signed.treaties[0]!.parties).toEqual(['organization-1', 'romania']);
  const breach = [['all', 10, 'breach', 4]];
  expect(modifiersOf(turn(signed, [strike('romania', 'saxonia')], 99), 'romania')).toEqual(breach);
  expect(modifiersOf(turn(signed, [strike('gothia', 'romania')], 99), 'gothia')).toEqual(breach);
  expect(refused(state, { ...offer, player: 'bo' } as Action)).toEqual(['not-your-nation', 'OT-ACT-06']);
});
clause('OT-ORG-07', 'a leader declares and convenes for its organization, and takes land only where the statute lets it', () => {
  const declare: Action = { type: 'issue-declaration', player: 'ada', nation: 'organization-1', kind: 'commitment', text: 'Us.' };
  expect(act(league(), declare).declarations[0]!.declarants).toEqual(['organization-1']);
  expect(refused(league(), { ...declare, player: 'bo' })).toEqual(['not-your-nation', 'OT-ACT-06']);
  const convene: Action = {
    ...{ type: 'convene-conference', player: 'ada', nation: 'organization-1', topic: '', startTurn: 1, invited: [] },
    ...{ basis: { kind: 'organization', id: 'organization-1' }, includeVassals: true, openFloor: false },
  };
  expect(act(league(), convene).conferences).toMatchObject([{ convener: 'organization-1', attendees: ['francia'] }]);
  expect(refused(league(), { ...convene, player: 'bo' })).toEqual(['not-your-nation', 'OT-ACT-06']);
  const cede: Action = {
    ...{ type: 'make-offer', player: 'cy', from: 'romania', to: 'organization-1' },
    clauses: [{ kind: 'cession', by: 'romania', to: 'organization-1', regions: ['bithynia'] }],
  };
  const owning = league({ statute: law({ holdsTerritory: true }) }, ['francia', 'gothia']);
  const ceded = act(act(owning, cede), { type: 'accept-offer', player: 'ada', offer: 'offer-1' });
  expect(ceded.regions['bithynia']!.owner).toBe('organization-1');
  expect(refused(league({ statute: law({ holdsTerritory: false }) }), cede)).toEqual(['bad-clause', 'OT-TRE-02']);
});
clause('OT-ORG-19', 'who leaves by notice goes after it has run out, at no price', () => {
  const leaving = act(league(), does('gothia', 'leave-organization'));
  expect([1, 2, 3].map((turns) => orgOf(pass(leaving, turns)).members.includes('gothia'))).toEqual([true, true, false]);
  expect(pass(leaving, 3).scopes).toEqual([]);
  expect(refused(leaving, does('gothia', 'leave-organization'))).toEqual(['not-eligible', 'OT-ORG-19']);
});
clause('OT-ORG-13', 'a leader that resigns, leaves, dies or is expelled vacates the office at once', () => {
  const vacant = { leader: null, termEnds: null, election: { votes: [] } };
  expect(orgOf(act(league(), leads('francia', 'resign-leadership')))).toMatchObject(vacant);
  const slot = { kind: 'organization', id: 'organization-1' } as const;
  const speak = measure('francia', 'rhetoric', 'boost', { slot, target: at('gothia') });
  const resigned = act(announce(league(), speak), leads('francia', 'resign-leadership'));
  expect([resigned.measures, code(resigned, speak)]).toEqual([[], 'no-such-slot']);
  const dead = act(league(), extinguish('francia'));
  expect(orgOf(dead)).toMatchObject({ ...vacant, members: ['gothia', 'romania'] });
  const left = league({ leaving: [{ nation: 'francia', turn: 1 }] });
  const { state, events } = resolve(left);
  expect(orgOf(state)).toMatchObject({ members: ['gothia', 'romania'], leader: null });
  expect(events).toContainEqual({ type: 'organization-changed', organization: 'organization-1', what: 'vacant', nation: null, whom: null });
  expect(nextTurn(left).organizations[0]!.election).not.toBeNull();
});
