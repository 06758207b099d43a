import { E, seeded } from 'ludoteca';
import type { Action } from 'ludoteca/genes-mactantes';
import { expect, test } from 'vitest';
import { creating, drawn, nobody, sheetOf, someone } from '../helpers/scenes/founding.js';
import * as t from '../helpers/table.js';

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

/** Both have handed in the same sheet, each at home, and deployed: the Army of ada. */
const armyOf = (changes: object) => {
  const state = creating();
  let now = t.after(state, sheetOf(state, changes));
  now = t.after(now, game.legalActions(now, 'bo')[0]!);
  for (const player of ['ada', 'bo']) now = t.after(now, game.legalActions(now, player)[0]!);
  return t.army(now, 'ada');
};

clause('GM-CREA-01', 'no more than the points of the relevance are spent; what is left is lost', () => {
  const state = creating();
  expect(t.after(state, sheetOf(state, { armyPoints: 2 })).creations['ada']!.armyPoints).toBe(2); // 30 of 30
  expect(t.refusal(state, sheetOf(state, { armyPoints: 3 }))).toEqual(['over-budget', 'GM-CREA-01']);
  expect(armyOf(nobody)).toBe(10 + 2 * 3 + 5 + 3); // 8 points not spent
});

clause('GM-CREA-08', 'a point put into the Army costs a point and adds one', () => {
  const state = creating();
  expect([armyOf({ ...nobody, armyPoints: 1 }), armyOf({ ...nobody, armyPoints: 8 })]).toEqual([25, 32]);
  expect(t.refusal(state, sheetOf(state, { ...nobody, armyPoints: 9 }))[0]).toBe('over-budget');
  expect(t.refusal(state, sheetOf(state, { ...nobody, armyPoints: -1 }))[0]).toBe('bad-parameter');
  // So many are no matter of price any more.
  expect([1000, 1001].map((armyPoints) => t.refusal(state, sheetOf(state, { ...nobody, armyPoints }))[0])).toEqual([
    'over-budget',
    'bad-parameter',
  ]);
});

clause('GM-CREA-02', 'characteristics are from 0 to 10', () => {
  const state = creating();
  const four = { authority: 11, diplomacy: 0, militarism: 0, technology: 0 };
  expect(t.refusal(state, sheetOf(state, { ...nobody, characteristics: four }))).toEqual(['bad-characteristic', 'GM-CREA-02']);
  expect(t.refusal(state, sheetOf(state, { ...nobody, characteristics: { ...four, authority: -1 } }))[0]).toBe('bad-characteristic');
});

const none = { authority: 0, diplomacy: 0, militarism: 0, technology: 0 };
const lone = (values: object) => ({ ...nobody, characters: [someone({ values: { ...none, ...values } })], principal: 0 });

clause('GM-CREA-03', 'a character costs the sum of its values, the first point included; none above 3 and not all 0', () => {
  const state = creating();
  for (const values of [{ authority: 4 }, { technology: 4 }, { authority: 1, militarism: -1 }, {}])
    expect(t.refusal(state, sheetOf(state, lone(values)))).toEqual(['bad-character', 'GM-CREA-03']);
  for (const [value, left] of [
    [1, 7],
    [3, 5],
  ] as const) {
    const sheet = { ...lone({ diplomacy: value }), armyPoints: left };
    expect(t.after(state, sheetOf(state, sheet)).creations['ada']!.armyPoints).toBe(left);
    expect(t.refusal(state, sheetOf(state, { ...sheet, armyPoints: left + 1 }))).toEqual(['over-budget', 'GM-CREA-01']);
  }
});

clause('GM-CREA-04', 'a character may have several characteristics, each paid for', () => {
  const state = creating();
  const able = lone({ authority: 3, diplomacy: 3, technology: 2 });
  expect(t.after(state, sheetOf(state, able)).creations['ada']!.characters[0]!.values).toEqual({
    ...{ authority: 3, diplomacy: 3, militarism: 0, technology: 2 },
  });
  expect(t.refusal(state, sheetOf(state, { ...able, armyPoints: 1 }))).toEqual(['over-budget', 'GM-CREA-01']);
});

clause('GM-STATE-06', 'values of characters are from 0 to 3, one of them positive, also in a saved game', () => {
  const reads = (values: object) =>
    game.decodeState(
      t.edit(started(), (draft) => {
        Object.assign(draft.characters[0]!.values, values);
      }),
    )._tag;
  expect([reads({ authority: 3 }), reads({ authority: 4 }), reads({ authority: -1 }), reads({ authority: 0.5 }), reads(none)]).toEqual([
    ...['Right', 'Left', 'Left', 'Left', 'Left'],
  ]);
});

