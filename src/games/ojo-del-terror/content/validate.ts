import { isWholeWithin } from '../../../core/data/bounds.js';
import type { Violation } from '../../../core/refusals/violation.js';
import type { ClauseId } from '../clauses.js';
import { refuse } from '../refusals/index.js';
import type { ContentPack } from '../types/index.js';
import { deedIds } from './deeds.js';
import { type Check, type Faults, mapChecks, sideOf } from './validate-map.js';

/** What a warband may be dedicated to besides a god; no god may bear these names. */
const godless: readonly string[] = ['absolute', 'renegade'];

const idsOf = (list: readonly { readonly id: string }[]): ReadonlySet<string> => new Set(list.map(({ id }) => id));

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
      if (seen.has(id)) yield refuse('pack-duplicate-id', 'ET-VAL-01', { list: name, id }, `${name}.${i}.id`);
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
    refuse('pack-unknown-reference', 'ET-VAL-02', { fault: 'unknown-id', what, id }, path);
  for (const [i, { id }] of pack.gods.entries())
    if (godless.includes(id)) yield refuse('pack-unknown-reference', 'ET-VAL-02', { fault: 'godless-name', id }, `gods.${i}.id`);
  for (const [i, { sector }] of pack.subsectors.entries())
    if (!sectors.has(sector)) yield unknown('sector', sector, `subsectors.${i}.sector`);
  for (const [i, planet] of pack.planets.entries()) {
    if (!subsectors.has(planet.subsector)) yield unknown('subsector', planet.subsector, `planets.${i}.subsector`);
    if (planet.inhabitants !== null && !kinds.has(planet.inhabitants.kind))
      yield unknown('kind', planet.inhabitants.kind, `planets.${i}.inhabitants.kind`);
    if (planet.sacred !== null && !gods.has(planet.sacred)) yield unknown('god', planet.sacred, `planets.${i}.sacred`);
  }
  for (const [i, link] of pack.links.entries())
    for (const [end, id] of link.entries()) if (!subsectors.has(id)) yield unknown('subsector', id, `links.${i}.${end}`);
  for (const [i, { dedication }] of pack.warbands.entries())
    if (!gods.has(dedication) && !godless.includes(dedication)) yield unknown('god', dedication, `warbands.${i}.dedication`);
  if (!planets.has(pack.cadia)) yield unknown('planet', pack.cadia, 'cadia');
}

function* numbersOutOfRange(pack: ContentPack): Faults {
  const fault = (
    what: 'baseDefence' | 'resources' | 'inhabitants' | 'points',
    id: string,
    value: number,
    min: number,
    max: number,
    path: string,
  ) => refuse('pack-number-out-of-range', 'ET-VAL-10', { what, id, min, max, value }, path);
  for (const [i, { id, baseDefence, resources, inhabitants }] of pack.planets.entries()) {
    if (!isWholeWithin(baseDefence, 0, 9)) yield fault('baseDefence', id, baseDefence, 0, 9, `planets.${i}.baseDefence`);
    if (!isWholeWithin(resources, 0, 9)) yield fault('resources', id, resources, 0, 9, `planets.${i}.resources`);
    if (inhabitants !== null && !isWholeWithin(inhabitants.units, 1, 20))
      yield fault('inhabitants', id, inhabitants.units, 1, 20, `planets.${i}.inhabitants.units`);
  }
  for (const [i, { id, points }] of pack.deeds.entries())
    if (!isWholeWithin(points, 0, 100)) yield fault('points', id, points, 0, 100, `deeds.${i}.points`);
}

