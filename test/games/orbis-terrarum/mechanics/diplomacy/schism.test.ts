import { expect } from 'vitest';
import { leaderOf, resign, voted } from '../../helpers/elections.js';
import { does, five, fiveWithPersia, law, orgOf } from '../../helpers/organization.js';
import { change, nationWith, organized, shield, treaty } from '../../helpers/positions.js';
import { eightTorn, inSixthTurn, reform, torn } from '../../helpers/schism.js';
import { start } from '../../helpers/start.js';
import { type Action, act, at, clause, code, extinguish, type Played, refused, type State, three } from '../../helpers/table.js';
import { measure, modifiersOf, reportOn, resolve, strike, turn } from '../../helpers/turns.js';

const disavow = (nation: Played, rival: string) => does(nation, 'disavow-leader', { rival });
const begun = (members: readonly string[], ...disavowals: readonly (readonly [Played, string])[]) =>
  orgOf(
    turn(
      disavowals.reduce((state, [nation, rival]) => act(state, disavow(nation, rival)), organized(start(), members, { statute: law() })),
      [],
    ),
  ).schism;
const with3 = [...three, 'saxonia', 'persia', 'armenia'];

clause('OT-ORG-14', 'a third of all members for one same rival makes a schism, and less does not', () => {
  expect(begun(three, ['romania', 'gothia'])).toMatchObject({ rival: 'gothia', since: 1 });
  expect(begun([...three, 'saxonia'], ['romania', 'gothia'])).toBeNull();
  expect(begun(with3, ['romania', 'gothia'], ['gothia', 'gothia'])).toMatchObject({ rival: 'gothia' });
  expect(begun([...with3, 'axumia'], ['romania', 'gothia'], ['gothia', 'gothia'])).toBeNull();
  expect(begun(with3, ['romania', 'gothia'], ['gothia', 'romania'])).toBeNull();
  // Whoever changes its mind is counted once.
  expect(begun(with3, ['romania', 'gothia'], ['romania', 'saxonia'], ['gothia', 'saxonia'])).toMatchObject({ rival: 'saxonia' });
  expect(begun(with3, ['romania', 'gothia'], ['romania', 'saxonia'], ['gothia', 'gothia'])).toBeNull();
  const once = act(organized(start(), with3, { statute: law() }), disavow('romania', 'gothia'));
  expect(orgOf(act(once, disavow('romania', 'saxonia'))).disavowals).toEqual([{ nation: 'romania', rival: 'saxonia' }]);
});

const divided = torn(three, ['gothia']);

