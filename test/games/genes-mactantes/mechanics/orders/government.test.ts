import { expect } from 'vitest';
import { dissent, listed } from '../../helpers/scenes/internal-orders.js';
import * as t from '../../helpers/table.js';

const { clause, edit, external, internal, perform, refusal, started, declaring } = t;

const controlled = (id: string, by: string) => edit(started(), (draft) => void Object.assign(draft.controllers, { [id]: by }));

clause('GM-FORT-01', 'walls are declared for an own open city, once', () => {
  const state = started();
  const walls = (territory: string) => declaring('ada', internal('fortify', { territory }));
  for (const place of ['b1', 'a5', 'mar-de-fora']) expect(refusal(state, walls(place))).toEqual(['not-your-city', 'GM-FORT-01']);
  expect(refusal(state, walls('zed'))).toEqual(['bad-parameter', 'GM-ERR-01']);
  expect(refusal(state, walls('a2'))).toEqual(['already-walled', 'GM-FORT-01']);
  const one = t.after(state, walls('a1'));
  expect(refusal(one, walls('a1'))).toEqual(['duplicate-declaration', 'GM-FORT-01']);
  expect(t.after(one, walls('a3')).sheets['ada']!.length).toBe(2);
});

clause('GM-FORT-02', 'the city is walled for good, also under siege; void when lost or walled', () => {
  const order = internal('fortify', { territory: 'a3' });
  const besieged = edit(started(), (draft) => {
    t.arm(draft, 'bo', 'a3 army 3');
    draft.cities['a3']!.siege = { by: 'bo', base: 'a3' };
  });
  const { state, events } = perform(besieged, 'ada', order);
  expect([state.cities['a3']!.walled, t.only(events, 'city-fortified').territory]).toEqual([true, 'a3']);
  const lost = edit(controlled('a3', 'bo'), (draft) => t.arm(draft, 'ada', 'a1 garrison 3'));
  expect(t.voidReason(lost, 'ada', order)).toBe('city-lost');
  expect(t.voidReason(perform(started(), 'ada', order).state, 'ada', order)).toBe('already-walled');
});

clause('GM-FOUN-01', 'a city is declared on free own land with a name of its own, once a place', () => {
  const state = started();
  const found = (territory: string, name: string) => declaring('ada', internal('found-city', { territory, name }));
  for (const place of ['b5', 'mar-de-fora']) expect(refusal(state, found(place, 'x'))).toEqual(['not-your-territory', 'GM-FOUN-01']);
  expect(refusal(controlled('a4', 'independent'), found('a4', 'x'))).toEqual(['not-your-territory', 'GM-FOUN-01']);
  expect(refusal(state, found('a1', 'x'))).toEqual(['site-taken', 'GM-FOUN-01']);
  for (const name of ['', ' ', 'Aurenc', 'Brúgol']) expect(refusal(state, found('a4', name))).toEqual(['bad-name', 'GM-FOUN-01']);
  const one = t.after(state, found('a4', 'x'));
  expect(refusal(one, found('a4', 'y'))).toEqual(['duplicate-declaration', 'GM-FOUN-01']);
  expect(refusal(one, found('a5', 'x'))).toEqual(['bad-name', 'GM-FOUN-01']);
  expect(t.after(one, found('a5', 'y')).sheets['ada']!.length).toBe(2);
  expect(listed(state, 'ada', 'found-city')[0]!.written).toEqual({ territory: 'a4', name: 'Gual Llarg' });
});

clause('GM-FOUN-02', 'an open city appears; a name taken meanwhile gets a number; void on lost or taken land', () => {
  const order = internal('found-city', { territory: 'a4', name: 'Nova' });
  const { state } = perform(started(), 'ada', order);
  expect([state.cities['a4']!.name, state.cities['a4']!.walled, state.controllers['a4']]).toEqual(['Nova', false, 'ada']);
  const taken = edit(started(), (draft) => {
    draft.cities['b1']!.name = 'Nova';
  });
  expect(perform(taken, 'ada', order).state.cities['a4']!.name).toBe('Nova II');
  expect(t.voidReason(controlled('a4', 'bo'), 'ada', order)).toBe('territory-lost');
  expect(t.voidReason(state, 'ada', order)).toBe('site-taken');
});

