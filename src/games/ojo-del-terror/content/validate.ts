import { refuse, type Violation } from '../../../core/violation.js';
import type { ClauseId } from '../clauses.js';
import { deedIds } from './deeds.js';
import type { ContentPack } from './pack.js';

type Faults = Generator<Violation<ClauseId>>;
type Check = (pack: ContentPack) => Faults;

/** What a warband may be dedicated to besides a god; no god may bear these names. */
const godless: readonly string[] = ['absolute', 'renegade'];

const idsOf = (list: readonly { readonly id: string }[]): ReadonlySet<string> => new Set(list.map(({ id }) => id));

const sideOf = (pack: ContentPack, subsector: string): string | undefined => {
  const sector = pack.subsectors.find(({ id }) => id === subsector)?.sector;
  return pack.sectors.find(({ id }) => id === sector)?.side;
};

const isWhole = (value: number, min: number, max: number): boolean => Number.isSafeInteger(value) && value >= min && value <= max;

function* duplicateIds(pack: ContentPack): Faults {
  const lists = {
    gods: pack.gods,
    kinds: pack.kinds,
    warbands: pack.warbands,
    sectors: pack.sectors,
    subsectors: pack.subsectors,
    planets: pack.planets,
  };
  for (const [name, list] of Object.entries(lists)) {
    const seen = new Set<string>();
    for (const [i, { id }] of list.entries()) {
      if (seen.has(id)) yield refuse('pack-duplicate-id', 'ET-VAL-01', `${name} holds ${id} twice.`, `${name}.${i}.id`);
      seen.add(id);
    }
  }
}

function* unknownReferences(pack: ContentPack): Faults {
  const [gods, kinds, sectors, subsectors, planets] = [pack.gods, pack.kinds, pack.sectors, pack.subsectors, pack.planets].map(idsOf) as [
    ReadonlySet<string>,
    ReadonlySet<string>,
    ReadonlySet<string>,
    ReadonlySet<string>,
    ReadonlySet<string>,
  ];
  const unknown = (what: string, id: string, path: string) =>
    refuse('pack-unknown-reference' as const, 'ET-VAL-02' as const, `There is no ${what} ${id}.`, path);
  for (const [i, { id }] of pack.gods.entries())
    if (godless.includes(id))
      yield refuse('pack-unknown-reference', 'ET-VAL-02', `${id} is no name for a god: it stands for bands without one.`, `gods.${i}.id`);
  for (const [i, { sector }] of pack.subsectors.entries())
    if (!sectors.has(sector)) yield unknown('sector', sector, `subsectors.${i}.sector`);
  for (const [i, planet] of pack.planets.entries()) {
    if (!subsectors.has(planet.subsector)) yield unknown('subsector', planet.subsector, `planets.${i}.subsector`);
    if (planet.inhabitants !== null && !kinds.has(planet.inhabitants.kind))
      yield unknown('kind of inhabitants', planet.inhabitants.kind, `planets.${i}.inhabitants.kind`);
    if (planet.sacred !== null && !gods.has(planet.sacred)) yield unknown('god', planet.sacred, `planets.${i}.sacred`);
  }
  for (const [i, link] of pack.links.entries())
    for (const [end, id] of link.entries()) if (!subsectors.has(id)) yield unknown('subsector', id, `links.${i}.${end}`);
  for (const [i, { dedication }] of pack.warbands.entries())
    if (!gods.has(dedication) && !godless.includes(dedication)) yield unknown('god', dedication, `warbands.${i}.dedication`);
  if (!planets.has(pack.cadia)) yield unknown('planet', pack.cadia, 'cadia');
}

function* smallSubsectors(pack: ContentPack): Faults {
  for (const [i, { id }] of pack.subsectors.entries()) {
    const count = pack.planets.filter(({ subsector }) => subsector === id).length;
    if (count < 2)
      yield refuse(
        'pack-subsector-too-small',
        'ET-VAL-03',
        `The subsector ${id} has ${count} planets; it needs two or more.`,
        `subsectors.${i}`,
      );
  }
}

function* emptySectors(pack: ContentPack): Faults {
  for (const [i, { id }] of pack.sectors.entries())
    if (!pack.subsectors.some(({ sector }) => sector === id))
      yield refuse('pack-sector-empty', 'ET-VAL-04', `The sector ${id} has no subsector.`, `sectors.${i}`);
}

function* missingSides(pack: ContentPack): Faults {
  for (const side of ['outer', 'eye'] as const)
    if (!pack.sectors.some((sector) => sector.side === side))
      yield refuse(
        'pack-missing-side',
        'ET-VAL-05',
        side === 'eye' ? 'No sector lies inside the Eye.' : 'No sector lies outside the Eye.',
        'sectors',
      );
}

