import { expect } from 'vitest';
import { creating, drawn, nobody, sheetOf, someone } from '../scenes/founding.js';
import * as t from '../table.js';

const { clause, game, opened, started } = t;

clause('GM-SACT-01', 'setup actions are for their step and their player, and always listed', () => {
  const state = opened(['ada', 'bo'], { boardMode: 'drawn' });
  const draw = game.legalActions(state, 'ada')[0]!;
  expect(t.refusal(state, { ...draw, player: 'bo' })[0]).toBe('not-your-turn');
  expect(t.refusal(drawn(1), draw)[0]).toBe('wrong-phase');
  const other = t.after(state, {
    type: 'draw-coast',
    player: 'ada',
    name: 'other',
    territories: Array.from({ length: 7 }, (_, i) => ({ id: `t${i}`, name: `t${i}`, kind: 'land' as const })),
    edges: Array.from({ length: 6 }, (_, i) => ({ a: `t${i}`, b: `t${i + 1}` })),
  });
  let now = other;
  while (now.step !== 'setup-draft') now = t.after(now, game.legalActions(now, game.actors(now)[0]!)[0]!);
  expect(now.map!.countries.map(({ territories }) => territories.length)).toEqual([4, 3]);
  expect(now.map!.countries[0]!.cities.map(({ name }) => name)).toEqual(['t0', 't1', 't2']);
});

clause(['GM-CREA-01', 'GM-CREA-08'], 'points spent cannot exceed the relevance; what is left is lost', () => {
  const state = creating();
  expect(t.refusal(state, sheetOf(state, { armyPoints: 3 }))).toEqual(['over-budget', 'GM-CREA-01']);
  const cheap = t.after(state, sheetOf(state, { ...nobody, armyPoints: 1 }));
  expect(cheap.creations['ada']!.armyPoints).toBe(1);
  expect(t.refusal(cheap, { type: 'create-country', ...cheap.creations['ada'], player: 'ada' } as never)[0]).toBe('not-your-turn');
});

clause('GM-CREA-02', 'characteristics are from 0 to 10', () => {
  const state = creating();
  const four = { authority: 11, diplomacy: 0, militarism: 0, technology: 0 };
  expect(t.refusal(state, sheetOf(state, { ...nobody, characteristics: four }))).toEqual(['bad-characteristic', 'GM-CREA-02']);
  expect(t.refusal(state, sheetOf(state, { ...nobody, characteristics: { ...four, authority: -1 } }))[0]).toBe('bad-characteristic');
});

clause(['GM-CREA-03', 'GM-CREA-04', 'GM-STATE-06'], 'a character has values up to 3, at least one, each paid for, perhaps several', () => {
  const state = creating();
  for (const values of [
    { authority: 4, diplomacy: 0, militarism: 0, technology: 0 },
    { authority: 0, diplomacy: 0, militarism: 0, technology: 0 },
  ])
    expect(t.refusal(state, sheetOf(state, { ...nobody, characters: [someone({ values })], principal: 0 }))).toEqual([
      'bad-character',
      'GM-CREA-03',
    ]);
  const able = someone({ values: { authority: 3, diplomacy: 3, militarism: 2, technology: 0 } });
  expect(t.after(state, sheetOf(state, { ...nobody, characters: [able], principal: 0 })).creations['ada']!.characters.length).toBe(1);
  expect(t.refusal(state, sheetOf(state, { ...nobody, characters: [able], principal: 0, armyPoints: 1 }))[0]).toBe('over-budget');
});

clause('GM-CREA-05', 'no characters, no principal; with some exactly one', () => {
  const state = creating();
  expect(t.after(state, sheetOf(state, nobody)).creations['ada']!.principal).toBeNull();
  for (const [characters, principal] of [
    [[someone()], null],
    [[someone()], 1],
    [[], 0],
  ] as const)
    expect(t.refusal(state, sheetOf(state, { ...nobody, characters, principal }))).toEqual(['principal-required', 'GM-CREA-05']);
});

