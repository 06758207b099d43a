import type { Means, Order, State } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import { develop, leading } from '../helpers/scenes/turns-and-travels.js';
import { torn } from '../helpers/scenes/wars.js';
import * as t from '../helpers/table.js';

const { clause, edit, external, game, internal, refusal } = t;
const execute = (declaration: string, means: Means = {}, player = 'ada') => ({ type: 'execute', player, declaration, ...means }) as const;

clause('GM-EXEC-01', 'one pending own order is read aloud and carried out', () => {
  const state = t.resolving(leading(), 'ada', { ada: [develop, develop], bo: [develop, develop, develop] });
  expect(refusal(state, execute('3'))).toEqual(['unknown-declaration', 'GM-EXEC-01']);
  const { state: done, events } = t.play(state, execute('2'));
  expect(events[0]).toMatchObject({ type: 'action-read', player: 'ada', declaration: { order: develop } });
  expect(game.witness(events[0]!, null)).not.toBeNull();
  expect(done.sheets['ada']!.map(({ id, state: fate }) => [id, fate])).toEqual([
    ['1', 'pending'],
    ['2', 'done'],
  ]);
  const again = edit(done, (draft) => {
    draft.slot = { round: 3, player: 'ada', isOver: false };
  });
  expect(refusal(again, execute('2'))).toEqual(['unknown-declaration', 'GM-EXEC-01']);
});

clause('GM-EXEC-02', 'what has become impossible is void whatever the means: nothing is rolled, and the reason is told', () => {
  const state = t.resolving(leading(), 'ada', { ada: [internal('suppress-counterpower')] });
  expect(game.legalActions(state, 'ada', { types: ['execute'] })).toEqual([execute('1')]);
  const { state: lost, rolls, events } = t.play(state, execute('1', { characters: ['zed'] }));
  expect([lost.sheets['ada']![0]!.state, rolls]).toEqual(['void', []]);
  expect(t.only(events, 'action-void')).toMatchObject({ player: 'ada', reason: 'no-counterpower' });
  expect(t.eventsOf(events, 'action-read')).toEqual([]);
});

clause('GM-EXEC-03', 'illegal means are refused, and the order stays pending', () => {
  const state = leading();
  const orders: readonly (readonly [Order, Means, string])[] = [
    [develop, { city: 'a1' }, 'bad-parameter'],
    [internal('recruit', { mode: 'one' }), {}, 'bad-parameter'],
    [internal('recruit', { mode: 'one' }), { city: 'b1' }, 'not-your-city'],
    [internal('demobilise'), { from: [{ territory: 'a1', kind: 'garrison', amount: 9 }] }, 'bad-amount'],
    [internal('taxes'), { characters: ['person-3'] }, 'character-not-eligible'],
    [internal('taxes'), { characters: ['zed'] }, 'bad-parameter'],
  ];
  for (const [order, means, code] of orders) {
    const ready = t.resolving(state, 'ada', { ada: [order] });
    const copy = JSON.parse(JSON.stringify(ready)) as State;
    expect(game.reduceInPlace(copy, execute('1', means), { roll: () => 1, pool: () => [], shuffle: () => [] })._tag).toBe('Left');
    expect([refusal(ready, execute('1', means))[0], copy.sheets['ada']![0]!.state]).toEqual([code, 'pending']);
  }
});

clause('GM-EXEC-06', 'automatic actions take no characters, others do; intel helps outside only', () => {
  const scene = edit(leading(), (draft) => {
    t.alone(draft);
    t.person(draft, 'ada', 'A1 D1', 'a1');
    draft.countries['bo']!.counterpower = 1;
    draft.countries['ada']!.intel = { bo: 1 };
  });
  const automatic: readonly (readonly [Order, Means])[] = [
    [develop, {}],
    [internal('fortify', { territory: 'a1' }), {}],
    [internal('found-city', { territory: 'a4', name: 'Nova' }), {}],
    [internal('recruit', { mode: 'one' }), { city: 'a1' }],
    [internal('demobilise'), { from: [{ territory: 'a1', kind: 'garrison', amount: 1 }] }],
    [internal('promote', { mode: 'improve', character: 'person-1', characteristic: 'authority' }), {}],
    [external('strengthen-counterpower', { target: 'bo' }), {}],
  ];
  for (const [order, means] of automatic) {
    expect([order.kind, t.refusedMeans(scene, 'ada', order, { ...means, characters: ['person-1'] })]).toEqual([
      order.kind,
      ['no-characters-here', 'GM-EXEC-06'],
    ]);
    expect(t.perform(scene, 'ada', order, { ...means, characters: [] }).state.sheets['ada']![0]!.state).toBe('done');
  }
  expect(t.perform(scene, 'ada', internal('taxes'), { characters: ['person-1'] }, [5]).state.sheets['ada']![0]!.state).toBe('done');
  expect(t.refusedMeans(scene, 'ada', internal('taxes'), { useIntel: true })).toEqual(['no-intel', 'GM-INTL-02']);
  expect(t.refusedMeans(scene, 'ada', external('strengthen-counterpower', { target: 'bo' }), { useIntel: true })[0]).toBe('no-intel');
});

