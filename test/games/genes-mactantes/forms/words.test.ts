import { expect, test } from 'vitest';
import { filled } from '../helpers/filling.js';
import { creating, drawn } from '../helpers/scenes/founding.js';
import * as t from '../helpers/table.js';

const { labels } = t.game;

test('people who are called alike are told apart, and those of others by their masters', () => {
  const state = t.edit(t.started(), (draft) => {
    t.alone(draft);
    for (const owner of ['ada', 'bo', 'bo']) t.person(draft, owner, 'D1', 'a1', { name: 'Oliba' });
    t.person(draft, 'bo', 'D1', 'b1', { name: 'Ot' });
  });
  const seen = t.game.view(state, 'ada');
  const words = ['person-1', 'person-2', 'person-3', 'person-4'].map((id) => labels.answer('declare', 'written.character', id, 'en', seen));
  expect(words).toEqual(['Oliba', 'Oliba (bo) 1', 'Oliba (bo) 2', 'Ot (bo)']);
});

test('whose name ends in a number is told apart from those who get one', () => {
  const state = t.edit(t.started(), (draft) => {
    t.alone(draft);
    for (const name of ['Oliba', 'Oliba 1', 'Oliba', 'Oliba 3']) t.person(draft, 'ada', 'D1', 'a1', { name });
  });
  const seen = t.game.view(state, 'ada');
  const words = ['person-1', 'person-2', 'person-3', 'person-4'].map((id) => labels.answer('travel', 'character', id, 'en', seen));
  expect(words).toEqual(['Oliba 2', 'Oliba 1', 'Oliba 4', 'Oliba 3']);
});

test('places that are called alike, or not at all, are told apart', () => {
  const state = t.edit(drawn(1), (draft) => {
    draft.map!.territories[0]!.name = '';
    draft.map!.territories[2]!.name = draft.map!.territories[1]!.name;
  });
  const seen = t.game.view(state, 'bo');
  const [first, second, third] = state.map!.territories;
  const words = [first, second, third].map((place) => labels.answer('draw-features', 'features.0.territory', place!.id, 'ca', seen));
  expect(words).toEqual([`territori ${first!.id}`, `${second!.name} (${second!.id})`, `${third!.name} (${third!.id})`]);
  const edge = labels.answer('draw-features', 'barriers.0.edge', { a: first!.id, b: second!.id }, 'en', seen);
  expect(edge).toBe(`territory ${first!.id} – ${second!.name} (${second!.id})`);
});

test('troops are said by their kind and place, an aim by whom or what it is', () => {
  const seen = t.game.view(t.started(), 'ada');
  const placeOf = (id: string): string => seen.map.territories.find((place) => place.id === id)!.name;
  for (const [language, word, preposition] of [
    ['en', 'army', 'in'],
    ['ca', 'armada', 'a'],
  ] as const) {
    expect(labels.answer('deploy-army', 'units', 'army:a4', language, seen)).toBe(`${word} ${preposition} ${placeOf('a4')}`);
    expect(labels.answer('execute', 'units', { territory: 'a4', kind: 'army' }, language, seen)).toBe(
      `${word} ${preposition} ${placeOf('a4')}`,
    );
  }
  expect(labels.answer('declare', 'written', { opponent: 'independent' }, 'en', seen)).toBe('for a city that is nobody’s');
  expect(labels.answer('declare', 'written', { territory: 'b1' }, 'ca', seen)).toBe(
    `per la ciutat de ${seen.cities['b1']!.name} (${placeOf('b1')})`,
  );
});

test('cities are chosen by their names, and their land is told; land without a city by its own', () => {
  const state = creating();
  const seen = t.game.view(state, 'ada');
  const ofCreation = (field: string, id: string): string | undefined => labels.answer('create-country', field, id, 'en', seen);
  for (const field of ['capital', 'wallInitial', 'characters.0.location']) expect(ofCreation(field, 'a1')).toBe('Aurenc (Planells)');
  for (const field of ['capital', 'characters.0.location']) expect(ofCreation(field, 'a2')).toBe("Port d'Alba");
  for (const [type, field] of [
    ['declare', 'written.territory'],
    ['declare', 'written.city'],
    ['execute', 'city'],
    ['repatriate', 'city'],
    ['choose-disaster-city', 'territory'],
    ['lift-siege', 'territory'],
  ] as const)
    for (const language of ['en', 'ca', 'es', 'fr']) expect(labels.answer(type, field, 'a1', language, seen)).toBe('Aurenc (Planells)');
  const founded = t.game.view(t.started(), 'ada');
  expect(founded.cities['a2']!.name).toBe("Port d'Alba");
  expect(labels.answer('lift-siege', 'territory', 'a2', 'en', founded)).toBe("Port d'Alba");
});

test('each characteristic that is to be given a value is called by its name', () => {
  const seen = t.game.view(t.started(), 'ada');
  for (const [language, word] of [
    ['en', 'Authority'],
    ['ca', 'Autoritat'],
    ['es', 'Autoridad'],
    ['fr', 'Autorité'],
  ] as const)
    for (const field of ['characteristics', 'characters.0.values'])
      expect(labels.answer('create-country', field, 'authority', language, seen)).toBe(word);
});

test('questions say which of many is meant, also without a view', () => {
  const state = drawn(3);
  const { ask } = filled(state, state.order[3 % 2]!, 'place-cities');
  expect(labels.question('place-cities', ask!.field, 'en', t.game.view(state, 'bo'))).toMatch(/^City 1 of .+: where is it\?$/);
  expect(labels.question('place-cities', 'cities.4.name', 'ca')).toBe('Ciutat 2 del país 2: com es diu?');
  expect(labels.question('draw-coast', 'edges.6', 'en')).toBe('Which of the territories before it does territory 8 touch?');
  expect(labels.answer('draw-coast', 'edges.6', '3:Vall', 'en')).toBe('Vall (3)');
  expect(labels.answer('execute', 'useIntel', true, 'ca')).toBe('sí');
});
