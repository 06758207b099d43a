import fc from 'fast-check';
import { clone, E, O, seeded } from 'ludoteca';
import { allowanceOf, ojoDelTerror, type State } from 'ludoteca/ojo-del-terror';
import { decodeScene, type Scene, scene, sceneFrom } from 'ludoteca/ojo-del-terror/testing';
import { refused } from 'ludoteca/testing';
import { describe, expect, test } from 'vitest';
import { often } from '../../../long.js';
import { playedOn } from '../../played-on.js';
import { faultyPlaces } from '../../refusals-in-full.js';
import { runs } from '../helpers/properties.js';
import { decoded, throughJson } from '../helpers/saved-states.js';

const duo = { players: ['ada', 'bo'] } as const;
const trio = { players: ['ada', 'bo', 'cy'] } as const;

/** What is wrong with a scene: where, in the order in which it is told. */
const wrong = (said: unknown, config: unknown = trio): readonly (string | undefined)[] => faultyPlaces(decodeScene(config, said));

/** Why it is not: the first reason. */
const reason = (said: unknown, config: unknown = trio): string => refused(decodeScene(config, said) as never)[0].message;

describe('a position in a few words', () => {
  const state = scene(trio, {
    turn: 4,
    planets: { refugio: { controller: 'bo' }, cadia: { inhabitants: 1 }, crisol: { sacred: ['nurgle', 'khorne'] } },
    players: {
      ada: {
        warband: 'worldEaters',
        planets: ['crisol', 'furia'],
        score: 7,
        favours: ['nurgle'],
        orders: [{ type: 'defend', planet: 'crisol', count: 1 }],
      },
      bo: { permanentActions: 3, scoreByTurn: [1, 0, 4], committed: true },
    },
    deeds: { avatar: { by: ['ada'], turn: 2 }, 'lord-of-the-eye': { by: ['bo', 'ada'] } },
  });

  test('what is said stands so', () => {
    expect(state).toMatchObject({ turn: 4, phase: 'orders', history: [], verdicts: [], lieutenants: null });
    expect(state.players['ada']).toMatchObject({ warband: 'worldEaters', score: 7, scoreByTurn: [0, 0, 7], favours: ['nurgle'] });
    expect(state.players['ada']!.deeds).toEqual(['avatar', 'lord-of-the-eye']);
    expect(state.players['bo']).toMatchObject({ score: 5, scoreByTurn: [1, 0, 4], permanentActions: 3, deeds: ['lord-of-the-eye'] });
    expect(state.players['cy']).toMatchObject({ score: 0, scoreByTurn: [0, 0, 0] });
    expect(state.deeds).toMatchObject({
      avatar: { turn: 2, by: ['ada'], benefitTo: 'ada' },
      'lord-of-the-eye': { turn: 3, by: ['bo', 'ada'], benefitTo: null },
      skulls: null,
    });
    expect(state.sheets).toEqual({
      ada: {
        orders: [{ type: 'defend', planet: 'crisol', count: 1 }],
        committed: false,
      },
      bo: { orders: [], committed: true },
      cy: { orders: [], committed: false },
    });
  });

  test('who holds what: exactly what a player lists, or what is said of a planet', () => {
    const { planets } = state;
    const held = (player: string) => Object.keys(planets).filter((id) => planets[id]!.controller === player);
    expect(held('ada')).toEqual(['crisol', 'furia']);
    expect(held('bo')).toEqual([state.players['bo']!.home, 'refugio'].sort((a, b) => order.indexOf(a!) - order.indexOf(b!)));
    expect(planets['refugio']!.inhabitants).toBe(0);
    expect(planets['cadia']).toMatchObject({ controller: null, inhabitants: 1 });
    expect(planets['crisol']!.sacred).toEqual(['nurgle', 'khorne']);
  });
  const order: readonly string[] = Object.keys(state.planets);

  test('bands that nobody names are the first that are free', () => {
    expect(Object.values(state.players).map(({ warband }) => warband)).toEqual(['worldEaters', 'thousandSons', 'deathGuard']);
  });

  test('it is marked as a scene, for everybody to see, and is read again', () => {
    expect(state.scene).toMatchObject({ phase: 'orders', turn: 4 });
    expect(ojoDelTerror.view(state, null).scene).toEqual(state.scene);
    expect(decoded(state)).toEqual(E.right(state));
    expect(Object.isFrozen(state.planets)).toBe(true);
  });

  test('play goes on from it, and its turns are reported', () => {
    const last = playedOn(ojoDelTerror, state, 1, 2000);
    expect(O.isSome(ojoDelTerror.outcome(last))).toBe(true);
    expect(last.history.map(({ turn }) => turn)).toEqual([4, 5, 6, 7, 8]);
    expect(last.scene).toEqual(state.scene);
  });

  test('what was not played after it is refused as ever', () => {
    const last = clone(playedOn(ojoDelTerror, state, 2, 2000)) as unknown as {
      players: Record<string, { score: number }>;
      history: { turn: number }[];
    };
    last.players['ada']!.score += 1;
    expect(refused(decoded(last) as never)[0].path).toBe('players');
    last.history.shift();
    expect(refused(decoded(last) as never)[0]).toMatchObject({ path: 'history.0', message: 'Turn 5 did not come out as its report says.' });
  });
});

