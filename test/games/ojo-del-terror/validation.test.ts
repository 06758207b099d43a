import { type Draft, produce } from 'immer';
import { E, scripted } from 'ludoteca';
import { type Config, type ContentPack, eyeOfTerror, ojoDelTerror, validatePack } from 'ludoteca/ojo-del-terror';
import { accepted, clauseTests, refused } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { smallPack, withoutChaosMarines } from './packs.js';
import { claim, holding, invade, resolve, start, withActions, withOrders } from './table.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

/** A pack changed in some way. */
const but = (pack: ContentPack, change: (draft: Draft<ContentPack>) => void): ContentPack =>
  produce(pack, (draft) => {
    change(draft);
  });
const eyeBut = (change: (draft: Draft<ContentPack>) => void): ContentPack => but(eyeOfTerror, change);
const smallBut = (change: (draft: Draft<ContentPack>) => void): ContentPack => but(smallPack, change);
const find = <T extends { id: string }>(list: T[], id: string): T => list.find((entry) => entry.id === id)!;

/** Every violation of a pack, as code and clause. */
const wrongs = (pack: ContentPack): string[] => validatePack(pack).map((found) => `${found.code} ${found.clause}`);
/** The messages of one code. */
const messages = (pack: ContentPack, code: string): string =>
  validatePack(pack)
    .filter((found) => found.code === code)
    .map(({ message }) => message)
    .join(' ');

test('the packs these tests are made of are valid', () => {
  for (const pack of [eyeOfTerror, smallPack, withoutChaosMarines]) expect(validatePack(pack)).toEqual([]);
});

clause('ET-VAL-01', 'an id stands once in its list; the same id in two lists is fine', () => {
  const lists = ['gods', 'kinds', 'warbands', 'sectors', 'planets'] as const;
  for (const list of lists) {
    const doubled = eyeBut((pack) => {
      const first = pack[list][0]!;
      (pack[list] as (typeof first)[]).push({ ...first });
    });
    expect([list, wrongs(doubled)]).toEqual([list, ['pack-duplicate-id ET-VAL-01']]);
    expect(messages(doubled, 'pack-duplicate-id')).toContain(eyeOfTerror[list][0]!.id);
  }
  const doubled = smallBut(({ subsectors }) => subsectors.push({ id: 'o', sector: 'out', gate: false }));
  expect(wrongs(doubled)).toEqual(['pack-duplicate-id ET-VAL-01']);
  // In the small pack a subsector and a planet share the id `constructor`.
  expect(wrongs(smallPack)).toEqual([]);
});

clause('ET-VAL-02', 'every id referred to must exist, be it one that every object has', () => {
  for (const id of ['nowhere', 'constructor', 'toString', '__proto__']) {
    const broken: readonly ((pack: Draft<ContentPack>) => void)[] = [
      ({ subsectors }) => {
        find(subsectors, 'EH-2').sector = id;
      },
      ({ planets }) => {
        find(planets, 'fenris').subsector = id;
      },
      ({ planets }) => {
        find(planets, 'fenris').inhabitants = { kind: id, units: 2 };
      },
      ({ planets }) => {
        find(planets, 'fenris').sacred = id;
      },
      ({ warbands }) => {
        find(warbands, 'brokenOath').dedication = id;
      },
      (pack) => {
        pack.cadia = id;
      },
    ];
    for (const [i, change] of broken.entries()) {
      const pack = eyeBut(change);
      expect([i, wrongs(pack)]).toEqual([i, ['pack-unknown-reference ET-VAL-02']]);
      expect(messages(pack, 'pack-unknown-reference')).toContain(id);
    }
    for (const link of [
      ['o', id],
      [id, 'o'],
    ] as [string, string][])
      if (id !== 'constructor') expect(wrongs(smallBut(({ links }) => links.push(link)))).toEqual(['pack-unknown-reference ET-VAL-02']);
  }
});

clause('ET-VAL-02', 'absolute and renegade are no gods, though bands may be dedicated to them', () => {
  for (const id of ['absolute', 'renegade'])
    expect(wrongs(eyeBut(({ gods }) => gods.push({ id, name: id, rank: 'minor' })))).toEqual(['pack-unknown-reference ET-VAL-02']);
  for (const dedication of ['absolute', 'renegade', 'khorne', 'uhlgrim'])
    expect(wrongs(eyeBut(({ warbands }) => warbands.push({ id: 'new', name: 'New', dedication })))).toEqual([]);
});

