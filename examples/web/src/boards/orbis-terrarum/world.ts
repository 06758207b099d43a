import type { Pack } from 'ludoteca/orbis-terrarum';
import { drawLands, fitted, type Land, sitesOf, spread } from '../geography.js';
import type { Point } from '../sketch.js';

/** The sheet the world is drawn on. */
export const sheet = { width: 1220, height: 950 } as const;

/** Where the regions of the default pack lie: the old world from the ocean to Persia. */
const oldWorld: Readonly<Record<string, Point>> = {
  ...{ hibernia: [78, 158], caledonia: [170, 88], cambria: [160, 178], anglia: [238, 208] },
  ...{ armorica: [146, 306], neustria: [232, 312], belgica: [322, 268], lugdunum: [306, 352], sapaudia: [384, 372], aquitania: [212, 392] },
  ...{ tarraco: [222, 476], gallaecia: [106, 446], lusitania: [106, 536], baetica: [186, 566] },
  ...{ padania: [436, 436], tuscia: [478, 506], apulia: [556, 552], sicilia: [512, 636] },
  ...{ 'saxonia-vetus': [398, 190], 'thuringia-silva': [432, 272], bohemia: [514, 262], noricum: [478, 352], scandia: [496, 92] },
  ...{ pannonia: [572, 348], dalmatia: [560, 436], moesia: [654, 436], dacia: [668, 346], venedia: [636, 226] },
  ...{ thracia: [736, 488], achaia: [654, 548], bithynia: [822, 514], anatolia: [904, 556] },
  ...{ syria: [958, 650], 'armenia-maior': [1008, 506], 'iberia-caucasia': [1040, 424], mesopotamia: [1066, 606], persis: [1138, 598] },
  ...{ arabia: [1046, 734], himyar: [1066, 846], nilus: [848, 738], aethiopia: [900, 850], cyrenaica: [664, 752] },
  ...{ mauretania: [176, 684], numidia: [310, 694], proconsularis: [430, 716] },
  ...{ sarmatia: [780, 322], chersonesus: [822, 406], alania: [926, 366] },
};

/** Where the regions of a land of the wheel lie, in their order: by how much of the land's share of the round, and how far out. */
const inItsLand: readonly (readonly [along: number, out: number])[] = [
  ...([
    [0.06, 0.83],
    [-0.24, 1],
    [0.25, 0.66],
  ] as const),
  ...([
    [0.26, 0.98],
    [-0.25, 0.7],
    [0, 0.42],
  ] as const),
];

/** Is this the world for a large table: lands of one size round a single region? */
const isWheel = ({ id, regions }: Pack): boolean => id.startsWith('mappa-mundi-') && regions.length % inItsLand.length === 1;

/** Where the lands of the wheel lie: one after another round the middle, down from the ocean on the left, so that the south lies below. */
const wheel = ({ regions }: Pack): ReadonlyMap<string, Point> => {
  const lands = Math.floor(regions.length / inItsLand.length);
  const [x, y] = [sheet.width / 2, sheet.height / 2];
  return new Map(
    regions.map(({ id }, i) => {
      const land = Math.floor(i / inItsLand.length);
      if (land === lands) return [id, [x, y]];
      const [along, out] = inItsLand[i % inItsLand.length]!;
      const angle = Math.PI - (2 * Math.PI * (land + along)) / lands;
      return [id, [x + out * (x - 70) * Math.cos(angle), y + out * (y - 85) * Math.sin(angle)]];
    }),
  );
};

/** A way between two regions. */
export interface Way {
  readonly key: string;
  readonly type: Pack['edges'][number]['type'];
  readonly from: Point;
  readonly to: Point;
}

/** The world as a picture. */
export interface World {
  readonly lands: readonly Land[];
  readonly at: ReadonlyMap<string, Point>;
  readonly ways: readonly Way[];
}

const pointsOf = (pack: Pack): ReadonlyMap<string, Point> => {
  if (pack.regions.every(({ id }) => Object.hasOwn(oldWorld, id))) return new Map(pack.regions.map(({ id }) => [id, oldWorld[id]!]));
  if (isWheel(pack)) return wheel(pack);
  const areas = [...new Set(pack.regions.map(({ area }) => area))];
  const nodes = pack.regions.map(({ id, area }, i) => {
    const angle = (2 * Math.PI * (areas.indexOf(area) + (i % 5) / 6)) / areas.length;
    return { id, start: [330 * Math.cos(angle) + 9 * (i % 7), 330 * Math.sin(angle) + 11 * (i % 4)] as const, weight: 1 };
  });
  return fitted(spread({ nodes, links: pack.edges.map(({ between }) => between) }, 110), sheet.width, sheet.height, 80);
};

const draw = (pack: Pack): World => {
  const at = pointsOf(pack);
  const joined = new Set(pack.edges.flatMap(({ between: [a, b], type }) => (type === 'sea' ? [] : [`${a}/${b}`, `${b}/${a}`])));
  const lands = drawLands(sitesOf(at, 50, 82), (a, b) => joined.has(`${a}/${b}`));
  const places = new Map(lands.map((land) => [land.id, land.at]));
  const ways = pack.edges.map(({ between: [a, b], type }) => ({ key: `${a}/${b}`, type, from: places.get(a)!, to: places.get(b)! }));
  return { lands, at: places, ways };
};

const worlds = new WeakMap<Pack, World>();

/** The picture of a pack's world, drawn once. */
export const worldOf = (pack: Pack): World => {
  const known = worlds.get(pack) ?? draw(pack);
  worlds.set(pack, known);
  return known;
};
