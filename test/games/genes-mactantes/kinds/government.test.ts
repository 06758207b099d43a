import { expect } from 'vitest';
import { dissent, listed } from '../scenes/internal.js';
import * as t from '../table.js';

const { clause, edit, internal, perform, refusal, started, declaring } = t;

clause('GM-FORT-01', 'walls are declared for an own open city, once', () => {
  const state = started();
  const walls = (territory: string) => declaring('ada', internal('fortify', { territory }));
  expect(refusal(state, walls('b1'))).toEqual(['not-your-city', 'GM-FORT-01']);
  expect(refusal(state, walls('a5'))).toEqual(['not-your-city', 'GM-FORT-01']);
  expect(refusal(state, walls('a2'))).toEqual(['already-walled', 'GM-FORT-01']);
  expect(refusal(t.after(state, walls('a1')), walls('a1'))).toEqual(['duplicate-declaration', 'GM-FORT-01']);
});

clause('GM-FORT-02', 'the city is walled, also under siege; void when lost or walled', () => {
  const order = internal('fortify', { territory: 'a3' });
  const besieged = edit(started(), (draft) => {
    t.arm(draft, 'bo', 'a3 army 3');
    draft.cities['a3']!.siege = { by: 'bo', base: 'a3' };
  });
  expect(perform(besieged, 'ada', order).state.cities['a3']!.walled).toBe(true);
  const lost = edit(started(), (draft) => {
    draft.controllers['a3'] = 'bo';
    t.arm(draft, 'ada', 'a1 garrison 3');
  });
  expect(t.voidReason(lost, 'ada', order)).toBe('city-lost');
  const done = edit(started(), (draft) => {
    draft.cities['a3']!.walled = true;
  });
  expect(t.voidReason(done, 'ada', order)).toBe('already-walled');
});

clause('GM-FOUN-01', 'a city is declared on free own land with a name of its own', () => {
  const state = started();
  const found = (territory: string, name: string) => declaring('ada', internal('found-city', { territory, name }));
  expect(refusal(state, found('b5', 'x'))).toEqual(['not-your-territory', 'GM-FOUN-01']);
  expect(refusal(state, found('a1', 'x'))).toEqual(['site-taken', 'GM-FOUN-01']);
  expect(refusal(state, found('a4', ''))).toEqual(['bad-name', 'GM-FOUN-01']);
  expect(refusal(state, found('a4', 'Aurenc'))).toEqual(['bad-name', 'GM-FOUN-01']);
  expect(refusal(t.after(state, found('a4', 'x')), found('a4', 'y'))).toEqual(['duplicate-declaration', 'GM-FOUN-01']);
  expect(listed(state, 'ada', 'found-city')[0]!.written).toEqual({ territory: 'a4', name: 'Gual Llarg' });
});

clause(['GM-FOUN-02', 'GM-CFG-08'], 'the city comes with its troops; a name taken meanwhile gets a number', () => {
  const order = internal('found-city', { territory: 'a4', name: 'Nova' });
  const { state, events } = perform(started(), 'ada', order);
  expect([state.cities['a4']!.name, state.cities['a4']!.walled, t.at(state, 'ada', 'a4', 'garrison')]).toEqual(['Nova', false, 2]);
  expect(events.map(({ type }) => type).slice(0, 3)).toEqual(['action-read', 'city-founded', 'army-changed']);
  expect(t.army(perform(started(['ada', 'bo'], { foundingTroops: 0 }), 'ada', order).state, 'ada')).toBe(28);
  const taken = edit(started(), (draft) => {
    draft.cities['b1']!.name = 'Nova';
  });
  expect(perform(taken, 'ada', order).state.cities['a4']!.name).toBe('Nova II');
  expect(
    t.voidReason(
      edit(started(), (draft) => void Object.assign(draft.controllers, { a4: 'bo' })),
      'ada',
      order,
    ),
  ).toBe('territory-lost');
  expect(t.voidReason(perform(started(), 'ada', order).state, 'ada', order)).toBe('site-taken');
});

