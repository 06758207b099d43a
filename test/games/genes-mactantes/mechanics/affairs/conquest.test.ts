import { expect } from 'vitest';
import { assault, defend, falling, field, fight, meeting, scene } from '../../helpers/scenes/wars.js';
import * as t from '../../helpers/table.js';

const { clause, edit, internal, perform, refusal, started, declaring } = t;

/** The besieged mountain city belongs to nobody. */
const free = falling((draft) => {
  t.arm(draft, 'bo', 'b1 garrison 3');
  draft.controllers['b6'] = 'independent';
  draft.units['independent'] = [{ territory: 'b6', kind: 'garrison', strength: 4 }];
});

clause('GM-BPRO-12', 'nobody’s city has Militarism 0, its garrison and no windows, and its die falls second', () => {
  const { events, rolls } = assault(free, [5, 4], 'independent');
  expect(t.only(events, 'battle-rolled').sides[1]).toMatchObject({
    leader: 'independent',
    characteristic: 0,
    strength: 4,
    support: 0,
    die: 4,
    total: 8,
  });
  expect(rolls.map(({ why }) => why)).toEqual(['battle: ada', 'battle: independent']);
  expect(t.eventsOf(events, 'window-opened')).toEqual([]);
});

clause('GM-RETR-03', 'the garrison of nobody’s city is disbanded', () => {
  const { state } = assault(free, [5, 4], 'independent');
  expect([state.controllers['b6'], state.units['independent'], t.at(state, 'ada', 'b6', 'garrison')]).toEqual(['ada', [], 10]);
  const strong = edit(free, (draft) => {
    draft.units['independent'] = [{ territory: 'b6', kind: 'garrison', strength: 12 }];
  });
  const left = assault(strong, [5, 4], 'independent');
  expect(t.only(left.events, 'battle-rolled').loss).toBe(4);
  expect(t.eventsOf(left.events, 'army-changed').map(({ ledger, delta }) => [ledger, delta])).toEqual([
    ['lost', -4],
    ['disbanded', -8],
  ]);
  expect(left.state.units['independent']).toEqual([]);
});

clause('GM-ELIM-07', 'nobody’s land takes no revenge, cannot be founded upon, and its cities can be besieged', () => {
  const wild = edit(started(), (draft) => {
    draft.controllers['a4'] = 'independent';
  });
  expect(refusal(wild, declaring('ada', internal('found-city', { territory: 'a4', name: 'x' })))).toEqual([
    'not-your-territory',
    'GM-FOUN-01',
  ]);
  const open = edit(free, (draft) => {
    draft.cities['b6']!.siege = null;
  });
  const { state, events } = perform(open, 'ada', t.external('siege', { territory: 'b6' }), {}, [10]);
  expect([state.cities['b6']!.siege, t.eventsOf(events, 'actions-modified')]).toEqual([{ by: 'ada', base: 'b6' }, []]);
  const visitor = edit(free, (draft) => void t.person(draft, 'ada', 'A1', 'b7'));
  const there = t.after(
    t.resolving(
      edit(visitor, (draft) => void Object.assign(draft.controllers, { b7: 'independent' })),
      'ada',
      {},
    ),
    {
      ...{ type: 'travel', player: 'ada', character: 'person-1', path: ['b6'] },
    } as never,
  );
  expect([t.locate(there, 'person-1'), there.affairs]).toEqual(['b6', []]);
});

clause('GM-CONQ-01', 'only a won assault conquers: no field battle, no beaten sortie, no tie', () => {
  const lone = edit(meeting, (draft) => t.arm(draft, 'cy', ''));
  const won = defend(perform(lone, 'ada', fight, field('b1', 'army')).state, [9, 2]);
  expect([t.only(won.events, 'battle-rolled').winner, won.state.controllers['b1']]).toEqual(['ada', 'bo']);
  const sortie = { ...field('b6', 'garrison'), characters: [] };
  const out = perform(falling(), 'bo', internal('battle', { opponent: 'ada' }), sortie).state;
  const beaten = t.play(out, { type: 'defend-battle', player: 'ada', units: [], characters: [] }, [2, 9]);
  expect([t.only(beaten.events, 'battle-rolled').winner, beaten.state.controllers['b6'], beaten.state.cities['b6']!.siege]).toEqual([
    'ada',
    'bo',
    { by: 'ada', base: 'b6' },
  ]);
  expect(assault(falling(), [1, 1]).state.controllers['b6']).toBe('bo');
  expect(assault(falling(), [9, 2]).state.controllers['b6']).toBe('ada');
});

