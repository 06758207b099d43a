import fc from 'fast-check';
import { O, seeded } from 'ludoteca';
import { armyOf, genesMactantes as game, type State } from 'ludoteca/genes-mactantes';
import { type CountryInScene, decodeScene, type Scene, scene, sceneFrom } from 'ludoteca/genes-mactantes/testing';
import { accepted } from 'ludoteca/testing';
import { describe, expect, test } from 'vitest';
import { often } from '../../../long.js';
import { playedOn } from '../../played-on.js';
import { faultyPlaces } from '../../refusals-in-full.js';

const duo = { players: ['ada', 'bo'] } as const;
const trio = { players: ['ada', 'bo', 'cy'] } as const;

const wrong = (said: unknown, config: unknown = trio): readonly (string | undefined)[] => faultyPlaces(decodeScene(config, said));

const idsOf = (state: State, owner: string): string[] => state.characters.filter((one) => one.owner === owner).map(({ id }) => id);

test('without anything said the countries are founded, and their first orders are written', () => {
  const state = scene(trio);
  expect(state).toMatchObject({ turn: 1, step: 'declare-internal', config: { events: true } });
  expect(game.actors(state)).toEqual(['ada', 'bo', 'cy']);
  expect(trio.players.map((player) => state.picks[player])).toEqual(game.view(state, null).map.countries.map(({ id }) => id));
  expect(scene({ ...duo, boardMode: 'drawn', relevance: 'small' }).turn).toBe(1);
});

describe('a position in a few words', () => {
  const state = scene(trio, {
    turn: 4,
    step: 'resolution',
    players: {
      ada: {
        characteristics: { authority: 7, militarism: 9 },
        units: [
          { territory: 'b6', kind: 'army', strength: 6 },
          { territory: 'a1', kind: 'garrison', strength: 3 },
        ],
        characters: [
          { values: { diplomacy: 2, authority: 1 }, location: 'a2' },
          { name: 'Lia', values: { militarism: 3 } },
        ],
        intel: { bo: 2 },
        orders: [{ scope: 'external', kind: 'siege', written: { territory: 'b6' } }],
      },
      bo: { counterpower: 2, levels: { blockade: 1 }, civilWar: { rebelArmy: 3 } },
    },
    controllers: { c2: 'bo', c3: 'independent' },
    cities: { b6: { walled: true, siege: { by: 'ada' } }, a3: { name: 'Vila Nova' } },
    independents: [{ territory: 'c3', kind: 'army', strength: 2 }],
    slot: { player: 'ada', round: 1 },
  });

  test('what is said stands so', () => {
    expect(state).toMatchObject({ turn: 4, step: 'resolution', slot: { round: 1, player: 'ada', isOver: false } });
    expect(state.units['ada']).toEqual([
      { territory: 'a1', kind: 'garrison', strength: 3 },
      { territory: 'b6', kind: 'army', strength: 6 },
    ]);
    expect(state.countries['ada']).toMatchObject({ characteristics: { authority: 7, militarism: 9 }, intel: { bo: 2 } });
    expect(state.countries['bo']).toMatchObject({
      counterpower: 2,
      levels: { blockade: 1, anarchy: 0 },
      civilWar: { rebelArmy: 3, since: 4 },
    });
    expect(state.cities['b6']).toMatchObject({ walled: true, siege: { by: 'ada', base: 'b6' } });
    expect(state.cities['a3']).toMatchObject({ name: 'Vila Nova', capitalOf: null });
    expect([state.controllers['c2'], state.controllers['c3']]).toEqual(['bo', 'independent']);
    expect(state.sheets['ada']).toEqual([
      { id: '1', order: { scope: 'external', kind: 'siege', written: { territory: 'b6' } }, state: 'pending' },
    ]);
  });

  test('new characters are numbered on, and others have left', () => {
    const own = state.characters.filter(({ owner, out }) => owner === 'ada' && out === null);
    expect(own.map(({ name, location }) => [name, location])).toEqual([
      [own[0]!.id, 'a2'],
      ['Lia', state.countries['ada']!.capital],
    ]);
    expect(own[1]!.values).toEqual({ authority: 0, diplomacy: 0, militarism: 3, technology: 0 });
    expect(state.countries['ada']!.principal).toBe(own[0]!.id);
    expect(new Set(state.characters.map(({ id }) => id)).size).toBe(state.characters.length);
  });

  test('the books follow: ledgers account for Armies, allowances are frozen, all have committed', () => {
    for (const player of ['ada', 'bo', 'cy']) {
      const { initial, recruited, founded, received, lost, demobilised, given, disbanded } = state.countries[player]!.ledger;
      expect(initial + recruited + founded + received - lost - demobilised - given - disbanded).toBe(armyOf(state, player));
      expect(state.committed[player]).toBe(true);
    }
    expect(state.countries['bo']!.allowance).toBe(scene(trio, { players: { bo: { counterpower: 2 } } }).countries['bo']!.allowance - 1);
    expect([...state.initiative].sort()).toEqual(['ada', 'bo', 'cy']);
  });

  test('it is read again, and play goes on from it', () => {
    expect(accepted(game.decodeState(JSON.parse(JSON.stringify(state))))).toEqual(state);
    expect(playedOn(game, state, 1, 400).turn).toBeGreaterThanOrEqual(4);
  });
});

