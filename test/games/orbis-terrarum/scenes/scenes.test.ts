import fc from 'fast-check';
import { orbisTerrarum as game, type OrbisTerrarum } from 'ludoteca/orbis-terrarum';
import { decodeScene, type Scene, scene, sceneFrom } from 'ludoteca/orbis-terrarum/testing';
import { accepted } from 'ludoteca/testing';
import { describe, expect, test } from 'vitest';
import { often } from '../../../long.js';
import { playedOn } from '../../played-on.js';
import { faultyPlaces } from '../../refusals-in-full.js';

type State = OrbisTerrarum['State'];

const trio = { players: ['ada', 'bo', 'cy'] } as const;
const auto = { players: ['ada', 'bo'], refereeMode: 'auto', turnLimit: 12 } as const;

const wrong = (said: unknown, config: unknown = trio): readonly (string | undefined)[] => faultyPlaces(decodeScene(config, said));

test('without anything said the orders of the first turn are open, and everybody has a Nation', () => {
  const state = scene(trio);
  expect(state).toMatchObject({ turn: 1, phase: 'orders' });
  const principals = Object.values(state.players).map(({ principal }) => principal);
  expect(new Set(principals).size).toBe(3);
  expect(principals).not.toContain(null);
  expect(game.actors(state)).toEqual(['ada', 'bo', 'cy', 'referee']);
  expect(game.actors(scene(auto))).toEqual(['ada', 'bo']);
  expect(scene({ ...auto, freeNationChoice: false }).turn).toBe(1);
});

describe('a position in a few words', () => {
  const state = scene(trio, {
    turn: 5,
    players: { ada: { nation: 'gothia' }, bo: { nation: 'francia', ready: true }, cy: {} },
    nations: {
      francia: { attributes: { MIL: 30, LEA: 25 }, wealth: 12, viaDamage: 4 },
      saxonia: { patron: 'francia' },
    },
    regions: { armorica: { owner: 'gothia', population: 'sparse' } },
    conflicts: [{ a: 'francia', b: 'gothia' }],
    treaties: [{ parties: ['gothia', 'saxonia'], clauses: [{ kind: 'non-aggression' }], years: 5 }],
    hosts: [
      { owner: 'gothia', region: 'neustria' },
      { id: 'host-7', owner: 'francia', region: 'armorica', kind: 'mercenary', lastTurn: 8 },
    ],
    rebellions: [{ nation: 'gothia', sponsor: 'francia', sponsorKnown: false }],
    civilWars: [{ nation: 'saxonia', sides: [{ controller: 'bo' }, { controller: 'ada', name: 'The Towns' }, { controller: 'cy' }] }],
    organizations: [{ members: ['francia', 'gothia', 'saxonia'] }],
    modifiers: [{ nation: 'gothia', target: 'MIL', value: -5 }],
  });

  test('what is said stands so, and what is usual is filled in', () => {
    expect(state.players['ada']!.principal).toBe('gothia');
    expect(state.players['bo']).toMatchObject({ principal: 'francia', ready: true });
    expect(['gothia', 'francia']).not.toContain(state.players['cy']!.principal);
    expect(state.nations['francia']).toMatchObject({ wealth: 12, viaDamage: 4, attributes: { MIL: 30, LEA: 25 } });
    expect(state.nations['francia']!.attributes.AUX).toBe(
      scene(trio, { players: { bo: { nation: 'francia' } } }).nations['francia']!.attributes.AUX,
    );
    expect(state.nations['saxonia']).toMatchObject({ patron: 'francia', tribute: 'pending' });
    expect(state.regions['armorica']).toMatchObject({ owner: 'gothia', population: 'sparse' });
    expect(state.publishedMap['armorica']).toBe('gothia');
    expect(state.conflicts).toEqual([{ a: 'francia', b: 'gothia', status: 'war', clashRun: 0, quietRun: 0, activeTurns: 0, firstTurn: 5 }]);
    expect(state.treaties).toMatchObject([{ id: 'treaty-1', concludedTurn: 5, years: 5, lastTurn: 10, adhesion: 'all' }]);
    expect(state.rebellions).toMatchObject([{ id: 'rebellion-1', sponsorKnown: false, firstTurn: 5, deadlineTurn: 9 }]);
    expect(state.organizations).toMatchObject([{ id: 'organization-1', leader: 'francia', lastLeader: 'francia', rotatedTo: 'francia' }]);
    expect(state.modifiers).toMatchObject([{ id: 'modifier-1', source: 'acquired', lastTurn: 5 }]);
  });

  test('entries are numbered after those that have numbers, and the counters have given them out', () => {
    expect(state.hosts.map(({ id }) => id)).toEqual(['host-8', 'host-7']);
    expect(state.counters).toMatchObject({ host: 8, treaty: 1, rebellion: 1, 'civil-war': 1, organization: 1, modifier: 1 });
  });

  test('the sides of a civil war share the supremacy', () => {
    expect(state.civilWars[0]).toMatchObject({ id: 'civil-war-1', metered: true });
    expect(state.civilWars[0]!.sides.map(({ id, name, supremacy, alive }) => [id, name, supremacy, alive])).toEqual([
      ['civil-war-1.1', 'side 1', 34, true],
      ['civil-war-1.2', 'The Towns', 33, true],
      ['civil-war-1.3', 'side 3', 33, true],
    ]);
    const alone = scene(trio, { civilWars: [{ nation: 'saxonia', sides: [{ controller: 'bo' }, { controller: 'bo' }] }] });
    expect(alone.civilWars[0]).toMatchObject({
      metered: false,
      sides: [
        { supremacy: 0, alive: true },
        { supremacy: 0, alive: true },
      ],
    });
  });

  test('it is read again, and play goes on from it', () => {
    expect(accepted(game.decodeState(JSON.parse(JSON.stringify(state))))).toEqual(state);
    expect(playedOn(game, state, 1, 120).turn).toBeGreaterThanOrEqual(5);
  });
});