const unordered = (a: string, b: string): string => JSON.stringify([a, b].sort());

function* badLinks(pack: ContentPack): Faults {
  const seen = new Set<string>();
  for (const [i, [a, b]] of pack.links.entries()) {
    if (a === b) yield refuse('pack-bad-link', 'ET-VAL-06', `${a} is linked to itself.`, `links.${i}`);
    else if (seen.has(unordered(a, b))) yield refuse('pack-bad-link', 'ET-VAL-06', `${a} and ${b} are linked twice.`, `links.${i}`);
    seen.add(unordered(a, b));
  }
}

function* disconnected(pack: ContentPack): Faults {
  const [first] = pack.subsectors;
  if (first === undefined) return;
  const reached = new Set([first.id]);
  const waiting = [first.id];
  for (let here = waiting.pop(); here !== undefined; here = waiting.pop())
    for (const [a, b] of pack.links) {
      const there = a === here ? b : b === here ? a : undefined;
      if (there !== undefined && !reached.has(there)) {
        reached.add(there);
        waiting.push(there);
      }
    }
  const lost = pack.subsectors.filter(({ id }) => !reached.has(id)).map(({ id }) => id);
  if (lost.length > 0) yield refuse('pack-map-disconnected', 'ET-VAL-07', `No link leads from ${first.id} to ${lost.join(', ')}.`, 'links');
}

function* cellsAgainstLinks(pack: ContentPack): Faults {
  const fault = (message: string, path: string) => refuse('pack-links-disagree-with-cells' as const, 'ET-VAL-08' as const, message, path);
  const drawn = pack.subsectors.filter(({ cells }) => cells !== undefined);
  if (drawn.length === 0) return;
  for (const [i, { id, cells }] of pack.subsectors.entries())
    if (cells === undefined) yield fault(`${id} has no cells, though other subsectors have.`, `subsectors.${i}.cells`);
  const owner = new Map<string, string>();
  for (const [i, { id, cells }] of pack.subsectors.entries())
    for (const [row, column] of cells ?? []) {
      const key = `${row},${column}`;
      const other = owner.get(key);
      if (other !== undefined && other !== id) yield fault(`The cell ${key} belongs to both ${other} and ${id}.`, `subsectors.${i}.cells`);
      owner.set(key, id);
    }
  if (drawn.length < pack.subsectors.length) return;
  const edges = new Set<string>();
  for (const { id, cells } of pack.subsectors)
    for (const [row, column] of cells ?? [])
      for (const next of [owner.get(`${row + 1},${column}`), owner.get(`${row},${column + 1}`)])
        if (next !== undefined && next !== id) edges.add(unordered(id, next));
  const links = new Set(pack.links.map(([a, b]) => unordered(a, b)));
  for (const [i, [a, b]] of pack.links.entries())
    if (!edges.has(unordered(a, b))) yield fault(`${a} and ${b} are linked but share no edge.`, `links.${i}`);
  for (const edge of edges)
    if (!links.has(edge)) yield fault(`${(JSON.parse(edge) as string[]).join(' and ')} share an edge but are not linked.`, 'links');
}

function* missingGate(pack: ContentPack): Faults {
  const isGate = (id: string): boolean => pack.subsectors.some((subsector) => subsector.id === id && subsector.gate);
  if (!pack.links.some(([a, b]) => sideOf(pack, a) !== sideOf(pack, b) && (isGate(a) || isGate(b))))
    yield refuse('pack-no-gate', 'ET-VAL-09', 'No link crosses the Boundary through a gate.', 'links');
}

function* numbersOutOfRange(pack: ContentPack): Faults {
  const fault = (name: string, value: number, min: number, max: number, path: string) =>
    refuse(
      'pack-number-out-of-range' as const,
      'ET-VAL-10' as const,
      `${name} should be a whole number from ${min} to ${max}; it is ${value}.`,
      path,
    );
  for (const [i, { id, baseDefence, resources, inhabitants }] of pack.planets.entries()) {
    if (!isWhole(baseDefence, 0, 9)) yield fault(`The base Defence of ${id}`, baseDefence, 0, 9, `planets.${i}.baseDefence`);
    if (!isWhole(resources, 0, 9)) yield fault(`The resources of ${id}`, resources, 0, 9, `planets.${i}.resources`);
    if (inhabitants !== null && !isWhole(inhabitants.units, 1, 20))
      yield fault(`The inhabitants of ${id}`, inhabitants.units, 1, 20, `planets.${i}.inhabitants.units`);
  }
  for (const [i, { id, points }] of pack.deeds.entries())
    if (!isWhole(points, 0, 100)) yield fault(`The points of ${id}`, points, 0, 100, `deeds.${i}.points`);
}