test('the steps of a turn', () => {
  const weak = { players: { cy: { characteristics: { technology: 2, diplomacy: 1 } } } };
  const crisis = scene(trio, { turn: 2, step: 'crisis', ...weak });
  expect(crisis.crises).toEqual([
    { player: 'cy', characteristic: 'diplomacy' },
    { player: 'cy', characteristic: 'technology' },
  ]);
  expect(game.actors(crisis)).toEqual(['cy']);
  const one = scene(trio, { turn: 2, step: 'crisis', crises: [{ player: 'cy', characteristic: 'technology' }], ...weak });
  expect(one.crises).toHaveLength(1);
  const external = scene(trio, { step: 'declare-external', players: { bo: { committed: true } } });
  expect(game.actors(external)).toEqual(['ada', 'cy']);
  const spent = { levels: { blockade: 8, anarchy: 8, autarchy: 8 }, thisTurn: { crisisSpent: 4 } };
  const idle = scene(trio, { turn: 9, players: { bo: spent } });
  expect(sceneFrom(idle, { step: 'declare-external' }).committed).toEqual({ ada: false, bo: true, cy: false });
  const ordered = scene(trio, { step: 'resolution', initiative: ['cy', 'ada', 'bo'] });
  expect(ordered.slot).toEqual({ round: 1, player: 'cy', isOver: false });
  const strong = scene(trio, { step: 'resolution', players: { bo: { characteristics: { authority: 10 } } } });
  expect(strong.initiative[0]).toBe('bo');
});

test('a new turn begins without what belonged to the last', () => {
  const before = scene(trio, {
    players: { ada: { characters: [{ values: { authority: 1 }, used: true, journeys: 1 }], orders: [] } },
    cities: { a1: { disasterTurn: 1 } },
    passages: [{ from: 'ada', to: 'bo', untilTurn: 1 }],
  });
  const after = sceneFrom(before, { turn: 2 });
  expect(after.characters.every(({ used, journeys }) => !used && journeys === 0)).toBe(true);
  expect([after.cities['a1']!.disasterTurn, after.passages]).toEqual([null, []]);
  expect(before.passages).toHaveLength(1);
});

test('a character there is changes in what is said', () => {
  const before = scene(trio);
  const [first, ...others] = idsOf(before, 'bo');
  const state = sceneFrom(before, { players: { bo: { characters: [{ id: first!, captor: 'ada', location: 'a1' }] } } });
  expect(state.characters.find(({ id }) => id === first)).toMatchObject({ captor: 'ada', location: 'a1', out: null });
  expect(others.every((id) => state.characters.find((one) => one.id === id)!.out === 'gone')).toBe(true);
});

