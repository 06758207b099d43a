import { expect } from 'vitest';
import { type Action, act, at, change, clause, code, conflict, extinguish, game, given, measure, modifiersOf, nationWith, type Played, pass, refused, reportOn, type State, seats, start, strike, three, treaty, turn } from '../table.js'; // biome-ignore format: one line

type Make = Extract<Action, { type: 'make-offer' }>;
type Term = Make['clauses'][number];
const shield: readonly Term[] = [{ kind: 'non-aggression' }];
const offer = (clauses: readonly Term[], more: Partial<Make> = {}): Make => ({
  ...{ type: 'make-offer', player: 'ada', from: 'francia', to: 'gothia', clauses },
  ...more,
});
const accept = (player = 'bo', id = 'offer-1'): Action => ({ type: 'accept-offer', player, offer: id });
const made = (clauses: readonly Term[], state = start(), more: Partial<Make> = {}) => act(act(state, offer(clauses, more)), accept());
const two = ['francia', 'gothia'];
const breaks = (nation: Played): Action => ({ type: 'break-treaty', player: seats[nation], nation, treaty: 'treaty-1' });
const partiesOf = (state: State) => state.treaties[0]?.parties ?? [];

clause('OT-TRE-01', 'an offer of 1 to 8 clauses goes to another player’s Nation, one at a time', () => {
  expect(act(start(), offer(Array<Term>(8).fill(shield[0]!))).offers).toHaveLength(1);
  for (const clauses of [[], Array<Term>(9).fill(shield[0]!)])
    expect(refused(start(), offer(clauses))).toEqual(['bad-clause', 'OT-TRE-01']);
  expect(refused(start(), offer(shield, { to: 'persia' }))).toEqual(['use-diplomacy', 'OT-TRE-01']);
  const served = nationWith(start(), 'saxonia', { patron: 'francia' });
  for (const to of ['francia', 'saxonia']) expect(refused(served, offer(shield, { to }))).toEqual(['target-is-self', 'OT-TRE-01']);
  expect(act(served, offer(shield, { player: 'bo', from: 'gothia', to: 'saxonia' })).offers).toHaveLength(1);
  expect(refused(start(), offer(shield, { from: 'romania' }))).toEqual(['not-your-nation', 'OT-ACT-06']);
  const open = act(start(), offer(shield));
  expect(refused(open, offer([{ kind: 'alliance' }]))).toEqual(['offer-already-open', 'OT-TRE-01']);
  expect(act(open, offer(shield, { to: 'romania' })).offers).toHaveLength(2);
});
clause('OT-TRE-01', 'what is listed are a pact, an alliance and, where there is a conflict, a peace, to each other player', () => {
  const listed = (state: State) =>
    game
      .legalActions(state, 'ada', { types: ['make-offer'] })
      .map((action) => (action.type === 'make-offer' ? [action.to, action.clauses[0]!.kind] : []));
  const four = ['gothia', 'romania'].flatMap((to) => [[to, 'non-aggression'], [to, 'alliance']]); // biome-ignore format: pairs
  expect(listed(start())).toEqual(four);
  const warring = change(start(), (draft) => {
    draft.conflicts = [conflict('francia', 'gothia', 'suspended')];
  });
  expect(listed(warring)).toEqual([...four.slice(0, 2), ['gothia', 'peace'], ...four.slice(2)]);
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
  expect(made([{ kind: 'terminate', treaty: 'treaty-1' }], treaty(start(), two, shield)).treaties.map(({ id }) => id)).toEqual([
    'treaty-2',
  ]);
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
clause('OT-TRE-02', 'a shortened scope is nearer, but never nearer than nothing, in its own dimension', () => {
  const far = (value: number) =>
    act(start(), { type: 'set-scope', player: 'referee', nation: 'francia', target: 'gothia', dimension: 'geographic', value });
  const total = (state: State) => reportOn(turn(state, [strike('francia', 'gothia')], 10, 99), 'francia').roll!.total;
  const nearer = (value: number, from: State) => made([{ kind: 'scope', between: two, dimension: 'geographic', value }], from);
  expect([total(nearer(10, far(15))), total(nearer(25, far(15))), total(nearer(10, far(-5)))]).toEqual([5, 0, -5]);
  const cultural = made([{ kind: 'scope', between: two, dimension: 'cultural', value: 10 }], far(15));
  expect(total(cultural)).toBe(15);
});
clause('OT-TRE-03', 'a counter-offer closes the offer and opens another the other way', () => {
  const open = act(start(), offer(shield));
  const counter = (player: string, clauses: readonly Term[] = [{ kind: 'alliance' }]): Action => ({
    type: 'counter-offer',
    player,
    offer: 'offer-1',
    clauses,
  });
  const countered = act(open, counter('bo'));
  expect(countered.offers).toMatchObject([{ id: 'offer-2', from: 'gothia', to: 'francia', clauses: [{ kind: 'alliance' }] }]);
  expect([code(open, counter('ada')), code(open, counter('bo', [])), refused(countered, counter('bo'))]).toEqual([
    'not-your-nation',
    'bad-clause',
    ['offer-closed', 'OT-TRE-05'],
  ]);
  expect(game.legalActions(open, 'bo', { types: ['counter-offer'] })).toEqual([]);
  expect(act(countered, accept('ada', 'offer-2')).treaties).toMatchObject([{ parties: ['gothia', 'francia'] }]);
});
clause('OT-TRE-04', 'an offer is accepted by its addressee exactly as published, clause upon clause, or not at all', () => {
  const pay = { kind: 'payment', by: 'francia', to: 'gothia', wealth: 4, progress: 0 } as const;
  const rich = (wealth: number) => act(nationWith(start(), 'francia', { wealth }), offer([pay, pay]));
  expect([refused(rich(7), accept()), rich(7).offers.length, act(rich(8), accept()).nations['gothia']!.wealth]).toEqual([
    ['cannot-pay', 'OT-TRE-04'],
    1,
    8,
  ]);
  const cede = [{ kind: 'cession', by: 'francia', to: 'gothia', regions: ['neustria'] }] as const;
  expect(refused(given(act(start(), offer(cede)), 'neustria', 'romania'), accept())).toEqual(['offer-impossible', 'OT-TRE-04']);
  expect(refused(act(start(), offer([...cede, ...cede])), accept())).toEqual(['offer-impossible', 'OT-TRE-04']);
  const open = act(start(), offer(shield));
  for (const player of ['ada', 'cy']) expect(code(open, accept(player))).toBe('not-your-nation');
  const penalty = { target: 'MIL', value: 3, years: 2, wealth: 1, progress: 0 } as const;
  expect(made(shield, start(), { years: 4, penalty, adhesion: 'majority' }).treaties).toMatchObject([
    { parties: two, clauses: shield, lastTurn: 5, years: 4, penalty, adhesion: 'majority', concludedTurn: 1 },
  ]);
  expect(game.legalActions(rich(7), 'bo', { types: ['accept-offer'] })).toEqual([]);
  expect(game.legalActions(open, 'bo', { types: ['accept-offer'] })).toEqual([accept()]);
});
clause('OT-TRE-05', 'an offer stays open until it is rejected, withdrawn or a party is gone, and is closed for good', () => {
  const open = act(start(), offer(shield));
  const reject = (player: string): Action => ({ type: 'reject-offer', player, offer: 'offer-1' });
  const withdraw = (player: string): Action => ({ type: 'withdraw-offer', player, offer: 'offer-1' });
  expect([pass(open, 3).offers.length, act(open, reject('bo')).offers, act(open, withdraw('ada')).offers]).toEqual([1, [], []]);
  expect([code(open, reject('ada')), code(open, withdraw('bo'))]).toEqual(['not-your-nation', 'not-your-nation']);
  const closed = act(open, reject('bo'));
  for (const late of [accept(), reject('bo'), withdraw('ada')]) expect(refused(closed, late)).toEqual(['offer-closed', 'OT-TRE-05']);
  expect(code(open, accept('bo', 'offer-9'))).toBe('unknown-id');
  const gone = act(open, extinguish('gothia'));
  expect(gone.offers).toEqual([]);
});
clause('OT-TRE-06', 'a party breaks a treaty in force; nobody else does', () => {
  const pact = treaty(start(), two, shield);
  expect(act(pact, breaks('francia')).treaties).toEqual([]);
  expect(refused(pact, breaks('romania'))).toEqual(['not-a-party', 'OT-TRE-06']);
  expect(refused(act(pact, breaks('francia')), breaks('gothia'))).toEqual(['treaty-not-in-force', 'OT-TRE-06']);
  expect(code(start(), breaks('francia'))).toBe('unknown-id');
});
clause(
  'OT-TRE-08',
  'a treaty lasts ten years, or as agreed up to twenty, and ends in the upkeep of its last turn with all it brought',
  () => {
    const gift: readonly Term[] = [{ kind: 'modifier', on: 'gothia', target: 'MIL', value: -5, against: null }];
    expect([made(shield), made(shield, start(), { years: 3 }), made(shield, start(), { years: 20 })].map((state) => state.treaties[0]!.lastTurn)).toEqual([
    11, 4, 21,
  ]); // biome-ignore format: turns
    for (const years of [0, 21]) expect(refused(start(), offer(shield, { years }))).toEqual(['bad-duration', 'OT-TRE-08']);
    const short = made(gift, start(), { years: 2 });
    expect([pass(short, 2).treaties.length, pass(short, 2).modifiers.length, pass(short, 3).treaties, pass(short, 3).modifiers]).toEqual([
      1,
      1,
      [],
      [],
    ]);
    expect(made(shield, start({ yearsPerTurn: 4 }), { years: 5 }).treaties[0]!.lastTurn).toBe(3);
  },
);
clause('OT-TRE-09', 'a penalty is +1 to +25 for up to ten years, and up to 100 Wealth and Progress', () => {
  const agreed = { target: 'all', value: 5, years: 3, wealth: 10, progress: 5 } as const;
  const fine = [{ value: 1, years: 1 }, { value: 25, years: 10 }, { wealth: 0, progress: 0 }, { wealth: 100, progress: 100 }, { target: null, value: 0 }]; // biome-ignore format: list
  for (const more of fine) expect([more, game.explain(start(), offer(shield, { penalty: { ...agreed, ...more } }))]).toEqual([more, []]);
  const wrong = [{ value: 0 }, { value: 26 }, { value: -3 }, { years: 0 }, { years: 11 }, { wealth: -1 }, { wealth: 101 }, { progress: -1 }, { progress: 101 }]; // biome-ignore format: list
  for (const more of wrong)
    expect([more, ...refused(start(), offer(shield, { penalty: { ...agreed, ...more } }))]).toEqual([more, 'bad-penalty', 'OT-TRE-09']);
});
clause('OT-TRE-10', 'whoever breaks it suffers what was agreed, and pays the others alike, as far as its purse goes', () => {
  const penalty = { target: 'MIL', value: 7, years: 4, wealth: 9, progress: 3 } as const;
  const broken = (wealth: number) => {
    const state = act(nationWith(treaty(start(), three, shield, { penalty }), 'francia', { wealth, progress: 9 }), breaks('francia'));
    return [
      ...three.map((id) => state.nations[id]!.wealth),
      ...three.map((id) => state.nations[id]!.progress),
      modifiersOf(state, 'francia'),
    ];
  };
  const weight = [['MIL', 7, 'breach', 5]];
  expect([broken(20), broken(5)]).toEqual([
    [12, 4, 4, 7, 1, 1, weight],
    [1, 2, 2, 7, 1, 1, weight],
  ]);
});
clause(['OT-TRE-11', 'OT-TRE-19'], 'where nothing was agreed and nobody protected a word is broken freely, and no attack breaks it', () => {
  for (const one of [{ kind: 'obligation', text: 'Be good.' }, { kind: 'alliance' }] as const) {
    const free = treaty(start(), two, [one]);
    const broken = act(free, breaks('francia'));
    expect([broken.treaties, broken.modifiers]).toEqual([[], []]);
    const attacked = turn(free, [strike('francia', 'gothia')], 99);
    expect([attacked.treaties.length, attacked.modifiers]).toEqual([1, []]);
  }
  const ruled = act(treaty(start(), two, [{ kind: 'obligation', text: 'Be good.' }]), {
    ...{ type: 'rule-breach', player: 'referee', nation: 'francia', instrument: 'treaty-1', reason: '' },
  });
  expect([ruled.treaties, ruled.modifiers]).toEqual([[], []]);
});
clause('OT-TRE-12', 'whoever breaks a protective treaty without a penalty bears 10 on every roll for three turns', () => {
  const broken = (term: Term, options = {}) => modifiersOf(act(treaty(start(options), two, [term]), breaks('francia')), 'francia');
  for (const kind of ['peace', 'non-aggression', 'ceasefire'] as const) expect(broken({ kind })).toEqual([['all', 10, 'breach', 4]]);
  expect(broken({ kind: 'guarantee', by: 'francia', beneficiary: 'persia' })).toEqual([['all', 10, 'breach', 4]]);
  expect(broken({ kind: 'guarantee', by: 'gothia', beneficiary: 'persia' })).toEqual([]);
  expect(broken({ kind: 'peace' }, { breachPenalty: 6, breachTurns: 1 })).toEqual([['all', 6, 'breach', 2]]);
});
clause('OT-TRE-13', 'an attack by a party on another, or by a guarantor, breaks the treaty; each pays that attacks', () => {
  const after = (terms: readonly Term[], measures: Parameters<typeof turn>[1], ...dice: number[]) => {
    const state = turn(treaty(start(), two, terms), measures, ...dice);
    return [state.treaties.length, modifiersOf(state, 'francia').length, modifiersOf(state, 'gothia').length];
  };
  for (const kind of ['peace', 'non-aggression', 'ceasefire'] as const)
    expect(after([{ kind }], [strike('francia', 'gothia')], 99)).toEqual([0, 1, 0]);
  expect(after(shield, [strike('francia', 'romania')], 99)).toEqual([1, 0, 0]);
  expect(after(shield, [strike('romania', 'francia')], 99)).toEqual([1, 0, 0]);
  expect(after(shield, [strike('francia', 'gothia'), strike('gothia', 'francia')], 99, 99)).toEqual([0, 1, 1]);
  const guarantee: Term = { kind: 'guarantee', by: 'francia', beneficiary: 'persia' };
  expect([after([guarantee], [strike('francia', 'persia')], 99), after([guarantee], [strike('gothia', 'persia')], 99)]).toEqual([[0, 1, 0], [1, 0, 0]]); // biome-ignore format: rows
  const covert = measure('francia', 'espionage', 'steal', { target: at('gothia'), covert: true });
  expect([after(shield, [covert], 99), after(shield, [covert], 100), after(shield, [{ ...covert, covert: false }], 99)]).toEqual([[1, 0, 0], [0, 1, 0], [0, 1, 0]]); // biome-ignore format: rows
});
clause('OT-TRE-14', 'a treaty of several goes on without whoever broke it, until one is left', () => {
  const first = act(treaty(start(), three, shield), breaks('francia'));
  expect([partiesOf(first), act(first, breaks('gothia')).treaties]).toEqual([['gothia', 'romania'], []]);
});
const ask = (reservations: readonly number[] = [], nation: Played = 'romania'): Action => ({
  ...{ type: 'request-adhesion', player: seats[nation], nation, treaty: 'treaty-1', reservations },
});
const answer = (nation: Played, yes = true): Action => ({
  type: 'answer-adhesion',
  player: seats[nation],
  nation,
  request: 'request-1',
  accept: yes,
});
const acts = (state: State, ...actions: readonly Action[]) => actions.reduce<State>((now, action) => act(now, action), state);
clause('OT-TRE-07', 'who is no party asks once to join a treaty in force, and parties answer', () => {
  const pact = treaty(start(), two, shield);
  expect(refused(pact, ask([], 'francia'))).toEqual(['already-a-party', 'OT-TRE-07']);
  expect(refused(act(pact, ask()), ask())).toEqual(['already-a-party', 'OT-TRE-07']);
  expect(refused(act(pact, breaks('francia')), ask())).toEqual(['treaty-not-in-force', 'OT-TRE-07']);
  expect(refused(pact, answer('francia'))).toEqual(['no-such-request', 'OT-TRE-07']);
  expect(refused(act(pact, ask()), answer('romania'))).toEqual(['not-a-party', 'OT-TRE-07']);
});
clause('OT-TRE-15', 'all parties let in, or more than half where that was agreed, or the patron alone; unanswered requests lapse', () => {
  const pact = (more = {}, parties = two) => act(treaty(start(), parties, shield, more), ask());
  expect([acts(pact(), answer('francia')), acts(pact(), answer('francia'), answer('gothia'))].map(partiesOf)).toEqual([two, three]);
  expect(acts(pact(), answer('gothia', false)).treaties[0]!.requests).toEqual([]);
  const majority = { adhesion: 'majority' as const };
  expect(partiesOf(acts(pact(majority), answer('francia')))).toEqual(two);
  expect(partiesOf(acts(pact(majority, [...two, 'persia']), answer('francia'), answer('gothia')))).toContain('romania');
  expect(partiesOf(acts(pact(majority, [...two, 'persia']), answer('francia'), answer('gothia', false)))).not.toContain('romania');
  const bond = (vassal: string, patron: string) => nationWith(pact(), vassal, { patron });
  expect(partiesOf(act(bond('gothia', 'francia'), answer('francia')))).toEqual(three);
  expect(code(bond('gothia', 'francia'), answer('gothia'))).toBe('not-a-party');
  expect(partiesOf(act(bond('francia', 'gothia'), answer('gothia')))).toEqual(three);
  expect([1, 2].map((turns) => pass(pact(), turns).treaties[0]!.requests.length)).toEqual([1, 0]);
});
clause('OT-TRE-16', 'reservations need all parties, and what they except neither binds nor protects', () => {
  const pact = act(treaty(start(), [...two, 'persia'], [...shield, { kind: 'alliance' }], { adhesion: 'majority' }), ask([0]));
  expect(partiesOf(acts(pact, answer('francia'), answer('gothia')))).not.toContain('romania');
  const exempt = acts(act(treaty(start(), two, [...shield, { kind: 'alliance' }]), ask([0])), answer('francia'), answer('gothia'));
  expect(exempt.treaties[0]!.reservations).toEqual([{ nation: 'romania', clauses: [0] }]);
  const freely = (state: State, by: string, against: string) => modifiersOf(turn(state, [strike(by, against)], 99), by).length === 0;
  expect([freely(exempt, 'romania', 'francia'), freely(exempt, 'francia', 'romania'), freely(exempt, 'francia', 'gothia')]).toEqual([
    true,
    true,
    false,
  ]);
  const bound = acts(act(treaty(start(), two, [...shield, { kind: 'alliance' }]), ask([1])), answer('francia'), answer('gothia'));
  expect(freely(bound, 'romania', 'francia')).toBe(false);
  for (const wrong of [[2], [-1], [0, 0]])
    expect(code(treaty(start(), two, [...shield, { kind: 'alliance' }]), ask(wrong))).toBe('bad-parameter');
  const vassal = nationWith(act(treaty(start(), two, shield), ask([0])), 'gothia', { patron: 'francia' });
  expect(partiesOf(act(vassal, answer('francia')))).toEqual(two);
});
clause('OT-TRE-17', 'two renew from now on for as long as they agree; three need a conference', () => {
  const renew = (years: number | null): readonly Term[] => [{ kind: 'renew', treaty: 'treaty-1', years }];
  const later = change(treaty(start(), two, shield), (draft) => {
    draft.turn = 5;
  });
  expect([made(renew(20), later), made(renew(3), later), made(renew(null), later)].map((state) => state.treaties[0]!.lastTurn)).toEqual([25, 8, 15]); // biome-ignore format: turns
  for (const years of [0, 21]) expect(refused(later, offer(renew(years)))).toEqual(['bad-clause', 'OT-TRE-02']);
  expect(refused(treaty(start(), three, shield), offer(renew(5)))).toEqual(['conference-required', 'OT-TRE-17']);
  expect(refused(treaty(start(), ['gothia', 'romania'], shield), offer(renew(5)))).toEqual(['bad-clause', 'OT-TRE-02']);
});
clause('OT-TRE-18', 'the extinct leave without breach, and a treaty of one ends', () => {
  const gone = (parties: readonly string[]) =>
    act(
      treaty(start(), parties, shield, { penalty: { target: 'all', value: 5, years: 2, wealth: 0, progress: 0 } }),
      extinguish('romania'),
    );
  expect([gone(three).treaties.map(({ parties }) => parties), gone(['francia', 'romania']).treaties, gone(three).modifiers]).toEqual([
    [two],
    [],
    [],
  ]);
});
