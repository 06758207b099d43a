import { defaultMap, type RegionMap } from 'ludoteca/genes-mactantes';
import { expect, test } from 'vitest';
import { regionOf } from '../../examples/web/src/boards/genes-mactantes/region.js';

interface Box {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** About the room that a name takes, by its letters. */
const boxOf = (name: string, [x, y]: readonly [number, number], letter: number, height: number): Box => {
  const half = (letter * name.length) / 2;
  return { name, left: x - half, right: x + half, top: y - height, bottom: y + height / 3 };
};

const overlap = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Which names of seas lie over which of lands and cities, where the picture has them. */
const overNames = (map: RegionMap): readonly string[] => {
  const { at, lands } = regionOf(map);
  const nameOf = new Map(map.territories.map(({ id, name }) => [id, name]));
  const cityIn = new Map(map.countries.flatMap(({ cities }) => cities.map(({ territory, name }) => [territory, name])));
  const seas = map.territories.filter(({ kind }) => kind === 'sea');
  const names = lands.flatMap(({ id, at: [x, y] }) => [
    boxOf(nameOf.get(id)!, [x, y - 42], 7.5, 14),
    boxOf(cityIn.get(id) ?? nameOf.get(id)!, [x, y + 21], 10, 14),
  ]);
  const ofSeas = seas.map(({ id, name }) => boxOf(name, [at.get(id)![0], at.get(id)![1] + 6], 14.5, 21));
  return ofSeas.flatMap((sea) =>
    [...names, ...ofSeas].filter((one) => one !== sea && overlap(sea, one)).map(({ name }) => `${sea.name} over ${name}`),
  );
};

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'no name of a sea lies over another on the map for %i, nor on one that is drawn by its links',
  (count) => {
    const map = defaultMap(count);
    expect(overNames(map)).toEqual([]);
    expect(overNames({ ...map, id: 'mine' })).toEqual([]);
  },
);

test('the inner sea of a ring of countries stays within it, whatever room there is', () => {
  for (const count of [2, 3, 6, 10]) {
    const { at, width, height } = regionOf(defaultMap(count));
    const [x, y] = at.get('mar-de-dins')!;
    expect(Math.hypot(x - width / 2, y - height / 2)).toBeLessThan(100);
  }
});

test('a map of which only seas are drawn yet has its seas', () => {
  const { territories, ...map } = defaultMap(2);
  const seas = territories.filter(({ kind }) => kind === 'sea');
  expect([...regionOf({ ...map, territories: seas, edges: [], countries: [], id: 'begun' }).at.keys()]).toEqual([
    'mar-de-fora',
    'mar-de-dins',
  ]);
});