test('the phases of a turn', () => {
  expect(game.actors(scene(trio, { phase: 'happenings' }))).toEqual(['referee']);
  expect(game.actors(scene(trio, { phase: 'adjudication' }))).toEqual(['referee']);
  const ready = scene(trio, { players: { ada: { ready: true } } });
  expect(sceneFrom(ready, { turn: 2 }).players['ada']!.ready).toBe(false);
  expect(sceneFrom(ready, { turn: 1, phase: 'orders' })).toEqual(ready);
});

test('regions are said by Nation, or one by one', () => {
  const before = scene(trio, { players: { ada: { nation: 'francia' } } });
  const { capital } = before.nations['francia']!;
  const state = sceneFrom(before, { nations: { francia: { regions: [capital!, 'armorica'] } } });
  expect(
    Object.keys(state.regions)
      .filter((id) => state.regions[id]!.owner === 'francia')
      .sort(),
  ).toEqual(['armorica', capital!].sort());
  expect(sceneFrom(state, { regions: { armorica: { owner: null } } }).regions['armorica']!.owner).toBeNull();
  expect(
    sceneFrom(scene(trio, { nations: { saxonia: { patron: 'francia' } } }), { nations: { saxonia: { patron: null } } }).nations['saxonia']!
      .tribute,
  ).toBe('none');
});

test('a position changes in what is named alone', () => {
  const before = scene(trio, { hosts: [{ owner: 'gothia', region: 'neustria' }] });
  const after = sceneFrom(before, { nations: { gothia: { wealth: 3 } } });
  expect({ ...after, nations: { ...after.nations, gothia: before.nations['gothia'] } }).toEqual(before);
  expect(after.nations['gothia']).toEqual({ ...before.nations['gothia'], wealth: 3 });
});

