import { orbis500 } from 'ludoteca/orbis-terrarum';
import { expect } from 'vitest';
import { pluralityOf } from '../../../../src/games/orbis-terrarum/diplomacy/conferences.js';
import {
  type Action,
  act,
  announce,
  at,
  change,
  clause,
  code,
  conflict,
  game,
  given,
  measure,
  modifiersOf,
  nationWith,
  nextTurn,
  organized,
  pass,
  refused,
  resolve,
  type State,
  start,
  startAuto,
  treaty,
  turn,
} from '../table.js';

const peace = [{ kind: 'non-aggression' as const }];
const offer = (clauses: Extract<Action, { type: 'make-offer' }>['clauses'], more = {}) => ({
  type: 'make-offer' as const,
  player: 'ada',
  from: 'francia',
  to: 'gothia',
  clauses,
  ...more,
});
const accept = (player = 'bo', id = 'offer-1') => ({ type: 'accept-offer' as const, player, offer: id });
const made = (clauses: Extract<Action, { type: 'make-offer' }>['clauses'], state = start(), more = {}) =>
  act(act(state, offer(clauses, more)), accept());

clause(['OT-TRE-01', 'OT-TRE-08', 'OT-TRE-09'], 'what may be offered to whom', () => {
  expect([
    code(start(), offer(peace, { to: 'persia' })),
    code(start(), offer(peace, { to: 'francia' })),
    code(start(), offer([])),
    code(start(), offer(peace, { years: 21 })),
  ]).toEqual(['use-diplomacy', 'target-is-self', 'bad-clause', 'bad-duration']);
  expect(code(start(), offer(peace, { penalty: { target: 'all', value: 26, years: 1, wealth: 0, progress: 0 } }))).toBe('bad-penalty');
  expect(code(act(start(), offer(peace)), offer(peace))).toBe('offer-already-open');
  expect([made(peace).treaties[0]!.lastTurn, made(peace, start(), { years: 3 }).treaties[0]!.lastTurn]).toEqual([11, 4]);
  expect(pass(made(peace, start(), { years: 3 }), 4).treaties).toEqual([]);
});
clause('OT-TRE-02', 'each clause does its work, and only between those it may name', () => {
  const rich = nationWith(start(), 'francia', { wealth: 9 });
  expect(made([{ kind: 'payment', by: 'francia', to: 'gothia', wealth: 4, progress: 0 }], rich).nations['gothia']!.wealth).toBe(4);
  expect(modifiersOf(made([{ kind: 'modifier', on: 'gothia', target: 'MIL', value: -5, against: null }]), 'gothia')).toEqual([
    ['MIL', -5, 'treaty', 11],
  ]);
  expect(made([{ kind: 'cession', by: 'francia', to: 'gothia', regions: ['neustria'] }]).regions['neustria']!.owner).toBe('gothia');
  expect(made([{ kind: 'vassalage', vassal: 'gothia', patron: 'francia' }]).nations['gothia']!.patron).toBe('francia');
  expect(
    made([{ kind: 'release', patron: 'francia', vassal: 'saxonia' }], nationWith(start(), 'saxonia', { patron: 'francia' })).nations[
      'saxonia'
    ]!.patron,
  ).toBeNull();
  expect(
    made([{ kind: 'new-vassal', by: 'francia', regions: ['neustria'], name: 'March', patron: 'gothia' }]).nations['nation-1'],
  ).toMatchObject({ name: 'March', patron: 'gothia' });
  const subsidised = change(made([{ kind: 'subsidy', by: 'francia', to: 'gothia', wealth: 3 }]), (draft) => {
    draft.turn = 5;
  });
  expect(turn(subsidised, []).nations['gothia']!.wealth).toBe(8);
  expect(
    made([{ kind: 'terminate', treaty: 'treaty-1' }], treaty(start(), ['francia', 'gothia'], peace)).treaties.map(({ id }) => id),
  ).toEqual(['treaty-2']);
  const bad: readonly (readonly object[])[] = [
    [{ kind: 'payment', by: 'francia', to: 'persia', wealth: 1, progress: 0 }],
    [{ kind: 'subsidy', by: 'francia', to: 'francia', wealth: 1 }],
    [{ kind: 'modifier', on: 'gothia', target: 'MIL', value: 26, against: null }],
    [{ kind: 'scope', between: ['francia', 'gothia'], dimension: 'cultural', value: 7 }],
    [{ kind: 'cession', by: 'francia', to: 'gothia', regions: ['belgica'] }],
    [{ kind: 'vassalage', vassal: 'gothia', patron: 'gothia' }],
    [{ kind: 'release', patron: 'francia', vassal: 'gothia' }],
    [{ kind: 'guarantee', by: 'francia', beneficiary: 'nobody' }],
    [{ kind: 'terminate', treaty: 'treaty-9' }],
    [{ kind: 'obligation', text: ' ' }],
  ];
  for (const clauses of bad) expect([clauses, code(start(), offer(clauses as never))]).toEqual([clauses, 'bad-clause']);
});
clause(['OT-TRE-03', 'OT-TRE-05'], 'offers are answered, rejected and withdrawn once', () => {
  const open = act(start(), offer(peace));
  const countered = act(open, { type: 'counter-offer', player: 'bo', offer: 'offer-1', clauses: [{ kind: 'alliance' }] });
  expect(countered.offers).toMatchObject([{ id: 'offer-2', from: 'gothia', to: 'francia' }]);
  expect([refused(countered, accept()), code(countered, accept('ada', 'offer-9')), code(open, accept('ada'))]).toEqual([
    ['offer-closed', 'OT-TRE-05'],
    'unknown-id',
    'not-your-nation',
  ]);
  expect([
    act(open, { type: 'reject-offer', player: 'bo', offer: 'offer-1' }).offers,
    act(open, { type: 'withdraw-offer', player: 'ada', offer: 'offer-1' }).offers,
  ]).toEqual([[], []]);
});
clause('OT-TRE-04', 'an offer is accepted whole, or not at all', () => {
  const pay = { kind: 'payment' as const, by: 'francia', to: 'gothia', wealth: 4, progress: 0 };
  const open = act(nationWith(start(), 'francia', { wealth: 5 }), offer([pay, pay]));
  expect([refused(open, accept()), open.offers.length]).toEqual([['cannot-pay', 'OT-TRE-04'], 1]);
  const land = act(start(), offer([{ kind: 'cession', by: 'francia', to: 'gothia', regions: ['neustria'] }]));
  expect(refused(given(land, 'neustria', 'romania'), accept())).toEqual(['offer-impossible', 'OT-TRE-04']);
  expect(act(act(act(start(), offer(peace)), { type: 'ready', player: 'bo' }), accept()).treaties).toHaveLength(1);
});
clause(['OT-TRE-06', 'OT-TRE-11', 'OT-TRE-19'], 'a word is broken openly; what is no protection is free', () => {
  const free = treaty(start(), ['francia', 'gothia'], [{ kind: 'obligation', text: 'Be good.' }]);
  const broken = act(free, { type: 'break-treaty', player: 'ada', nation: 'francia', treaty: 'treaty-1' });
  expect([broken.treaties, modifiersOf(broken, 'francia')]).toEqual([[], []]);
  expect([
    code(free, { type: 'break-treaty', player: 'cy', nation: 'romania', treaty: 'treaty-1' }),
    code(broken, { type: 'break-treaty', player: 'ada', nation: 'francia', treaty: 'treaty-1' }),
  ]).toEqual(['not-a-party', 'treaty-not-in-force']);
  const ruled = act(treaty(start(), ['francia', 'gothia'], peace), {
    type: 'rule-breach',
    player: 'referee',
    nation: 'francia',
    instrument: 'treaty-1',
    reason: '',
  });
  expect(modifiersOf(ruled, 'francia')).toEqual([['all', 10, 'breach', 4]]);
});
clause(['OT-TRE-07', 'OT-TRE-15', 'OT-TRE-16'], 'joining a treaty needs leave', () => {
  const state = treaty(start(), ['francia', 'gothia'], peace);
  const ask = (reservations: number[] = []) =>
    act(state, { type: 'request-adhesion', player: 'cy', nation: 'romania', treaty: 'treaty-1', reservations });
  const answer = (now: State, player: string, nation: string, yes = true) =>
    act(now, { type: 'answer-adhesion', player, nation, request: 'request-1', accept: yes });
  expect([
    code(state, { type: 'request-adhesion', player: 'ada', nation: 'francia', treaty: 'treaty-1', reservations: [] }),
    code(state, { type: 'answer-adhesion', player: 'ada', nation: 'francia', request: 'x', accept: true }),
  ]).toEqual(['already-a-party', 'no-such-request']);
  const half = answer(ask(), 'ada', 'francia');
  expect([half.treaties[0]!.parties, answer(half, 'bo', 'gothia').treaties[0]!.parties]).toEqual([
    ['francia', 'gothia'],
    ['francia', 'gothia', 'romania'],
  ]);
  expect(answer(half, 'bo', 'gothia', false).treaties[0]!.requests).toEqual([]);
  expect([nextTurn(ask()).treaties[0]!.requests.length, pass(ask(), 2).treaties[0]!.requests]).toEqual([1, []]);
  const exempt = answer(answer(ask([0]), 'ada', 'francia'), 'bo', 'gothia');
  const attack = turn(exempt, [measure('romania', 'offensive', 'strike', { target: at('francia') })], 99);
  expect([exempt.treaties[0]!.reservations, modifiersOf(attack, 'romania')]).toEqual([[{ nation: 'romania', clauses: [0] }], []]);
  const majority = change(ask(), (draft) => {
    draft.treaties = draft.treaties.map((one) => ({ ...one, adhesion: 'majority' as const, parties: ['francia', 'gothia', 'persia'] }));
  });
  expect(answer(answer(majority, 'ada', 'francia'), 'bo', 'gothia').treaties[0]!.parties).toContain('romania');
});
clause(['OT-TRE-17', 'OT-TRE-18'], 'renewals between two; the extinct leave', () => {
  const two = change(treaty(start(), ['francia', 'gothia'], peace), (draft) => {
    draft.turn = 5;
  });
  expect(made([{ kind: 'renew', treaty: 'treaty-1', years: 20 }], two).treaties[0]!.lastTurn).toBe(25);
  const three = treaty(start(), ['francia', 'gothia', 'romania'], peace);
  expect(refused(three, offer([{ kind: 'renew', treaty: 'treaty-1', years: 5 }]))).toEqual(['conference-required', 'OT-TRE-17']);
  const gone = act(three, { type: 'apply-effects', player: 'referee', reason: '', effects: [{ do: 'extinguish', nation: 'romania' }] });
  expect([gone.treaties[0]!.parties, modifiersOf(gone, 'francia')]).toEqual([['francia', 'gothia'], []]);
});
const declare = (kind: 'neutrality' | 'commitment' | 'war', more = {}) => ({
  type: 'issue-declaration' as const,
  player: 'ada',
  nation: 'francia',
  kind,
  text: 'We will.',
  ...more,
});
clause(['OT-DECL-01', 'OT-DECL-10', 'OT-DECL-12'], 'declarations and their limits', () => {
  expect([
    code(start(), declare('neutrality', { penalty: { value: 16, years: 1 } })),
    code(act(start(), declare('neutrality')), declare('neutrality')),
    code(start(), declare('war')),
  ]).toEqual(['penalty-too-high', 'already-declared', 'bad-parameter']);
  const broken = act(act(start(), declare('neutrality')), {
    type: 'break-declaration',
    player: 'ada',
    nation: 'francia',
    declaration: 'declaration-1',
  });
  expect(act(broken, declare('neutrality')).declarations).toHaveLength(1);
});
clause(['OT-DECL-02', 'OT-DECL-05', 'OT-DECL-08'], 'declarations are joined, and broken for all', () => {
  const both = act(act(start(), declare('neutrality')), declare('neutrality', { player: 'bo', nation: 'gothia' }));
  expect(both.declarations).toMatchObject([{ declarants: ['francia', 'gothia'] }]);
  const joined = act(both, { type: 'join-declaration', player: 'cy', nation: 'romania', declaration: 'declaration-1', reservations: [] });
  expect(joined.declarations[0]!.declarants).toHaveLength(3);
  expect([
    code(joined, { type: 'join-declaration', player: 'cy', nation: 'romania', declaration: 'declaration-1', reservations: [] }),
    code(start(), { type: 'join-declaration', player: 'cy', nation: 'romania', declaration: 'x', reservations: [] }),
  ]).toEqual(['already-a-declarant', 'unknown-id']);
  expect(turn(both, [measure('romania', 'offensive', 'strike', { target: at('francia') })], 99).declarations).toEqual([]);
  const reserved = act(both, {
    type: 'join-declaration',
    player: 'cy',
    nation: 'romania',
    declaration: 'declaration-1',
    reservations: [0],
  });
  expect([reserved.declarations[0]!.requests.length, nextTurn(reserved).declarations[0]!.requests]).toEqual([1, []]);
});
clause('OT-DECL-05', 'who declares the very same joins, in whatever order the parts of it are written', () => {
  const threat = declare('neutrality', { penalty: { value: 12, years: 4 } });
  const again = { player: 'bo', nation: 'gothia' };
  const declarants = (other: object) =>
    act(act(start(), threat), declare('neutrality', { ...again, ...other })).declarations.map((one) => one.declarants);
  expect(declarants({ penalty: { years: 4, value: 12 } })).toEqual([['francia', 'gothia']]);
  expect(declarants({ penalty: { years: 5, value: 12 } })).toEqual([['francia'], ['gothia']]);
});
clause(['OT-DECL-03', 'OT-DECL-04', 'OT-DECL-11'], 'revoked with notice, broken at a price', () => {
  const both = act(act(start(), declare('commitment')), declare('commitment', { player: 'bo', nation: 'gothia' }));
  const noticed = act(both, { type: 'revoke-declaration', player: 'ada', nation: 'francia', declaration: 'declaration-1' });
  expect([pass(noticed, 2).declarations[0]!.declarants, pass(noticed, 3).declarations[0]!.declarants]).toEqual([
    ['francia', 'gothia'],
    ['gothia'],
  ]);
  expect(code(both, { type: 'revoke-declaration', player: 'cy', nation: 'romania', declaration: 'declaration-1' })).toBe('not-a-declarant');
  const broken = act(both, { type: 'break-declaration', player: 'ada', nation: 'francia', declaration: 'declaration-1' });
  expect([broken.declarations, modifiersOf(broken, 'francia')]).toEqual([[], [['all', 5, 'declaration', 6]]]);
});
clause(['OT-REF-12', 'OT-DECL-13'], 'the referee voids, rules and normalises', () => {
  const state = act(start(), declare('commitment', { penalty: { value: 15, years: 10 } }));
  expect(act(state, { type: 'void-declaration', player: 'referee', declaration: 'declaration-1', reason: '' }).declarations).toEqual([]);
  expect(act(state, { type: 'normalise-penalty', player: 'referee', declaration: 'declaration-1' }).declarations[0]!.penalty).toBeNull();
  const forced = act(state, { type: 'rule-breach', player: 'referee', nation: 'gothia', instrument: 'declaration-1', reason: '' });
  expect([modifiersOf(forced, 'gothia'), forced.declarations.length]).toEqual([[['all', 15, 'declaration', 11]], 1]);
});
const convene = (more = {}) => ({
  type: 'convene-conference' as const,
  player: 'ada',
  nation: 'francia',
  topic: 'Peace',
  basis: { kind: 'treaty' as const, id: 'treaty-1' },
  startTurn: 1,
  invited: ['romania'],
  includeVassals: true,
  openFloor: false,
  ...more,
});
const bloc = (options = {}) => treaty(start(options), ['francia', 'gothia'], peace);
const met = (options = {}, more = {}) => {
  let state = act(bloc(options), convene(more));
  for (const [player, nation] of [
    ['bo', 'gothia'],
    ['cy', 'romania'],
  ] as const)
    state = act(state, { type: 'attend-conference', player, nation, conference: 'conference-1' });
  return state;
};
const propose = (
  player: string,
  nation: string,
  motion: Extract<Action, { type: 'present-proposal' }>['motion'] = {
    kind: 'adopt',
    clauses: [{ kind: 'alliance' }],
    years: null,
    penalty: null,
  },
  more = {},
) => ({ type: 'present-proposal' as const, player, nation, conference: 'conference-1', motion, ...more });
const say = (type: 'rest-case' | 'open-vote' | 'support-open-floor' | 'dissolve-conference', player: string, nation: string) => ({
  type,
  player,
  nation,
  conference: 'conference-1',
});
const vote = (player: string, nation: string, choice: string, item = 'conference-1.1') => ({
  type: 'cast-vote' as const,
  player,
  nation,
  conference: 'conference-1',
  item,
  choice,
});
const seats = [
  ['ada', 'francia'],
  ['bo', 'gothia'],
  ['cy', 'romania'],
] as const;
const voted = (state: State, ...choices: string[]) =>
  choices.reduce((now, choice, i) => act(now, vote(seats[i]![0], seats[i]![1], choice)), state);