clause('ET-VAL-03', 'a subsector has at least two planets', () => {
  const one = eyeBut((pack) => {
    pack.planets = pack.planets.filter(({ id }) => id !== 'atalaya');
  });
  expect(wrongs(one)).toEqual(['pack-subsector-too-small ET-VAL-03']);
  expect(messages(one, 'pack-subsector-too-small')).toContain('PC-1');
  expect(
    wrongs(
      smallBut((pack) => {
        pack.planets = pack.planets.filter(({ id }) => id !== '3' && id !== 'constructor');
        pack.planets.push(...smallPack.planets.filter(({ id }) => id === '3').map((planet) => ({ ...planet, id: 'constructor' })));
      }),
    ),
  ).toContain('pack-subsector-too-small ET-VAL-03');
});

clause('ET-VAL-04', 'a sector has at least one subsector', () => {
  const empty = eyeBut(({ sectors }) => sectors.push({ id: 'ZZ', name: 'Nothing', side: 'outer' }));
  expect(wrongs(empty)).toEqual(['pack-sector-empty ET-VAL-04']);
  expect(messages(empty, 'pack-sector-empty')).toContain('ZZ');
});

clause('ET-VAL-05', 'there is an outer sector and one in the Eye', () => {
  for (const side of ['outer', 'eye'] as const) {
    const oneSided = eyeBut(({ sectors }) => {
      for (const sector of sectors) sector.side = side;
    });
    expect(wrongs(oneSided)[0]).toBe('pack-missing-side ET-VAL-05');
    expect(wrongs(oneSided).filter((wrong) => wrong.startsWith('pack-missing-side'))).toHaveLength(1);
  }
});

clause('ET-VAL-06', 'no subsector is linked to itself, no pair twice in either order', () => {
  expect(wrongs(smallBut(({ links }) => links.push(['o', 'o'])))).toEqual(['pack-bad-link ET-VAL-06']);
  for (const again of [
    ['o', 'constructor'],
    ['constructor', 'o'],
  ] as [string, string][])
    expect(wrongs(smallBut(({ links }) => links.push(again)))).toEqual(['pack-bad-link ET-VAL-06']);
});

const withoutCells = eyeBut(({ subsectors }) => {
  for (const subsector of subsectors) delete subsector.cells;
});

clause('ET-VAL-07', 'every subsector can be got to from every other', () => {
  expect(wrongs(withoutCells)).toEqual([]);
  const island = but(withoutCells, (pack) => {
    pack.links = pack.links.filter((ends) => !ends.includes('EH-2'));
  });
  expect(wrongs(island)).toEqual(['pack-map-disconnected ET-VAL-07']);
  expect(messages(island, 'pack-map-disconnected')).toContain('EH-2');
  // Links have no direction: turned round, they connect all the same.
  expect(
    wrongs(
      but(withoutCells, (pack) => {
        pack.links = pack.links.map(([a, b]) => [b, a]);
      }),
    ),
  ).toEqual([]);
});

const drawn = (cells: Readonly<Record<string, [number, number][]>>): ContentPack =>
  smallBut(({ subsectors }) => {
    for (const subsector of subsectors) if (Object.hasOwn(cells, subsector.id)) subsector.cells = cells[subsector.id]!;
  });

clause('ET-VAL-08', 'links are exactly the shared edges of the cells', () => {
  const bad = ['pack-links-disagree-with-cells ET-VAL-08'];
  const removed = eyeBut((pack) => {
    pack.links = pack.links.filter(([a, b]) => !(a === 'PC-1' && b === 'PC-2'));
  });
  expect(wrongs(removed)).toEqual(bad);
  for (const id of ['PC-1', 'PC-2']) expect(messages(removed, 'pack-links-disagree-with-cells')).toContain(id);
  const corner = eyeBut(({ links }) => links.push(['GTE-1', 'PC-2']));
  expect(wrongs(corner)).toEqual(bad);
  for (const id of ['GTE-1', 'PC-2']) expect(messages(corner, 'pack-links-disagree-with-cells')).toContain(id);
  expect(wrongs(drawn({ o: [[1, 1]], constructor: [[2, 1]] }))).toEqual([]);
  expect(wrongs(drawn({ o: [[1, 1]], constructor: [[1, 0]] }))).toEqual([]);
  expect(wrongs(drawn({ o: [[1, 1]], constructor: [[2, 2]] }))).toEqual(bad);
  expect(wrongs(drawn({ o: [[1, 1]], constructor: [[1, 3]] }))).toEqual(bad);
});