const listed = (state: State, order: Order) =>
  game.legalActions(t.resolving(state, 'ada', { ada: [order] }), 'ada', { types: ['execute'] }) as never as (Means & {
    characters: string[];
  })[];
const court = (count: number, owner = 'ada') =>
  edit(leading(), (draft) => {
    t.alone(draft);
    for (let i = 0; i < count; i++) t.person(draft, owner, 'D1', 'b1');
    t.person(draft, 'ada', 'D1', 'a1');
    t.person(draft, 'ada', 'A1', 'b1');
  });

clause('GM-ENUM-01', 'of those who may help none, each one, and all are listed; any others may be named', () => {
  const spoil = external('sabotage', { target: 'bo' });
  const groups = (count: number) => listed(court(count), spoil).map(({ characters }) => characters.join('+'));
  expect([groups(0), groups(1)]).toEqual([[''], ['', 'person-1']]);
  expect(groups(3)).toEqual(['', 'person-1', 'person-2', 'person-3', 'person-1+person-2+person-3']);
  expect(t.perform(court(3), 'ada', spoil, { characters: ['person-3', 'person-1'] }, [9]).state.sheets['ada']![0]!.state).toBe('done');
});

clause('GM-EXEC-07', 'every combination of means: characters, intel, cities, patrols, bases and characteristics', () => {
  const spy = edit(court(1), (draft) => {
    draft.countries['ada']!.intel = { bo: 1 };
    t.arm(draft, 'ada', 'a4 patrol 1, a7 patrol 1, b6 army 2, mar-de-fora army 1, mar-de-fora patrol 1');
  });
  const told = (order: Order, field: keyof Means) =>
    listed(spy, order).map((means) => `${String(means[field] ?? '')} ${means.characters.join('+')}${means.useIntel ? ' intel' : ''}`);
  expect(told(external('sabotage', { target: 'bo' }), 'city')).toEqual([' ', '  intel', ' person-1', ' person-1 intel']);
  expect(told(internal('recruit', { mode: 'levy' }), 'city')).toEqual(['a1 ', 'a2 ', 'a3 ', 'a6 ']);
  expect(told(external('incursion', { target: 'bo' }), 'patrol')).toEqual([
    ...['a4 ', 'a4  intel', 'a7 ', 'a7  intel', 'mar-de-fora ', 'mar-de-fora  intel'],
  ]);
  expect(told(external('siege', { territory: 'b2' }), 'base')).toEqual(['mar-de-fora ', 'mar-de-fora  intel']);
  const hunt = edit(spy, (draft) => void t.person(draft, 'bo', 'A1', 'b6', t.seenAt('b6')));
  const caught = listed(hunt, external('capture', { character: 'person-4' })).map(
    ({ characteristic, characters, useIntel }) => `${characteristic} ${characters.join('+')}${useIntel ? ' intel' : ''}`,
  );
  // Whoever has the characteristic is listed, wherever it is: the place of the target is a secret.
  const able = ['', 'person-1', 'person-2', 'person-1+person-2'];
  expect(caught).toEqual([
    ...able.flatMap((names) => [`diplomacy ${names}`, `diplomacy ${names} intel`]),
    ...['militarism ', 'militarism  intel'],
  ]);
});

clause('GM-EXEC-07', 'of a civil war everybody but the principal, who fights in any case, with all or none of those left to speak', () => {
  const rows = listed(torn(), internal('civil-war')).map(({ characters, authorityCharacters }) =>
    [characters.join('+'), authorityCharacters!.join('+')].join('/'),
  );
  expect(rows).toEqual(['/', '/person-2']);
});