clause('GM-CFG-08', 'the option says how many points found a city', () => {
  const order = internal('found-city', { territory: 'a4', name: 'Nova' });
  const founded = (options: object) => perform(started(['ada', 'bo'], options), 'ada', order);
  const points = (options: object) => {
    const { state } = founded(options);
    return [t.at(state, 'ada', 'a4', 'garrison'), t.army(state, 'ada'), state.countries['ada']!.ledger.founded];
  };
  expect([points({}), points({ foundingTroops: 1 }), points({ foundingTroops: 0 })]).toEqual([
    [2, 30, 2],
    [1, 29, 1],
    [0, 28, 0],
  ]);
  expect(
    founded({})
      .events.map(({ type }) => type)
      .slice(0, 3),
  ).toEqual(['action-read', 'city-founded', 'army-changed']);
});

clause('GM-SUPP-01', 'at 11, counterpower falls by the margin, not below 0; void without any', () => {
  const order = internal('suppress-counterpower');
  const left = (die: number, state = dissent) => perform(state, 'ada', order, {}, [die]).state.countries['ada']!.counterpower;
  // Authority 8 less 3.
  expect([left(6), left(7), left(8), left(10)]).toEqual([3, 2, 1, 0]);
  const little = edit(dissent, (draft) => void Object.assign(draft.countries['ada']!, { counterpower: 1 }));
  expect(left(9, little)).toBe(0);
  expect(t.only(perform(dissent, 'ada', order, {}, [2]).events, 'test-rolled')).toMatchObject({
    characteristic: 'authority',
    difficulty: 11,
  });
  expect(t.voidReason(started(), 'ada', order)).toBe('no-counterpower');
});

clause('GM-TEST-04', 'a natural 10 that wins from below has a margin of 1', () => {
  const strong = edit(dissent, (draft) => void Object.assign(draft.countries['ada']!, { counterpower: 8 }));
  const { events, state } = perform(strong, 'ada', internal('suppress-counterpower'), {}, [10]);
  expect(t.only(events, 'test-rolled')).toMatchObject({ total: 10, difficulty: 11, success: true, margin: 1 });
  expect(state.countries['ada']!.counterpower).toBe(7);
});

clause('GM-STATE-05', 'Authority less counterpower is what counts, and never less than 0', () => {
  const value = (counterpower: number) => {
    const state = edit(dissent, (draft) => void Object.assign(draft.countries['ada']!, { counterpower }));
    return [
      t.only(perform(state, 'ada', internal('taxes'), {}, [2]).events, 'test-rolled').value,
      t.game.view(state, null).countries['ada']!.effectiveAuthority,
    ];
  };
  expect([0, 3, 8, 9].map(value)).toEqual([
    [8, 8],
    [5, 5],
    [0, 0],
    [0, 0],
  ]);
});

clause('GM-REST-01', 'as many restorations as disasters, and none without', () => {
  const order = declaring('ada', internal('restore-order'));
  const two = edit(started(), (draft) => void Object.assign(draft.countries['ada']!, { disorder: 2 }));
  expect(refusal(started(), order)).toEqual(['no-disorder', 'GM-REST-01']);
  expect(refusal(t.after(t.after(two, order), order), order)).toEqual(['no-disorder', 'GM-REST-01']);
  expect(t.voidReason(started(), 'ada', internal('restore-order'))).toBe('no-disorder');
});

clause('GM-REST-02', 'at Authority 10, success settles one disaster; failure none', () => {
  const two = edit(started(), (draft) => void Object.assign(draft.countries['ada']!, { disorder: 2 }));
  const tried = (die: number) => perform(two, 'ada', internal('restore-order'), {}, [die]);
  expect([4, 5, 10].map((die) => tried(die).state.countries['ada']!.disorder)).toEqual([2, 1, 1]);
  expect(t.only(tried(4).events, 'test-rolled')).toMatchObject({ characteristic: 'authority', difficulty: 10 });
  expect(tried(4).state.countries['ada']!.characteristics.authority).toBe(6);
});

clause('GM-TAXE-03', 'taxes are raised once a turn', () => {
  const taxes = declaring('ada', internal('taxes'));
  const one = t.after(started(), taxes);
  expect(refusal(one, taxes)).toEqual(['duplicate-declaration', 'GM-TAXE-03']);
  expect(t.after(t.after(one, { type: 'withdraw', player: 'ada', declaration: '1' }), taxes).sheets['ada']!.length).toBe(1);
});

clause('GM-TAXE-01', 'taxes give an action next turn whatever the die', () => {
  const once = (die: number, state = started()) => perform(state, 'ada', internal('taxes'), {}, [die]).state;
  expect([once(4), once(9)].map((state) => state.countries['ada']!.nextTurn.bonus)).toEqual([1, 1]);
  expect(once(4).countries['ada']!.thisTurn.bonus).toBe(0);
  const { events } = perform(started(), 'ada', internal('taxes'), {}, [4]);
  expect(events.map(({ type }) => type).slice(0, 4)).toEqual(['action-read', 'actions-modified', 'test-rolled', 'characteristic-changed']);
});

