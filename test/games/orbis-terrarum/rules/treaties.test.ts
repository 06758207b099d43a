import { expect } from 'vitest';
import {
  type Action,
  act,
  at,
  change,
  clause,
  code,
  given,
  measure,
  modifiersOf,
  nationWith,
  nextTurn,
  pass,
  refused,
  type State,
  start,
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
