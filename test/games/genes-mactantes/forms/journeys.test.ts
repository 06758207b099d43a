import type { Action, State } from 'ludoteca/genes-mactantes';
import { expect, test } from 'vitest';
import { closedBy, filled, isAccepted, offered, reached } from '../helpers/filling.js';
import * as t from '../helpers/table.js';

const { edit } = t;

/** Ada may move a character that stands in a2. */
const moving = (recipe: Parameters<typeof edit>[1] = () => undefined) =>
  t.resolving(
    edit(t.started(['ada', 'bo']), (draft) => {
      t.alone(draft);
      t.person(draft, 'ada', 'D1', 'a2');
      t.person(draft, 'ada', 'D1', 'b1', { captor: 'bo' });
      recipe(draft);
    }),
    'ada',
    {},
  );

/** The form of a journey after these steps. */
const onward = (state: State, ...path: readonly string[]) => {
  const answers = Object.fromEntries(path.map((step, i) => [`path.${i}`, step]));
  return filled(state, 'ada', 'travel', { character: 'person-1', ...answers });
};

test('a journey goes step by step, any way there is, and ends on land', () => {
  const state = moving();
  expect(offered(state, 'ada', 'travel')).toEqual(['person-1']);
  expect(onward(state).ask).toMatchObject({ enough: null, question: { from: ['a1', 'a3', 'a7', 'mar-de-fora'] } });
  expect(onward(state, 'mar-de-fora').ask).toMatchObject({ enough: null, question: { from: ['a8', 'b2', 'b8'] } });
  const landed = onward(state, 'mar-de-fora', 'b2');
  expect(landed.ask).toMatchObject({ enough: { field: 'path.length', answer: 2 }, question: { from: ['b1', 'b3', 'b7'] } });
  expect(landed.enough().ready).toEqual({ type: 'travel', player: 'ada', character: 'person-1', path: ['mar-de-fora', 'b2'] });
  expect(onward(state, 'mar-de-fora', 'a8').ready).toMatchObject({ path: ['mar-de-fora', 'a8'] });
  const detour: Action = { type: 'travel', player: 'ada', character: 'person-1', path: ['mar-de-fora', 'b2', 'b3', 'a7', 'a1'] };
  expect(isAccepted(state, detour)).toBe(true);
  expect(reached(state, detour)).toEqual(detour);
});

test('no step leads into a siege, or out to a sea without another shore', () => {
  const besieged = (...territories: readonly string[]) =>
    moving((draft) => {
      for (const id of territories) {
        draft.cities[id] ??= { name: `City ${id}`, walled: false, capitalOf: null, siege: null, disasterTurn: null };
        draft.cities[id]!.siege = { by: 'bo', base: id };
      }
    });
  expect(onward(besieged('a1')).ask).toMatchObject({ question: { from: ['a3', 'a7', 'mar-de-fora'] } });
  expect(onward(besieged('b2', 'b8')).ask).toMatchObject({ question: { from: ['a1', 'a3', 'a7', 'mar-de-fora'] } });
  expect(onward(besieged('b2', 'b8', 'a8')).ask).toMatchObject({ question: { from: ['a1', 'a3', 'a7'] } });
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