test('without anything said it is the first turn, and no scene', () => {
  const state = scene(duo);
  expect(state).toMatchObject({ turn: 1, phase: 'orders' });
  expect(state).not.toHaveProperty('scene');
  expect(scene(duo, { players: { ada: { orders: [], committed: true } } })).not.toHaveProperty('scene');
  expect(allowanceOf(state, 'ada')).toBe(2);
});

test('before the bands are chosen nothing else is said', () => {
  const early = { phase: 'warbands', turn: 4, planets: {}, players: { ada: { score: 3 } } };
  expect(wrong(early)).toEqual(['turn', 'planets', 'players.ada.score']);
});

test('a configuration or a scene that is no object at all is told without a place inside it', () => {
  expect(wrong({}, null)).toEqual(['config']);
  expect(() => scene(duo, null as never)).toThrow('Refused: bad-scene (CORE-STATE) The input should be an object');
});

test('a turn or a score beyond all counting is refused at once', () => {
  for (const turn of [1e9, Number.MAX_SAFE_INTEGER]) {
    expect(wrong({ turn })).toEqual(['turn']);
    expect(reason({ turn })).toBe(`There is no turn ${turn} in a game of 8 turns.`);
  }
  expect(wrong({ turn: 3, players: { ada: { score: Number.MAX_SAFE_INTEGER } } })).toEqual(['players.ada.scoreByTurn']);
  expect(scene(trio, { turn: 3, players: { ada: { score: 1_000_000 } } }).players['ada']!.score).toBe(1_000_000);
});

test('before the bands are chosen', () => {
  const state = scene(trio, { phase: 'warbands', players: { ada: { warband: 'deathGuard' } } });
  expect(state).toMatchObject({ turn: 0, phase: 'warbands', players: { ada: { warband: 'deathGuard' }, bo: { warband: null } } });
  expect(ojoDelTerror.actors(state)).toEqual(['bo']);
  expect(sceneFrom(state, {})).toEqual(state);
  expect(sceneFrom(state, { phase: 'orders' })).toEqual(scene(trio, { players: { ada: { warband: 'deathGuard' } } }));
});

test('a review, with verdicts', () => {
  const state = scene(
    { ...trio, referee: 'present' },
    {
      phase: 'review',
      players: { ada: { orders: [{ type: 'claim', deed: 'no-mercy' }] } },
      verdicts: [{ player: 'ada', deed: 'no-mercy', verdict: 'grant' }],
    },
  );
  expect(ojoDelTerror.actors(state)).toEqual(['referee']);
  expect(state.verdicts).toHaveLength(1);
  playedOn(ojoDelTerror, state, 2, 2000);
});