describe('refused', () => {
  const refusals: Readonly<Record<string, readonly [said: unknown, path: string, config?: unknown]>> = {
    'a misspelt field': [{ trun: 3 }, 'trun'],
    'a misspelt field of a Nation': [{ nations: { francia: { welath: 3 } } }, 'nations.francia.welath'],
    'a misspelt attribute': [{ nations: { francia: { attributes: { MLI: 3 } } } }, 'nations.francia.attributes.MLI'],
    'a misspelt field of a host': [{ hosts: [{ owner: 'gothia', region: 'neustria', knd: 'rebel' }] }, 'hosts.0.knd'],
    'a host without a place': [{ hosts: [{ owner: 'gothia' }] }, 'hosts.0'],
    'what is no list': [{ hosts: 'many' }, 'hosts'],
    'an entry that is no object': [{ treaties: ['peace'] }, 'treaties.0'],
    'a civil war without sides': [{ civilWars: [{ nation: 'gothia' }] }, 'civilWars.0'],
    'an organization of nobody': [{ organizations: [{}] }, 'organizations.0'],
    'regions that are no list': [{ nations: { francia: { regions: 7 } } }, 'nations.francia'],
    'a number that is none': [{ turn: '3' }, 'turn'],
    'half a coin': [{ nations: { francia: { wealth: 0.5 } } }, 'nations.francia.wealth'],
    'an attribute above 100': [{ nations: { francia: { attributes: { MIL: 101 } } } }, 'nations.francia.attributes'],
    'more damage than there is to damage': [{ nations: { francia: { viaDamage: 5000 } } }, 'nations.francia.viaDamage'],
    'less than nothing': [{ nations: { francia: { wealth: -1 } } }, 'nations.francia.wealth'],
    'a player nobody knows': [{ players: { dot: {} } }, 'players.dot'],
    'a Nation nobody knows': [{ nations: { atlantis: {} } }, 'nations.atlantis'],
    'a Nation nobody knows, played': [{ players: { ada: { nation: 'atlantis' } } }, 'players.ada.nation'],
    'a Nation played twice': [{ players: { ada: { nation: 'gothia' }, bo: { nation: 'gothia' } } }, 'players'],
    'an inherited name': [{ regions: { constructor: {} } }, 'regions.constructor'],
    'a region nobody knows': [{ nations: { francia: { regions: ['atlantis'] } } }, 'nations.francia.regions.0'],
    'a region of two': [{ nations: { francia: { regions: ['armorica'] }, gothia: { regions: ['armorica'] } } }, 'nations.gothia.regions.0'],
    'a region of another': [
      { nations: { francia: { regions: ['armorica'] } }, regions: { armorica: { owner: 'gothia' } } },
      'regions.armorica.owner',
    ],
    'a region of nobody known': [{ regions: { armorica: { owner: 'atlantis' } } }, 'regions.armorica'],
    'a capital given away': [{ nations: { francia: { regions: ['armorica'] } } }, 'nations.francia'],
    'a patron nobody knows': [{ nations: { saxonia: { patron: 'atlantis' } } }, 'nations.saxonia.patron'],
    'a circle of patrons': [{ nations: { saxonia: { patron: 'francia' }, francia: { patron: 'saxonia' } } }, 'nations.francia.patron'],
    'a war with oneself': [{ conflicts: [{ a: 'francia', b: 'francia' }] }, 'conflicts'],
    'a treaty with nobody': [{ treaties: [{ parties: ['francia', 'atlantis'], clauses: [] }] }, 'treaties'],
    'supremacy that is not whole': [
      {
        civilWars: [
          {
            nation: 'gothia',
            sides: [
              { controller: 'ada', supremacy: 10 },
              { controller: 'bo', supremacy: 20 },
            ],
          },
        ],
      },
      'civilWars',
    ],
    'a side of a stranger': [{ civilWars: [{ nation: 'gothia', sides: [{ controller: 'ada' }, { controller: 'dot' }] }] }, 'civilWars'],
    'a turn after the last': [{ turn: 13 }, 'turn', auto],
    'turn 0': [{ turn: 0 }, 'turn'],
    'adjudication without a referee': [{ phase: 'adjudication' }, 'phase', auto],
    'happenings without a referee': [{ phase: 'happenings' }, 'phase', auto],
    'a table of nobody': [{}, 'config.players', { players: [] }],
  };
  for (const [what, [said, path, config]] of Object.entries(refusals)) test(what, () => expect(wrong(said, config)[0]).toBe(path));

  test('a thrown scene says everything that is wrong', () => {
    expect(() => scene(trio, { nations: { atlantis: {} }, regions: { lemuria: {} } })).toThrow(
      'Refused: bad-scene (CORE-STATE) nations.atlantis: There is no Nation atlantis.; bad-scene (CORE-STATE) regions.lemuria: There is no region lemuria.',
    );
    // @ts-expect-error there is no such player
    expect(() => scene(trio, { players: { dot: {} } })).toThrow('players.dot: dot does not play.');
    const early = accepted(game.setup(trio, { roll: () => 1, pool: () => [], shuffle: () => [] })).state;
    expect(() => sceneFrom(early, {})).toThrow('turn: A scene begins once the setup is over.');
  });
});

/** What a scene says of a state that was reached by play. */
const described = (state: State): Scene => {
  const { turn, nations, regions, hosts, modifiers, scopes, crises, conflicts, aggressions, civilWars, rebellions } = state;
  const { treaties, offers, declarations, organizations } = state;
  return {
    turn,
    players: Object.fromEntries(
      Object.entries(state.players).map(([id, { principal, ready, active, actionsThisTurn, warnings }]) => [
        id,
        { nation: principal, ready, active, actionsThisTurn, warnings },
      ]),
    ),
    ...{ nations, regions, hosts, modifiers, scopes, crises, conflicts, aggressions, civilWars, rebellions },
    ...{ treaties, offers, declarations, organizations },
  };
};

test('what was reached by play and said again is the same position, and play goes on from it', () => {
  let said = 0;
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom<typeof trio | typeof auto>(trio, auto), fc.nat(150), (seed, config, most) => {
      const state = playedOn(game, scene(config), seed, most);
      expect(sceneFrom(state, {})).toEqual(state);
      if (state.phase !== 'orders') return;
      const again = sceneFrom(state, described(state));
      const owners = Object.entries(state.regions).map(([id, { owner }]) => [id, owner] as const);
      expect(again).toEqual({ ...state, publishedMap: Object.fromEntries(owners) });
      playedOn(game, again, seed, 60);
      said++;
    }),
    { seed: 2026, numRuns: often(12, 24) },
  );
  expect(said).toBeGreaterThan(often(2, 4));
});
