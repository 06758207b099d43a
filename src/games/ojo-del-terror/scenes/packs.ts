import type { Arbitrary } from 'fast-check';
import { anyId, anyName, byLot, distinct, type FastCheck, someIds } from '../../../core/data/arbitraries.js';
import { deedIds } from '../content/deeds.js';
import type { ContentPack, God, MapSide, Named, PackDeed, Planet, Subsector, Warband } from '../types/index.js';

/** What two ids of one list may not be, and no god: a warband may be dedicated to these. */
const godless: readonly string[] = ['absolute', 'renegade'];

/** A planet before it has a place among the others. */
interface Traits extends Omit<Planet, 'id' | 'subsector' | 'sacred' | 'home' | 'inhabitants'> {
  readonly isHome: boolean;
  /** Which kind lives there, counted round; nobody where there are no units. */
  readonly kind: number;
  readonly units: number;
  readonly lot: number;
}

interface Room {
  readonly gate: boolean;
  readonly planets: readonly Traits[];
  readonly lot: number;
}

interface Region {
  readonly name: string;
  readonly english?: string | undefined;
  readonly rooms: readonly Room[];
}

/** Ids by list: each may use those of another, but not its own twice. */
const lists = ['gods', 'kinds', 'warbands', 'sectors', 'subsectors', 'planets'] as const;
type Ids = Readonly<Record<(typeof lists)[number], readonly string[]>>;

const nothing: Traits = {
  ...{ name: 'World', baseDefence: 0, extreme: false, resources: 0 },
  ...{ isHome: false, kind: 0, units: 0, lot: 0 },
};