clause(['OT-CONF-01', 'OT-CONF-02', 'OT-CONF-03', 'OT-CONF-12'], 'who may convene, and when it begins', () => {
  expect([code(bloc(), convene({ player: 'cy', nation: 'romania', invited: [] })), code(bloc(), convene({ startTurn: 0 }))]).toEqual([
    'no-authority',
    'bad-parameter',
  ]);
  expect(act(bloc(), convene()).conferences).toMatchObject([{ stage: 'discussion', attendees: ['francia'] }]);
  expect(nextTurn(act(bloc(), convene({ startTurn: 2 }))).conferences[0]!.stage).toBe('discussion');
  const asked = act(bloc(), convene({ basis: { kind: 'prestige', id: null } }));
  expect([
    asked.conferences[0]!.stage,
    act(asked, { type: 'decide', player: 'referee', decision: asked.decisions[0]!.id, answer: 'grant' }).conferences[0]!.stage,
  ]).toEqual(['scheduled', 'discussion']);
  const auto = (prestige: number) => nationWith(startAuto(), 'francia', { attributes: { PRS: prestige } });
  expect([
    code(auto(19), convene({ basis: { kind: 'prestige', id: null } })),
    act(auto(20), convene({ basis: { kind: 'prestige', id: null } })).conferences.length,
  ]).toEqual(['no-authority', 1]);
});
clause(['OT-CONF-04', 'OT-CONF-22', 'OT-RES-09'], 'who may attend, and who is bound', () => {
  const state = act(bloc(), convene({ includeVassals: false }));
  const attend = (player: string, nation: string) => ({ type: 'attend-conference' as const, player, nation, conference: 'conference-1' });
  expect(refused(state, attend('referee', 'persia'))).toEqual(['not-invited', 'OT-CONF-04']);
  expect(code(nationWith(state, 'gothia', { patron: 'persia' }), attend('bo', 'gothia'))).toBe('not-invited');
  const decided = turn(
    voted(
      act(act(act(state, propose('ada', 'francia')), say('open-vote', 'ada', 'francia')), {
        type: 'post-note',
        player: 'ada',
        nation: 'francia',
        text: 'x',
      }),
      'yes',
    ),
    [],
  );
  expect(decided.treaties.find(({ adoption }) => adoption !== null)!.parties).toEqual(['francia', 'gothia', 'romania']);
});
clause(['OT-CONF-05', 'OT-CONF-06', 'OT-CONF-07', 'OT-CONF-24'], 'proposals, floor and rest', () => {
  const state = met();
  expect([
    code(state, propose('bo', 'gothia')),
    code(state, say('open-vote', 'ada', 'francia')),
    code(state, say('open-vote', 'bo', 'gothia')),
    code(act(bloc(), convene()), propose('bo', 'gothia')),
  ]).toEqual(['floor-closed', 'nothing-to-vote', 'not-convener', 'floor-closed']);
  const first = act(state, propose('ada', 'francia'));
  expect([
    code(first, propose('ada', 'francia')),
    act(first, propose('bo', 'gothia', undefined, { counterTo: 'conference-1.1' })).conferences[0]!.proposals.map(({ item }) => item),
  ]).toEqual(['proposal-limit', ['conference-1.1', 'conference-1.1']]);
  const floor = act(act(state, say('support-open-floor', 'bo', 'gothia')), say('support-open-floor', 'cy', 'romania'));
  expect([floor.conferences[0]!.openFloor, act(floor, propose('bo', 'gothia')).conferences[0]!.proposals.length]).toEqual([true, 1]);
  const rested = act(floor, say('rest-case', 'bo', 'gothia'));
  expect([rested.conferences[0]!.rested, act(rested, propose('bo', 'gothia')).conferences[0]!.rested]).toEqual([['gothia'], []]);
});
clause(
  ['OT-CONF-08', 'OT-CONF-13', 'OT-CONF-14', 'OT-CONF-21', 'OT-RES-01'],
  'when all rest, a vote is held, and counted once all have voted',
  () => {
    const ready = seats.reduce<State>(
      (state, [player, nation]) => act(state, say('rest-case', player, nation)),
      act(met(), propose('ada', 'francia')),
    );
    expect([ready.conferences[0]!.stage, code(ready, vote('ada', 'francia', 'maybe')), code(met(), vote('ada', 'francia', 'yes'))]).toEqual(
      ['voting', 'bad-choice', 'wrong-stage'],
    );
    expect(turn(voted(ready, 'yes', 'yes', 'no'), []).treaties[1]).toMatchObject({
      parties: ['francia', 'gothia', 'romania'],
      adoption: { inFavour: ['francia', 'gothia'] },
    });
    const waiting = nextTurn(voted(ready, 'yes'));
    expect([waiting.treaties.length, turn(waiting, []).treaties.length]).toEqual([1, 2]);
    expect(turn(voted(ready, 'no', 'yes', 'no'), []).treaties).toHaveLength(1);
    const empty = seats.reduce<State>((state, [player, nation]) => act(state, say('rest-case', player, nation)), met());
    expect(empty.conferences[0]!.stage).toBe('closed');
    const late = change(act(met(), propose('ada', 'francia')), (draft) => {
      draft.turn = 11;
    });
    expect(turn(late, []).conferences[0]!.stage).toBe('voting');
  },
);
clause(['OT-CONF-09', 'OT-CONF-20', 'OT-RES-06'], 'who leaves takes its vote along', () => {
  const open = act(act(met(), propose('ada', 'francia')), say('open-vote', 'ada', 'francia'));
  const left = act(voted(open, 'yes', 'no'), {
    type: 'leave-conference',
    player: 'bo',
    nation: 'gothia',
    conference: 'conference-1',
    protest: true,
  });
  expect([left.conferences[0]!.votes.length, left.scopes.length, left.scopes[0]!.lastTurn]).toEqual([1, 8, 11]);
  expect(turn(act(left, vote('cy', 'romania', 'yes')), []).treaties[1]!.parties).toEqual(['francia', 'romania']);
  expect(code(open, { type: 'leave-conference', player: 'ada', nation: 'francia', conference: 'conference-1', protest: false })).toBe(
    'target-is-self',
  );
});
clause(['OT-CONF-10', 'OT-CONF-23'], 'a conference is dissolved from the next turn on, or with its convener', () => {
  expect([
    refused(met(), say('dissolve-conference', 'ada', 'francia')),
    act(nextTurn(met()), say('dissolve-conference', 'ada', 'francia')).conferences[0]!.stage,
    code(nextTurn(met()), say('dissolve-conference', 'bo', 'gothia')),
  ]).toEqual([['too-early', 'OT-CONF-10'], 'dissolved', 'not-convener']);
  expect(
    act(met(), { type: 'apply-effects', player: 'referee', reason: '', effects: [{ do: 'extinguish', nation: 'francia' }] }).conferences[0]!
      .stage,
  ).toBe('dissolved');
});
clause(['OT-CONF-15', 'OT-CONF-18', 'OT-CONF-19'], 'weights, plurality and the veto', () => {
  expect([
    pluralityOf(
      new Map([
        ['a', 2],
        ['b', 1],
      ]),
      'b',
    ),
    pluralityOf(
      new Map([
        ['a', 2],
        ['b', 2],
      ]),
      'b',
    ),
    pluralityOf(
      new Map([
        ['a', 2],
        ['b', 2],
      ]),
      undefined,
    ),
  ]).toEqual(['a', 'b', null]);
  const weighty = met({}, { weights: [{ nation: 'gothia', weight: 5 }] });
  const two = act(
    act(
      act(weighty, propose('ada', 'francia')),
      propose(
        'bo',
        'gothia',
        { kind: 'adopt', clauses: [{ kind: 'ceasefire' }], years: null, penalty: null },
        { counterTo: 'conference-1.1' },
      ),
    ),
    say('open-vote', 'ada', 'francia'),
  );
  const counted = turn(voted(two, 'conference-1.1', 'conference-1.2', 'conference-1.1'), []);
  expect(counted.decisions).toMatchObject([{ kind: 'veto', decider: 'ada' }]);
  expect(act(counted, { type: 'decide', player: 'ada', decision: counted.decisions[0]!.id, answer: 'reject' }).treaties).toHaveLength(1);
  expect(
    act(counted, { type: 'decide', player: 'ada', decision: counted.decisions[0]!.id, answer: 'accept' }).treaties[1]!.clauses,
  ).toEqual([{ kind: 'ceasefire' }]);
});
const resolvedTreaty = (more = {}) =>
  treaty(start(), ['francia', 'gothia', 'romania'], peace, {
    adoption: {
      conference: 'conference-1',
      turn: 1,
      inFavour: ['francia'],
      attended: ['francia', 'gothia'],
      before: ['francia'],
      exitPenalty: null,
    },
    ...more,
  });
