import { openForm } from 'ludoteca';
import { type ContentPack, eyeOfTerror, ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { expect, test } from 'vitest';
import { start } from '../helpers/positions.js';
import { labels } from '../helpers/spoken.js';

test('questions are asked in words, with the places of lists counted from one', () => {
  expect(labels.question('add-order', 'order.type')).toBe('What do you order?');
  expect(labels.question('submit-orders', 'orders.2.type', 'en')).toBe('What is order 3?');
  expect(labels.question('submit-orders', 'orders.2.type', 'es')).toBe('¿Cuál es la orden 3?');
  expect(labels.question('add-order', 'order.give.0')).toBe('Which planet do you give?');
  expect(labels.question('submit-orders', 'orders.1.give.1')).toBe('Which other planet do you give?');
  expect(labels.question('overrule-deed', 'deed')).toBe('Which deed is claimed?');
  expect(labels.question('add-order', 'order.deed')).toBe('Which deed do you claim?');
});

test('answers are said as what they stand for', () => {
  const answer = (field: string, value: unknown, language = 'en') => labels.answer('add-order', `order.${field}`, value, language);
  expect(answer('planet', 'cadia')).toBe(labels.name('cadia'));
  expect([answer('across', true), answer('across', false)]).toEqual(['across the Boundary, at double cost', 'the cheapest way']);
  expect([answer('alliance.killer', null), answer('alliance.killer', null, 'es')]).toEqual(['nobody in particular', 'nadie en particular']);
  expect([answer('alliance.members', []), answer('alliance.members', ['b', 'c'])]).toEqual(['nobody: alone', 'b and c']);
  expect([answer('give.length', 1), answer('give.length', 3, 'es')]).toEqual(['that is all: 1 planet', 'nada más: 3 planetas']);
  expect(labels.answer('submit-orders', 'orders.length', 0)).toBe('none: an empty sheet');
  expect(labels.answer('submit-orders', 'orders.length', 2)).toBe('that is all: 2 orders');
});

test('people are called as they call themselves, whatever else is called so', () => {
  for (const field of ['order.to', 'order.partner', 'order.alliance.beneficiary', 'order.warlord'])
    expect([field, labels.answer('add-order', field, 'invade', 'es')]).toEqual([field, 'invade']);
  expect(labels.answer('choose-lieutenants', 'lieutenants', ['cadia', 'trade'])).toBe('cadia and trade');
});

test('two planets of one name are told apart', () => {
  const [first, second, ...planets] = eyeOfTerror.planets;
  const pack: ContentPack = { ...eyeOfTerror, planets: [first!, { ...second!, name: first!.name }, ...planets] };
  const state = start(['a', 'b'], undefined, { pack });
  const view = ojoDelTerror.view(state, 'a');
  const said = (id: string) => labels.answer('add-order', 'order.planet', id, 'en', view);
  expect([said(first!.id), said(second!.id)].map((words) => words.startsWith(first!.name))).toEqual([true, true]);
  expect(said(first!.id)).not.toBe(said(second!.id));
});

test('what nobody asked has words too', () => {
  for (const value of [undefined, Number.NaN, { planet: 'cadia' }, ['cadia'], 'nowhere', '__proto__', Symbol('x')])
    for (const field of ['order.planet', 'order.type', 'order.alliance.members', 'index', 'orders.length', 'order.god'])
      expect([field, typeof labels.answer('add-order', field, value, 'es')]).toEqual([field, 'string']);
  expect(labels.question('add-order', 'nowhere')).toBe('nowhere');
});

test('a word of a question is searched for in the language of whoever searches', () => {
  const state = start(['a', 'b'], ['worldEaters', 'ironWarriors']);
  const asked = openForm(ojoDelTerror, state, 'a', 'add-order').answer('invade').ask!;
  expect(asked.question.kind).toBe('one');
  const [some] = (asked.question as { from: readonly string[] }).from;
  const found = ojoDelTerror.choices(
    state,
    'a',
    'add-order',
    { 'order.type': 'invade' },
    { search: labels.name(some!, 'es'), language: 'es' },
  );
  expect(found).toMatchObject({ right: { question: { from: [some] } } });
});

test('the way over the Boundary says what it costs, where a gate counts as crossing too', () => {
  const answer = (gateCountsAsCrossing: boolean, value: boolean, language: string) =>
    labels.answer(
      'add-order',
      'order.across',
      value,
      language,
      ojoDelTerror.view(start(['a', 'b'], undefined, { gateCountsAsCrossing }), 'a'),
    );
  const languages = ['en', 'es', 'ca', 'fr'];
  expect(languages.map((language) => answer(false, true, language))).toEqual([
    ...['across the Boundary, at double cost', 'a través del Límite, a doble coste'],
    ...['a través del Límit, a doble cost', 'à travers la Frontière, à coût double'],
  ]);
  expect(languages.map((language) => answer(true, true, language))).toEqual([
    ...['across the Boundary, at double cost unless through a gate', 'a través del Límite, a doble coste salvo por una puerta'],
    ...['a través del Límit, a doble cost tret que sigui per una porta', 'à travers la Frontière, à coût double sauf par une porte'],
  ]);
  for (const language of languages) expect(answer(true, false, language)).toBe(answer(false, false, language));
});
