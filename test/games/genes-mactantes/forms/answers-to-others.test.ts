import type { Action, State } from 'ludoteca/genes-mactantes';
import { expect, test } from 'vitest';
import { filled, isAccepted, offered, reached } from '../helpers/filling.js';
import { meeting, torn, war } from '../helpers/scenes/wars.js';
import * as t from '../helpers/table.js';

const { edit } = t;

/** Something waits for an answer of a player. */
const asked = (affair: object, recipe: Parameters<typeof edit>[1] = () => undefined): State =>
  edit(t.resolving(t.started(['ada', 'bo', 'cy']), 'ada', {}), (draft) => {
    recipe(draft);
    draft.affairs = [affair as never];
  });

const begun = t.perform(meeting, 'ada', t.external('battle', { opponent: 'bo' }), {
  territory: 'b1',
  objective: 'field',
  units: [{ territory: 'b1', kind: 'army' }],
}).state;

test('the attacked put in any of their reserves and people, and a bystander takes a side', () => {
  const action: Action = { type: 'defend-battle', player: 'bo', units: [{ territory: 'b1', kind: 'garrison' }], characters: ['person-2'] };
  expect(isAccepted(begun, action)).toBe(true);
  expect(reached(begun, action)).toEqual(action);
  const next = t.after(begun, { ...action, units: [], characters: [] });
  expect(offered(next, 'cy', 'join-battle')).toEqual(['attacker', 'defender', 'none']);
  expect(filled(next, 'cy', 'join-battle', { side: 'none' }).ready).toEqual({
    type: 'join-battle',
    player: 'cy',
    side: 'none',
    characters: [],
  });
  expect(offered(next, 'cy', 'join-battle', { side: 'attacker' })).toEqual(['person-3']);
});

const uprising = war(torn((draft) => void t.person(draft, 'bo', 'M1', 'a2'))).state;

test('whoever helps rebels names their principal first, and no one else without Militarism', () => {
  expect(offered(uprising, 'bo', 'commit-rebels', { units: [] })).toEqual([null, 'person-3', 'person-4', 'person-6']);
  expect(offered(uprising, 'bo', 'commit-rebels', { units: [], principal: 'person-4' })).toEqual(['person-3', 'person-6']);
  expect(offered(uprising, 'bo', 'commit-rebels', { units: [], principal: 'person-3' })).toEqual(['person-6']);
  const action = {
    ...{ type: 'commit-rebels', player: 'bo', principal: 'person-4' },
    units: [{ territory: 'a2', kind: 'army' }],
    characters: ['person-6', 'person-4'],
  } as Action;
  expect(isAccepted(uprising, action)).toBe(true);
  expect(reached(uprising, action)).toEqual({ ...action, characters: ['person-4', 'person-6'] });
  expect(reached(uprising, { type: 'commit-rebels', player: 'bo', units: [], characters: [] })).toMatchObject({
    principal: null,
    characters: [],
  });
});

test('rebels who have a principal are not asked for one', () => {
  const led = edit(uprising, (draft) => {
    draft.countries['ada']!.civilWar!.rebelPrincipal = 'person-4';
  });
  expect(offered(led, 'bo', 'commit-rebels', { units: [] })).toEqual(['person-3', 'person-4', 'person-6']);
  const action = { type: 'commit-rebels', player: 'bo', units: [], characters: ['person-4'], principal: null } as Action;
  expect(isAccepted(led, action)).toBe(true);
  expect(reached(led, action)).toEqual({ type: 'commit-rebels', player: 'bo', units: [], characters: ['person-4'] });
});