const recuse = (player: string, nation: string, way: 'notice' | 'absence' | 'protest') => ({
  type: 'recuse' as const,
  player,
  nation,
  treaty: 'treaty-1',
  way,
});
clause(['OT-CONF-11', 'OT-RES-05', 'OT-RES-06', 'OT-RES-07', 'OT-RES-08'], 'three ways out of a bloc', () => {
  const state = resolvedTreaty();
  const noticed = act(state, recuse('ada', 'francia', 'notice'));
  expect([pass(noticed, 2).treaties[0]!.parties.length, pass(noticed, 3).treaties[0]!.parties, pass(noticed, 3).scopes]).toEqual([
    3,
    ['gothia', 'romania'],
    [],
  ]);
  expect([refused(state, recuse('ada', 'francia', 'protest')), refused(state, recuse('bo', 'gothia', 'absence'))]).toEqual([
    ['protest-not-allowed', 'OT-RES-06'],
    ['not-eligible', 'OT-RES-07'],
  ]);
  const protest = act(state, recuse('bo', 'gothia', 'protest'));
  expect([protest.treaties[0]!.parties, protest.scopes.length, protest.scopes[0]]).toEqual([
    ['francia', 'romania'],
    8,
    expect.objectContaining({ value: 5, lastTurn: 11 }),
  ]);
  const absent = act(state, recuse('cy', 'romania', 'absence'));
  expect([absent.treaties[0]!.parties, absent.scopes]).toEqual([['francia', 'gothia'], []]);
  expect(
    code(
      change(state, (draft) => {
        draft.turn = 5;
      }),
      recuse('bo', 'gothia', 'protest'),
    ),
  ).toBe('protest-not-allowed');
});
clause(['OT-RES-02', 'OT-RES-03', 'OT-RES-04'], 'a conference amends, repeals, excludes and suspends', () => {
  const carry = (motion: Extract<Action, { type: 'present-proposal' }>['motion'], from = met()) =>
    turn(voted(act(act(from, propose('ada', 'francia', motion)), say('open-vote', 'ada', 'francia')), 'yes', 'yes', 'yes'), []);
  expect(
    carry({ kind: 'amend', instrument: 'treaty-1', clauses: [{ kind: 'alliance' }], text: null, penalty: null, years: 15 }).treaties[0],
  ).toMatchObject({ clauses: [{ kind: 'alliance' }], lastTurn: 16 });
  expect(carry({ kind: 'repeal', instrument: 'treaty-1' }).treaties).toEqual([]);
  const three = change(met(), (draft) => {
    draft.treaties = draft.treaties.map((one) => ({ ...one, parties: ['francia', 'gothia', 'romania'] }));
  });
  const excluded = carry({ kind: 'exclude', nation: 'gothia' }, three);
  expect([excluded.treaties[0]!.parties, excluded.scopes.map(({ lastTurn }) => lastTurn)]).toEqual([
    ['francia', 'romania'],
    Array(8).fill(6),
  ]);
  expect(carry({ kind: 'suspend', nation: 'gothia' }, three).treaties[0]!.suspended).toEqual(['gothia']);
});
const ask = (terms: Extract<Action, { type: 'submit-measure' }>['terms'] & object, more = {}) =>
  measure('francia', 'diplomacy', 'negotiate', { target: at('saxonia'), terms, ...more });