clause('OT-ORG-15', 'in a schism nobody speaks for the whole: no slot, no closeness, nobody comes or is sent away', () => {
  const slot = { kind: 'organization', id: 'organization-1' } as const;
  expect(code(divided, measure('francia', 'rhetoric', 'boost', { slot, target: at('gothia') }))).toBe('no-such-slot');
  const strike = measure('francia', 'offensive', 'strike', { target: at('gothia') });
  const total = (state: State) => reportOn(turn(state, [strike], 10, 99), 'francia').roll!.total;
  expect([total(organized(start(), three)), total(divided)]).toEqual([-5, 0]);
  const pair = torn(['francia', 'gothia'], ['gothia']);
  const applied = change(pair, (draft) => {
    draft.organizations = draft.organizations.map((one) => ({ ...one, applications: ['romania'] }));
  });
  for (const [state, action] of [
    [pair, does('romania', 'apply-membership')],
    [applied, { type: 'answer-membership', player: 'ada', organization: 'organization-1', nation: 'romania', accept: true }],
    [divided, { type: 'expel-member', player: 'ada', organization: 'organization-1', nation: 'romania' }],
    [divided, disavow('romania', 'gothia')],
    [divided, { type: 'issue-declaration', player: 'ada', nation: 'organization-1', kind: 'commitment', text: '' }],
  ] as const)
    expect([action.type, ...refused(state, action as Action)]).toEqual([action.type, 'in-schism', 'OT-ORG-15']);
});
clause(['OT-ORG-15', 'OT-ORG-02'], 'in a schism each leader suspends only those that recognise it', () => {
  const state = torn(fiveWithPersia, ['gothia', 'saxonia']);
  const upon = (player: string, nation: string, type: 'suspend-member' | 'reinstate-member' = 'suspend-member'): Action => ({
    ...{ type, player, organization: 'organization-1', nation },
  });
  expect([upon('ada', 'persia'), upon('bo', 'saxonia')].map((action) => orgOf(act(state, action)).suspended)).toEqual([
    ['persia'],
    ['saxonia'],
  ]);
  expect(orgOf(act(act(state, upon('bo', 'saxonia')), upon('bo', 'saxonia', 'reinstate-member'))).suspended).toEqual([]);
  for (const [player, nation] of [
    ['ada', 'saxonia'],
    ['bo', 'persia'],
    ['bo', 'francia'],
  ] as const)
    expect(refused(state, upon(player, nation))).toEqual(['not-leader', 'OT-ORG-15']);
  expect(refused(state, upon('cy', 'persia'))).toEqual(['not-leader', 'OT-ORG-02']);
  expect([refused(state, upon('ada', 'francia')), refused(state, upon('bo', 'gothia'))]).toEqual(
    Array(2).fill(['target-is-self', 'OT-ORG-02']),
  );
  expect(refused(state, upon('ada', 'vandalia'))).toEqual(['not-a-member', 'OT-ORG-02']);
  // Neither of the two answers to the other, even where nobody has written down whom they recognise.
  const undeclared = torn(fiveWithPersia, ['saxonia']);
  expect([refused(undeclared, upon('ada', 'gothia')), refused(torn(fiveWithPersia, ['gothia', 'francia']), upon('bo', 'francia'))]).toEqual(
    Array(2).fill(['not-leader', 'OT-ORG-15']),
  );
});

const recognise = (nation: Played, leader: string) => does(nation, 'recognise-leader', { leader });

