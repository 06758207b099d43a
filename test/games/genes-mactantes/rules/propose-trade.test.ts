import { E, seeded } from 'ludoteca';
import { expect } from 'vitest';
import { code, fair, promise, propose } from '../helpers/scenes/trades.js';
import * as t from '../helpers/table.js';

const { clause, edit, refusal } = t;

clause('GM-TRAD-02', 'to a living other, at most six items a side and one in all, with a note', () => {
  const out = edit(fair(), (draft) => {
    draft.countries['bo']!.eliminated = { turn: 1, index: 0 };
  });
  expect(refusal(fair(), propose([promise], [], 'ada'))).toEqual(['bad-target', 'GM-TRAD-02']);
  expect(refusal(out, propose([promise]))).toEqual(['bad-target', 'GM-TRAD-02']);
  expect(refusal(fair(), propose([], []))).toEqual(['bad-parameter', 'GM-TRAD-02']);
  const many = (count: number) => Array(count).fill(promise);
  for (const [give, take] of [
    [7, 0],
    [0, 7],
  ])
    expect(refusal(fair(), propose(many(give!), many(take!)))[0]).toBe('bad-parameter');
  const [offer] = t.after(fair(), propose(many(6), many(6))).offers;
  expect([offer!.give.length, offer!.take.length, offer!.note]).toEqual([6, 6, null]);
  const noted = (note: string) => ({ ...(propose([], [promise]) as object), note }) as never;
  expect(t.after(fair(), noted('x'.repeat(280))).offers[0]!.note!.length).toBe(280);
  expect(refusal(fair(), noted('x'.repeat(281)))[0]).toBe('bad-parameter');
});

clause('GM-TRAD-03', 'characters, captives, troops, cities, land, passage, sieges, intel, knowledge and promises', () => {
  const rich = fair((draft) => {
    t.person(draft, 'ada', 'A1', 'a4');
    t.person(draft, 'bo', 'A1', 'a1', { captor: 'ada' });
    t.person(draft, 'ada', 'A1', 'b1', { captor: 'bo' });
    t.arm(draft, 'ada', 'a1 garrison 5, c3 army 2');
    draft.cities['c3']!.siege = { by: 'ada', base: 'c3' };
    draft.countries['ada']!.intel = { cy: 1 };
  });
  const items = [
    ...[
      { item: 'character', character: 'person-1' },
      { item: 'captive', character: 'person-2' },
      { item: 'city', territory: 'a3' },
    ],
    ...[
      { item: 'troops', territory: 'a1', kind: 'garrison', amount: 5 },
      { item: 'land', territory: 'a4' },
      { item: 'intel', against: 'cy' },
    ],
    ...[1, 2, 3].map((turns) => ({ item: 'passage', turns })),
    ...[{ item: 'lift-siege', territory: 'c3' }, { item: 'reveal-sheet' }, { item: 'reveal-location', character: 'person-1' }, promise],
  ];
  for (const item of items) expect(t.after(rich, propose([item])).offers[0]!.give).toEqual([item]);
  for (const item of [
    { item: 'passage', turns: 0 },
    { item: 'passage', turns: 4 },
    { item: 'gold', amount: 1 },
  ])
    expect(code(rich, item)[0]).toBe('bad-parameter');
  expect(code(rich, { item: 'land', territory: 'a1' })).toEqual(['bad-parameter', 'GM-TRAD-03']);
  for (const item of [
    { item: 'intel', against: 'zed' },
    { item: 'land', territory: 'zed' },
    { item: 'reveal-location', character: 'zed' },
  ])
    expect(code(rich, item)).toEqual(['bad-parameter', 'GM-ERR-01']);
  for (const item of [
    ...[
      { item: 'character', character: 'person-3' },
      { item: 'character', character: 'person-2' },
      { item: 'captive', character: 'person-3' },
    ],
    ...[
      { item: 'land', territory: 'b4' },
      { item: 'lift-siege', territory: 'a1' },
      { item: 'reveal-location', character: 'person-2' },
    ],
  ])
    expect(code(rich, item)).toEqual(['not-yours', 'GM-TRAD-06']);
});

clause('GM-TRAD-04', 'actions and characteristics are not for sale', () => {
  expect(code(fair(), { item: 'actions', amount: 1 })).toEqual(['item-not-negotiable', 'GM-TRAD-04']);
  expect(code(fair(), { item: 'characteristic', characteristic: 'counterpower', amount: 1 })).toEqual([
    'item-not-negotiable',
    'GM-TRAD-04',
  ]);
});