clause('GM-CREA-06', 'a city costs 1, walled 2, walls round an initial one 1', () => {
  const state = creating();
  const four = { authority: 10, diplomacy: 10, militarism: 6, technology: 0 };
  const cities = [
    { territory: 'a2', name: 'u', walled: false },
    { territory: 'a4', name: 'v', walled: true },
  ];
  const whole = { ...nobody, characteristics: four, newCities: cities, wallInitial: ['a1'] };
  expect(t.after(state, sheetOf(state, whole)).creations['ada']!.newCities.length).toBe(2);
  expect(t.refusal(state, sheetOf(state, { ...whole, armyPoints: 1 }))[0]).toBe('over-budget');
});

clause(['GM-CREA-07', 'GM-SACT-02'], 'new cities need free own land and a name; walls go round an initial city once', () => {
  const state = creating();
  const found = (territory: string, name: string) => sheetOf(state, { ...nobody, newCities: [{ territory, name, walled: false }] });
  expect(t.refusal(state, found('a1', 'x'))).toEqual(['bad-city-site', 'GM-CREA-07']);
  expect(t.refusal(state, found('b2', 'x'))).toEqual(['bad-city-site', 'GM-CREA-07']);
  expect(t.refusal(state, found('a2', ''))).toEqual(['bad-name', 'GM-CREA-07']);
  expect(t.refusal(state, found('a2', 'Rojal'))).toEqual(['bad-name', 'GM-CREA-07']);
  for (const wallInitial of [['a1', 'a1'], ['b1'], ['a2']])
    expect(t.refusal(state, sheetOf(state, { ...nobody, wallInitial }))).toEqual(['bad-city-site', 'GM-SACT-02']);
  const city = (territory: string) => ({ ...nobody, newCities: [{ territory, name: 'Nova', walled: false }] });
  let both = t.after(state, sheetOf(state, city('a2')));
  both = t.after(both, { ...game.legalActions(both, 'bo')[0]!, ...city('b2') } as never);
  both = t.after(both, game.legalActions(both, 'ada')[0]!);
  both = t.after(both, game.legalActions(both, 'bo')[0]!);
  expect([both.cities['a2']!.name, both.cities['b2']!.name]).toEqual(['Nova', 'Nova II']);
});

clause('GM-CREA-09', 'one own city is the capital', () => {
  const state = creating();
  expect(t.refusal(state, sheetOf(state, { ...nobody, capital: 'a2' }))).toEqual(['bad-capital', 'GM-CREA-09']);
  expect(t.refusal(state, sheetOf(state, { ...nobody, capital: 'b1' }))).toEqual(['bad-capital', 'GM-CREA-09']);
  expect(started().cities['a1']!.capitalOf).toBe('ada');
});

clause('GM-CREA-10', 'the principal begins in a city, others anywhere at home', () => {
  const state = creating();
  const crew = (first: string, second: string) =>
    sheetOf(state, { ...nobody, characters: [someone({ location: first }), someone({ location: second })], principal: 0 });
  expect(t.after(state, crew('a3', 'a2')).creations['ada']!.characters[1]!.location).toBe('a2');
  expect(t.refusal(state, crew('a2', 'a2'))).toEqual(['bad-location', 'GM-CREA-10']);
  expect(t.refusal(state, crew('a3', 'b2'))).toEqual(['bad-location', 'GM-CREA-10']);
});

clause(['GM-CREA-11', 'GM-COMP-02'], 'names and roles are not empty', () => {
  const state = creating();
  expect(t.refusal(state, sheetOf(state, { ...nobody, name: '' }))).toEqual(['bad-name', 'GM-CREA-11']);
  for (const changes of [{ name: '' }, { role: '' }])
    expect(t.refusal(state, sheetOf(state, { ...nobody, characters: [someone(changes)], principal: 0 }))).toEqual([
      'bad-name',
      'GM-CREA-11',
    ]);
});
