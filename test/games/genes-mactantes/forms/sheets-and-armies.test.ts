import type { CreateCountry, DeployArmy } from 'ludoteca/genes-mactantes';
import { expect, test } from 'vitest';
import { filled, isAccepted, offered, reached } from '../helpers/filling.js';
import { creating, deploying, sheetOf, someone } from '../helpers/scenes/founding.js';
import * as t from '../helpers/table.js';

const ready = creating();
const idle = { authority: 0, diplomacy: 0, militarism: 0, technology: 0 };
const plain = { name: 'Aurenca', description: '', characteristics: idle };

test('a country of one’s own is bought question by question', () => {
  const sheet = sheetOf(ready, {
    name: 'Mine',
    description: 'Ours.',
    characteristics: { authority: 10, diplomacy: 0, militarism: 3, technology: 1 },
    newCities: [{ territory: 'a5', name: 'Nova', walled: true }],
    wallInitial: t.game
      .view(ready, 'ada')
      .map.countries.find(({ id }) => id === 'aurenca')!
      .cities.map(({ territory }) => territory)
      .reverse(),
    capital: 'a5',
    characters: [
      someone({ location: 'a4' }),
      someone({ location: 'a5', values: { authority: 0, diplomacy: 3, militarism: 0, technology: 2 } }),
    ],
    principal: 1,
    armyPoints: 2,
  }) as CreateCountry;
  expect(isAccepted(ready, sheet)).toBe(true);
  const action = reached(ready, sheet) as CreateCountry;
  expect(action).toEqual({ ...sheet, wallInitial: [...sheet.wallInitial].reverse() });
});

test('nothing is offered that cannot be paid for', () => {
  const rich = { authority: 10, diplomacy: 10, militarism: 10, technology: 0 };
  expect(filled(ready, 'ada', 'create-country', { ...plain, characteristics: { ...rich, technology: 1 } }).misfit?.refusal[0].code).toBe(
    'bad-parameter',
  );
  const poor = filled(ready, 'ada', 'create-country', { ...plain, characteristics: rich });
  expect(poor.ask).toMatchObject({ field: 'capital', question: { kind: 'one' } });
  const bare = filled(ready, 'ada', 'create-country', { ...plain, characteristics: rich, capital: 'a1' });
  expect(bare.ask).toMatchObject({ field: 'armyPoints', question: { min: 0, max: 0 } });
  const last = { ...rich, militarism: 9 };
  const one = { ...plain, characteristics: last, 'newCities.0.territory': 'a5', 'newCities.0.name': 'Nova' };
  expect(offered(ready, 'ada', 'create-country', one)).toEqual([false]);
  expect(filled(ready, 'ada', 'create-country', { ...one, 'newCities.0.walled': false }).ask?.field).toBe('capital');
});

test('the principal begins in a city: the last who can be paid for must, if nobody did before', () => {
  const cities = t.game
    .view(ready, 'ada')
    .map.countries.find(({ id }) => id === 'aurenca')!
    .cities.map(({ territory }) => territory);
  const most = { ...plain, 'newCities.length': 0, wallInitial: [], capital: cities[0] };
  const rich = { authority: 10, diplomacy: 10, militarism: 9, technology: 0 };
  expect(offered(ready, 'ada', 'create-country', { ...most, characteristics: rich })).toEqual(cities);
  const two = { ...most, characteristics: { ...rich, militarism: 8 } };
  expect(offered(ready, 'ada', 'create-country', two)).toContain('a4');
  const outside = { ...two, 'characters.0.location': 'a4', 'characters.0.name': 'Ot', 'characters.0.role': 'envoy' };
  expect(filled(ready, 'ada', 'create-country', outside).ask?.question).toMatchObject({ kind: 'allot', min: 1, max: 1 });
  const next = { ...outside, 'characters.0.values': { authority: 1 } };
  expect(filled(ready, 'ada', 'create-country', next).ask).toMatchObject({
    field: 'characters.1.location',
    enough: null,
    question: { from: cities },
  });
  const both = {
    ...next,
    'characters.1.location': cities[0],
    'characters.1.name': 'Hug',
    'characters.1.role': 'marshal',
    'characters.1.values': { militarism: 1 },
  };
  expect(offered(ready, 'ada', 'create-country', both)).toEqual([{ character: 2, name: 'Hug' }]);
});

test('a name that a city bears already gets a number', () => {
  const borne = t.game.view(ready, 'ada').map.countries[1]!.cities[0]!.name;
  const { ready: sheet } = filled(ready, 'ada', 'create-country', {
    ...plain,
    ...{ 'newCities.0.territory': 'a5', 'newCities.0.name': borne, 'newCities.0.walled': false, 'newCities.length': 1 },
    ...{ wallInitial: [], capital: 'a5', 'characters.length': 0, armyPoints: 0 },
  });
  expect((sheet as CreateCountry).newCities[0]!.name).toBe(`${borne} II`);
  expect(isAccepted(ready, sheet!)).toBe(true);
});

test('the Army goes wherever it may, in any order, and all of it', () => {
  const now = deploying();
  const { ask } = filled(now, 'ada', 'deploy-army');
  const question = ask!.question as Extract<typeof ask, object>['question'] & {
    readonly min: number;
    readonly max: number;
    readonly shortcuts: readonly object[];
    readonly parts: readonly { readonly part: string }[];
  };
  expect([question.kind, question.min === question.max, question.shortcuts.length]).toEqual(['allot', true, 3]);
  const ships = question.parts.find(({ part }) => part.endsWith('mar-de-fora') || part.endsWith('mar-de-dins'))!.part;
  expect(t.game.labels.answer('deploy-army', 'units', 'army:a4', 'en', t.game.view(now, 'ada'))).toMatch(/^army in /);
  const [kind, sea] = ships.split(':') as ['army', string];
  const action: DeployArmy = {
    type: 'deploy-army',
    player: 'ada',
    units: [
      { territory: sea, kind, strength: 2 },
      { territory: 'a4', kind: 'patrol', strength: 1 },
      { territory: 'a1', kind: 'garrison', strength: question.min - 3 },
    ],
  };
  expect(isAccepted(now, action)).toBe(true);
  const units = [...(reached(now, action) as DeployArmy).units];
  expect(units.map(({ territory }) => territory)).toEqual(['a1', 'a4', sea]);
  expect(filled(now, 'ada', 'deploy-army', { units: { 'garrison:a1': question.min - 1 } }).misfit).not.toBeNull();
});
