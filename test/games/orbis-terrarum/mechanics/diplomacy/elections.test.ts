import { expect } from 'vitest';
import { choose, elected, election, leaderOf, resign, voted } from '../../helpers/elections.js';
import { five, law, leads, league, orgOf, type Statute, upon } from '../../helpers/organization.js';
import { nationWith, organized } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { type Action, act, at, clause, code, extinguish, game, refused, type State, three } from '../../helpers/table.js';
import { announce, measure, nextTurn, resolve, turn } from '../../helpers/turns.js';

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
clause(['OT-ORG-10', 'OT-RES-04'], 'all unsuspended members vote; or those electors who are unsuspended members', () => {
  const held = election({}, { suspended: ['gothia'] });
  expect(refused(held, choose('gothia', 'romania'))).toEqual(['not-a-member', 'OT-ORG-10']);
  expect(elected(voted(held, ['francia', 'romania']))).toBe('romania');
  const college = (more = {}, members: readonly string[] = three) =>
    election({ leaderElection: 'electoral', electors: ['romania'] }, { electors: ['romania'], ...more }, members);
  expect(elected(voted(college(), ['romania', 'gothia']))).toBe('gothia');
  expect(refused(college(), choose('francia', 'gothia'))).toEqual(['not-a-member', 'OT-ORG-10']);
  // An elector has no vote while it is no member, or suspended.
  const stranger = college({}, ['francia', 'gothia']);
  for (const state of [stranger, college({ suspended: ['romania'] })])
    expect(refused(state, choose('romania', 'gothia'))).toEqual(['not-a-member', 'OT-ORG-10']);
  expect(game.legalActions(stranger, 'cy').filter(({ type }) => type === 'vote-leader')).toEqual([]);
  const votes = [{ voter: 'romania', candidate: 'gothia' }];
  expect(elected(college({ election: { since: 0, votes } }, ['francia', 'gothia']))).toBe('francia');
  // It is an elector still, should it come back.
  expect(orgOf(act(college({ leader: 'francia', election: null }), upon('expel-member', 'romania'))).electors).toEqual(['romania']);
});
clause(['OT-ORG-09', 'OT-RES-04'], 'whoever is suspended cannot be elected, by votes or without', () => {
  const held = election({}, { suspended: ['gothia'] });
  expect(refused(held, choose('francia', 'gothia'))).toEqual(['statute-forbids', 'OT-RES-04']);
  expect(elected(election({}, { leader: 'francia', suspended: ['francia'] }))).toBe('gothia');
  expect(elected(election({}, { suspended: three }))).toBe('francia');
  const points = election({ leaderElection: 'points' }, { election: null, suspended: ['francia'] });
  expect(elected(nationWith(points, 'francia', { attributes: { PRS: 21 } }))).toBe('gothia');
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
clause(['OT-ORG-10', 'OT-ORG-13'], 'the rotation goes on from whoever resigned, left or died in office', () => {
  const rotating = (leader: string) => organized(start(), three, { statute: law({ leaderElection: 'rotation' }), leader, termEnds: 20 });
  expect(leaderOf(turn(act(rotating('gothia'), resign('bo')), []))).toBe('romania');
  expect(leaderOf(turn(act(rotating('romania'), resign('cy')), []))).toBe('francia');
  const extinct = act(rotating('gothia'), extinguish('gothia'));
  expect(extinct.organizations[0]).toMatchObject({ leader: null, lastLeader: 'gothia', rotatedTo: 'francia' });
  expect(leaderOf(turn(extinct, []))).toBe('romania');
  const first = act(rotating('francia'), extinguish('francia'));
  expect(leaderOf(turn(first, []))).toBe('gothia');
});
clause(['OT-ORG-12', 'OT-ORG-13'], 'where nobody leads twice in a row, whoever resigned does not either', () => {
  const vote = (player: string, nation: string): Action => ({
    type: 'vote-leader',
    player,
    nation,
    organization: 'organization-1',
    candidate: 'francia',
  });
  const resigned = (reelection: boolean) => act(organized(start(), three, { statute: law({ reelection }) }), resign('ada'));
  expect(refused(resigned(false), vote('bo', 'gothia'))).toEqual(['statute-forbids', 'OT-ORG-12']);
  expect(act(resigned(true), vote('bo', 'gothia')).organizations[0]!.election!.votes).toHaveLength(1);
  expect(leaderOf(nextTurn(nextTurn(resigned(false))))).toBe('gothia');
});
clause(['OT-ORG-09', 'OT-ORG-13'], 'an office that falls vacant before orders open is filled in the upkeep of that turn', () => {
  const before = turn(organized(start(), five, { statute: law() }), []);
  expect(before.phase).toBe('happenings');
  const slain = act(before, extinguish('francia'));
  expect(orgOf(slain)).toMatchObject({ leader: null });
  const after = turn(act(slain, { type: 'open-orders', player: 'referee' }), []);
  expect(orgOf(after).leader).not.toBeNull();
});