clause('OT-ORG-16', 'four fifths for one of the two end a schism with a new term, and less do not', () => {
  const healed = (members: readonly string[], followers: readonly string[]) => {
    const { leader, schism, termEnds } = orgOf(turn(torn(members, followers), []));
    return [leader, schism === null, termEnds];
  };
  expect(healed(fiveWithPersia, ['gothia', 'romania', 'saxonia', 'persia'])).toEqual(['gothia', true, 6]);
  expect(healed(fiveWithPersia, ['gothia', 'romania', 'saxonia'])).toEqual(['francia', false, 20]);
  expect(healed(fiveWithPersia, ['gothia'])).toEqual(['francia', true, 6]);
  const changed = act(torn(fiveWithPersia, ['gothia', 'saxonia', 'persia']), recognise('romania', 'gothia'));
  expect(orgOf(turn(changed, []))).toMatchObject({ leader: 'gothia', schism: null });
  expect(refused(divided, recognise('romania', 'romania'))).toEqual(['not-leader', 'OT-ORG-02']);
});
clause('OT-ORG-17', 'when four fifths have signed an election is held, and whoever wins it leads alone', () => {
  const signed = (...petitions: readonly string[]) => orgOf(turn(torn(fiveWithPersia, ['gothia', 'romania'], { petitions }), []));
  expect(signed('gothia', 'romania', 'saxonia').election).toBeNull();
  expect(signed('gothia', 'romania', 'saxonia', 'persia')).toMatchObject({ election: { since: 1 }, schism: { rival: 'gothia' } });
  const once = act(divided, does('gothia', 'petition-election'));
  expect(orgOf(once).schism!.petitions).toEqual(['gothia']);
  expect(refused(once, does('gothia', 'petition-election'))).toEqual(['not-eligible', 'OT-ORG-17']);
  const called = change(torn(fiveWithPersia, ['gothia', 'romania']), (draft) => {
    draft.organizations = draft.organizations.map((one) => ({ ...one, election: { since: 0, votes: [] } }));
  });
  expect(orgOf(turn(voted(called, ['gothia', 'romania'], ['romania', 'romania']), []))).toMatchObject({ leader: 'romania', schism: null });
});
clause(['OT-ORG-17', 'OT-ORG-10', 'OT-RES-04'], 'every unsuspended member votes then, whatever the statute says', () => {
  const called = (more = {}) => reform(torn(fiveWithPersia, ['gothia', 'romania']), () => ({ election: { since: 0, votes: [] }, ...more }));
  for (const leaderElection of ['electoral', 'rotation', 'points'] as const) {
    const statute = law({ leaderElection, electors: ['persia'] });
    const state = called({ statute, electors: ['persia'] });
    expect(orgOf(turn(voted(state, ['gothia', 'romania']), []))).toMatchObject({ leader: 'romania', schism: null });
  }
  const suspended = called({ suspended: ['romania'] });
  expect(refused(suspended, does('romania', 'vote-leader', { candidate: 'gothia' }))).toEqual(['not-a-member', 'OT-ORG-10']);
  expect(refused(suspended, does('gothia', 'vote-leader', { candidate: 'romania' }))).toEqual(['statute-forbids', 'OT-RES-04']);
});
clause('OT-ORG-17', 'without any vote nothing changes: the petitions are spent and the schism goes on', () => {
  const petitions = ['gothia', 'romania', 'saxonia', 'persia'];
  const called = reform(torn(fiveWithPersia, ['gothia', 'romania'], { petitions }), () => ({ election: { since: 0, votes: [] } }));
  const { state, events } = resolve(called);
  expect(orgOf(state)).toMatchObject({ leader: 'francia', termEnds: 20, election: null, schism: { rival: 'gothia', petitions: [] } });
  expect(events).toContainEqual({
    type: 'organization-changed',
    organization: 'organization-1',
    what: 'unvoted',
    nation: null,
    whom: null,
  });
});
clause(['OT-ORG-16', 'OT-ORG-17'], 'a schism ends with the resignation of either leader; a petition may choose the leader again', () => {
  const torn = (reelection = true) =>
    organized(start(), three, {
      statute: law({ reelection }),
      schism: {
        since: 1,
        rival: 'gothia',
        recognitions: three.map((nation) => ({ nation, leader: nation === 'francia' ? 'francia' : 'gothia' })),
        petitions: [],
      },
    });
  expect(turn(act(torn(), resign('bo')), []).organizations[0]).toMatchObject({ leader: 'francia', schism: null, termEnds: 6 });
  expect(turn(act(torn(), resign('ada')), []).organizations[0]).toMatchObject({ leader: 'gothia', schism: null, termEnds: 6 });
  expect(refused(torn(), resign('cy'))).toEqual(['not-leader', 'OT-ORG-02']);
  const both = turn(act(act(torn(), resign('bo')), resign('ada')), []);
  expect(both.organizations[0]).toMatchObject({ leader: null, schism: null, election: { since: 1 } });
  const polled = change(torn(false), (draft) => {
    draft.organizations = draft.organizations.map((one) => ({ ...one, election: { since: 0, votes: [] } }));
  });
  const chosen = act(polled, {
    type: 'vote-leader',
    player: 'ada',
    nation: 'francia',
    organization: 'organization-1',
    candidate: 'francia',
  });
  expect(leaderOf(turn(chosen, []))).toBe('francia');
});
clause(['OT-ORG-17', 'OT-ORG-18'], 'an election that four fifths have called is held before the organization splits', () => {
  const called = reform(inSixthTurn(eightTorn({})), () => ({
    election: { since: 5, votes: [{ voter: 'romania', candidate: 'romania' }] },
  }));
  const after = resolve(called).state.organizations;
  expect(after.map(({ leader, members, schism }) => [leader, members.length, schism])).toEqual([['romania', 8, null]]);
});
clause(['OT-ORG-15'], 'in a schism the duties and benefits of the charter rest', () => {
  const clauses = [
    ...shield,
    { kind: 'scope' as const, between: five, dimension: 'cultural' as const, value: 5 },
    { kind: 'subsidy' as const, by: 'francia', to: 'gothia', wealth: 3 },
    { kind: 'statute' as const, statute: law() },
  ];
  const state = reform(treaty(eightTorn({}), [...five, 'persia', 'armenia', 'axumia'], clauses), () => ({ charter: 'treaty-1' }));
  const fought = turn(state, [strike('francia', 'gothia')], 30, 99);
  expect([fought.treaties[0]!.parties.length, modifiersOf(fought, 'francia')]).toEqual([8, []]);
  const whole = reform(state, () => ({ schism: null }));
  expect(turn(whole, [strike('francia', 'gothia')], 30, 99).treaties[0]!.parties).not.toContain('francia');
  const rich = (one: State) =>
    nationWith(
      change(one, (draft) => {
        draft.config = { ...one.config, turnsPerCycle: 1, wealthPerCycle: 0 };
      }),
      'francia',
      { wealth: 9 },
    );
  expect([turn(rich(state), []).nations['gothia']!.wealth, turn(rich(whole), []).nations['gothia']!.wealth]).toEqual([0, 3]);
});
clause(['OT-ORG-15', 'OT-ORG-07', 'OT-TRE-04'], 'nobody answers an offer in the name of an organization in schism', () => {
  const offered = act(organized(start(), ['francia', 'saxonia', 'thuringia']), {
    type: 'make-offer',
    player: 'bo',
    from: 'gothia',
    to: 'organization-1',
    clauses: [{ kind: 'alliance' }],
  });
  const torn = (state: State): State =>
    change(state, (draft) => {
      draft.organizations = state.organizations.map((one) => ({
        ...one,
        schism: { since: 1, rival: 'saxonia', recognitions: [], petitions: [] },
      }));
    });
  const accept = { type: 'accept-offer', player: 'ada', offer: 'offer-1' } as const;
  expect(act(offered, accept).treaties).toHaveLength(1);
  expect(code(torn(offered), accept)).toBe('in-schism');
});
clause(['OT-ORG-14', 'OT-ORG-20'], 'whoever leaves disavows no leader any more, and is no rival either', () => {
  const both = act(act(organized(start(), with3, { statute: law() }), disavow('gothia', 'saxonia')), disavow('romania', 'gothia'));
  const after = (nation: string) => orgOf(act(both, extinguish(nation))).disavowals;
  expect(after('gothia')).toEqual([]);
  expect(after('romania')).toEqual([{ nation: 'gothia', rival: 'saxonia' }]);
  expect(after('persia')).toHaveLength(2);
});
clause(['OT-ORG-16', 'OT-ORG-20'], 'a rival that is no member any more claims the office no longer, and the leader leads alone', () => {
  const members = [...three, 'saxonia', 'persia'];
  const gone = act(torn(members, ['gothia', 'romania']), extinguish('gothia'));
  expect(orgOf(gone)).toMatchObject({ leader: 'francia', schism: { rival: null } });
  const { state, events } = resolve(gone);
  expect(orgOf(state)).toMatchObject({ leader: 'francia', schism: null });
  expect(events.filter(({ type }) => type === 'schism')).toEqual([
    { type: 'schism', organization: 'organization-1', rival: null, outcome: 'healed' },
  ]);
  // Who merely follows the rival takes nothing along.
  expect(orgOf(act(torn(members, ['gothia', 'romania']), extinguish('romania'))).schism!.rival).toBe('gothia');
});