test('the office of a principal who is gone falls to the first who is free, unless the scene says to whom', () => {
  const principalOf = (said: CountryInScene<'ada' | 'bo'>): string | null =>
    scene(duo, { players: { ada: said } }).countries['ada']!.principal;
  const before = scene(duo);
  const first = before.countries['ada']!.principal!;
  const second = idsOf(before, 'ada').find((id) => id !== first)!;
  expect(principalOf({ characters: [{ id: first, out: 'dead' }, { id: second }] })).toBe(second);
  expect(principalOf({ characters: [{ id: second, captor: 'bo', location: 'b1' }, { values: { authority: 1 } }] })).toBe('person-5');
  expect(principalOf({ characters: [{ id: second, captor: 'bo', location: 'b1' }] })).toBeNull();
  expect(principalOf({ characters: [] })).toBeNull();
  expect(principalOf({ principal: second })).toBe(second);
  const led = scene(duo, { players: { ada: { principal: second } } });
  const moved = sceneFrom(led, { players: { ada: { characters: [{ id: first, location: 'a2' }, { id: second }] } } });
  expect(moved.countries['ada']!.principal).toBe(second);
});

test('land that passes takes its garrison with it, and the capital may be moved', () => {
  const before = scene({ ...duo, earlyVictory: false }); // the capital alone ends no such game
  const { capital } = before.countries['bo']!;
  const state = sceneFrom(before, { controllers: { [capital]: 'ada' } });
  expect(state.units['bo']!.some(({ territory }) => territory === capital)).toBe(false);
  const bare = Object.keys(before.controllers).find((id) => before.controllers[id] === 'ada' && !Object.hasOwn(before.cities, id))!;
  const moved = sceneFrom(before, { players: { ada: { capital: bare } }, cities: { [bare]: { name: 'Vila Nova' } } });
  expect([moved.countries['ada']!.capital, moved.cities[bare]!.capitalOf]).toEqual([bare, 'ada']);
  expect(moved.cities[before.countries['ada']!.capital]!.capitalOf).toBeNull();
  expect(wrong({ players: { ada: { capital: bare } } }, duo)).toEqual(['players.ada.capital']);
});

test('who is out has lost everything, and the last who is left has won', () => {
  const state = scene(trio, { step: 'declare-internal', players: { cy: { eliminated: true } } });
  expect(state.countries['cy']).toMatchObject({ eliminated: { turn: 1, index: 0 }, principal: null });
  expect(state.units['cy']).toEqual([]);
  expect(Object.values(state.controllers)).not.toContain('cy');
  expect(game.actors(state)).toEqual(['ada', 'bo']);
  playedOn(game, state, 2, 200);
  expect(O.toUndefined(game.outcome(scene(duo, { players: { bo: { eliminated: true } } })))).toMatchObject({ winners: ['ada'] });
});

test('the end', () => {
  const state = scene(trio, { turn: 6, ending: { reason: 'turn-limit', winners: ['bo'] } });
  expect(O.toUndefined(game.outcome(state))).toMatchObject({ winners: ['bo'] });
  expect(sceneFrom(state, {})).toEqual(state);
  expect(sceneFrom(state, { step: 'declare-internal' }).ending).toBeNull();
});