clause(['GM-SUPP-01', 'GM-TEST-04', 'GM-STATE-05'], 'counterpower falls by the margin, at least 1, and not below 0', () => {
  const order = internal('suppress-counterpower');
  expect(perform(dissent, 'ada', order, {}, [7]).state.countries['ada']!.counterpower).toBe(2);
  expect(perform(dissent, 'ada', order, {}, [6]).state.countries['ada']!.counterpower).toBe(3);
  expect(perform(dissent, 'ada', order, {}, [10]).state.countries['ada']!.counterpower).toBe(0);
  const strong = edit(dissent, (draft) => {
    draft.countries['ada']!.counterpower = 8;
  });
  const { events, state } = perform(strong, 'ada', order, {}, [10]);
  expect(t.only(events, 'test-rolled')).toMatchObject({ value: 0, total: 10, margin: 1 });
  expect(state.countries['ada']!.counterpower).toBe(7);
  expect(t.voidReason(started(), 'ada', order)).toBe('no-counterpower');
});

clause(['GM-REST-01', 'GM-REST-02'], 'as many restorations as disasters; success settles one', () => {
  const order = internal('restore-order');
  const one = edit(started(), (draft) => {
    draft.countries['ada']!.disorder = 1;
  });
  expect(refusal(started(), declaring('ada', order))).toEqual(['no-disorder', 'GM-REST-01']);
  expect(refusal(t.after(one, declaring('ada', order)), declaring('ada', order))).toEqual(['no-disorder', 'GM-REST-01']);
  expect(t.voidReason(started(), 'ada', order)).toBe('no-disorder');
  expect(perform(one, 'ada', order, {}, [4]).state.countries['ada']!.disorder).toBe(1);
  expect(perform(one, 'ada', order, {}, [5]).state.countries['ada']!.disorder).toBe(0);
});

clause(['GM-TAXE-01', 'GM-TAXE-02'], 'taxes give an action next turn, and may cost Authority now', () => {
  const { state, events } = perform(started(), 'ada', internal('taxes'), {}, [4]);
  expect(events.map(({ type }) => type).slice(0, 4)).toEqual(['action-read', 'actions-modified', 'test-rolled', 'characteristic-changed']);
  expect(state.countries['ada']).toMatchObject({ nextTurn: { bonus: 1 }, characteristics: { authority: 5 } });
  const twice = perform(state, 'ada', internal('taxes'), {}, [9]).state;
  expect(twice.countries['ada']).toMatchObject({ nextTurn: { bonus: 2 }, characteristics: { authority: 5 } });
});

clause(['GM-DEVE-01', 'GM-STATE-04'], 'a characteristic rises by one, at most to 10', () => {
  const order = internal('develop', { characteristic: 'technology' });
  expect(perform(started(), 'ada', order).state.countries['ada']!.characteristics.technology).toBe(7);
  const top = edit(started(), (draft) => t.values(draft, 'ada', [6, 5, 5, 10]));
  expect(refusal(top, declaring('ada', order))).toEqual(['at-maximum', 'GM-DEVE-01']);
  expect(t.voidReason(top, 'ada', order)).toBe('at-maximum');
  expect(
    perform(
      edit(started(), (draft) => t.values(draft, 'ada', [6, 9, 5, 9])),
      'ada',
      t.external('copy-technology', { target: 'bo' }),
      {},
      [9],
    ).state.countries['ada']!.characteristics.technology,
  ).toBe(10);
});

clause('GM-CIVI-01', 'a civil war is declared only where there is one, once', () => {
  const war = internal('civil-war');
  expect(refusal(started(), declaring('ada', war))).toEqual(['no-civil-war', 'GM-CIVI-01']);
  const torn = edit(started(), (draft) => {
    draft.countries['ada']!.civilWar = { since: 1, rebelArmy: 5, rebelPrincipal: null };
  });
  expect(refusal(t.after(torn, declaring('ada', war)), declaring('ada', war))).toEqual(['duplicate-declaration', 'GM-CIVI-01']);
  expect(t.voidReason(started(), 'ada', war)).toBe('no-civil-war');
});
