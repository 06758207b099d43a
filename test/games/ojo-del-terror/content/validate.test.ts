import type { Draft } from 'immer';
import { type ContentPack, eyeOfTerror, ojoDelTerror, validatePack } from 'ludoteca/ojo-del-terror';
import { clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { but, eyeBut, find, messages, smallBut, wrongs } from '../helpers/changed-packs.js';
import { claim, invade } from '../helpers/orders.js';
import { smallPack, withoutChaosMarines } from '../helpers/packs.js';
import { holding, resolve, start, withActions, withOrders } from '../helpers/positions.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

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
        find(subsectors, 'PC-2').sector = id;
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