clause('ET-VAL-08', 'a subsector may have several cells, and no cell belongs to two subsectors', () => {
  const bad = 'pack-links-disagree-with-cells ET-VAL-08';
  const two: [number, number][] = [
    [1, 1],
    [1, 2],
  ];
  expect(wrongs(drawn({ o: two, constructor: [[2, 2]] }))).toEqual([]);
  expect(wrongs(drawn({ o: two, constructor: [[1, 2]] }))).toContain(bad);
});

clause('ET-VAL-08', 'a cell that one subsector lists twice belongs to that subsector alone', () => {
  const twice: [number, number][] = [
    [1, 1],
    [1, 1],
  ];
  expect(wrongs(drawn({ o: twice, constructor: [[2, 1]] }))).toEqual([]);
});

clause('ET-VAL-08', 'either all subsectors have cells or none has', () => {
  expect(wrongs(smallPack)).toEqual([]);
  const half = drawn({ o: [[1, 1]] });
  expect(wrongs(half)).toEqual(['pack-links-disagree-with-cells ET-VAL-08']);
  expect(messages(half, 'pack-links-disagree-with-cells')).toContain('constructor');
});

clause('ET-VAL-09', 'a gate stands at an end of a link that crosses the Boundary', () => {
  const gates = (...open: readonly string[]): ContentPack =>
    eyeBut(({ subsectors }) => {
      for (const subsector of subsectors) subsector.gate = open.includes(subsector.id);
    });
  expect(wrongs(gates())).toEqual(['pack-no-gate ET-VAL-09']);
  expect(wrongs(gates('EH-2'))).toEqual(['pack-no-gate ET-VAL-09']); // linked to outer subsectors only
  expect(wrongs(gates('EH-1'))).toEqual([]);
  expect(wrongs(gates('TC-2'))).toEqual([]); // a gate on the side of the Eye
});

clause('ET-VAL-10', 'numbers are whole and within their range', () => {
  const rows: readonly (readonly [what: string, fine: readonly number[], wrong: readonly number[]])[] = [
    ['baseDefence', [0, 9], [-1, 10, 0.5, Number.NaN]],
    ['resources', [0, 9], [-1, 10, 1.5, Number.POSITIVE_INFINITY]],
    ['units', [1, 20], [0, 21, -1, 2.5]],
    ['points', [0, 100], [-1, 101, 7.5]],
  ];
  const change = (what: string, value: number): ContentPack =>
    eyeBut(({ planets, deeds }) => {
      const fenris = find(planets, 'fenris');
      if (what === 'baseDefence') fenris.baseDefence = value;
      else if (what === 'resources') fenris.resources = value;
      else if (what === 'units') fenris.inhabitants = { kind: 'spaceMarines', units: value };
      else find(deeds, 'skulls').points = value;
    });
  for (const [what, fine, wrong] of rows) {
    for (const value of fine) expect([what, value, wrongs(change(what, value))]).toEqual([what, value, []]);
    for (const value of wrong) {
      const pack = change(what, value);
      expect([what, value, wrongs(pack)]).toEqual([what, value, ['pack-number-out-of-range ET-VAL-10']]);
      expect(messages(pack, 'pack-number-out-of-range')).toContain(what === 'points' ? 'skulls' : 'fenris');
    }
  }
});

