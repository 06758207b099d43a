import type { Action } from 'ludoteca/genes-mactantes';
import { expect, test } from 'vitest';
import { closedBy, filled, isAccepted, offered, reached } from '../helpers/filling.js';
import * as t from '../helpers/table.js';

const { edit } = t;

/** Ada may move a character that stands in a1. */
const moving = (recipe: Parameters<typeof edit>[1] = () => undefined) =>
  t.resolving(
    edit(t.started(['ada', 'bo']), (draft) => {
      t.alone(draft);
      t.person(draft, 'ada', 'D1', 'a1');
      t.person(draft, 'ada', 'D1', 'b1', { captor: 'bo' });
      recipe(draft);
    }),
    'ada',
    {},
  );

const { ways } = (() => {
  const { edges, territories } = t.game.view(moving(), null).map;
  const waysFrom = (from: string) =>
    edges.filter(({ barrier }) => barrier !== 'cliff').flatMap(({ a, b }) => (a === from ? [b] : b === from ? [a] : []));
  return { ways: (from: string) => territories.map(({ id }) => id).filter((id) => waysFrom(from).includes(id)) };
})();

test('a journey goes step by step, any way there is, and ends on land', () => {
  const state = moving();
  expect(offered(state, 'ada', 'travel')).toEqual(['person-1']);
  expect(offered(state, 'ada', 'travel', { character: 'person-1' })).toEqual(ways('a1'));
  const sea = ways('a1').find((id) => id.startsWith('mar'))!;
  const ashore = { character: 'person-1', 'path.0': sea };
  expect(filled(state, 'ada', 'travel', ashore).ask?.enough).toBeNull();
  const land = ways(sea).find(
    (id) => id !== 'a1' && !id.startsWith('mar') && ways(id).some((on) => on !== sea && !ways('a1').includes(on)),
  );
  const landed = filled(state, 'ada', 'travel', { ...ashore, 'path.1': land });
  expect(landed.ask?.enough).toEqual({ field: 'path.length', answer: 2 });
  expect(landed.ask?.question).toMatchObject({ kind: 'one', from: expect.not.arrayContaining(['a1', sea]) });
  expect(landed.enough().ready).toEqual({ type: 'travel', player: 'ada', character: 'person-1', path: [sea, land] });
  const detour: Action = {
    type: 'travel',
    player: 'ada',
    character: 'person-1',
    path: [
      sea,
      land!,
      ...ways(land!)
        .filter((id) => id !== sea && !id.startsWith('mar'))
        .slice(0, 1),
    ],
  };
  expect(isAccepted(state, detour)).toBe(true);
  expect(reached(state, detour)).toEqual(detour);
});

test('no step leads into a siege, or out to a sea without another shore', () => {
  const sea = ways('a1').find((id) => id.startsWith('mar'))!;
  const next = ways('a1').find((id) => !id.startsWith('mar') && !ways(sea).includes(id))!;
  const shut = moving((draft) => {
    draft.cities[next] ??= { name: 'Shut', walled: false, capitalOf: null, siege: null, disasterTurn: null };
    draft.cities[next]!.siege = { by: 'bo', base: next };
  });
  expect(offered(shut, 'ada', 'travel', { character: 'person-1' })).not.toContain(next);
  const lonely = moving((draft) => {
    for (const id of t.game
      .view(moving(), null)
      .map.territories.filter(({ kind }) => kind === 'land')
      .map((one) => one.id)) {
      if (id === 'a1' || id === next) continue;
      draft.cities[id] ??= { name: `City ${id}`, walled: false, capitalOf: null, siege: null, disasterTurn: null };
      draft.cities[id]!.siege = { by: 'bo', base: id };
    }
  });
  const steps = offered(lonely, 'ada', 'travel', { character: 'person-1' });
  expect(steps).toContain(next);
  expect(steps).not.toContain(sea);
});

test('whoever cannot travel is told why', () => {
  const tired = moving((draft) => {
    draft.characters[0]!.journeys = 9;
  });
  expect(closedBy(tired, 'ada', 'travel')).toEqual(['journey-spent', 'GM-TRAV-02']);
  expect(t.game.open(tired, 'ada')).not.toContain('travel');
});

test('captives are let go, and sieges lifted, where there are any', () => {
  const state = moving((draft) => {
    t.person(draft, 'bo', 'D1', 'a1', { captor: 'ada' });
    draft.cities['b1']!.siege = { by: 'ada', base: 'b1' };
  });
  expect(offered(state, 'ada', 'release-captive')).toEqual(['person-3']);
  expect(offered(state, 'ada', 'lift-siege')).toEqual(['b1']);
  for (const type of ['release-captive', 'lift-siege'] as const) expect(t.game.open(moving(), 'ada')).not.toContain(type);
  const { ask } = filled(state, 'ada', 'lift-siege');
  expect(ask?.question).toMatchObject({ about: [{ kind: 'territory', id: 'b1' }] });
});
