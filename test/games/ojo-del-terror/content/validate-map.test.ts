import { type ContentPack, ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { but, eyeBut, messages, smallBut, wrongs } from '../helpers/changed-packs.js';
import { smallPack } from '../helpers/packs.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

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

const drawn = (cells: Readonly<Record<string, number[][]>>): ContentPack =>
  smallBut(({ subsectors }) => {
    for (const subsector of subsectors) if (Object.hasOwn(cells, subsector.id)) subsector.cells = cells[subsector.id] as [number, number][];
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
  const two = [
    [1, 1],
    [1, 2],
  ];
  expect(wrongs(drawn({ o: two, constructor: [[2, 2]] }))).toEqual([]);
  expect(wrongs(drawn({ o: two, constructor: [[1, 2]] }))).toContain(bad);
});

clause('ET-VAL-08', 'a cell that one subsector lists twice belongs to that subsector alone', () => {
  const twice = [
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