clause(['GM-CONQ-02', 'GM-MAP-06'], 'city and territory change hands at once; the siege ends, walls and capital mark stay', () => {
  const state = falling((draft) => {
    t.arm(draft, 'bo', 'b1 garrison 3');
    t.arm(draft, 'ada', 'b1 army 10');
    draft.cities['b1']!.siege = { by: 'ada', base: 'b1' };
    draft.cities['b1']!.walled = true;
    draft.cities['b6']!.siege = null;
  });
  const begun = perform(state, 'ada', fight, { ...field('b1', 'army'), objective: 'assault' }).state;
  const { state: fallen, events } = defend(begun, [9, 2]);
  expect([fallen.controllers['b1'], fallen.cities['b1']]).toEqual([
    'ada',
    { ...state.cities['b1'], siege: null, walled: true, capitalOf: 'bo' },
  ]);
  expect(t.only(events, 'siege-ended')).toMatchObject({ territory: 'b1', reason: 'conquered' });
  expect(fallen.countries['bo']!.capital).toBe('b1');
});

clause('GM-CONQ-03', 'what fought for the conqueror becomes the garrison, also from the sea; allies stay where they are', () => {
  const port = scene((draft) => {
    t.arm(draft, 'ada', 'mar-de-fora army 6, b2 patrol 2, b2 army 1');
    t.arm(draft, 'bo', 'b2 garrison 1, b1 garrison 1');
    t.arm(draft, 'cy', 'mar-de-fora army 2');
    draft.cities['b2']!.siege = { by: 'ada', base: 'mar-de-fora' };
  });
  const means = {
    territory: 'b2',
    objective: 'assault',
    units: [
      { territory: 'mar-de-fora', kind: 'army' },
      { territory: 'b2', kind: 'patrol' },
    ],
  } as const;
  const asked = defend(perform(port, 'ada', fight, means).state, []).state;
  const { state } = t.play(asked, { type: 'join-battle', player: 'cy', side: 'attacker', characters: [] }, [9, 2]);
  expect([t.at(state, 'ada', 'b2', 'garrison'), t.at(state, 'ada', 'b2', 'patrol'), t.at(state, 'ada', 'b2', 'army')]).toEqual([8, 0, 1]);
  expect([t.at(state, 'ada', 'mar-de-fora', 'army'), t.at(state, 'cy', 'mar-de-fora', 'army')]).toEqual([0, 2]);
});

/** People and a patrol of the loser in a city that falls, with captives of two others. */
const peopled = () =>
  assault(
    falling((draft) => {
      t.arm(draft, 'bo', 'b6 garrison 3, b6 patrol 2');
      t.person(draft, 'bo', 'A1', 'b6');
      t.person(draft, 'ada', 'A1', 'b6', { captor: 'bo' });
      t.person(draft, 'cy', 'A1', 'b6', { captor: 'bo' });
    }),
    [9, 2],
  ).state;

clause('GM-CONQ-04', 'field units and free people of the loser stay where they are', () => {
  const fallen = peopled();
  expect([t.at(fallen, 'bo', 'b6', 'patrol'), t.characterIn(fallen, 'person-1')]).toMatchObject([
    2,
    { owner: 'bo', location: 'b6', captor: null },
  ]);
});

clause('GM-CAPT-05', 'captives go free if they are the new master’s or there is none, else they are the new master’s captives', () => {
  const fallen = peopled();
  expect(t.characterIn(fallen, 'person-2')).toMatchObject({ owner: 'ada', captor: null, location: 'b6' });
  expect(t.characterIn(fallen, 'person-3')).toMatchObject({ owner: 'cy', captor: 'ada', location: 'b6' });
  const torn = scene((draft) => {
    draft.countries['bo']!.civilWar = { since: 1, rebelArmy: 5, rebelPrincipal: null };
    t.arm(draft, 'bo', 'b1 garrison 1');
    t.person(draft, 'cy', 'A1', 'b3', { captor: 'bo' });
  });
  const ended = perform(torn, 'bo', internal('civil-war'), {}, [2, 9]).state;
  expect([ended.controllers['b3'], t.characterIn(ended, 'person-1')]).toMatchObject(['independent', { captor: null, location: 'b3' }]);
});

