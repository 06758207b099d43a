import type { Violation } from 'ludoteca';
import {
  type Action,
  type Config,
  type DisasterKind,
  defaultDisasters,
  defaultMap,
  type Event,
  type State,
  type View,
} from 'ludoteca/genes-mactantes';
import { walk } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { readKept } from '../../../refusals/kept.js';
import { spokenGame as game, labels } from '../helpers/spoken.js';
import { started } from '../helpers/table.js';

const { languages } = labels;
const players = ['ada', 'bo', 'cai'];

/** Words of the rules, and the names of players. */
const words = [
  ...['a', 'b', 'land', 'sea', 'forest', 'peace', 'siege', 'coast', 'lake', 'field', 'capital', 'army', 'garrison', 'patrol', 'none'],
  ...['battle', 'taxes', 'city', 'pass', 'react', 'travel', 'independent', 'rebels', 'authority', 'ada', 'committed', 'city-lost', 'all'],
];

const box = defaultMap(players.length);
// A volcano is a feature of land, too.
const kinds = defaultDisasters.filter(({ id }) => id !== 'volcano').map((kind, i) => ({ ...kind, name: `Mal ${i}`, english: `Woe ${i}` }));

/** What the ids of territories, countries and disasters become. */
const renamings = new Map(
  [box.territories, box.countries, kinds].flatMap((things) => things.map(({ id }, i): [id: string, word: string] => [id, words[i + 1]!])),
);

/** Anything with words of the rules for ids, in keys as well. */
const worded = <T>(value: T): T => {
  if (typeof value === 'string') return (renamings.get(value) ?? value) as T & string;
  if (Array.isArray(value)) return value.map(worded) as T & unknown[];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [worded(key), worded(entry)])) as T & object;
};

/** How something is said in every language with the ids as they are, and with words of the rules instead. */
const twice = <T>(thing: T, view: View, say: (thing: T, language: string, view: View) => string): readonly (readonly string[])[] =>
  [[thing, view] as const, [worded(thing), worded(view)] as const].map(([one, seen]) =>
    languages.map((language) => say(one, language, seen)),
  );

test('whatever the ids of a map and of disasters are, orders and chronicles call things by their names', () => {
  for (const seed of ['first', 'second']) {
    const config: Config = { players, map: box, disasterKinds: kinds, length: { mode: 'turns', turns: 3 } };
    const { setup, moves } = walk(game, config, { name: seed, seed, maxSteps: 400 });
    const hear = (events: readonly Event[], state: State): void => {
      for (const event of events) {
        const [plain, told] = twice(event, game.view(state, null), labels.event);
        expect(told).toEqual(plain);
      }
    };
    hear(setup.events, setup.state);
    for (const { before, action, events, state } of moves) {
      const [plain, told] = twice(action, game.view(before, action.player), labels.action);
      expect(told).toEqual(plain);
      hear(events, state);
    }
  }
});

test('whatever the ids of a map and of disasters are, refusals call things by their names', () => {
  const view = game.view(started(players, { disasterKinds: kinds }), 'ada');
  // What is not on the map, or bears a sign that another has, is told by its id.
  const byId = /^(map-duplicate-id|map-unassigned-land|unknown-country)$/;
  for (const [code, clauses] of Object.entries(readKept('genes-mactantes')))
    for (const [clause, met] of byId.test(code) ? [] : Object.entries(clauses))
      for (const facts of met) {
        const violation = { code, clause, message: 'as it was', facts } as Violation;
        const [plain, told] = twice(violation, view, (one, language, seen) => labels.refusal(one, language, seen));
        expect({ code, clause, facts, told }).toEqual({ code, clause, facts, told: plain });
      }
});

test('forms call disasters and places by their names, whatever their ids are', () => {
  const view = worded(game.view(started(players, { disasterKinds: kinds }), 'ada'));
  const answer = (type: Action['type'], field: string, value: unknown) =>
    languages.map((language) => labels.answer(type, field, value, language, view));
  const [{ id }] = view.config.disasterKinds as [DisasterKind];
  expect([id, answer('choose-disaster', 'kind', id)]).toEqual(['b', ['Woe 0', 'Mal 0', 'Mal 0', 'Mal 0']]);
  expect(answer('travel', 'path.0', 'land')).toEqual(Array(4).fill("Port d'Alba"));
  expect(answer('pick-country', 'country', 'b')).toEqual(Array(4).fill('Aurenca'));
});

