import type { Land, Site } from '../geography.js';
import type { Point } from '../sketch.js';

/** Room that is taken by a name. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What a letter of a name takes, and how high the name is: of a land, of its city, of a sea. */
const letters = { land: [8, 16], city: [10.5, 16], sea: [14.5, 22] } as const;

const boxOf = (name: string, [x, y]: Point, [width, height]: readonly [number, number]): Box => {
  const half = (width * name.length) / 2;
  return { left: x - half, right: x + half, top: y - height, bottom: y + height / 3 };
};

const doOverlap = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The name of a land stands above its middle, that of its city below; a city may be founded anywhere, and is called like its land then. */
const namesOn = (name: string, city: string, [x, y]: Point): readonly Box[] => [
  boxOf(name, [x, y - 42], letters.land),
  boxOf(city, [x, y + 21], letters.city),
];

/** How much water is wanted between the name of a sea and a shore. */
const offing = 40;
/** A step of a sea that drifts. */
const step = 20;
/** Where a sea may drift for its name, and how far that is: the nearest first. */
const drifts = Array.from({ length: 625 }, (_, i): readonly [Point, number] => {
  const [dx, dy] = [step * ((i % 25) - 12), step * (Math.floor(i / 25) - 12)];
  return [[dx, dy], Math.hypot(dx, dy)];
}).sort(([, a], [, b]) => a - b);

/** How far the name would lie on land, or near a shore, all in all. */
const aground = ({ left, right }: Box, y: number, sites: readonly Site[]): number =>
  [0, 0.25, 0.5, 0.75, 1].reduce((sum, part) => {
    const x = left + part * (right - left);
    const depths = sites.map(({ at, reach }) => reach + offing - Math.hypot(at[0] - x, at[1] - y));
    return sum + Math.max(0, ...depths) ** 2;
  }, 0);

/** Is the nearest land one that the sea touches? */
const isOff = (shores: ReadonlySet<string>, [x, y]: Point, sites: readonly Site[]): boolean => {
  let [nearest, least] = ['', Number.POSITIVE_INFINITY];
  for (const { id, at } of sites) {
    const distance = Math.hypot(at[0] - x, at[1] - y);
    if (distance < least) [nearest, least] = [id, distance];
  }
  return shores.has(nearest);
};

/** What it costs to leave the water off one's own shores: more than anything else. */
const astray = 1e6;

interface Named {
  readonly id: string;
  readonly name: string;
}

/**
 * Where each sea is, so that its name lies over no other and on as little land as may be: within the picture, off the lands that it touches, and not
 * farther than need be from where it was.
 */
export const inOpenWater = (
  seas: readonly (Named & { readonly at: Point; readonly shores: ReadonlySet<string> })[],
  lands: readonly (Named & Pick<Land, 'at'> & { readonly city: string })[],
  sites: readonly Site[],
  [width, height]: Point,
): ReadonlyMap<string, Point> => {
  const taken = lands.flatMap(({ name, city, at }) => namesOn(name, city, at));
  const places = new Map<string, Point>();
  for (const { id, name, at, shores } of seas) {
    let [best, least]: [Point, number] = [at, Number.POSITIVE_INFINITY];
    for (const [[dx, dy], far] of drifts) {
      if (far >= least) break;
      const there: Point = [at[0] + dx, at[1] + dy];
      const box = boxOf(name, [there[0], there[1] + 6], letters.sea);
      if (box.left < 0 || box.right > width || box.top < step || box.bottom > height - step) continue;
      if (taken.some((other) => doOverlap(other, box))) continue;
      const cost = aground(box, there[1], sites) + far + (isOff(shores, there, sites) ? 0 : astray);
      if (cost < least) [best, least] = [there, cost];
    }
    taken.push(boxOf(name, [best[0], best[1] + 6], letters.sea));
    places.set(id, best);
  }
  return places;
};