clause('GM-TRAD-06', 'what cannot be delivered cannot be offered', () => {
  const state = fair((draft) => {
    t.person(draft, 'ada', 'A1', 'a1');
    t.person(draft, 'ada', 'A1', 'a1');
    draft.countries['ada']!.principal = 'person-1';
    t.arm(draft, 'cy', 'a3 army 1');
    draft.cities['a3']!.siege = { by: 'cy', base: 'a3' };
    draft.cities['a6']!.disasterTurn = 1;
    t.arm(draft, 'ada', 'a1 garrison 5, a3 garrison 2, a6 garrison 2');
  });
  const troops = (territory: string, amount: number) => code(state, { item: 'troops', territory, kind: 'garrison', amount })[0];
  expect([troops('a1', 6), troops('a3', 1), troops('a6', 1)]).toEqual(['not-yours', 'besieged', 'unit-disabled']);
  expect([code(state, { item: 'city', territory: 'a3' })[0], code(state, { item: 'city', territory: 'b1' })[0]]).toEqual([
    'besieged',
    'not-yours',
  ]);
  expect([
    code(state, { item: 'intel', against: 'cy' })[0],
    code(state, { item: 'captive', character: 'person-2' })[0],
    code(state, { item: 'lift-siege', territory: 'a3' })[0],
  ]).toEqual(['not-yours', 'not-yours', 'not-yours']);
  const twice = { item: 'troops', territory: 'a1', kind: 'garrison', amount: 3 };
  expect(refusal(state, propose([twice, twice]))).toEqual(['not-yours', 'GM-TRAD-06']);
  const few = edit(state, (draft) => {
    for (const id of ['a2', 'a3', 'a6']) delete draft.cities[id];
    draft.cities['a4'] = { name: 'x', walled: false, capitalOf: null, siege: null, disasterTurn: null };
    t.arm(draft, 'ada', '');
    t.arm(draft, 'cy', '');
  });
  expect(
    refusal(
      few,
      propose([
        { item: 'city', territory: 'a1' },
        { item: 'city', territory: 'a4' },
      ]),
    )[0],
  ).toBe('last-city');
  const full = edit(state, (draft) => {
    draft.config.maxCharacters = 2;
    t.person(draft, 'bo', 'A1', 'b1');
    t.person(draft, 'bo', 'A1', 'b1');
  });
  expect(code(full, { item: 'character', character: 'person-2' })[0]).toBe('too-many-characters');
});

clause('GM-TRAD-15', 'one open offer from each to each; offers never block the flow, and end with either party', () => {
  const open = t.after(fair(), propose([promise]));
  expect(refusal(open, propose([promise]))).toEqual(['offer-open', 'GM-TRAD-15']);
  const more = t.after(open, propose([promise], [], 'cy'));
  const back = t.after(more, { ...(propose([promise], [], 'ada') as object), player: 'bo' } as never);
  expect(back.offers.map(({ from, to }) => `${from} ${to}`)).toEqual(['ada bo', 'ada cy', 'bo ada']);
  const byAnother = t.after(more, { ...(propose([promise], [], 'bo') as object), player: 'cy' } as never);
  expect(byAnother.offers.map(({ from, to }) => `${from} ${to}`)).toEqual(['ada bo', 'ada cy', 'cy bo']);
  expect(t.commitAll(open).step).toBe('declare-external');
  const closed = t.after(open, { type: 'reject-trade', player: 'bo', offer: open.offers[0]!.id });
  expect(t.after(closed, propose([promise])).offers.length).toBe(1);
  const last = edit(back, (draft) => {
    draft.countries['bo']!.civilWar = { since: 1, rebelArmy: 5, rebelPrincipal: null };
    t.arm(draft, 'bo', 'b1 garrison 1');
  });
  const fallen = t.perform(last, 'bo', t.internal('civil-war'), {}, [2, 9]);
  expect(fallen.state.offers.map(({ from, to }) => `${from} ${to}`)).toEqual(['ada cy']);
  expect(t.eventsOf(fallen.events, 'trade-closed').map(({ reason }) => reason)).toEqual(['eliminated', 'eliminated']);
});

clause('GM-CFG-14', 'so many proposals a turn, to whomever, and anew the next turn', () => {
  const few = (maxOffersPerTurn: number) => fair(() => undefined, { maxOffersPerTurn });
  expect(refusal(few(0), propose([promise]))).toEqual(['too-many-offers', 'GM-CFG-14']);
  const one = t.after(few(1), propose([promise]));
  expect(refusal(one, propose([promise], [], 'cy'))).toEqual(['too-many-offers', 'GM-CFG-14']);
  expect(t.after(t.after(few(2), propose([promise])), propose([promise], [], 'cy')).offers.length).toBe(2);
  const next = t.nextTurn(one, { initiative: [9, 5, 2] });
  expect([next.turn, t.after(next, propose([promise])).offers.length]).toEqual([2, 1]);
});

clause(['GM-ERR-01', 'GM-TRAD-06'], 'a refused proposal names the item at fault, and the field of what does not exist', () => {
  const path = (give: readonly object[], take: readonly object[] = []) => {
    const step = t.game.reduce(fair(), propose(give, take), seeded(1));
    return E.isLeft(step) && step.left[0].path;
  };
  expect(path([promise, { item: 'land', territory: 'zed' }])).toBe('give.1.territory');
  expect(path([promise], [promise, { item: 'captive', character: 'person-9' }])).toBe('take.1.character');
  expect(path([{ item: 'intel', against: 'zed' }])).toBe('give.0.against');
  expect(path([promise, { item: 'actions', amount: 1 }], [{ item: 'actions', amount: 1 }])).toBe('give.1');
  expect(path([promise], [promise, { item: 'actions', amount: 1 }])).toBe('take.1');
  // Troops are handed over first, wherever they stand.
  expect(path([promise, { item: 'troops', territory: 'a1', kind: 'army', amount: 9 }])).toBe('give.1');
  expect(path([promise], [promise, promise, { item: 'city', territory: 'a3' }])).toBe('take.2');
});