clause(['OT-DIP-03', 'OT-DIP-04'], 'vassalage must be earned', () => {
  const terms = [{ kind: 'vassalage' as const, vassal: 'saxonia', patron: 'francia' }];
  const decide = (state: State) => ({ type: 'decide' as const, player: 'referee', decision: state.decisions[0]!.id, answer: 'accept' });
  const slight = turn(start(), [ask(terms)], 30, 99);
  expect(refused(slight, decide(slight))).toEqual(['vassalage-not-earned', 'OT-DIP-03']);
  const very = turn(start(), [ask(terms)], 10, 99);
  expect(act(very, decide(very)).nations['saxonia']!.patron).toBe('francia');
  const old = turn(
    change(start(), (draft) => {
      draft.precedents = [{ actor: 'francia', nation: 'saxonia', count: 3 }];
    }),
    [ask(terms)],
    30,
    99,
  );
  expect(act(old, decide(old)).nations['saxonia']!.patron).toBe('francia');
  const beaten = turn(
    change(nationWith(start(), 'saxonia', { defeated: true }), (draft) => {
      draft.conflicts = [conflict('francia', 'saxonia', 'war')];
    }),
    [ask([...terms, { kind: 'peace' }])],
    30,
    99,
  );
  expect(act(beaten, decide(beaten)).nations['saxonia']!.patron).toBe('francia');
});
clause(['OT-DIP-06', 'OT-DIP-07'], 'nobody binds another player by a roll', () => {
  const forBo = turn(start(), [ask([{ kind: 'ceasefire' }], { counterpart: 'gothia' })], 10, 99);
  const accepted = act(forBo, { type: 'decide', player: 'referee', decision: forBo.decisions[0]!.id, answer: 'accept' });
  expect([accepted.treaties, accepted.offers]).toMatchObject([[], [{ from: 'saxonia', to: 'gothia', clauses: [{ kind: 'ceasefire' }] }]]);
  const mine = turn(start(), [ask([{ kind: 'alliance' }])], 10, 99);
  const amended = act(mine, {
    type: 'decide',
    player: 'referee',
    decision: mine.decisions[0]!.id,
    answer: 'amend',
    terms: [{ kind: 'ceasefire' }],
  });
  expect(amended.treaties).toMatchObject([{ parties: ['francia', 'saxonia'], clauses: [{ kind: 'ceasefire' }], lastTurn: 11 }]);
});
const [council] = orbis500.statutes;
const law = (more = {}) => ({ ...council!.statute, ...more });
const five = ['francia', 'gothia', 'romania', 'saxonia', 'persia'];
clause(['OT-ORG-03', 'OT-ORG-04'], 'a statute with enough parties founds an organization', () => {
  expect(code(start(), offer([{ kind: 'statute', statute: law({ term: 2 }) }]))).toBe('bad-clause');
  expect(made([{ kind: 'statute', statute: law() }]).organizations).toEqual([]);
  expect(made([{ kind: 'statute', statute: law() }], start({ organizationMin: 2 })).organizations).toMatchObject([
    { members: ['francia', 'gothia'], leader: null, election: { votes: [] }, charter: 'treaty-1' },
  ]);
  expect(act(start({ organizationMin: 2 }), declare('commitment', { statute: law() })).organizations).toEqual([]);
});
clause('OT-ORG-05', 'an organization that was too small all cycle ceases', () => {
  const small = change(organized(start(), ['francia', 'gothia'], { enough: false }), (draft) => {
    draft.turn = 5;
  });
  expect([
    turn(small, []).organizations,
    turn(
      change(organized(start(), five), (draft) => {
        draft.turn = 5;
      }),
      [],
    ).organizations.length,
  ]).toEqual([[], 1]);
});
clause(['OT-ORG-01', 'OT-ORG-02', 'OT-ORG-08', 'OT-ORG-19'], 'members come and go', () => {
  const state = organized(start(), ['francia', 'gothia', 'saxonia']);
  const applied = act(state, { type: 'apply-membership', player: 'cy', nation: 'romania', organization: 'organization-1' });
  const answer = { type: 'answer-membership' as const, player: 'ada', organization: 'organization-1', nation: 'romania', accept: true };
  expect([
    code(state, { type: 'apply-membership', player: 'bo', nation: 'gothia', organization: 'organization-1' }),
    code(state, answer),
    code(applied, { ...answer, player: 'bo' }),
  ]).toEqual(['already-a-member', 'no-such-request', 'not-leader']);
  expect(act(applied, answer).organizations[0]!.members).toContain('romania');
  const upon = (type: 'expel-member' | 'suspend-member' | 'reinstate-member', nation = 'gothia') =>
    ({ type, player: 'ada', organization: 'organization-1', nation }) as Action;
  const expelled = act(state, upon('expel-member'));
  expect([expelled.organizations[0]!.members, expelled.scopes.length, code(state, upon('expel-member', 'francia'))]).toEqual([
    ['francia', 'saxonia'],
    8,
    'target-is-self',
  ]);
  const suspended = act(state, upon('suspend-member'));
  expect([suspended.organizations[0]!.suspended, act(suspended, upon('reinstate-member')).organizations[0]!.suspended]).toEqual([
    ['gothia'],
    [],
  ]);
  const leaving = act(state, { type: 'leave-organization', player: 'bo', nation: 'gothia', organization: 'organization-1' });
  expect([pass(leaving, 2).organizations[0]!.members.length, pass(leaving, 3).organizations[0]!.members]).toEqual([
    3,
    ['francia', 'saxonia'],
  ]);
});
clause('OT-ORG-07', 'a leader signs for all its members', () => {
  const state = organized(start(), ['francia', 'saxonia']);
  const signed = act(act(state, offer(peace, { from: 'organization-1' })), accept());
  expect(signed.treaties[0]!.parties).toEqual(['organization-1', 'gothia']);
  expect(modifiersOf(turn(signed, [measure('gothia', 'offensive', 'strike', { target: at('saxonia') })], 99), 'gothia')).toEqual([
    ['all', 10, 'breach', 4],
  ]);
});
const election = (more = {}) =>
  organized(start(), ['francia', 'gothia', 'romania'], { leader: null, termEnds: null, election: { since: 0, votes: [] }, ...more });