function* sacredWorlds(pack: ContentPack): Faults {
  const major = pack.gods.filter(({ rank }) => rank === 'major');
  if (major.length === 0) yield refuse('pack-sacred-worlds', 'ET-VAL-11', 'There is no major god.', 'gods');
  for (const { id } of major) {
    const sides = pack.planets.filter(({ sacred }) => sacred === id).map(({ subsector }) => sideOf(pack, subsector));
    const [outer, eye] = ['outer', 'eye'].map((side) => sides.filter((known) => known === side).length) as [number, number];
    const isPlaced = !sides.includes(undefined); // a world in no sector is ET-VAL-02's affair
    if (sides.length !== 3 || (isPlaced && (outer < 1 || eye < 1)))
      yield refuse(
        'pack-sacred-worlds',
        'ET-VAL-11',
        `${id} has ${outer} sacred worlds outside the Eye and ${eye} inside; it needs three, on both sides.`,
        'planets',
      );
  }
}

function* sacredRank(pack: ContentPack): Faults {
  const minor = idsOf(pack.gods.filter(({ rank }) => rank === 'minor'));
  for (const [i, { id, sacred }] of pack.planets.entries())
    if (sacred !== null && minor.has(sacred))
      yield refuse('pack-sacred-rank', 'ET-VAL-12', `${id} is sacred to ${sacred}, a minor god.`, `planets.${i}.sacred`);
}

function* badHomes(pack: ContentPack): Faults {
  const fault = (message: string, path: string) => refuse('pack-bad-home' as const, 'ET-VAL-13' as const, message, path);
  const homes = pack.planets.flatMap((planet, i) => (planet.home === null ? [] : [{ planet, home: planet.home, path: `planets.${i}` }]));
  const seen = new Set<number>();
  for (const { planet, home, path } of homes) {
    if (!isWhole(home, 0, homes.length - 1))
      yield fault(`${planet.id} is home ${home}; the ${homes.length} homes are numbered from 0 without gaps.`, `${path}.home`);
    else if (seen.has(home)) yield fault(`Home ${home} is given twice.`, `${path}.home`);
    seen.add(home);
    if (sideOf(pack, planet.subsector) === 'eye') yield fault(`The home ${planet.id} does not lie outside the Eye.`, `${path}.subsector`);
    if (planet.inhabitants !== null) yield fault(`The home ${planet.id} is inhabited.`, `${path}.inhabitants`);
  }
}

function* badStartTable(pack: ContentPack): Faults {
  const fault = (message: string, row: string) =>
    refuse('pack-bad-start-table' as const, 'ET-VAL-14' as const, message, `startTable.${row}`);
  const homes = new Set(pack.planets.map(({ home }) => home));
  for (const [row, seats] of Object.entries(pack.startTable)) {
    const players = Number(row);
    if (!isWhole(players, 2, 12) || String(players) !== row) yield fault(`${row} is no number of players from 2 to 12.`, row);
    else if (seats.length !== players) yield fault(`The row for ${players} players lists ${seats.length} homes.`, row);
    if (new Set(seats).size < seats.length) yield fault(`The row ${row} lists a home twice.`, row);
    for (const home of seats) if (!homes.has(home)) yield fault(`The row ${row} lists home ${home}, which does not exist.`, row);
  }
}

function* fewWarbands(pack: ContentPack): Faults {
  const needed = Math.max(2, ...Object.keys(pack.startTable).map(Number).filter(Number.isSafeInteger));
  if (pack.warbands.length < needed)
    yield refuse(
      'pack-too-few-warbands',
      'ET-VAL-15',
      `There are ${pack.warbands.length} warbands for up to ${needed} players.`,
      'warbands',
    );
}

function* unknownDeeds(pack: ContentPack): Faults {
  const seen = new Set<string>();
  for (const [i, { id }] of pack.deeds.entries()) {
    if (!deedIds.some((known) => known === id)) yield refuse('pack-unknown-deed', 'ET-VAL-16', `There is no deed ${id}.`, `deeds.${i}.id`);
    else if (seen.has(id)) yield refuse('pack-unknown-deed', 'ET-VAL-16', `The deed ${id} is listed twice.`, `deeds.${i}.id`);
    seen.add(id);
  }
}

/** [ET-VAL-17] In the order of the clauses. */
const checks: readonly Check[] = [
  duplicateIds,
  unknownReferences,
  smallSubsectors,
  emptySectors,
  missingSides,
  badLinks,
  disconnected,
  cellsAgainstLinks,
  missingGate,
  numbersOutOfRange,
  sacredWorlds,
  sacredRank,
  badHomes,
  badStartTable,
  fewWarbands,
  unknownDeeds,
];

/** Everything that is wrong with a pack, with the path of each fault; an empty list means that it can be played. */
export const validatePack = (pack: ContentPack): Violation<ClauseId>[] => checks.flatMap((check) => [...check(pack)]);
