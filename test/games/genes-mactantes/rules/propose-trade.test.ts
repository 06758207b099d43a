import { expect } from 'vitest';
import { code, fair, promise, propose } from '../scenes/trade.js';
import * as t from '../table.js';

const { clause, edit, refusal } = t;

clause(['GM-TRAD-02', 'GM-TRAD-03'], 'to a living other, one to six items a side', () => {
  expect(refusal(fair(), propose([promise], [], 'ada'))).toEqual(['bad-target', 'GM-TRAD-02']);
  expect(refusal(fair(), propose([], []))).toEqual(['bad-parameter', 'GM-TRAD-02']);
  expect(refusal(fair(), propose(Array(7).fill(promise)))[0]).toBe('bad-parameter');
  expect(refusal(fair(), propose([{ item: 'land', territory: 'a1' }]))).toEqual(['bad-parameter', 'GM-TRAD-03']);
  expect(refusal(fair(), propose([{ item: 'passage', turns: 4 }]))[0]).toBe('bad-parameter');
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
  expect([
    code(state, { item: 'character', character: 'person-1' })[0],
    code(state, { item: 'city', territory: 'a3' })[0],
    code(state, { item: 'city', territory: 'b1' })[0],
  ]).toEqual(['principal-not-tradable', 'besieged', 'not-yours']);
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

clause(['GM-TRAD-15', 'GM-CFG-14'], 'one open offer to each, so many a turn; they never block the flow', () => {
  const open = t.after(fair(), propose([promise]));
  expect(refusal(open, propose([promise]))).toEqual(['offer-open', 'GM-TRAD-15']);
  const few = t.after(
    fair(() => undefined, { maxOffersPerTurn: 1 }),
    propose([promise]),
  );
  expect(refusal(few, propose([promise], [], 'cy'))).toEqual(['too-many-offers', 'GM-CFG-14']);
  expect(t.commitAll(open).step).toBe('declare-external');
});