const choose = (player: string, nation: string, candidate: string) => ({
  type: 'vote-leader' as const,
  player,
  nation,
  organization: 'organization-1',
  candidate,
});
clause(['OT-ORG-09', 'OT-ORG-10', 'OT-ORG-12', 'OT-ORG-13'], 'leaders are elected, rotate or rank, and resign', () => {
  const fixed = { statute: law({ term: 5 }) };
  const state = [choose('ada', 'francia', 'gothia'), choose('bo', 'gothia', 'gothia'), choose('cy', 'romania', 'romania')].reduce<State>(
    (now, one) => act(now, one),
    election(fixed),
  );
  expect(turn(state, []).organizations[0]).toMatchObject({ leader: 'gothia', termEnds: 6, election: null });
  expect([
    code(organized(start(), ['francia', 'gothia']), choose('ada', 'francia', 'gothia')),
    code(election({ statute: law({ reelection: false }), leader: 'gothia' }), choose('ada', 'francia', 'gothia')),
  ]).toEqual(['no-election', 'statute-forbids']);
  expect(turn(nationWith(election(fixed), 'romania', { attributes: { PRS: 21 } }), []).organizations[0]!.leader).toBe('romania');
  expect(
    turn(election({ statute: law({ term: 5, leaderElection: 'rotation' }), leader: 'francia', termEnds: 1, election: null }), [])
      .organizations[0]!.leader,
  ).toBe('gothia');
  expect(
    turn(nationWith(election({ statute: law({ term: 5, leaderElection: 'points' }) }), 'gothia', { attributes: { PRS: 30 } }), [])
      .organizations[0]!.leader,
  ).toBe('gothia');
  const resigned = act(organized(start(), ['francia', 'gothia']), {
    type: 'resign-leadership',
    player: 'ada',
    organization: 'organization-1',
  });
  expect(resigned.organizations[0]).toMatchObject({ leader: null, election: { since: 1 } });
  const electoral = organized(start(), ['francia', 'gothia'], {
    statute: law({ leaderElection: 'electoral', electors: ['persia'], electorate: 'renewed' }),
    electors: ['persia'],
  });
  const named = act(electoral, { type: 'name-electors', player: 'ada', organization: 'organization-1', electors: ['gothia'] });
  expect([
    named.organizations[0]!.electors,
    code(named, { type: 'name-electors', player: 'ada', organization: 'organization-1', electors: ['persia'] }),
  ]).toEqual([['gothia'], 'statute-forbids']);
});
const disavow = (player: string, nation: string) => ({
  type: 'disavow-leader' as const,
  player,
  nation,
  organization: 'organization-1',
  rival: 'gothia',
});
const torn = () => turn(act(organized(start(), ['francia', 'gothia', 'romania']), disavow('cy', 'romania')), []);
const reopened = () => act(torn(), { type: 'open-orders', player: 'referee' });
clause(['OT-ORG-14', 'OT-ORG-15', 'OT-ORG-16'], 'a third divides, four fifths reconcile', () => {
  expect(torn().organizations[0]!.schism).toMatchObject({ rival: 'gothia', since: 1 });
  expect(code(reopened(), { type: 'expel-member', player: 'ada', organization: 'organization-1', nation: 'romania' } as Action)).toBe(
    'in-schism',
  );
  const recognise = (player: string, nation: string) => ({
    type: 'recognise-leader' as const,
    player,
    nation,
    organization: 'organization-1',
    leader: 'gothia',
  });
  const one = act(reopened(), recognise('ada', 'francia'));
  expect(resolve(one, 3, 4).state.organizations[0]).toMatchObject({ leader: 'gothia', schism: null, termEnds: 9 });
  expect(code(organized(start(), ['francia', 'gothia']), { ...recognise('ada', 'francia') })).toBe('no-schism');
});
clause(['OT-ORG-17', 'OT-ORG-18'], 'a petition brings an election, or the organization splits', () => {
  const signed = seats.reduce<State>(
    (state, [player, nation]) => act(state, { type: 'petition-election', player, nation, organization: 'organization-1' }),
    reopened(),
  );
  const open = nextTurn(signed);
  expect(open.organizations[0]!.election).not.toBeNull();
  const elected = seats.reduce<State>((state, [player, nation]) => act(state, choose(player, nation, 'romania')), open);
  expect(resolve(elected, 1, 1).state.organizations[0]).toMatchObject({ leader: 'romania', schism: null });
  const late = change(reopened(), (draft) => {
    draft.turn = 16;
    draft.organizations = draft.organizations.map((one) => ({ ...one, termEnds: 40 }));
  });
  const split = resolve(late, 2, 2).state.organizations;
  expect(split.map(({ leader, members }) => [leader, members])).toEqual([
    ['francia', ['francia']],
    ['gothia', ['gothia', 'romania']],
  ]);
  expect(announce(start()).measures).toEqual([]);
  expect(game.id).toBe('orbis-terrarum');
});