clause('ET-VAL-11', 'each major god has three sacred worlds on both sides, and there is a major god', () => {
  const bad = ['pack-sacred-worlds ET-VAL-11'];
  const move = (...moves: readonly (readonly [planet: string, god: string | null])[]): ContentPack =>
    eyeBut(({ planets }) => {
      for (const [planet, god] of moves) find(planets, planet).sacred = god;
    });
  expect(wrongs(move(['furia', null]))).toEqual(bad); // two
  expect(wrongs(move(['brasa', 'khorne']))).toEqual(bad); // four
  expect(wrongs(move(['crisol', null], ['nadir', 'khorne']))).toEqual(bad); // three, all in the Eye
  expect(wrongs(move(['furia', null], ['matadero', null], ['brasa', 'khorne'], ['tajo', 'khorne']))).toEqual(bad); // three, all outside
  expect(wrongs(move(['furia', null], ['brasa', 'khorne']))).toEqual([]); // two outside, one in the Eye
  expect(messages(move(['furia', null]), 'pack-sacred-worlds')).toContain('khorne');
  const nobody = smallBut((pack) => {
    pack.gods = [];
    for (const planet of pack.planets) planet.sacred = null;
    for (const band of pack.warbands) band.dedication = 'absolute';
  });
  expect(wrongs(nobody)).toEqual(bad);
});

clause('ET-VAL-12', 'no world is sacred to a minor god from the start', () => {
  const pack = eyeBut(({ planets }) => {
    find(planets, 'atalaya').sacred = 'morvath';
  });
  expect(wrongs(pack)).toEqual(['pack-sacred-rank ET-VAL-12']);
  expect(messages(pack, 'pack-sacred-rank')).toContain('atalaya');
});

clause('ET-VAL-13', 'homes are numbered from 0 without gaps or repetitions, outside the Eye, without inhabitants', () => {
  const first = (change: (draft: Draft<ContentPack>) => void): string | undefined =>
    wrongs(smallBut(change)).find((wrong) => wrong.startsWith('pack-bad-home'));
  const home = (id: string, number: number | null) => (pack: Draft<ContentPack>) => {
    find(pack.planets, id).home = number;
  };
  for (const number of [2, -1, 0.5, 1]) expect([number, first(home('9', number))]).toEqual([number, 'pack-bad-home ET-VAL-13']);
  expect(wrongs(smallBut(home('3', 2)))).toEqual(['pack-bad-home ET-VAL-13']); // in the Eye
  expect(wrongs(smallBut(home('hasOwnProperty', 2)))).toEqual([]);
  const inhabited = eyeBut(({ planets }) => {
    find(planets, 'ferrod').inhabitants = { kind: 'cultists', units: 1 };
  });
  expect(wrongs(inhabited)).toEqual(['pack-bad-home ET-VAL-13']);
  expect(messages(inhabited, 'pack-bad-home')).toContain('ferrod');
});

