import { id as idCodec } from '../../../core/data/codec.js';
import type { Violation, Violations } from '../../../core/refusals/violation.js';
import type { ClauseId } from '../clauses.js';
import { refuse } from '../refusals/index.js';
import { type Edge, features, type MapCountry, type RegionMap, type Territory } from '../types/index.js';
import { isBlank } from './names.js';

type Fault = Violation<ClauseId>;
type Faults = Violations<ClauseId>;
type Site = Pick<Territory, 'id' | 'kind'>;

const repeated = (list: readonly string[]): string | undefined => list.find((entry, i) => list.indexOf(entry) !== i);

function* uniqueIds(territories: readonly Site[]): Faults {
  const ids = territories.map(({ id }) => id);
  const twice = repeated(ids);
  if (!ids.every((one) => idCodec.is(one))) yield refuse('map-duplicate-id', 'GM-MAPV-01', { fault: 'unusable' }, 'territories');
  // Orders and sentences name people and places alike, so no place may be called like a person.
  const personal = ids.find((one) => /^person-\d+$/.test(one));
  if (personal !== undefined) yield refuse('map-duplicate-id', 'GM-MAPV-01', { fault: 'personal', territory: personal }, 'territories');
  if (twice !== undefined) yield refuse('map-duplicate-id', 'GM-MAPV-01', { fault: 'twice', territory: twice }, 'territories');
}

function* size(territories: readonly Site[], players: number): Faults {
  const land = territories.filter(({ kind }) => kind === 'land').length;
  if (land < 3 * players || land > 200) yield refuse('map-size', 'GM-MAPV-02', { players, least: 3 * players, land }, 'territories');
}

function* knownFeatures(territories: readonly Territory[], path: string): Faults {
  for (const { id, kind, features: own } of territories) {
    const strange = own.find((feature) => !(features as readonly string[]).includes(feature));
    if (strange !== undefined) yield refuse('map-bad-feature', 'GM-MAPV-03', { fault: 'unknown', territory: id, feature: strange }, path);
    if (kind === 'sea' && own.length > 0) yield refuse('map-bad-feature', 'GM-MAPV-03', { fault: 'sea', territory: id }, path);
  }
}

function* wellFormedEdges(territories: readonly Site[], edges: readonly Pick<Edge, 'a' | 'b'>[]): Faults {
  const ids = new Set(territories.map(({ id }) => id));
  const pairs = new Set<string>();
  for (const { a, b } of edges) {
    const pair = JSON.stringify(a < b ? [a, b] : [b, a]);
    if (a === b || !ids.has(a) || !ids.has(b) || pairs.has(pair)) yield refuse('map-bad-edge', 'GM-MAPV-04', { a, b }, 'edges');
    pairs.add(pair);
  }
}

function* connected(territories: readonly Site[], edges: readonly Edge[], path: string): Faults {
  const ways = new Map<string, string[]>(territories.map(({ id }) => [id, []]));
  for (const { a, b, barrier } of edges)
    if (barrier !== 'cliff' && ways.has(a) && ways.has(b)) {
      ways.get(a)?.push(b);
      ways.get(b)?.push(a);
    }
  const reached = new Set<string>(territories.slice(0, 1).map(({ id }) => id));
  for (const here of reached) for (const there of ways.get(here)!) reached.add(there);
  if (reached.size < territories.length)
    yield refuse('map-disconnected', 'GM-MAPV-05', { reached: reached.size, territories: territories.length }, path);
}

type Land = Pick<MapCountry, 'id' | 'territories'>;

function* divided(territories: readonly Site[], countries: readonly Land[], players: number): Faults {
  if (countries.length !== players || repeated(countries.map(({ id }) => id)) !== undefined)
    yield refuse('map-country-count', 'GM-MAPV-06', { players, countries: countries.length }, 'countries');
  const shares = countries.flatMap(({ territories: own }) => own);
  const kinds = new Map(territories.map(({ id, kind }) => [id, kind]));
  for (const { id, kind } of territories) {
    const owners = shares.filter((territory) => territory === id).length;
    if (kind === 'land' && owners === 0)
      yield refuse('map-unassigned-land', 'GM-MAPV-07', { fault: 'nobodys', territory: id }, 'countries');
    if (kind === 'land' && owners > 1) yield refuse('map-shared-land', 'GM-MAPV-07', { territory: id, owners }, 'countries');
  }
  for (const id of shares)
    if (!kinds.has(id)) yield refuse('map-unassigned-land', 'GM-MAPV-07', { fault: 'not-on-map', territory: id }, 'countries');
  for (const id of shares) if (kinds.get(id) === 'sea') yield refuse('map-sea-owned', 'GM-MAPV-08', { territory: id }, 'countries');
  for (const { id, territories: own } of countries)
    if (own.length < 3) yield refuse('map-country-too-small', 'GM-MAPV-09', { country: id, territories: own.length }, 'countries');
}

function* settled(countries: readonly MapCountry[], path: string): Faults {
  for (const { id, cities } of countries)
    if (cities.length !== 3) yield refuse('map-city-count', 'GM-MAPV-10', { country: id, cities: cities.length }, path);
  for (const { id, territories, cities } of countries) {
    const sites = cities.map(({ territory }) => territory);
    if (repeated(sites) !== undefined || sites.some((site) => !territories.includes(site)))
      yield refuse('map-city-place', 'GM-MAPV-11', { country: id }, path);
  }
  const names = countries.flatMap(({ cities }) => cities.map(({ name }) => name));
  if (names.some(isBlank) || repeated(names) !== undefined) yield refuse('map-city-name', 'GM-MAPV-12', {}, path);
}

/** What is wrong with a coast. [GM-BOARD-06] */
export function* coastFaults(territories: readonly Site[], edges: readonly Pick<Edge, 'a' | 'b'>[], players: number): Faults {
  yield* uniqueIds(territories);
  yield* size(territories, players);
  yield* wellFormedEdges(territories, edges);
  yield* connected(
    territories,
    edges.map(({ a, b }) => ({ a, b, barrier: 'none' })),
    'edges',
  );
}

/** What is wrong with features and barriers, and in which of the two. [GM-BOARD-06] */
export function* featureFaults({ territories, edges }: Pick<RegionMap, 'territories' | 'edges'>): Faults {
  yield* knownFeatures(territories, 'features');
  yield* connected(territories, edges, 'barriers');
}

/** What is wrong with borders. [GM-BOARD-06] */
export const borderFaults: (territories: readonly Site[], countries: readonly Land[], players: number) => Faults = divided;

/** What is wrong with cities. [GM-BOARD-06] */
export const cityFaults = (countries: readonly MapCountry[]): Faults => settled(countries, 'cities');

/** Everything that is wrong with a map, in the order of the clauses; the first fault is the one reported. [GM-MAPV-01] */
export function* mapFaults(map: RegionMap, players: number): Faults {
  const found: Fault[] = [];
  found.push(...uniqueIds(map.territories), ...size(map.territories, players), ...knownFeatures(map.territories, 'territories'));
  found.push(...wellFormedEdges(map.territories, map.edges));
  yield* found;
  if (found.length > 0) return;
  yield* connected(map.territories, map.edges, 'edges');
  yield* divided(map.territories, map.countries, players);
  yield* settled(map.countries, 'countries');
}