function* sacredWorlds(pack: ContentPack): Faults {
  const major = pack.gods.filter(({ rank }) => rank === 'major');
  if (major.length === 0) yield refuse('pack-sacred-worlds', 'ET-VAL-11', { fault: 'no-major-god' }, 'gods');
  for (const { id } of major) {
    const sides = pack.planets.filter(({ sacred }) => sacred === id).map(({ subsector }) => sideOf(pack, subsector));
    const [outer, eye] = ['outer', 'eye'].map((side) => sides.filter((known) => known === side).length) as [number, number];
    const isPlaced = !sides.includes(undefined); // a world in no sector is ET-VAL-02's affair
    if (sides.length !== 3 || (isPlaced && (outer < 1 || eye < 1)))
      yield refuse('pack-sacred-worlds', 'ET-VAL-11', { fault: 'wrong-number', id, outer, eye }, 'planets');
  }
}

function* sacredRank(pack: ContentPack): Faults {
  const minor = idsOf(pack.gods.filter(({ rank }) => rank === 'minor'));
  for (const [i, { id, sacred }] of pack.planets.entries())
    if (sacred !== null && minor.has(sacred)) yield refuse('pack-sacred-rank', 'ET-VAL-12', { id, sacred }, `planets.${i}.sacred`);
}

function* badHomes(pack: ContentPack): Faults {
  const homes = pack.planets.flatMap((planet, i) => (planet.home === null ? [] : [{ planet, home: planet.home, path: `planets.${i}` }]));
  const seen = new Set<number>();
  for (const { planet, home, path } of homes) {
    const { id } = planet;
    if (!isWholeWithin(home, 0, homes.length - 1))
      yield refuse('pack-bad-home', 'ET-VAL-13', { fault: 'wrong-number', id, home, homes: homes.length }, `${path}.home`);
    else if (seen.has(home)) yield refuse('pack-bad-home', 'ET-VAL-13', { fault: 'twice', home }, `${path}.home`);
    seen.add(home);
    if (sideOf(pack, planet.subsector) === 'eye')
      yield refuse('pack-bad-home', 'ET-VAL-13', { fault: 'in-the-eye', id }, `${path}.subsector`);
    if (planet.inhabitants !== null) yield refuse('pack-bad-home', 'ET-VAL-13', { fault: 'inhabited', id }, `${path}.inhabitants`);
  }
}

function* badStartTable(pack: ContentPack): Faults {
  const homes = new Set(pack.planets.map(({ home }) => home));
  for (const [row, seats] of Object.entries(pack.startTable)) {
    const players = Number(row);
    if (!isWholeWithin(players, 2, 12) || String(players) !== row)
      yield refuse('pack-bad-start-table', 'ET-VAL-14', { fault: 'no-number-of-players', row }, `startTable.${row}`);
    else if (seats.length !== players)
      yield refuse('pack-bad-start-table', 'ET-VAL-14', { fault: 'wrong-length', players, seats: seats.length }, `startTable.${row}`);
    if (new Set(seats).size < seats.length)
      yield refuse('pack-bad-start-table', 'ET-VAL-14', { fault: 'home-twice', row }, `startTable.${row}`);
    for (const home of seats)
      if (!homes.has(home)) yield refuse('pack-bad-start-table', 'ET-VAL-14', { fault: 'unknown-home', row, home }, `startTable.${row}`);
  }
}

function* fewWarbands(pack: ContentPack): Faults {
  const needed = Math.max(2, ...Object.keys(pack.startTable).map(Number).filter(Number.isSafeInteger));
  if (pack.warbands.length < needed)
    yield refuse('pack-too-few-warbands', 'ET-VAL-15', { warbands: pack.warbands.length, needed }, 'warbands');
}

function* unknownDeeds(pack: ContentPack): Faults {
  const seen = new Set<string>();
  for (const [i, { id }] of pack.deeds.entries()) {
    if (!deedIds.some((known) => known === id)) yield refuse('pack-unknown-deed', 'ET-VAL-16', { fault: 'unknown', id }, `deeds.${i}.id`);
    else if (seen.has(id)) yield refuse('pack-unknown-deed', 'ET-VAL-16', { fault: 'twice', id }, `deeds.${i}.id`);
    seen.add(id);
  }
}

/** [ET-VAL-17] In the order of the clauses. */
const checks: readonly Check[] = [
  duplicateIds,
  unknownReferences,
  ...mapChecks,
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