test('the end: a leader names lieutenants, or has named them, or there is none', () => {
  const players = { ada: { score: 20 }, bo: { score: 9 }, cy: { score: 11 } };
  const naming = scene(trio, { phase: 'lieutenants', players });
  expect(naming.turn).toBe(8);
  expect(ojoDelTerror.actors(naming)).toEqual(['ada']);
  expect(scene(trio, { phase: 'finished', players }).lieutenants).toEqual(['bo']);
  const over = scene(trio, { phase: 'finished', players, lieutenants: ['cy'] });
  expect(O.toUndefined(ojoDelTerror.outcome(over))).toMatchObject({ supremeLord: 'ada', lieutenants: ['cy'], servants: ['bo'] });
  const tied = scene(trio, { phase: 'finished', players: { ada: { score: 3 }, bo: { score: 3 } } });
  expect(O.toUndefined(ojoDelTerror.outcome(tied))).toMatchObject({ paladins: ['ada', 'bo'] });
  expect(wrong({ phase: 'lieutenants' })).toEqual(['phase']);
  const alone = { ...trio, lieutenants: 0 };
  expect(O.toUndefined(ojoDelTerror.outcome(scene(alone, { phase: 'finished', players })))).toMatchObject({
    supremeLord: 'ada',
    lieutenants: [],
  });
  expect(wrong({ phase: 'lieutenants', players }, alone)).toEqual(['phase']);
});

test('a position changes in what is named alone', () => {
  const before = scene(trio, { turn: 3, players: { ada: { score: 4, warband: 'worldEaters' } } });
  const after = sceneFrom(before, { players: { bo: { score: 2 } } });
  expect(after.players).toEqual({ ...before.players, bo: { ...before.players['bo'], score: 2, scoreByTurn: [0, 2] } });
  expect({ ...after, players: null, scene: null }).toEqual({ ...before, players: null, scene: null });
  expect(after.scene?.players).toEqual(after.players);
});