test('without a view a place, a country and a disaster go by their ids where these are words of the rules', () => {
  const told = (event: object) => languages.map((language) => labels.event(event as Event, language));
  expect(told({ type: 'siege-began', by: 'ada', territory: 'forest', base: 'b' })).toEqual([
    'ada besieges the city in forest from b.',
    'ada assetja la ciutat de forest des de b.',
    'ada asedia la ciudad de forest desde b.',
    'ada assiège la ville de forest depuis b.',
  ]);
  expect(told({ type: 'country-picked', player: 'ada', country: 'land', automatic: false })[1]).toBe('ada tria land.');
  expect(told({ type: 'disaster-struck', player: 'ada', kind: 'siege', territory: 'a1', choosers: [] })[2]).toBe(
    'Desastre en la ciudad de Planells, de ada: siege.',
  );
  expect(told({ type: 'disaster-struck', player: 'ada', kind: 'flood', territory: 'sea', choosers: [] })[3]).toBe(
    'Catastrophe dans la ville de sea, chez ada : inondation.',
  );
  const answered = (window: string, answer: string) => told({ type: 'window-answered', player: 'bo', window, answer, parties: null })[0];
  expect(answered('disaster-kind', 'siege')).toBe('bo answers (kind of disaster): siege.');
  expect(answered('disaster-city', 'peace')).toBe('bo answers (stricken city): peace.');
  expect(answered('repatriate', 'sea')).toBe('bo answers (repatriate): sea.');
  const action = (order: object) => languages.map((language) => labels.action(order as Action, language));
  expect(action({ type: 'travel', player: 'ada', character: 'Oliba', path: ['sea', 'a1'] })[1]).toBe('viatjar: Oliba → sea → Planells');
  expect(action({ type: 'choose-disaster', player: 'ada', kind: 'forest' })[3]).toBe('choisir la catastrophe : forest');
  const refused = { code: 'unreachable', clause: 'GM-MOVT-04', message: 'as it was', facts: { from: 'coast', to: 'lake' } };
  expect(labels.refusal(refused as never, 'es')).toBe('Ninguna marcha lleva de coast a lake con una sola acción.');
});

test('what is a word of the rules is told as one, whatever places are called like it', () => {
  const view = worded(game.view(started(players), 'ada'));
  expect(languages.map((language) => labels.name('forest', language, view))).toEqual(['forest', 'bosc', 'bosque', 'forêt']);
  const changed = { type: 'army-changed', player: 'ada', territory: 'army', kind: 'army', delta: 1, ledger: 'recruited' } as const;
  const here = view.map.territories.find(({ id }) => id === 'army')!.name;
  expect(labels.event(changed, 'es', view)).toBe(`ada, ejército en ${here}: +1 (reclutamiento).`);
});

test('a territory called as a word of the rules keeps its name in sentences, refusals, forms and answers', () => {
  const map = JSON.parse(JSON.stringify(box).replaceAll('"b3"', '"stay"')) as typeof box;
  const view = game.view(started(players, { map }), 'bo');
  const called = box.territories.find(({ id }) => id === 'b3')!.name;
  const answered = { type: 'window-answered', player: 'bo', window: 'repatriate', answer: 'stay', parties: null } as const;
  expect(labels.event(answered, 'en', view)).toBe(`bo answers (repatriate): ${called}.`);
  expect(labels.event({ ...answered, answer: '' }, 'en', view)).toBe('bo answers (repatriate): stay.');
  expect(labels.event({ ...answered, window: 'crisis-support', answer: '' }, 'en', view)).toBe('bo answers (help in a crisis).');
  expect(labels.event(answered, 'en')).toBe('bo answers (repatriate): stay.');
  const shut = { code: 'bad-destination', clause: 'GM-REPA-01', facts: { player: 'bo', territory: 'stay' }, message: '' } as const;
  expect(labels.refusal(shut, 'en', view)).toBe(`bo has no city in ${called} that is free of siege.`);
  expect(labels.action({ type: 'repatriate', player: 'bo', city: 'stay' }, 'en', view)).toBe(`repatriate: ${called}`);
  expect(labels.answer('repatriate', 'city', 'stay', 'en', view)).toBe(`${view.cities['stay']!.name} (${called})`);
  expect(labels.answer('repatriate', 'city', null, 'en', view)).toBe('nowhere: the character stays');
});