/** Nine points in b6, of which three fall; other cities of bo besieged as asked. */
const routed = (besieged: readonly string[], changes: Parameters<typeof edit>[1] = () => undefined, garrison = 'b6 garrison 9') =>
  assault(
    falling((draft) => {
      t.arm(draft, 'bo', garrison);
      t.arm(draft, 'cy', besieged.map((id) => `${id} army 1`).join(', '));
      for (const id of besieged) draft.cities[id]!.siege = { by: 'cy', base: id };
      changes(draft);
    }),
    [5, 4],
  );

clause('GM-RETR-01', 'survivors, the disabled included, go to the garrison of the nearest open city, ties in map order', () => {
  expect(t.at(routed([]).state, 'bo', 'b1', 'garrison')).toBe(6);
  // b2 and b3 are both two steps away; b2 comes first on the map.
  expect(t.at(routed(['b1']).state, 'bo', 'b2', 'garrison')).toBe(6);
  expect(t.at(routed(['b1', 'b2']).state, 'bo', 'b3', 'garrison')).toBe(6);
  const nearer = routed([], (draft) => {
    draft.cities['b5'] = { name: 'x', walled: false, capitalOf: null, siege: null, disasterTurn: null };
    draft.controllers['b1'] = 'cy';
  });
  expect(t.at(nearer.state, 'bo', 'b5', 'garrison')).toBe(6);
  const { state, events } = assault(
    falling((draft) => {
      t.arm(draft, 'bo', 'b6 garrison 9');
      draft.cities['b6']!.disasterTurn = 1;
    }),
    [5, 4],
  );
  expect([t.at(state, 'bo', 'b1', 'garrison'), t.army(state, 'bo')]).toEqual([9, 9]);
  expect(t.eventsOf(events, 'unit-moved')[0]).toMatchObject({ player: 'bo', amount: 9, cause: 'retreat' });
});

clause('GM-RETR-02', 'without open city they become an army on the nearest own land; without land they are disbanded', () => {
  const shut = ['b1', 'b2', 'b3'];
  expect(t.at(routed(shut).state, 'bo', 'b1', 'army')).toBe(6);
  const off = routed(shut, (draft) => void Object.assign(draft.controllers, { b1: 'cy', b5: 'cy', b7: 'cy' }));
  expect(t.at(off.state, 'bo', 'b2', 'army')).toBe(6);
  const last = routed([], (draft) => {
    for (const id of ['b1', 'b2', 'b3', 'b4', 'b5', 'b7', 'b8']) draft.controllers[id] = 'cy';
  });
  expect(t.eventsOf(last.events, 'army-changed').map(({ ledger, delta }) => [ledger, delta])).toEqual([
    ['lost', -3],
    ['disbanded', -6],
  ]);
  expect(last.state.countries['bo']!.ledger.disbanded).toBe(6);
});

clause(['GM-EVT-02', 'GM-APPL-01'], 'events of a conquest come in the order of the book', () => {
  const { events } = assault(falling(), [9, 2]);
  expect(events.map(({ type }) => type).filter((type) => type !== 'slot-began')).toEqual([
    ...['window-answered', 'battle-rolled', 'army-changed', 'siege-ended', 'city-conquered', 'unit-moved'],
  ]);
  expect(events.flatMap((event) => (event.type === 'unit-moved' ? [event.cause] : []))).toEqual(['conquest']);
  const { events: rout } = routed([]);
  expect(rout.flatMap((event) => (event.type === 'unit-moved' ? [event.cause] : []))).toEqual(['retreat', 'conquest']);
  expect(rout.flatMap(({ type }) => (type === 'slot-began' ? [] : [type])).slice(-4)).toEqual([
    ...['siege-ended', 'city-conquered', 'unit-moved', 'unit-moved'],
  ]);
});

clause(['GM-BPRO-13', 'GM-CONQ-01', 'GM-SIEG-09'], 'a natural against the totals takes no city and breaks no siege', () => {
  const weak = t.edit(falling(), (draft) => {
    t.arm(draft, 'ada', 'b6 army 1');
    t.arm(draft, 'bo', 'b6 garrison 20');
  });
  const lucky = assault(weak, [10, 5]);
  expect([t.only(lucky.events, 'battle-rolled').winner, lucky.state.controllers['b6'], t.army(lucky.state, 'bo')]).toEqual([
    'ada',
    'bo',
    19,
  ]);
  const unlucky = assault(
    t.edit(falling(), (draft) => t.arm(draft, 'ada', 'b6 army 30')),
    [1, 5],
  );
  expect([t.only(unlucky.events, 'battle-rolled').winner, unlucky.state.cities['b6']!.siege]).toEqual(['bo', { by: 'ada', base: 'b6' }]);
});