clause('GM-CREA-05', 'no characters, no principal; with some exactly one', () => {
  const state = creating();
  expect(t.after(state, sheetOf(state, nobody)).creations['ada']!.principal).toBeNull();
  for (const [characters, principal] of [
    [[someone()], null],
    [[someone()], 1],
    [[someone()], -1],
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

clause('GM-CREA-07', 'a new city needs free own land, and a name that no other on the map or of the own has', () => {
  const state = creating();
  const found = (...cities: readonly (readonly [territory: string, name: string])[]) =>
    sheetOf(state, { ...nobody, newCities: cities.map(([territory, name]) => ({ territory, name, walled: false })) });
  for (const territory of ['a1', 'b2', 'mar-de-fora'])
    expect(t.refusal(state, found([territory, 'x']))).toEqual(['bad-city-site', 'GM-CREA-07']);
  expect(t.refusal(state, found(['a2', 'x'], ['a2', 'y']))).toEqual(['bad-city-site', 'GM-CREA-07']);
  for (const name of ['', ' ', 'Rojal', 'Aurenc']) expect(t.refusal(state, found(['a2', name]))).toEqual(['bad-name', 'GM-CREA-07']);
  expect(t.refusal(state, found(['a2', 'x'], ['a4', 'x']))).toEqual(['bad-name', 'GM-CREA-07']);
  expect(t.after(state, found(['a2', 'x'], ['a4', 'y'])).creations['ada']!.newCities.length).toBe(2);
});

clause('GM-CREA-07', 'of equal names of several players those later in the order get numbers', () => {
  const named = (order: readonly number[]) => {
    let now = opened(['ada', 'bo', 'cy'], { orderMode: 'lots' }, [order]);
    while (now.step === 'setup-draft') {
      const player = game.actors(now)[0]!;
      now = t.after(now, { type: 'pick-country', player, country: { ada: 'aurenca', bo: 'brugola', cy: 'cendral' }[player]! });
    }
    for (const [player, territory] of [
      ['ada', 'a2'],
      ['bo', 'b2'],
      ['cy', 'c2'],
    ] as const) {
      const sheet = { ...game.legalActions(now, player)[0]!, ...nobody, newCities: [{ territory, name: 'Nova', walled: false }] };
      now = t.after(now, sheet as never);
    }
    while (now.turn === 0) now = t.after(now, game.legalActions(now, game.actors(now)[0]!)[0]!);
    return ['a2', 'b2', 'c2'].map((id) => now.cities[id]!.name);
  };
  expect(named([0, 1, 2])).toEqual(['Nova', 'Nova II', 'Nova III']);
  expect(named([2, 0, 1])).toEqual(['Nova II', 'Nova III', 'Nova']);
});

clause('GM-SACT-02', 'walls go round each own initial city once', () => {
  const state = creating();
  for (const wallInitial of [['a1', 'a1'], ['b1'], ['a2']])
    expect(t.refusal(state, sheetOf(state, { ...nobody, wallInitial }))).toEqual(['bad-city-site', 'GM-SACT-02']);
  const walled = t.after(state, sheetOf(state, { ...nobody, wallInitial: ['a1', 'a3', 'a6'] }));
  let now = t.after(walled, game.legalActions(walled, 'bo')[0]!);
  for (const player of ['ada', 'bo']) now = t.after(now, game.legalActions(now, player)[0]!);
  expect(['a1', 'a3', 'a6', 'b1'].map((id) => now.cities[id]!.walled)).toEqual([true, true, true, false]);
});

clause('GM-CREA-09', 'one own city is the capital', () => {
  const state = creating();
  expect(t.refusal(state, sheetOf(state, { ...nobody, capital: 'a2' }))).toEqual(['bad-capital', 'GM-CREA-09']);
  expect(t.refusal(state, sheetOf(state, { ...nobody, capital: 'b1' }))).toEqual(['bad-capital', 'GM-CREA-09']);
  const harbour = { ...nobody, newCities: [{ territory: 'a2', name: 'x', walled: false }], capital: 'a2' };
  expect(t.after(state, sheetOf(state, harbour)).creations['ada']!.capital).toBe('a2');
  expect(Object.values(started().cities).flatMap(({ capitalOf }) => capitalOf ?? [])).toEqual(['ada', 'bo']);
});

clause('GM-CREA-10', 'the principal begins in a city, others anywhere at home', () => {
  const state = creating();
  const crew = (first: string, second: string) =>
    sheetOf(state, { ...nobody, characters: [someone({ location: first }), someone({ location: second })], principal: 0 });
  expect(t.after(state, crew('a3', 'a2')).creations['ada']!.characters[1]!.location).toBe('a2');
  expect(t.refusal(state, crew('a2', 'a2'))).toEqual(['bad-location', 'GM-CREA-10']);
  for (const away of ['b2', 'mar-de-fora']) expect(t.refusal(state, crew('a3', away))).toEqual(['bad-location', 'GM-CREA-10']);
  const founded = { characters: [someone({ location: 'a2' })], principal: 0, newCities: [{ territory: 'a2', name: 'x', walled: false }] };
  expect(t.after(state, sheetOf(state, { ...nobody, ...founded })).creations['ada']!.principal).toBe(0);
});

clause('GM-CREA-11', 'a country without a name is refused', () => {
  const state = creating();
  for (const name of ['', ' ']) expect(t.refusal(state, sheetOf(state, { ...nobody, name }))).toEqual(['bad-name', 'GM-CREA-11']);
  expect(t.after(state, sheetOf(state, { ...nobody, name: 'X' })).creations['ada']!.name).toBe('X');
});

clause('GM-COMP-02', 'every character has a name and a role', () => {
  const state = creating();
  for (const changes of [{ name: '' }, { role: '' }, { name: ' ' }, { role: ' ' }]) {
    const sheet = sheetOf(state, { ...nobody, characters: [someone(), someone(changes)], principal: 0 });
    expect(t.refusal(state, sheet)).toEqual(['bad-name', 'GM-CREA-11']);
    expect(game.explain(state, sheet)[0]!.path).toBe(`characters.1.${Object.keys(changes)[0]}`);
  }
});

test('a character with neither name nor title is refused for both', () => {
  const state = creating();
  const sheet = sheetOf(state, { ...nobody, characters: [someone({ name: ' ', role: '' })], principal: 0 });
  expect(game.explain(state, sheet).map(({ code, path }) => [code, path])).toEqual([
    ['bad-name', 'characters.0.name'],
    ['bad-name', 'characters.0.role'],
  ]);
});

const sheetWith = (changes: object): readonly [string, string] => {
  let state = opened(['ada', 'bo']);
  while (state.step === 'setup-draft') state = t.after(state, game.legalActions(state, game.actors(state)[0]!)[0]!);
  const sheet = game.legalActions(state, 'ada', { types: ['create-country'] })[0]!;
  return t.refusal(state, { ...sheet, ...changes } as Action);
};
const nameless = { name: '', role: 'envoy', values: { authority: 1, diplomacy: 0, militarism: 0, technology: 0 }, location: 'a1' };

clause('GM-ERR-03', 'of several faults of a sheet that of the first clause is told', () => {
  expect(sheetWith({ characters: [nameless], principal: null })).toEqual(['principal-required', 'GM-CREA-05']);
  expect(sheetWith({ characters: [{ ...nameless, name: 'x', location: 'mar-de-fora' }], principal: null })).toEqual([
    'principal-required',
    'GM-CREA-05',
  ]);
  expect(sheetWith({ characters: [nameless], principal: 0, capital: 'a8' })).toEqual(['bad-capital', 'GM-CREA-09']);
  expect(sheetWith({ characters: [{ ...nameless, location: 'mar-de-fora' }], principal: 0 })).toEqual(['bad-location', 'GM-CREA-10']);
});

clause('GM-ERR-01', 'a country sheet with a territory that is none names the field it stands in', () => {
  const state = creating();
  const path = (changes: object) => {
    const step = game.reduce(state, sheetOf(state, changes), seeded(1));
    return E.isLeft(step) && step.left[0].path;
  };
  expect(path({ capital: 'zed' })).toBe('capital');
  expect(path({ wallInitial: ['zed'] })).toBe('wallInitial.0');
  expect(path({ newCities: [{ territory: 'zed', name: 'Zed', walled: false }] })).toBe('newCities.0.territory');
  const sheet = sheetOf(state, {}) as Extract<Action, { type: 'create-country' }>;
  const characters = sheet.characters.map((character, i) => (i === 0 ? { ...character, location: 'zed' } : character));
  expect(path({ characters })).toBe('characters.0.location');
});