describe('refused', () => {
  const refusals: Readonly<Record<string, readonly [said: unknown, path: string | undefined, config?: unknown]>> = {
    'a misspelt field': [{ trun: 3 }, 'trun'],
    'a misspelt field of a country': [{ players: { ada: { uints: [] } } }, 'players.ada.uints'],
    'a misspelt characteristic': [{ players: { ada: { characteristics: { wisdom: 3 } } } }, 'players.ada.characteristics.wisdom'],
    'a characteristic above 10': [{ players: { ada: { characteristics: { authority: 11 } } } }, 'players.ada.characteristics.authority'],
    'a unit of nothing': [
      { players: { ada: { units: [{ territory: 'a1', kind: 'army', strength: 0 }] } } },
      'players.ada.units.0.strength',
    ],
    'a unit of an unknown kind': [
      { players: { ada: { units: [{ territory: 'a1', kind: 'fleet', strength: 1 }] } } },
      'players.ada.units.0.kind',
    ],
    'a unit nowhere': [{ players: { ada: { units: [{ territory: 'z9', kind: 'army', strength: 1 }] } } }, 'players.ada.units.0.territory'],
    'a unit twice': [
      { players: { ada: { units: ['a1', 'a1'].map((territory) => ({ territory, kind: 'army', strength: 1 })) } } },
      'players.ada.units.1',
    ],
    'a garrison without a city': [
      { players: { ada: { units: [{ territory: 'b6', kind: 'garrison', strength: 1 }] } } },
      'players.ada.units',
    ],
    'a larger Army than any': [{ players: { ada: { units: [{ territory: 'a1', kind: 'army', strength: 900 }] } } }, 'players.ada'],
    'a player nobody knows': [{ players: { dot: {} } }, 'players.dot'],
    'a rival nobody knows': [{ players: { ada: { intel: { dot: 1 } } } }, 'players.ada.intel.dot'],
    'a character of somebody else': [{ players: { ada: { characters: [{ id: 'person-99' }] } } }, 'players.ada.characters.0.id'],
    'a character good at nothing': [{ players: { ada: { characters: [{}] } } }, 'players.ada.characters'],
    'a character nowhere': [{ players: { ada: { characters: [{ values: { authority: 1 }, location: 'z9' }] } } }, 'players.ada.characters'],
    'a captive on free soil': [
      { players: { ada: { characters: [{ values: { authority: 1 }, captor: 'bo' }] } } },
      'players.ada.characters',
    ],
    'a principal who is nobody': [{ players: { ada: { principal: 'person-99' } } }, 'players.ada.principal'],
    'a civil war without rebels': [{ players: { ada: { civilWar: { rebelArmy: 0 } } } }, 'players.ada.civilWar'],
    'somebody who is out and has units': [
      { players: { cy: { eliminated: true, units: [{ territory: 'c1', kind: 'army', strength: 1 }] } } },
      'players.cy.units',
    ],
    'land that is none': [{ controllers: { z9: 'ada' } }, 'controllers.z9'],
    'land of a stranger': [{ controllers: { a1: 'dot' } }, 'controllers.a1'],
    'an inherited name': [{ controllers: { constructor: 'ada' } }, 'controllers.constructor'],
    'a city nowhere': [{ cities: { z9: {} } }, 'cities.z9'],
    'a siege without an army': [{ cities: { b1: { siege: { by: 'ada' } } } }, 'cities.b1.siege'],
    'a siege by a stranger': [{ cities: { b1: { siege: { by: 'dot' } } } }, 'cities.b1.siege.by'],
    'a siege from afar': [{ cities: { b1: { siege: { by: 'ada', base: 'a1' } } } }, 'cities.b1'],
    'a slot of a stranger': [{ step: 'resolution', slot: { player: 'dot' } }, 'slot.player'],
    'a slot outside the resolution': [{ step: 'crisis', turn: 2 }, 'step'],
    'a round too late': [{ step: 'resolution', slot: { player: 'ada', round: 9 } }, 'slot.round'],
    'a stranger in the initiative': [{ step: 'resolution', initiative: ['dot'] }, 'initiative.0'],
    'an order against nobody': [
      { players: { ada: { orders: [{ scope: 'external', kind: 'incursion', written: { target: 'dot' } }] } } },
      'players.ada.orders',
    ],
    'taxes twice a turn': [
      { players: { ada: { orders: ['taxes', 'taxes'].map((kind) => ({ scope: 'internal', kind, written: {} })) } } },
      'players.ada.orders',
    ],
    'walls twice for one city': [
      { players: { ada: { orders: ['a1', 'a1'].map((territory) => ({ scope: 'internal', kind: 'fortify', written: { territory } })) } } },
      'players.ada.orders',
    ],
    'a country without a city': [
      { controllers: Object.fromEntries(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8'].map((territory) => [territory, 'bo'])) },
      undefined,
    ],
    'a victory of a stranger': [{ ending: { reason: 'turn-limit', winners: ['dot'] } }, 'ending.winners.0'],
    'a crisis of a stranger': [{ turn: 2, step: 'crisis', crises: [{ player: 'dot', characteristic: 'authority' }] }, 'crises.0.player'],
    'turn 0': [{ turn: 0 }, 'turn'],
    'everybody out': [{ step: 'finished' }, undefined],
    'a table of one': [{}, 'config.players', { players: ['ada'] }],
  };
  for (const [what, [said, path, config]] of Object.entries(refusals)) test(what, () => expect(wrong(said, config)[0]).toBe(path));

  test('a thrown scene says everything that is wrong', () => {
    expect(() => scene(duo, { controllers: { z9: 'ada' }, cities: { z8: {} } })).toThrow(
      'Refused: bad-scene (CORE-STATE) controllers.z9: There is no land z9.; bad-scene (CORE-STATE) cities.z8: There is no land z8.',
    );
    // @ts-expect-error there is no such player
    expect(() => scene(duo, { slot: { player: 'dot' } })).toThrow('slot.player: dot does not play.');
    const early = accepted(game.setup(duo, seeded(1))).state;
    expect(() => sceneFrom(early, {})).toThrow('turn: A scene begins once all countries have been founded.');
  });
});

/** What a scene says of a state that was reached by play, with nothing under way. */
const described = (state: State): Scene => ({
  turn: state.turn,
  step: state.step as NonNullable<Scene['step']>,
  players: Object.fromEntries(
    Object.entries(state.countries).map(([player, { name, relevance, characteristics, counterpower, principal, capital, ...rest }]) => {
      const { disorder, levels, civilWar, thisTurn, nextTurn, intel, dethronedBy } = rest;
      return [
        player,
        {
          ...{
            name,
            relevance,
            characteristics,
            counterpower,
            principal,
            capital,
            disorder,
            levels,
            civilWar,
            thisTurn,
            nextTurn,
            intel,
            dethronedBy,
          },
          units: state.units[player]!,
          characters: state.characters.filter(({ owner }) => owner === player).map(({ owner: _, ...character }) => character),
          orders: state.sheets[player]!.map(({ order }) => order),
          committed: state.committed[player]!,
        },
      ];
    }),
  ),
  controllers: state.controllers,
  passages: state.passages,
  independents: state.units['independent']!,
  crises: state.crises,
});

test('what was reached by play and said again is the same position, and play goes on from it', () => {
  let said = 0;
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom<typeof duo | typeof trio>(duo, trio), fc.nat(160), (seed, config, most) => {
      const begun = scene({ ...config, orderMode: 'seating' });
      const state = playedOn(game, begun, seed, most);
      expect(sceneFrom(state, {})).toEqual(state);
      const isCalm = state.affairs.length === 0 && ['declare-internal', 'declare-external', 'crisis'].includes(state.step);
      const isWhole = Object.values(state.countries).every(({ eliminated }) => eliminated === null);
      if (
        !isCalm ||
        !isWhole ||
        Object.values(state.sheets).some((sheet) => sheet.some(({ rescue, state: fate }) => rescue || fate !== 'pending'))
      )
        return;
      // From itself, so that the numbers of the characters are there.
      const again = sceneFrom(state, described(state));
      expect(again).toEqual({ ...state, offers: again.offers, sheets: again.sheets });
      expect(Object.values(again.sheets).map((sheet) => sheet.map(({ order }) => order))).toEqual(
        Object.values(state.sheets).map((sheet) => sheet.map(({ order }) => order)),
      );
      playedOn(game, again, seed, 100);
      said++;
    }),
    { seed: 2026, numRuns: often(12, 30) },
  );
  expect(said).toBeGreaterThan(often(2, 8));
});
