import { expect } from 'vitest';
import { does, law, leads, orgOf, type Statute } from '../organization.js';
import { type Action, act, at, change, clause, code, measure, nationWith, nextTurn, organized, type Played, refused, reportOn, resolve, type State, start, three, turn } from '../table.js'; // biome-ignore format: one line

const choose = (nation: Played, candidate: string) => does(nation, 'vote-leader', { candidate });

/** An office that is vacant since the turn before, so that it is filled in this upkeep. */
const election = (statute: Partial<Statute> = {}, more: Partial<State['organizations'][number]> = {}, members: readonly string[] = three) =>
  organized(start(), members, { statute: law(statute), leader: null, termEnds: null, election: { since: 0, votes: [] }, ...more });
const voted = (state: State, ...votes: readonly (readonly [Played, string])[]) =>
  votes.reduce((now, [voter, candidate]) => act(now, choose(voter, candidate)), state);
const elected = (state: State) => orgOf(turn(state, [])).leader;

clause('OT-ORG-09', 'an election opens when nobody leads or the term ends, and is counted after a full orders phase', () => {
  const ending = organized(start(), three, { statute: law(), termEnds: 1 });
  const open = turn(ending, []);
  expect(orgOf(open)).toMatchObject({ leader: 'francia', election: { since: 1, votes: [] } });
  expect(orgOf(turn(organized(start(), three, { statute: law(), termEnds: 2 }), [])).election).toBeNull();
  const counted = turn(voted(act(open, { type: 'open-orders', player: 'referee' }), ['gothia', 'romania']), []);
  expect(orgOf(counted)).toMatchObject({ leader: 'romania', termEnds: 7, election: null });
  // What is vacated while orders are given is filled after the next orders.
  const resigned = act(organized(start(), three, { statute: law() }), leads('francia', 'resign-leadership'));
  expect([orgOf(turn(resigned, [])).leader, elected(nextTurn(resigned))]).toEqual([null, 'francia']);
});
clause('OT-ORG-09', 'each voter has one vote; plurality, then the higher Prestige, then nation order', () => {
  expect(elected(voted(election(), ['francia', 'romania'], ['gothia', 'romania'], ['romania', 'francia']))).toBe('romania');
  expect(elected(voted(election(), ['francia', 'romania'], ['francia', 'gothia'], ['gothia', 'gothia']))).toBe('gothia');
  expect(orgOf(voted(election(), ['francia', 'romania'], ['francia', 'gothia'])).election!.votes).toHaveLength(1);
  const tied = (state: State) => elected(voted(state, ['francia', 'romania'], ['gothia', 'gothia']));
  expect([tied(election()), tied(nationWith(election(), 'romania', { attributes: { PRS: 21 } }))]).toEqual(['gothia', 'romania']);
});
clause('OT-ORG-09', 'without votes the incumbent stays, or else the member of highest Prestige leads', () => {
  const strong = (state: State) => nationWith(state, 'romania', { attributes: { PRS: 21 } });
  expect([elected(election()), elected(strong(election())), elected(strong(election({}, { leader: 'gothia' })))]).toEqual([
    'francia',
    'romania',
    'gothia',
  ]);
});
clause('OT-ORG-02', 'who votes for a leader has a vote, in an election, and for a member', () => {
  const whole = organized(start(), three, { statute: law() });
  expect(refused(whole, choose('francia', 'gothia'))).toEqual(['no-election', 'OT-ORG-09']);
  expect(refused(election(), choose('francia', 'persia'))).toEqual(['not-a-member', 'OT-ORG-02']);
  expect(refused(election({}, {}, ['francia', 'gothia']), choose('romania', 'gothia'))).toEqual(['not-a-member', 'OT-ORG-10']);
});
clause('OT-ORG-10', 'all members vote unless suspended; or the electors, members or not', () => {
  const held = election({}, { suspended: ['gothia'] });
  expect(refused(held, choose('gothia', 'gothia'))).toEqual(['not-a-member', 'OT-ORG-10']);
  expect(elected(voted(held, ['francia', 'gothia']))).toBe('gothia');
  const college = election({ leaderElection: 'electoral', electors: ['romania'] }, { electors: ['romania'] }, ['francia', 'gothia']);
  expect(elected(voted(college, ['romania', 'gothia']))).toBe('gothia');
  expect(refused(college, choose('francia', 'gothia'))).toEqual(['not-a-member', 'OT-ORG-10']);
});
clause('OT-ORG-10', 'a leader renews a renewable electorate once in its term, 1 to 20 living Nations', () => {
  const electoral = (electorate: Statute['electorate'], more = {}) =>
    organized(start(), three, {
      statute: law({ leaderElection: 'electoral', electors: ['persia'], electorate, ...more }),
      electors: ['persia'],
    });
  const name = (electors: readonly string[], nation: Played = 'francia') => leads(nation, 'name-electors', { electors });
  const named = act(electoral('renewed'), name(['gothia', 'armenia']));
  expect(orgOf(named).electors).toEqual(['gothia', 'armenia']);
  expect(refused(named, name(['gothia']))).toEqual(['statute-forbids', 'OT-ORG-10']);
  expect(refused(electoral('fixed'), name(['gothia']))).toEqual(['statute-forbids', 'OT-ORG-10']);
  expect(refused(electoral('renewed', { leaderElection: 'egalitarian' }), name(['gothia']))).toEqual(['statute-forbids', 'OT-ORG-10']);
  expect(refused(electoral('renewed'), name(['gothia'], 'gothia'))).toEqual(['not-leader', 'OT-ORG-02']);
  for (const wrong of [[], ['gothia', 'gothia'], Array.from({ length: 21 }, (_, i) => `n${i}`)])
    expect(refused(electoral('renewed'), name(wrong))).toEqual(['bad-parameter', 'OT-ORG-03']);
  // Twenty are not too many, whoever they are.
  expect(refused(electoral('renewed'), name(Array.from({ length: 20 }, (_, i) => `n${i}`)))).toEqual(['unknown-id', 'OT-ACT-02']);
  // The next leader may name its own.
  const next = change(named, (draft) => {
    draft.organizations = draft.organizations.map((one) => ({ ...one, election: { since: 0, votes: [] } }));
  });
  const later = act(turn(voted(next, ['gothia', 'gothia']), []), { type: 'open-orders', player: 'referee' });
  expect(orgOf(act(later, name(['romania'], 'gothia'))).electors).toEqual(['romania']);
});
clause(
  'OT-ORG-10',
  'by rotation the next unsuspended member in joining order leads, by points the one of highest Prestige, at once',
  () => {
    const over = (leaderElection: Statute['leaderElection'], more = {}) =>
      organized(start(), ['romania', 'gothia', 'francia'], { statute: law({ leaderElection }), leader: 'romania', termEnds: 1, ...more });
    expect([elected(over('rotation')), elected(over('rotation', { suspended: ['gothia'] }))]).toEqual(['gothia', 'francia']);
    expect(elected(over('rotation', { leader: 'francia', rotatedTo: 'francia' }))).toBe('romania');
    expect(elected(nationWith(over('points'), 'francia', { attributes: { PRS: 21 } }))).toBe('francia');
    expect(orgOf(turn(over('rotation'), [])).election).toBeNull();
  },
);
clause('OT-ORG-11', 'a fixed term lasts its years, a variable one two dice of ten turns', () => {
  const termOf = (statute: Partial<Statute>, options: object, ...dice: number[]) => {
    const state = organized(start(options), three, { statute: law(statute), leader: null, election: { since: 0, votes: [] } });
    return orgOf(turn(state, [], ...dice)).termEnds;
  };
  expect([termOf({ term: 5 }, {}), termOf({ term: 5 }, { yearsPerTurn: 2 })]).toEqual([6, 4]);
  expect([termOf({ term: null }, {}, 1, 1), termOf({ term: null }, {}, 10, 9)]).toEqual([3, 20]);
});
clause('OT-ORG-12', 'an incumbent is elected again unless the statute forbids it', () => {
  const ended = (reelection: boolean) => election({ reelection }, { leader: 'francia', lastLeader: 'francia' });
  expect(elected(voted(ended(true), ['gothia', 'francia']))).toBe('francia');
  expect(refused(ended(false), choose('gothia', 'francia'))).toEqual(['statute-forbids', 'OT-ORG-12']);
  expect(elected(ended(false))).toBe('gothia');
});