clause('ET-VAL-14', 'a row of the start table lists as many different homes as players', () => {
  const bad = ['pack-bad-start-table ET-VAL-14'];
  const row = (players: string, homes: readonly number[]): ContentPack =>
    eyeBut(({ startTable }) => {
      startTable[players] = [...homes];
    });
  expect(wrongs(row('2', [0, 11]))).toEqual([]);
  for (const homes of [[0], [0, 1, 2], [], [3, 3], [0, 12], [0, -1], [0, 0.5]])
    expect([homes, wrongs(row('2', homes))]).toEqual([homes, bad]);
  expect(wrongs(row('1', [0]))).toEqual(bad);
  expect(wrongs(row('0', []))).toEqual(bad);
  for (const name of ['two', '2.5', '02', ' 2', '-2']) expect([name, wrongs(row(name, [0, 1]))]).toEqual([name, bad]);
  const thirteen = row('13', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(wrongs(thirteen)).toContain(bad[0]);
  expect(messages(thirteen, 'pack-bad-start-table')).toContain('13');
});

clause('ET-VAL-15', 'there are warbands for the largest row, and never fewer than two', () => {
  const eleven = eyeBut(({ warbands }) => {
    warbands.pop();
  });
  expect(wrongs(eleven)).toEqual(['pack-too-few-warbands ET-VAL-15']);
  const upToEleven = but(eleven, (pack) => {
    delete pack.startTable['12'];
  });
  expect(wrongs(upToEleven)).toEqual([]);
  const bare = (bands: number): ContentPack =>
    smallBut((pack) => {
      pack.startTable = {};
      pack.warbands = pack.warbands.slice(0, bands);
    });
  expect(wrongs(bare(2))).toEqual([]);
  for (const bands of [0, 1]) expect(wrongs(bare(bands))).toEqual(['pack-too-few-warbands ET-VAL-15']);
});

clause('ET-VAL-16', 'only known deeds, each at most once; a pack may leave deeds out', () => {
  const bad = ['pack-unknown-deed ET-VAL-16'];
  for (const id of ['conquest', 'constructor', 'toString', '']) {
    const pack = eyeBut(({ deeds }) => deeds.push({ id, points: 1 }));
    expect([id, wrongs(pack)]).toEqual([id, bad]);
    expect(messages(pack, 'pack-unknown-deed')).toContain(id);
  }
  expect(wrongs(eyeBut(({ deeds }) => deeds.push({ id: 'skulls', points: 8 })))).toEqual(bad);
  expect(
    wrongs(
      eyeBut((pack) => {
        pack.deeds = [];
      }),
    ),
  ).toEqual([]);
});

clause('ET-VAL-16', 'a pack may change points; of two deeds they are the value per player', () => {
  const pack = eyeBut((draft) => {
    draft.deeds = [
      { id: 'no-mercy', points: 31 },
      { id: 'burn-in-the-warp', points: 3 },
    ];
  });
  const before = holding(withActions(start(['a', 'b', 'c'], ['nightLords', 'ironWarriors', 'alphaLegion'], { pack }), 9), {
    a: ['ferrod'],
    b: ['mena-honda'],
    c: ['coralis'],
  });
  const { report } = resolve(
    withOrders(before, { a: [invade('mena-honda', 4), invade('coralis'), claim('no-mercy'), claim('burn-in-the-warp')] }),
  );
  expect(report.claims.map(({ deed, own }) => [deed, own])).toEqual([
    ['no-mercy', 31],
    ['burn-in-the-warp', 6],
  ]);
});

clause('ET-VAL-17', 'every violation is reported, in the order of the clauses', () => {
  const broken = eyeBut((pack) => {
    find(pack.warbands, 'brokenOath').id = 'hollowChoir';
    pack.cadia = 'nowhere';
    find(pack.planets, 'fenris').sacred = 'nobody';
    pack.planets = pack.planets.filter(({ id }) => id !== 'atalaya');
    pack.sectors.push({ id: 'ZZ', name: 'Nothing', side: 'outer' });
    pack.links.push(['PC-1', 'PC-1']);
    pack.links = pack.links.filter((ends) => !ends.includes('EH-2'));
    for (const subsector of pack.subsectors) subsector.gate = false;
    find(pack.planets, 'portico').resources = 10;
    find(pack.planets, 'furia').sacred = 'morvath';
    find(pack.planets, 'rubra').home = 6;
    pack.startTable['2'] = [0, 0];
    pack.warbands.pop();
    pack.deeds.push({ id: 'conquest', points: 1 });
  });
  const found = validatePack(broken).map(({ clause }) => clause);
  expect(found).toEqual([...found].sort());
  const numbers = Array.from({ length: 16 }, (_, i) => `ET-VAL-${String(i + 1).padStart(2, '0')}`);
  expect([...new Set(found)]).toEqual(numbers.filter((id) => id !== 'ET-VAL-01' && id !== 'ET-VAL-05'));
  expect(messages(broken, 'pack-unknown-reference')).toMatch(/nobody.*nowhere/s);
});

/** Every violation of a configuration, as code and clause: from the decoder and from setup, which must agree. */
const faults = (config: unknown): string[] => {
  const [decoded, begun] = [ojoDelTerror.decodeConfig(config), ojoDelTerror.setup(config as Config, scripted([]))].map((result) =>
    E.isRight(result) ? [] : refused(result).map((found) => `${found.code} ${found.clause}`),
  );
  expect(begun).toEqual(decoded);
  return decoded!;
};
const seats = (count: number): string[] => Array.from({ length: count }, (_, i) => `player ${i}`);

clause('ET-CFG-01', 'two to twelve players with different names, none of them referee', () => {
  for (let count = 2; count <= 12; count++) expect(faults({ players: seats(count) })).toEqual([]);
  for (const players of [
    ['10', '9'],
    ['constructor', 'toString'],
    ['a', 'A'],
    ['a', ' a'],
    ['Referee', 'x'],
  ])
    expect([players, faults({ players })]).toEqual([players, []]);
  const wrong: readonly unknown[] = [
    [],
    ['a'],
    seats(13),
    seats(500),
    ['a', 'b', 'a'],
    ['a', 'referee'],
    ['a', ''],
    ['a', 1],
    ['a', null],
    'ab',
    { 0: 'a', 1: 'b', length: 2 },
    null,
    undefined,
  ];
  for (const players of wrong) expect([players, faults({ players })[0]]).toEqual([players, 'config-players ET-CFG-01']);
});

clause('ET-CFG-02', 'an invalid pack is refused with its violations attached', () => {
  const pack = eyeBut((draft) => {
    draft.cadia = 'nowhere';
    draft.deeds.push({ id: 'conquest', points: 1 });
  });
  expect(faults({ players: ['a', 'b'], pack })).toEqual([
    'config-pack ET-CFG-02',
    'pack-unknown-reference ET-VAL-02',
    'pack-unknown-deed ET-VAL-16',
  ]);
  for (const odd of ['eye-of-error', 5, null, {}, [], { ...eyeOfTerror, extra: 1 }, { ...eyeOfTerror, planets: {} }])
    expect(faults({ players: ['a', 'b'], pack: odd })[0]).toBe('config-pack ET-CFG-02');
  for (const fine of [eyeOfTerror, smallPack, 'eye-of-terror', JSON.parse(JSON.stringify(eyeOfTerror)) as unknown])
    expect(faults({ players: ['a', 'b'], pack: fine })).toEqual([]);
});

clause('ET-CFG-03', 'a start on home worlds needs a row for the number of players', () => {
  const pack = eyeBut(({ startTable }) => {
    delete startTable['3'];
  });
  expect(faults({ players: seats(3), pack })).toEqual(['config-no-start-row ET-CFG-03']);
  expect(faults({ players: seats(3), pack, startMode: 'planetless' })).toEqual([]);
  expect(faults({ players: seats(4), pack })).toEqual([]);
});

clause('ET-CFG-04', 'there must be a warband for each player', () => {
  const players = seats(3);
  expect(faults({ players, pack: smallPack, startMode: 'planetless' })).toEqual(['config-too-few-warbands ET-CFG-04']);
  expect(faults({ players, pack: smallPack })).toEqual(['config-no-start-row ET-CFG-03', 'config-too-few-warbands ET-CFG-04']);
  expect(faults({ players: seats(2), pack: smallPack })).toEqual([]);
});

clause('ET-CFG-05', 'fixed warbands name one existing band for each seat, none twice', () => {
  const fixed = (fixedWarbands?: unknown) =>
    faults({ players: ['a', 'b'], warbandSelection: 'fixed', ...(fixedWarbands === undefined ? {} : { fixedWarbands }) });
  expect(fixed(['blackLegion', 'thousandSons'])).toEqual([]);
  const wrong = [
    undefined,
    [],
    ['blackLegion'],
    ['blackLegion', 'thousandSons', 'nightLords'],
    ['blackLegion', 'blackLegion'],
    ['blackLegion', 'nobody'],
    ['blackLegion', 'constructor'],
  ];
  for (const bands of wrong) expect([bands, fixed(bands)]).toEqual([bands, ['config-fixed-warbands ET-CFG-05']]);
  for (const warbandSelection of ['choose', 'random'])
    expect(
      accepted(ojoDelTerror.decodeConfig({ players: ['a', 'b'], warbandSelection, fixedWarbands: ['nobody', 'nobody'] })).players,
    ).toEqual(['a', 'b']);
});

clause('ET-CFG-05', 'fixed warbands that are no list of texts are refused as such', () => {
  for (const fixedWarbands of ['blackLegion', null, [1, 2], { 0: 'blackLegion' }, [['blackLegion'], 'thousandSons']])
    expect([fixedWarbands, faults({ players: ['a', 'b'], warbandSelection: 'fixed', fixedWarbands })[0]]).toEqual([
      fixedWarbands,
      'config-fixed-warbands ET-CFG-05',
    ]);
});

const options: readonly (readonly [option: string, fine: readonly unknown[], wrong: readonly unknown[]])[] = [
  ['turns', [2, 8, 20], [1, 0, 21, -8, 7.5, '8', null, Number.NaN, 2 ** 60]],
  ['doubledTurns', [0, 2, 8], [-1, 9, 1.5, '2', null]],
  ['scoreOn', ['closing', 'opening'], ['fight', '', 0, null]],
  ['startMode', ['homeworlds', 'planetless'], ['empty', true]],
  ['homeAssignment', ['table', 'random'], ['choose', null]],
  ['warbandSelection', ['choose', 'random'], ['draft', 1]],
  ['referee', ['none', 'present'], [true, false, 'absent']],
  ['creedBenefits', ['standard', 'sacred-only'], ['none', 0]],
  ['templeSanctity', ['add', 'replace'], ['remove', null]],
  ['favourOpensDeeds', [true, false], [0, 'yes', null]],
  ['gateCountsAsCrossing', [true, false], [1, 'no']],
  ['noMercyNeedsSuccess', [true, false], ['true', null]],
  [
    'recruitmentKinds',
    ['any', ['chaosMarines'], ['daemons', 'cultists']],
    [[], ['nobody'], ['constructor'], ['chaosMarines', 'nobody'], 'all', 'chaosMarines', null, [1]],
  ],
  ['lieutenants', [0, 1, 2], [-1, 3, 1.5, '1', null]],
];

clause('ET-CFG-06', 'any other option outside its valid values is refused', () => {
  for (const [option, fine, wrong] of options) {
    const given = (value: unknown) => [option, value, ...new Set(faults({ players: ['a', 'b', 'c'], [option]: value }))];
    const dice = (value: unknown): unknown => value === 'random';
    for (const value of fine) if (!dice(value)) expect(given(value)).toEqual([option, value]);
    for (const value of wrong) expect(given(value)).toEqual([option, value, 'config-option ET-CFG-06']);
  }
  for (const option of ['turn', 'Turns', 'constructor', 'seed'])
    expect([option, faults({ players: ['a', 'b'], [option]: 1 })]).toEqual([option, ['config-option ET-CFG-06']]);
});

clause('ET-CFG-06', 'doubled turns and lieutenants depend on the number of turns and of players', () => {
  const players = ['a', 'b'];
  expect(faults({ players, turns: 3, doubledTurns: 3 })).toEqual([]);
  expect(faults({ players, turns: 3, doubledTurns: 4 })).toEqual(['config-option ET-CFG-06']);
  expect(faults({ players, lieutenants: 1 })).toEqual([]);
  expect(faults({ players, lieutenants: 2 })).toEqual(['config-option ET-CFG-06']);
  // Without a kind to recruit the deed cannot be done, but nobody asked for that kind.
  expect(faults({ players, pack: withoutChaosMarines })).toEqual([]);
  expect(faults({ players, pack: withoutChaosMarines, recruitmentKinds: ['chaosMarines'] })).toEqual(['config-option ET-CFG-06']);
});

const begun = (config: Config) => accepted(ojoDelTerror.setup(config, scripted([]))).state.config;

clause('ET-CFG-07', 'options not given take the defaults of the rules', () => {
  expect(begun({ players: ['a', 'b', 'c'] })).toMatchObject({
    players: ['a', 'b', 'c'],
    pack: eyeOfTerror,
    turns: 8,
    doubledTurns: 2,
    scoreOn: 'closing',
    startMode: 'homeworlds',
    homeAssignment: 'table',
    warbandSelection: 'choose',
    referee: 'none',
    creedBenefits: 'standard',
    templeSanctity: 'add',
    favourOpensDeeds: false,
    gateCountsAsCrossing: false,
    recruitmentKinds: ['chaosMarines'],
    noMercyNeedsSuccess: false,
    lieutenants: 2,
  });
  expect([2, 3, 4, 12].map((count) => begun({ players: seats(count) }).lieutenants)).toEqual([0, 2, 2, 2]);
  expect(begun({ players: seats(3), turns: 5 })).toMatchObject({ turns: 5, doubledTurns: 2 });
});

clause('ET-CFG-08', 'the last turns pay double: by default the seventh and the eighth', () => {
  const multipliers = (options: Partial<Config>): number[] => {
    let state = start(['a', 'b'], undefined, options);
    while (state.phase === 'orders') state = resolve(state).state;
    return state.history.map(({ points }) => points[0]!.multiplier);
  };
  expect(multipliers({})).toEqual([1, 1, 1, 1, 1, 1, 2, 2]);
  expect(multipliers({ turns: 4, doubledTurns: 1 })).toEqual([1, 1, 1, 2]);
  expect(multipliers({ turns: 3, doubledTurns: 0 })).toEqual([1, 1, 1]);
  expect(multipliers({ turns: 3, doubledTurns: 3 })).toEqual([2, 2, 2]);
});