describe('refused', () => {
  const refusals: Readonly<Record<string, readonly [said: unknown, path: string | undefined, config?: unknown]>> = {
    'a misspelt field': [{ trun: 3 }, 'trun'],
    'a misspelt field of a player': [{ players: { ada: { scroe: 3 } } }, 'players.ada.scroe'],
    'a number that is none': [{ turn: '3' }, 'turn'],
    'half a point': [{ players: { ada: { score: 0.5 } } }, 'players.ada.score'],
    'what is no scene at all': [null, ''],
    'a player nobody knows': [{ players: { dot: { score: 3 } } }, 'players.dot'],
    'a planet nobody knows': [{ planets: { nowhere: {} } }, 'planets.nowhere'],
    'a planet nobody knows, held': [{ players: { ada: { planets: ['crisol', 'nowhere'] } } }, 'players.ada.planets.1'],
    'an inherited name': [{ planets: { constructor: {} } }, 'planets.constructor'],
    'a deed nobody knows': [{ turn: 2, deeds: { 'be-nice': { by: ['ada'] } } }, 'deeds.be-nice'],
    'a band nobody knows': [{ players: { ada: { warband: 'brownies' } } }, 'players.ada.warband'],
    'a band led twice': [{ players: { ada: { warband: 'deathGuard' }, bo: { warband: 'deathGuard' } } }, 'players'],
    'a god nobody knows': [{ players: { ada: { favours: ['zeus'] } } }, 'players.ada.favours'],
    'a planet held twice': [{ players: { ada: { planets: ['crisol'] }, bo: { planets: ['crisol'] } } }, 'players.bo.planets.0'],
    'a planet held by another': [
      { players: { ada: { planets: ['crisol'] } }, planets: { crisol: { controller: 'bo' } } },
      'players.ada.planets.0',
    ],
    'a holder nobody knows': [{ planets: { crisol: { controller: 'dot' } } }, 'planets.crisol.controller'],
    'inhabitants of a planet that is held': [
      { planets: { refugio: { controller: 'ada', inhabitants: 2 } } },
      'planets.refugio.inhabitants',
    ],
    'inhabitants where there were none': [{ planets: { crisol: { inhabitants: 1 } } }, 'planets.crisol.inhabitants'],
    'fewer inhabitants than none': [{ planets: { refugio: { inhabitants: -1 } } }, 'planets.refugio.inhabitants'],
    'a planet sacred twice': [{ planets: { crisol: { sacred: ['khorne', 'khorne'] } } }, 'planets.crisol.sacred'],
    'turn 0': [{ turn: 0 }, 'turn'],
    'a turn after the last': [{ turn: 9 }, 'turn'],
    'an end too early': [{ turn: 7, phase: 'finished' }, 'turn'],
    'points before any turn is over': [{ players: { ada: { score: 1 } } }, 'players.ada.score'],
    'points of too many turns': [{ turn: 2, players: { ada: { scoreByTurn: [1, 1] } } }, 'players.ada.scoreByTurn'],
    'points that do not add up': [{ turn: 2, players: { ada: { scoreByTurn: [1], score: 2 } } }, 'players.ada.score'],
    'points below none': [{ turn: 3, players: { ada: { scoreByTurn: [2, -1] } } }, 'players.ada.scoreByTurn'],
    'actions below none': [{ players: { ada: { permanentActions: -1 } } }, 'players.ada.permanentActions'],
    'a deed achieved by nobody': [{ turn: 2, deeds: { avatar: { by: [] } } }, 'deeds.avatar.by'],
    'a deed achieved this turn': [{ turn: 2, deeds: { avatar: { by: ['ada'], turn: 2 } } }, 'deeds.avatar.turn'],
    'a benefit of somebody else': [{ turn: 2, deeds: { avatar: { by: ['ada'], benefitTo: 'bo' } } }, 'deeds.avatar.benefitTo'],
    'a benefit of a deed that has none': [{ turn: 2, deeds: { skulls: { by: ['ada'], benefitTo: 'ada' } } }, 'deeds.skulls.benefitTo'],
    'an order out of reach': [
      { players: { bo: { orders: [{ type: 'invade', planet: 'cadia', count: 90 }] } } },
      'players.bo.orders.0.planet',
    ],
    'an order nobody knows': [{ players: { bo: { orders: [{ type: 'dance' }] } } }, 'players.bo.orders.0.type'],
    'a turn that should have been closed': [
      { players: { ada: { committed: true }, bo: { committed: true }, cy: { committed: true } } },
      undefined,
    ],
    'a review without a referee': [{ phase: 'review' }, 'phase'],
    'a verdict on nothing': [
      { phase: 'review', verdicts: [{ player: 'ada', deed: 'skulls', verdict: 'deny' }] },
      'verdicts.0',
      { ...trio, referee: 'present' },
    ],
    'a verdict outside a review': [
      { verdicts: [{ player: 'ada', deed: 'skulls', verdict: 'deny' }] },
      'verdicts',
      { ...trio, referee: 'present' },
    ],
    'a lieutenant too many': [{ phase: 'finished', players: { ada: { score: 2 } }, lieutenants: ['bo', 'cy'] }, 'lieutenants'],
    'lieutenants before the end': [{ lieutenants: ['bo'] }, 'lieutenants'],
    'a table of one': [{}, 'config.players', { players: ['ada'] }],
    'a misspelt option': [{}, 'config.truns', { ...duo, truns: 3 }],
    'a band other than the fixed one': [
      { players: { ada: { warband: 'deathGuard' } } },
      'players',
      { ...duo, warbandSelection: 'fixed', fixedWarbands: ['worldEaters', 'ironWarriors'] },
    ],
  };
  for (const [what, [said, path, config]] of Object.entries(refusals)) test(what, () => expect(wrong(said, config)[0]).toBe(path));

  test('everything that is wrong is told, with its place and a sentence', () => {
    expect(wrong({ players: { ada: { planets: ['x'] }, dot: {} }, planets: { y: {} } })).toEqual([
      'players.dot',
      'players.ada.planets.0',
      'planets.y',
    ]);
    expect(reason({ planets: { crisol: { controller: 'dot' } } })).toBe('dot does not play.');
    expect(() => scene(trio, { turn: 9 } as Scene<'ada'>)).toThrow(
      'Refused: bad-scene (CORE-STATE) turn: There is no turn 9 in a game of 8 turns.',
    );
    expect(() => sceneFrom(scene(duo), { players: { dot: {} } })).toThrow('players.dot: dot does not play.');
  });

  test('names that are misspelt do not compile', () => {
    // @ts-expect-error there is no such player
    expect(() => scene(duo, { players: { adda: {} } })).toThrow('players.adda');
    // @ts-expect-error there is no such deed
    expect(() => scene(duo, { deeds: { avatara: null } })).toThrow('deeds.avatara');
  });
});