/** What a pack is made of, each part at random and none of them fitted to the others yet. */
const parts = (fc: FastCheck) => {
  const lot = fc.nat(99);
  const named = { name: anyName(fc), english: fc.option(anyName(fc), { nil: undefined }) };
  const planet: Arbitrary<Traits> = fc.record({
    ...{ name: anyName(fc), baseDefence: fc.nat(9), extreme: fc.boolean(), resources: fc.nat(9) },
    ...{ isHome: fc.boolean(), kind: fc.nat(9), units: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20 })), lot },
  });
  const room: Arbitrary<Room> = fc.record({
    gate: fc.boolean(),
    planets: fc.array(planet, { minLength: 2, maxLength: 6, size: 'max' }),
    lot,
  });
  const region: Arbitrary<Region> = fc.record({ ...named, rooms: fc.array(room, { minLength: 1, maxLength: 4, size: 'max' }) });
  const one = { minLength: 1, maxLength: 1 };
  const smallest: Arbitrary<Region[]> = fc.array(fc.record({ ...named, rooms: fc.array(room, one) }), one);
  const larger = fc.array(region, { minLength: 1, maxLength: 3, size: 'max' });
  const side = fc.oneof({ withCrossShrink: true }, smallest, { weight: 3, arbitrary: larger });
  return fc.record({
    id: anyId(fc),
    ids: fc.record(Object.fromEntries(lists.map((list) => [list, someIds(fc)])) as Record<keyof Ids, Arbitrary<string[]>>),
    gods: fc.array(fc.record({ name: anyName(fc), isMajor: fc.boolean() }), { minLength: 1, maxLength: 8, size: 'max' }),
    kinds: fc.array(fc.record(named), { maxLength: 6, size: 'max' }),
    warbands: fc.array(fc.record({ ...named, dedication: fc.nat(99) }), { minLength: 2, maxLength: 16, size: 'max' }),
    outer: side,
    eye: side,
    /** Planets besides, in the rooms one after the other: now and then a great many. */
    crowd: fc.oneof({ withCrossShrink: true }, { weight: 9, arbitrary: fc.constant(0) }, fc.nat(200)),
    parents: fc.array(fc.nat(99), { minLength: 30, maxLength: 30 }),
    shortcuts: fc.array(fc.tuple(fc.nat(99), fc.nat(99)), { maxLength: 12, size: 'max' }),
    /** Where on the grid the rooms are drawn, how many to a row, and how many cells each has; null draws none. */
    grid: fc.option(
      fc.record({
        top: fc.integer({ min: -1000, max: 1000 }),
        across: fc.integer({ min: 1, max: 8 }),
        cells: fc.integer({ min: 1, max: 3 }),
      }),
    ),
    rows: fc.subarray([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
    turned: fc.nat(11),
    cadia: fc.nat(99),
    deeds: fc.uniqueArray(fc.record({ id: fc.constantFrom(...deedIds), points: fc.nat(100) }), {
      selector: ({ id }) => id,
      maxLength: deedIds.length,
      size: 'max',
    }),
  });
};

type Parts = ReturnType<typeof parts> extends Arbitrary<infer T> ? T : never;

const naming = ({ name, english }: Pick<Region, 'name' | 'english'>, id: string): Named => ({
  ...{ id, name },
  ...(english === undefined ? {} : { english }),
});

/** The planets with their places: three worlds sacred to each major god on both sides of the Boundary, homes outside, counted from 0. */
const settled = (
  places: readonly { readonly traits: Traits; readonly subsector: string; readonly side: MapSide }[],
  ids: readonly string[],
  kinds: readonly Named[],
  majors: readonly string[],
): Planet[] => {
  const order = byLot(places.map(({ traits: { lot }, side }, place) => ({ lot, side, place })));
  const sacred = new Map<number, string>();
  for (const side of ['outer', 'eye'] as const)
    for (const [i, { place }] of order
      .filter((one) => one.side === side)
      .slice(0, majors.length)
      .entries())
      sacred.set(place, majors[i]!);
  for (const [i, { place }] of order
    .filter((one) => !sacred.has(one.place))
    .slice(0, majors.length)
    .entries())
    sacred.set(place, majors[i]!);
  const homes = order.filter(({ place, side }) => side === 'outer' && places[place]!.traits.isHome).map(({ place }) => place);
  return places.map(({ traits, subsector }, place) => {
    const { isHome: _, kind, units, lot: __, ...printed } = traits;
    const home = homes.indexOf(place);
    const isInhabited = home < 0 && units > 0 && kinds.length > 0;
    return {
      ...{ id: ids[place]!, ...printed, subsector },
      inhabitants: isInhabited ? { kind: kinds[kind % kinds.length]!.id, units } : null,
      sacred: sacred.get(place) ?? null,
      home: home < 0 ? null : home,
    };
  });
};

type Link = readonly [string, string];

const isBetween = ([a, b]: Link, [c, d]: Link): boolean => (a === c && b === d) || (a === d && b === c);

/** Rooms side by side in rows, some cells each, and who lies next to whom: what is drawn says what is linked. */
const drawn = (rooms: readonly string[], { top, across, cells }: NonNullable<Parts['grid']>) => {
  const cellsOf = (i: number) =>
    Array.from({ length: cells }, (_, part): readonly [number, number] => [top + Math.floor(i / across), (i % across) * cells + part]);
  const links = rooms.flatMap((id, i): Link[] => [
    ...((i + 1) % across !== 0 && i + 1 < rooms.length ? [[id, rooms[i + 1]!] as const] : []),
    ...(i + across < rooms.length ? [[rooms[i + across]!, id] as const] : []),
  ]);
  return { cells: new Map(rooms.map((id, i) => [id, cellsOf(i)])), links };
};

/** Every room is linked to one before it, and some to others. */
const linked = (rooms: readonly string[], { parents, shortcuts }: Pick<Parts, 'parents' | 'shortcuts'>): readonly Link[] => {
  const links = rooms.slice(1).map((id, i): Link => [id, rooms[parents[i % parents.length]! % (i + 1)]!]);
  for (const [one, other] of shortcuts) {
    const link: Link = [rooms[one % rooms.length]!, rooms[other % rooms.length]!];
    if (link[0] !== link[1] && !links.some((before) => isBetween(before, link))) links.push(link);
  }
  return links;
};

/** The parts fitted to each other, so that the pack keeps every clause. */
const fitted = (from: Parts): ContentPack => {
  const idsOf = (list: keyof Ids, count: number, word: string, reserved: readonly string[] = []): string[] =>
    distinct(from.ids[list], count, word, reserved);
  const regions = [
    ...from.outer.map((region) => ({ region, side: 'outer' as const })),
    ...from.eye.map((region) => ({ region, side: 'eye' as const })),
  ];
  const sectorIds = idsOf('sectors', regions.length, 'sector');
  const sectors = regions.map(({ region, side }, i) => ({ ...naming(region, sectorIds[i]!), side }));

  const rooms = byLot(regions.flatMap(({ region, side }, i) => region.rooms.map((room) => ({ ...room, side, sector: sectorIds[i]! }))));
  const roomIds = idsOf('subsectors', rooms.length, 'subsector');
  const map = from.grid === null ? null : drawn(roomIds, from.grid);
  const links = map?.links ?? linked(roomIds, from);
  const sideOf = new Map(rooms.map(({ side }, i) => [roomIds[i]!, side]));
  const crossings = links.filter(([a, b]) => sideOf.get(a) !== sideOf.get(b));
  const gates = new Set(roomIds.filter((_, i) => rooms[i]!.gate));
  if (!crossings.some(([a, b]) => gates.has(a) || gates.has(b))) gates.add(crossings[0]![0]);
  const subsectors = rooms.map(({ sector }, i): Subsector => {
    const id = roomIds[i]!;
    return { id, sector, gate: gates.has(id), ...(map === null ? {} : { cells: map.cells.get(id)! }) };
  });

  const kindIds = idsOf('kinds', from.kinds.length, 'kind');
  const kinds = from.kinds.map((kind, i) => naming(kind, kindIds[i]!));
  const places = rooms.flatMap(({ planets, side }, i) => planets.map((traits) => ({ traits, subsector: roomIds[i]!, side })));
  for (let i = 0; i < from.crowd; i++) {
    const room = i % rooms.length;
    places.push({ traits: nothing, subsector: roomIds[room]!, side: rooms[room]!.side });
  }
  const godIds = idsOf('gods', from.gods.length, 'god', godless);
  const countOn = (side: MapSide): number => places.filter((place) => place.side === side).length;
  const mostMajors = Math.min(countOn('outer'), countOn('eye'), Math.floor(places.length / 3));
  const wanted = from.gods.flatMap(({ isMajor }, i) => (isMajor || i === 0 ? [godIds[i]!] : []));
  const majors = wanted.slice(0, mostMajors);
  const gods = from.gods.map(({ name }, i): God => ({ id: godIds[i]!, name, rank: majors.includes(godIds[i]!) ? 'major' : 'minor' }));
  const planets = settled(places, idsOf('planets', places.length, 'planet'), kinds, majors);

  const homes = planets.flatMap(({ home }) => (home === null ? [] : [home]));
  const rows = from.rows.filter((players) => players <= homes.length && players <= from.warbands.length);
  const seats = (players: number): number[] => Array.from({ length: players }, (_, seat) => homes[(seat + from.turned) % homes.length]!);
  const warbandIds = idsOf('warbands', from.warbands.length, 'warband');
  const dedications = [...godIds, ...godless];
  return {
    ...{ id: from.id, gods, kinds, sectors, subsectors, links, planets },
    warbands: from.warbands.map(
      (band, i): Warband => ({
        ...naming(band, warbandIds[i]!),
        dedication: dedications[band.dedication % dedications.length]!,
      }),
    ),
    startTable: Object.fromEntries(rows.map((players) => [players, seats(players)])),
    cadia: planets[from.cadia % planets.length]!.id,
    deeds: from.deeds as readonly PackDeed[],
  };
};

/**
 * Maps with everything on them, every one of which `validatePack` accepts: from two rooms to many, drawn on a grid or not, with any gods, kinds, bands
 * and deeds, under names of any script.
 */
export const packs = (fc: FastCheck): Arbitrary<ContentPack> => parts(fc).map(fitted);
