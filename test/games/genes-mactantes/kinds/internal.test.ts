import type { State } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import * as t from '../table.js';

const { clause, edit, game, internal, perform, refusal, started, declaring } = t;
const listed = (state: State, player: string, kind: string) =>
  game.legalActions(state, player, { types: ['declare'] }).filter((action) => (action as { kind: string }).kind === kind) as never as {
    written: Record<string, string>;
  }[];

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
const dissent = edit(started(), (draft) => {
  t.values(draft, 'ada', [8, 5, 5, 6]);
  draft.countries['ada']!.counterpower = 3;
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
const spies = {
  ada: [internal('observe')],
  bo: [t.external('investigate', { target: 'ada' }), t.external('investigate', { target: 'ada' })],
  cy: [t.external('investigate', { target: 'ada' })],
};
clause(['GM-OBSE-01', 'GM-OBSE-02', 'GM-OBSE-03'], 'one pending Investigation is annulled: the soonest, the earliest', () => {
  const state = t.resolving(started(['ada', 'bo', 'cy']), 'ada', spies, ['ada', 'cy', 'bo']);
  const look = { type: 'execute', player: 'ada', declaration: '1' } as const;
  const seen = t.play(state, look, [10]);
  expect(t.only(seen.events, 'action-annulled')).toMatchObject({ player: 'cy', declaration: { id: '1', state: 'annulled' } });
  const round = t.play(t.resolving(started(['ada', 'bo', 'cy']), 'ada', spies, ['ada', 'bo', 'cy']), look, [10]);
  expect([round.state.sheets['bo']!.map((d) => d.state), round.state.sheets['cy']![0]!.state]).toEqual([
    ['annulled', 'pending'],
    'pending',
  ]);
  expect(t.eventsOf(t.play(state, look, [2]).events, 'action-annulled')).toEqual([]);
  const nothing = t.play(t.resolving(started(['ada', 'bo', 'cy']), 'ada', { ada: spies.ada }), look, [10]);
  expect(t.eventsOf(nothing.events, 'action-annulled')).toEqual([]);
});
clause(['GM-RECR-01', 'GM-RECR-03'], 'one recruit comes for the asking, to an own open city', () => {
  const order = internal('recruit', { mode: 'one' });
  const { state } = perform(started(), 'ada', order, { city: 'a3' });
  expect(t.at(state, 'ada', 'a3', 'garrison')).toBe(8);
  expect(t.refusedMeans(started(), 'ada', order, { city: 'b1' })).toEqual(['not-your-city', 'GM-RECR-03']);
  const besiege = (cities: readonly string[]) =>
    edit(started(), (draft) => {
      t.arm(draft, 'bo', cities.map((city) => `${city} army 2`).join(', '));
      for (const city of cities) draft.cities[city]!.siege = { by: 'bo', base: city };
    });
  expect(t.refusedMeans(besiege(['a3']), 'ada', order, { city: 'a3' })).toEqual(['besieged', 'GM-RECR-03']);
  expect(t.at(perform(besiege(['a1', 'a2', 'a3', 'a6']), 'ada', order, { city: 'a3' }).state, 'ada', 'a3', 'garrison')).toBe(8);
});
clause('GM-RECR-02', 'the whole margin of a levy is taken, and Authority stops at 0', () => {
  const order = internal('recruit', { mode: 'levy' });
  const low = edit(started(), (draft) => t.values(draft, 'ada', [2, 5, 8, 6]));
  const { state } = perform(low, 'ada', order, { city: 'a1' }, [9]);
  expect([t.army(state, 'ada'), state.countries['ada']!.characteristics.authority]).toEqual([35, 0]);
  expect(t.army(perform(low, 'ada', order, { city: 'a1' }, [2]).state, 'ada')).toBe(28);
});
const soldiers = edit(started(), (draft) => {
  t.values(draft, 'ada', [7, 5, 5, 6]);
  t.arm(draft, 'ada', 'a1 garrison 6, a3 garrison 2');
});
const home = (territory: string, amount: number) => ({ from: [{ territory, kind: 'garrison', amount }] }) as const;
clause(['GM-DEMO-01', 'GM-DEMO-02', 'GM-ENUM-02'], 'soldiers go home from own enabled units, up to Authority 10', () => {
  const order = internal('demobilise');
  const { state } = perform(soldiers, 'ada', order, home('a1', 2));
  expect([t.army(state, 'ada'), state.countries['ada']!.characteristics.authority]).toEqual([6, 9]);
  expect(t.refusedMeans(soldiers, 'ada', order, home('a1', 4))).toEqual(['bad-amount', 'GM-DEMO-01']);
  expect(t.refusedMeans(soldiers, 'ada', order, home('a3', 3))).toEqual(['no-such-unit', 'GM-DEMO-01']);
  const sick = edit(soldiers, (draft) => {
    draft.cities['a1']!.disasterTurn = 1;
  });
  expect(t.refusedMeans(sick, 'ada', order, home('a1', 1))).toEqual(['unit-disabled', 'GM-DEMO-01']);
  expect(
    t.voidReason(
      edit(soldiers, (draft) => t.values(draft, 'ada', [10, 5, 5, 6])),
      'ada',
      order,
    ),
  ).toBe('at-maximum');
  expect(
    t.voidReason(
      edit(soldiers, (draft) => t.arm(draft, 'ada', '')),
      'ada',
      order,
    ),
  ).toBe('no-troops');
  const options = game.legalActions(t.resolving(soldiers, 'ada', { ada: [order] }), 'ada', { types: ['execute'] }) as never as {
    from: object[];
  }[];
  expect(options.map(({ from }) => from)).toEqual([
    [{ territory: 'a1', kind: 'garrison', amount: 1 }],
    [{ territory: 'a1', kind: 'garrison', amount: 3 }],
  ]);
  const shut = edit(soldiers, (draft) => {
    t.arm(draft, 'bo', 'a1 army 3');
    draft.cities['a1']!.siege = { by: 'bo', base: 'a1' };
  });
  expect(t.army(perform(shut, 'ada', order, home('a1', 1)).state, 'ada')).toBe(7);
});
const march = (from: string, kind: 'garrison' | 'army' | 'patrol', to: string, as: 'garrison' | 'army' | 'patrol', amount: number) =>
  ({ from: { territory: from, kind }, to: { territory: to, kind: as }, amount }) as const;
const order = internal('move-troops');
clause(['GM-MOVT-01', 'GM-MOVT-05', 'GM-STATE-01', 'GM-EVT-01'], 'points split off, join or form a unit; the Army stays', () => {
  const { state, events } = perform(started(), 'ada', order, march('a1', 'garrison', 'a3', 'garrison', 3));
  expect([t.at(state, 'ada', 'a1', 'garrison'), t.at(state, 'ada', 'a3', 'garrison'), t.army(state, 'ada')]).toEqual([4, 10, 28]);
  expect(t.only(events, 'unit-moved')).toMatchObject({ amount: 3, cause: 'order' });
  const { state: all } = perform(started(), 'ada', order, march('a1', 'garrison', 'a1', 'patrol', 7));
  expect([t.at(all, 'ada', 'a1', 'garrison'), t.at(all, 'ada', 'a1', 'patrol'), all.units['ada']!.length]).toEqual([0, 7, 4]);
  const stuck = edit(started(), (draft) => {
    t.arm(draft, 'ada', 'a1 garrison 3');
    t.arm(draft, 'bo', 'a1 army 1');
    draft.cities['a1']!.siege = { by: 'bo', base: 'a1' };
  });
  expect(t.voidReason(stuck, 'ada', order)).toBe('no-troops');
});
clause(['GM-MOVT-02', 'GM-SIEG-06', 'GM-EVNT-08'], 'no unit, no amount, disabled, shut in, nowhere to go', () => {
  const refused = (state: State, means: object) => t.refusedMeans(state, 'ada', order, means as never);
  expect(refused(started(), march('a4', 'army', 'a1', 'garrison', 1))).toEqual(['no-such-unit', 'GM-MOVT-02']);
  expect(refused(started(), march('a1', 'garrison', 'a3', 'garrison', 8))).toEqual(['bad-amount', 'GM-MOVT-02']);
  expect(refused(started(), march('a1', 'garrison', 'a1', 'garrison', 1))).toEqual(['same-place', 'GM-MOVT-02']);
  const sick = edit(started(), (draft) => {
    draft.cities['a1']!.disasterTurn = 1;
  });
  expect(refused(sick, march('a1', 'garrison', 'a3', 'garrison', 1))).toEqual(['unit-disabled', 'GM-MOVT-02']);
  const besieged = edit(started(), (draft) => {
    t.arm(draft, 'bo', 'a1 army 1');
    draft.cities['a1']!.siege = { by: 'bo', base: 'a1' };
  });
  expect(refused(besieged, march('a1', 'garrison', 'a3', 'garrison', 1))).toEqual(['besieged', 'GM-MOVT-02']);
  expect(refused(besieged, march('a3', 'garrison', 'a1', 'garrison', 1))).toEqual(['besieged', 'GM-MOVT-02']);
});
clause(['GM-MOVT-03', 'GM-STATE-02'], 'garrisons need an own city; field units may stand anywhere', () => {
  expect(t.refusedMeans(started(), 'ada', order, march('a1', 'garrison', 'a4', 'garrison', 1))).toEqual(['bad-destination', 'GM-MOVT-03']);
  expect(t.refusedMeans(started(), 'ada', order, march('a1', 'garrison', 'b7', 'garrison', 1))).toEqual(['bad-destination', 'GM-MOVT-03']);
  for (const place of ['mar-de-fora', 'b7', 'b6', 'a4'])
    expect(t.at(perform(started(), 'ada', order, march('a1', 'garrison', place, 'army', 1)).state, 'ada', place, 'army')).toBe(1);
});
clause(
  ['GM-MOVT-04', 'GM-MARC-01', 'GM-MARC-02', 'GM-MARC-04'],
  'marches go over own land, seas and free land; foreign land is where they end',
  () => {
    expect(t.refusedMeans(started(), 'ada', order, march('a1', 'garrison', 'b1', 'army', 1))).toEqual(['unreachable', 'GM-MOVT-04']);
    expect(t.at(perform(started(), 'ada', order, march('a1', 'garrison', 'b8', 'army', 1)).state, 'ada', 'b8', 'army')).toBe(1);
    const free = edit(started(), (draft) => {
      draft.controllers['b7'] = 'independent';
    });
    expect(t.at(perform(free, 'ada', order, march('a1', 'garrison', 'b1', 'army', 1)).state, 'ada', 'b1', 'army')).toBe(1);
    const town = edit(free, (draft) => {
      draft.cities['b7'] = { name: 'x', walled: false, capitalOf: null, siege: null, disasterTurn: null };
    });
    expect(t.refusedMeans(town, 'ada', order, march('a1', 'garrison', 'b1', 'army', 1))[0]).toBe('unreachable');
  },
);
clause('GM-MARC-03', 'units of others stop a march, unless passage is granted', () => {
  const guarded = edit(started(), (draft) => t.arm(draft, 'bo', 'mar-de-fora army 1'));
  expect(t.refusedMeans(guarded, 'ada', order, march('a1', 'garrison', 'b8', 'army', 1))[0]).toBe('unreachable');
  expect(t.at(perform(guarded, 'ada', order, march('a1', 'garrison', 'mar-de-fora', 'army', 1)).state, 'ada', 'mar-de-fora', 'army')).toBe(
    1,
  );
  const friends = edit(guarded, (draft) => {
    draft.passages = [{ from: 'bo', to: 'ada', untilTurn: 1 }];
  });
  expect(t.at(perform(friends, 'ada', order, march('a1', 'garrison', 'b8', 'army', 1)).state, 'ada', 'b8', 'army')).toBe(1);
});
clause('GM-MOVT-06', 'listed are own cities, the own place and all that is not own, by halves and wholes', () => {
  const lone = edit(started(), (draft) => t.arm(draft, 'ada', 'a4 army 5'));
  const options = game.legalActions(t.resolving(lone, 'ada', { ada: [order] }), 'ada', { types: ['execute'] }) as never as {
    to: { territory: string; kind: string };
    amount: number;
  }[];
  const places = new Set(options.map(({ to }) => to.territory));
  expect([places.has('a1'), places.has('a5'), places.has('a4'), places.has('b7'), places.has('mar-de-fora'), places.has('b1')]).toEqual([
    true,
    false,
    true,
    true,
    true,
    false,
  ]);
  expect([...new Set(options.map(({ amount }) => amount))]).toEqual([3, 5]);
  expect(options.filter(({ to }) => to.territory === 'a1').map(({ to }) => to.kind)).toEqual([
    'garrison',
    'garrison',
    'army',
    'army',
    'patrol',
    'patrol',
  ]);
});
clause(['GM-PROM-01', 'GM-PROM-02', 'GM-STATE-06'], 'a value of an own free character rises by one, up to 3', () => {
  const improve = (character: string, characteristic = 'militarism') => internal('promote', { mode: 'improve', character, characteristic });
  const { state } = perform(started(), 'ada', improve('c2'));
  expect(t.characterIn(state, 'c2').values.militarism).toBe(1);
  expect(refusal(started(), declaring('ada', improve('c3')))).toEqual(['not-your-character', 'GM-PROM-02']);
  const captive = edit(started(), (draft) => void Object.assign(draft.characters[1]!, { captor: 'bo', location: 'b1' }));
  expect(refusal(captive, declaring('ada', improve('c2')))).toEqual(['character-captive', 'GM-PROM-02']);
  const able = edit(started(), (draft) => void Object.assign(draft.characters[1]!.values, { militarism: 3 }));
  expect(refusal(able, declaring('ada', improve('c2')))).toEqual(['value-at-maximum', 'GM-PROM-02']);
  expect(t.voidReason(able, 'ada', improve('c2'))).toBe('at-maximum');
  expect(t.voidReason(captive, 'ada', improve('c2'))).toBe('target-captive');
  expect(
    t.voidReason(
      edit(started(), (draft) => void Object.assign(draft.characters[1]!, { out: 'dead' })),
      'ada',
      improve('c2'),
    ),
  ).toBe('target-changed');
});
clause(['GM-PROM-03', 'GM-PROM-06', 'GM-STATE-08'], 'an own free character becomes principal, and nobody has a claim', () => {
  const appoint = (character: string) => internal('promote', { mode: 'appoint', character });
  const { state } = perform(started(), 'ada', appoint('c2'));
  expect([state.countries['ada']!.principal, state.countries['ada']!.dethronedBy]).toEqual(['c2', []]);
  expect(refusal(started(), declaring('ada', appoint('c1')))).toEqual(['already-principal', 'GM-PROM-03']);
  expect(refusal(started(), declaring('ada', appoint('c3')))).toEqual(['not-your-character', 'GM-PROM-03']);
  expect(t.voidReason(started(), 'ada', appoint('c1'))).toBe('already-principal');
});
clause(['GM-PROM-04', 'GM-PROM-05'], 'a newcomer appears in the written own city, and leads if there is nobody', () => {
  const introduce = (city: string) =>
    internal('promote', { mode: 'introduce', name: 'Nou', role: 'envoy', characteristic: 'diplomacy', city });
  const { state } = perform(started(), 'ada', introduce('a3'));
  expect(state.characters.at(-1)).toMatchObject({ name: 'Nou', location: 'a3', used: false, values: { diplomacy: 1, authority: 0 } });
  expect(state.countries['ada']!.principal).toBe('c1');
  expect(refusal(started(), declaring('ada', introduce('b1')))).toEqual(['not-your-city', 'GM-PROM-04']);
  const full = started(['ada', 'bo'], { maxCharacters: 2 });
  expect(refusal(full, declaring('ada', introduce('a1')))).toEqual(['too-many-characters', 'GM-PROM-04']);
  expect(t.voidReason(full, 'ada', introduce('a1'))).toBe('too-many-characters');
  const lost = edit(started(), (draft) => {
    draft.controllers['a3'] = 'bo';
    t.arm(draft, 'ada', 'a1 garrison 3');
    t.alone(draft);
  });
  const { state: refuge } = perform(lost, 'ada', introduce('a3'));
  expect([refuge.characters[0]!.location, refuge.countries['ada']!.principal]).toEqual(['a1', 'c1']);
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