clause('GM-TAXE-02', 'a failed test of Authority at 10 costs a point of it at once', () => {
  const taxed = (die: number) => perform(started(), 'ada', internal('taxes'), {}, [die]);
  expect([4, 5].map((die) => taxed(die).state.countries['ada']!.characteristics.authority)).toEqual([5, 6]);
  expect(t.only(taxed(4).events, 'test-rolled')).toMatchObject({ characteristic: 'authority', difficulty: 10 });
});

clause('GM-DEVE-01', 'the written base value rises by one, at most to 10', () => {
  const characteristics = ['authority', 'diplomacy', 'militarism', 'technology'] as const;
  for (const [i, characteristic] of characteristics.entries()) {
    const order = internal('develop', { characteristic });
    const grown = perform(
      edit(started(), (draft) => t.values(draft, 'ada', [9, 9, 9, 9])),
      'ada',
      order,
    ).state.countries['ada']!.characteristics;
    expect(characteristics.map((one) => grown[one])).toEqual([0, 1, 2, 3].map((place) => (place === i ? 10 : 9)));
    const top = edit(started(), (draft) =>
      t.values(
        draft,
        'ada',
        [0, 1, 2, 3].map((place) => (place === i ? 10 : 5)),
      ),
    );
    if (characteristic === 'authority') expect(t.after(top, declaring('ada', order)).sheets['ada']!.length).toBe(1);
    else expect(refusal(top, declaring('ada', order))).toEqual(['at-maximum', 'GM-DEVE-01']);
    expect(t.voidReason(top, 'ada', order)).toBe('at-maximum');
  }
});

clause('GM-STATE-04', 'what exceeds 10 or falls below 0 is lost', () => {
  const learned = edit(started(), (draft) => t.values(draft, 'ada', [6, 9, 5, 9]));
  const copied = perform(learned, 'ada', external('copy-technology', { target: 'bo' }), {}, [9]);
  expect(t.only(copied.events, 'characteristic-changed')).toMatchObject({ from: 9, to: 10 });
  const poor = edit(started(), (draft) => t.values(draft, 'ada', [0, 5, 5, 5]));
  const taxed = perform(poor, 'ada', internal('taxes'), {}, [2]);
  expect([taxed.state.countries['ada']!.characteristics.authority, t.eventsOf(taxed.events, 'characteristic-changed')]).toEqual([0, []]);
});

clause('GM-CIVI-01', 'a civil war is declared only where there is one, once, and is void when it is over', () => {
  const war = internal('civil-war');
  expect(refusal(started(), declaring('ada', war))).toEqual(['no-civil-war', 'GM-CIVI-01']);
  const torn = edit(started(), (draft) => {
    draft.countries['ada']!.civilWar = { since: 1, rebelArmy: 5, rebelPrincipal: null };
  });
  expect(refusal(torn, declaring('bo', war))).toEqual(['no-civil-war', 'GM-CIVI-01']);
  expect(refusal(t.after(torn, declaring('ada', war)), declaring('ada', war))).toEqual(['duplicate-declaration', 'GM-CIVI-01']);
  expect(t.voidReason(started(), 'ada', war)).toBe('no-civil-war');
});

clause(['GM-FORT-01', 'GM-FORT-02'], 'walls may be ordered for a city that the same sheet founds; read first, the order is void', () => {
  const found = internal('found-city', { territory: 'a4', name: 'Nova' });
  const walls = internal('fortify', { territory: 'a4' });
  expect(refusal(started(), declaring('ada', walls))).toEqual(['not-your-city', 'GM-FORT-01']);
  const both = t.after(t.after(started(), declaring('ada', found)), declaring('ada', walls));
  expect(refusal(both, declaring('ada', walls))).toEqual(['duplicate-declaration', 'GM-FORT-01']);
  const slot = t.resolving(started(), 'ada', { ada: [found, walls] });
  const read = (declaration: string) => t.play(slot, { type: 'execute', player: 'ada', declaration });
  expect(t.only(read('2').events, 'action-void').reason).toBe('city-lost');
  const built = perform(read('1').state, 'ada', walls).state;
  expect(built.cities['a4']).toMatchObject({ name: 'Nova', walled: true });
});