test('a traveller is let go or struck at by any who can', () => {
  const people: Parameters<typeof edit>[1] = (draft) => {
    t.alone(draft);
    t.person(draft, 'ada', 'D1', 'b1');
    t.person(draft, 'bo', 'D2', 'b1');
    t.person(draft, 'bo', 'M1', 'b1');
  };
  const journey = {
    ...{ type: 'journey', player: 'ada', character: 'person-1', path: ['b1'], entered: 1, asked: ['bo'] },
    window: { type: 'travel-reaction', player: 'bo' },
  };
  const state = asked(journey, people);
  expect(offered(state, 'bo', 'react')).toEqual(['decline', 'capture', 'assassinate']);
  expect(filled(state, 'bo', 'react', { mode: 'decline' }).ready).toEqual({ type: 'react', player: 'bo', mode: 'decline' });
  expect(reached(state, { type: 'react', player: 'bo', mode: 'decline', characters: [] })).toEqual({
    type: 'react',
    player: 'bo',
    mode: 'decline',
  });
  expect(offered(state, 'bo', 'react', { mode: 'capture', characteristic: 'militarism' })).toEqual(['person-3']);
  expect(
    reached(state, { type: 'react', player: 'bo', mode: 'assassinate', characteristic: 'diplomacy', characters: ['person-2'] }),
  ).toEqual({
    ...{ type: 'react', player: 'bo', mode: 'assassinate', characters: ['person-2'] },
  });
});

test('whoever defends a target sends others than the target', () => {
  const contest = {
    ...{ type: 'contest', player: 'ada', opponent: 'bo', target: 'person-2', attempt: 'capture', characteristic: 'diplomacy' },
    ...{ characters: [], useIntel: false, declared: true, defence: null, window: { type: 'contest-defence', player: 'bo' } },
  };
  const state = asked(contest, (draft) => {
    t.alone(draft);
    t.person(draft, 'ada', 'D1', 'b1');
    t.person(draft, 'bo', 'D2', 'b1');
    t.person(draft, 'bo', 'D1', 'b1');
    t.person(draft, 'bo', 'D1', 'b1');
  });
  expect(offered(state, 'bo', 'defend-contest')).toEqual(['person-3', 'person-4']);
  expect(reached(state, { type: 'defend-contest', player: 'bo', characters: ['person-4', 'person-3'] })).toMatchObject({
    characters: ['person-3', 'person-4'],
  });
});

test('a survivor is brought home or stays', () => {
  const repatriation = { type: 'repatriation', player: 'bo', character: 'person-1', window: { type: 'repatriate', player: 'bo' } };
  const state = asked(repatriation);
  const cities = offered(state, 'bo', 'repatriate') as readonly (string | null)[];
  expect([cities[0], cities.length > 1]).toEqual([null, true]);
  expect(t.game.labels.answer('repatriate', 'city', null, 'ca', t.game.view(state, 'bo'))).toBe('enlloc: es queda');
  for (const city of cities) expect(isAccepted(state, filled(state, 'bo', 'repatriate', { city }).ready!)).toBe(true);
});

const crisis = (recipe: Parameters<typeof edit>[1] = () => undefined) =>
  t.inCrisis((draft) => {
    t.alone(draft);
    t.person(draft, 'ada', 'D1', 'a1');
    t.values(draft, 'ada', [5, 2, 5, 5]);
    draft.crises = [{ player: 'ada', characteristic: 'diplomacy' }];
    recipe(draft);
  });

test('a crisis is faced with whoever helps, and foreign help is taken or not', () => {
  const state = crisis();
  expect(offered(state, 'ada', 'face-crisis')).toEqual(['diplomacy']);
  for (const acceptSupport of [true, false]) {
    const action: Action = { type: 'face-crisis', player: 'ada', characteristic: 'diplomacy', characters: ['person-1'], acceptSupport };
    expect(reached(state, action)).toEqual(action);
  }
  expect(reached(state, { type: 'face-crisis', player: 'ada', characteristic: 'diplomacy', characters: [] })).toMatchObject({
    acceptSupport: true,
  });
});

test('a crisis that passes without a test asks for nobody', () => {
  const state = crisis((draft) => t.values(draft, 'ada', [5, 3, 5, 5]));
  const action: Action = {
    type: 'face-crisis',
    player: 'ada',
    characteristic: 'diplomacy',
    characters: ['person-1'],
    acceptSupport: false,
  };
  expect(isAccepted(state, action)).toBe(true);
  const plain = { type: 'face-crisis', player: 'ada', characteristic: 'diplomacy', characters: [], acceptSupport: true };
  expect(reached(state, action)).toEqual(plain);
  expect(filled(state, 'ada', 'face-crisis', { characteristic: 'diplomacy' }).ready).toEqual(plain);
});