const disavow = (nation: Played, rival: string) => does(nation, 'disavow-leader', { rival });
const recognise = (nation: Played, leader: string) => does(nation, 'recognise-leader', { leader });
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
});
/** An organization divided between Francia and Gothia; so many of its members follow Gothia. */
const torn = (members: readonly string[], followers: readonly string[], more = {}, since = 1) =>
  organized(start({ schismTurns: 5 }), members, {
    statute: law(),
    schism: {
      since,
      rival: 'gothia',
      recognitions: members.map((nation) => ({ nation, leader: followers.includes(nation) ? 'gothia' : 'francia' })),
      petitions: [],
      ...more,
    },
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
const five = [...three, 'saxonia', 'persia'];
clause(['OT-ORG-15', 'OT-ORG-02'], 'in a schism each leader suspends only those that recognise it', () => {
  const state = torn(five, ['gothia', 'saxonia']);
  const upon = (player: string, nation: string, type: 'suspend-member' | 'reinstate-member' = 'suspend-member'): Action => ({
    ...{ type, player, organization: 'organization-1', nation },
  });
  expect([upon('ada', 'persia'), upon('bo', 'saxonia')].map((action) => orgOf(act(state, action)).suspended)).toEqual([
    ['persia'],
    ['saxonia'],
  ]);
  expect(orgOf(act(act(state, upon('bo', 'saxonia')), upon('bo', 'saxonia', 'reinstate-member'))).suspended).toEqual([]);
  for (const [player, nation] of [['ada', 'saxonia'], ['bo', 'persia'], ['bo', 'francia']] as const) // biome-ignore format: pairs
    expect(refused(state, upon(player, nation))).toEqual(['not-leader', 'OT-ORG-15']);
  expect(refused(state, upon('cy', 'persia'))).toEqual(['not-leader', 'OT-ORG-02']);
  expect([refused(state, upon('ada', 'francia')), refused(state, upon('bo', 'gothia'))]).toEqual(
    Array(2).fill(['target-is-self', 'OT-ORG-02']),
  );
  expect(refused(state, upon('ada', 'vandalia'))).toEqual(['not-a-member', 'OT-ORG-02']);
});
clause('OT-ORG-16', 'four fifths for one of the two end a schism with a new term, and less do not', () => {
  const healed = (members: readonly string[], followers: readonly string[]) => {
    const { leader, schism, termEnds } = orgOf(turn(torn(members, followers), []));
    return [leader, schism === null, termEnds];
  };
  expect(healed(five, ['gothia', 'romania', 'saxonia', 'persia'])).toEqual(['gothia', true, 6]);
  expect(healed(five, ['gothia', 'romania', 'saxonia'])).toEqual(['francia', false, 20]);
  expect(healed(five, ['gothia'])).toEqual(['francia', true, 6]);
  const changed = act(torn(five, ['gothia', 'saxonia', 'persia']), recognise('romania', 'gothia'));
  expect(orgOf(turn(changed, []))).toMatchObject({ leader: 'gothia', schism: null });
  expect(refused(divided, recognise('romania', 'romania'))).toEqual(['not-leader', 'OT-ORG-02']);
});
clause('OT-ORG-17', 'when four fifths have signed an election is held, and whoever wins it leads alone', () => {
  const signed = (...petitions: readonly string[]) => orgOf(turn(torn(five, ['gothia', 'romania'], { petitions }), []));
  expect(signed('gothia', 'romania', 'saxonia').election).toBeNull();
  expect(signed('gothia', 'romania', 'saxonia', 'persia')).toMatchObject({ election: { since: 1 }, schism: { rival: 'gothia' } });
  const once = act(divided, does('gothia', 'petition-election'));
  expect(orgOf(once).schism!.petitions).toEqual(['gothia']);
  expect(refused(once, does('gothia', 'petition-election'))).toEqual(['not-eligible', 'OT-ORG-17']);
  const called = change(torn(five, ['gothia', 'romania']), (draft) => {
    draft.organizations = draft.organizations.map((one) => ({ ...one, election: { since: 0, votes: [] } }));
  });
  expect(orgOf(turn(voted(called, ['gothia', 'romania'], ['romania', 'romania']), []))).toMatchObject({ leader: 'romania', schism: null });
});
clause('OT-ORG-18', 'a schism of as many turns as agreed splits the organization under one statute, each with its own', () => {
  const at5 = (since: number) =>
    change(torn(five, ['gothia', 'romania'], {}, since), (draft) => {
      draft.turn = 6;
    });
  expect(turn(at5(2), []).organizations).toHaveLength(1);
  const split = resolve(at5(1)).state.organizations;
  expect(split).toMatchObject([
    { leader: 'francia', members: ['francia', 'saxonia', 'persia'], schism: null, statute: law() },
    { leader: 'gothia', members: ['gothia', 'romania'], schism: null, statute: law(), termEnds: 11 },
  ]);
});
