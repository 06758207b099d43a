import { anyText, type Codec, id, list, oneOf, shape } from '../../../core/data/codec.js';

/** The values of {@link Feature}. */
export const features = ['plain', 'mountain', 'forest', 'river', 'lake', 'marsh', 'desert', 'cliff', 'volcano'] as const;

/** Geographic features of land. */
export type Feature = (typeof features)[number];

/** The values of {@link Barrier}. */
export const barriers = ['none', 'river', 'cliff'] as const;

/** What may lie on an edge; cliffs cannot be passed. [GM-MAP-02] */
export type Barrier = (typeof barriers)[number];

/** Codec of {@link Barrier}. */
export const barrier: Codec<Barrier> = oneOf(barriers);

/** Land or sea. */
export type Ground = 'land' | 'sea';

/** A node of the region. A feature may be any text here, so that a wrong one is refused by name. */
export interface Territory {
  /** Names the territory. */
  readonly id: string;
  /** What it is called on the map. */
  readonly name: string;
  /** Land or sea: seas have neither master nor features. */
  readonly kind: Ground;
  /** Features of land; empty for plain land and seas. */
  readonly features: readonly string[];
}

/** Two territories that touch. */
export interface Edge {
  /** One territory. */
  readonly a: string;
  /** The other: the edge goes both ways. */
  readonly b: string;
  /** What lies between them. */
  readonly barrier: Barrier;
}

/** Where a city stands, and its name. */
export interface CitySite {
  /** The land it stands on, which has no other city. */
  readonly territory: string;
  /** Its name, which no other city has. */
  readonly name: string;
}

/** A country of the map with its three initial cities. */
export interface MapCountry {
  /** Names the country of the map; players pick it by this. */
  readonly id: string;
  /** Its name on the map, a suggestion to whoever picks it. */
  readonly name: string;
  /** All its land. */
  readonly territories: readonly string[];
  /** The three cities it begins with. */
  readonly cities: readonly CitySite[];
}

/** A region: an undirected graph of territories, divided into countries. The order of the territories is the map order. [GM-MAP-07] */
export interface RegionMap {
  /** Names the map. */
  readonly id: string;
  /** What the map is called. */
  readonly name: string;
  /** In map order. */
  readonly territories: readonly Territory[];
  /** Which territories touch; each pair once. */
  readonly edges: readonly Edge[];
  /** As many as there are players. */
  readonly countries: readonly MapCountry[];
}

/** What may be drawn at most; far beyond what {@link RegionMap} validation admits, so that the rules say what is wrong. */
const most = { territories: 500, edges: 5000, countries: 50 } as const;

const ground: Codec<Ground> = oneOf(['land', 'sea']);

/** Codec of {@link CitySite}. */
export const citySite: Codec<CitySite> = shape<CitySite>({ territory: anyText, name: anyText });

/** Codec of the features of a territory. */
export const featureList: Codec<readonly string[]> = list(anyText, 50);

/** A territory as the coast is drawn: no features yet. */
export type Outline = Omit<Territory, 'features'>;

/** Codec of what the coast fixes. */
export const outlines: Codec<readonly Outline[]> = list(shape<Outline>({ id: anyText, name: anyText, kind: ground }), most.territories);

/** Codec of edges without barrier. */
export const plainEdges: Codec<readonly Omit<Edge, 'barrier'>[]> = list(
  shape<Omit<Edge, 'barrier'>>({ a: anyText, b: anyText }),
  most.edges,
);

/** Codec of edges. */
export const edges: Codec<readonly Edge[]> = list(shape<Edge>({ a: anyText, b: anyText, barrier }), most.edges);

/** A country as the borders are drawn: no cities yet. */
export type Borders = Omit<MapCountry, 'cities'>;

/** Codec of what the borders fix. */
export const borders: Codec<readonly Borders[]> = list(
  shape<Borders>({ id, name: anyText, territories: list(anyText, most.territories) }),
  most.countries,
);

/** Codec of {@link RegionMap}. */
export const regionMap: Codec<RegionMap> = shape<RegionMap>({
  id: anyText,
  name: anyText,
  territories: list(shape<Territory>({ id: anyText, name: anyText, kind: ground, features: featureList }), most.territories),
  edges,
  countries: list(
    shape<MapCountry>({ id, name: anyText, territories: list(anyText, most.territories), cities: list(citySite, 100) }),
    most.countries,
  ),
});
