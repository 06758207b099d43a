import { expect } from 'vitest';
import { made, offer, type Term, two } from '../../helpers/offers.js';
import { change, nationWith, shield, treaty } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { act, clause, code, extinguish, game, refused, type State, three } from '../../helpers/table.js';
import { modifiersOf, pass, reportOn, strike, turn } from '../../helpers/turns.js';

clause('OT-TRE-02', 'each clause does its work, and only between those it may name', () => {
  const rich = nationWith(start(), 'francia', { wealth: 9 });
  expect(made([{ kind: 'payment', by: 'francia', to: 'gothia', wealth: 4, progress: 0 }], rich).nations['gothia']!.wealth).toBe(4);
  expect(modifiersOf(made([{ kind: 'modifier', on: 'gothia', target: 'MIL', value: -5, against: 'francia' }]), 'gothia')).toEqual([
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
    [{ kind: 'modifier', on: 'gothia', target: 'MIL', value: 26, against: 'francia' }],
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
clause('OT-TRE-02', 'a modifier is on one attribute, between two parties or those in their hands', () => {
  const between = (more: object, state = start()) =>
    game.explain(state, offer([{ kind: 'modifier', on: 'gothia', target: 'MIL', value: 5, against: 'francia', ...more } as Term]))[0]?.code;
  for (const wrong of [{ target: 'all' }, { target: 'hostile' }, { against: null }, { against: 'gothia' }, { against: 'persia' }])
    expect([wrong, between(wrong)]).toEqual([wrong, 'bad-clause']);
  const vassal = (patron: string) => nationWith(start(), 'saxonia', { patron });
  expect(between({ on: 'saxonia', against: 'gothia' }, vassal('francia'))).toBeUndefined();
  expect(between({ against: 'saxonia' }, vassal('francia'))).toBeUndefined();
  // A patron and its vassal are one party.
  expect(between({ against: 'saxonia' }, vassal('gothia'))).toBe('bad-clause');
  const weighed = made([{ kind: 'modifier', on: 'francia', target: 'MIL', value: 7, against: 'gothia' }]);
  const total = (target: string) => reportOn(turn(weighed, [strike('francia', target)], 10, 99), 'francia').roll!.total;
  expect([total('gothia'), total('romania')]).toEqual([7, 0]);
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
clause(
  'OT-TRE-08',
  'a treaty lasts ten years, or as agreed up to twenty, and ends in the upkeep of its last turn with all it brought',
  () => {
    const gift: readonly Term[] = [{ kind: 'modifier', on: 'gothia', target: 'MIL', value: -5, against: 'francia' }];
    expect(
      [made(shield), made(shield, start(), { years: 3 }), made(shield, start(), { years: 20 })].map((state) => state.treaties[0]!.lastTurn),
    ).toEqual([11, 4, 21]);
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
  const fine = [
    { value: 1, years: 1 },
    { value: 25, years: 10 },
    { wealth: 0, progress: 0 },
    { wealth: 100, progress: 100 },
    { target: null, value: 0 },
  ];
  for (const more of fine) expect([more, game.explain(start(), offer(shield, { penalty: { ...agreed, ...more } }))]).toEqual([more, []]);
  const wrong = [
    { value: 0 },
    { value: 26 },
    { value: -3 },
    { years: 0 },
    { years: 11 },
    { wealth: -1 },
    { wealth: 101 },
    { progress: -1 },
    { progress: 101 },
  ];
  for (const more of wrong)
    expect([more, ...refused(start(), offer(shield, { penalty: { ...agreed, ...more } }))]).toEqual([more, 'bad-penalty', 'OT-TRE-09']);
});
clause('OT-TRE-17', 'two renew from now on for as long as they agree; three need a conference', () => {
  const renew = (years: number | null): readonly Term[] => [{ kind: 'renew', treaty: 'treaty-1', years }];
  const later = change(treaty(start(), two, shield), (draft) => {
    draft.turn = 5;
  });
  expect([made(renew(20), later), made(renew(3), later), made(renew(null), later)].map((state) => state.treaties[0]!.lastTurn)).toEqual([
    25, 8, 15,
  ]);
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
clause(['OT-TRE-18', 'OT-RES-04'], 'who is no party any more is suspended in nothing, and the others stay so', () => {
  const pact = treaty(start(), [...three, 'persia'], shield, { suspended: ['gothia', 'romania'] });
  expect(act(pact, extinguish('romania')).treaties[0]!.suspended).toEqual(['gothia']);
});