test('a state that was not played is refused as ever, where it does not say that it is a scene', () => {
  const { scene: _, ...unmarked } = scene(trio, { turn: 4 });
  expect(refused(decoded(unmarked) as never)[0].path).toBe('turn');
});

test('a mark that fits nothing is refused', () => {
  const state = scene(trio, { turn: 4, players: { ada: { score: 3 } } });
  const marked = (change: (mark: NonNullable<State['scene']>) => object) => {
    const copy = throughJson(state) as { scene: NonNullable<State['scene']> };
    copy.scene = { ...copy.scene, ...change(copy.scene) } as never;
    return refused(decoded(copy) as never)[0].path;
  };
  expect(marked(() => ({ turn: 99 }))).toBe('scene.turn');
  expect(marked(() => ({ turn: 5 }))).toBe('scene.players.ada.scoreByTurn');
  expect(marked(() => ({ players: {} }))).toBe('scene.players');
  expect(marked(() => ({ planets: {} }))).toBe('scene.planets');
  expect(marked(() => ({ deeds: {} }))).toBe('scene.deeds');
  expect(marked(({ players }) => ({ players: { ...players, ada: { ...players['ada'], home: null } } }))).toBe('scene.players.ada');
  const early = scene(trio, { phase: 'warbands' });
  expect(refused(decoded({ ...early, scene: state.scene }) as never)[0].path).toBe('phase');
});

/** What a scene says of a state that was reached by play. */
const described = ({ phase, turn, players, planets, deeds, sheets, verdicts, lieutenants }: State): Scene => ({
  ...{ phase, turn },
  players: Object.fromEntries(
    Object.entries(players).map(([player, { warband, favours, permanentActions, score, scoreByTurn }]) => [
      player,
      {
        warband: warband!,
        favours,
        permanentActions,
        score,
        scoreByTurn,
        orders: sheets[player]!.orders,
        committed: sheets[player]!.committed,
      },
    ]),
  ),
  planets,
  deeds: deeds as NonNullable<Scene['deeds']>,
  ...(verdicts.length === 0 ? {} : { verdicts }),
  ...(lieutenants === null ? {} : { lieutenants }),
});

/** A position reached by random play, at its beginning, in its middle or at its end. */
const reached = (seed: number, referee: 'none' | 'present', most: number): State => {
  const begun = ojoDelTerror.setup({ ...trio, turns: 3, referee, warbandSelection: 'random' }, seeded(seed));
  if (E.isLeft(begun)) throw new Error('The configuration is refused.');
  return playedOn(ojoDelTerror, begun.right.state, seed, most);
};

test('what was reached by play and said again is the same position, and play goes on from it', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom('none', 'present'), fc.nat(120), (seed, referee, most) => {
      const state = reached(seed, referee, most);
      expect(sceneFrom(state, {})).toEqual(state);
      const { scene: mark, history, config, ...again } = scene(state.config, described(state));
      const { history: _, config: settings, ...before } = state;
      // Deeds are listed in the order in which they are said.
      const sorted = (part: typeof again) => ({
        ...part,
        players: Object.values(part.players).map((one) => ({ ...one, deeds: [...one.deeds].sort() })),
      });
      expect(sorted(again)).toEqual(sorted(before));
      expect([config, history]).toEqual([settings, []]);
      expect(mark === undefined).toBe(state.turn === 1);
      playedOn(ojoDelTerror, scene(state.config, described(state)), seed, 200);
    }),
    { ...runs, numRuns: often(10, 25) },
  );
});
