import { anyText, bool, type Codec, finite, id, list, nullable, oneOf, optional, pair, record, shape } from '../../../core/data/codec.js';

/** A god of Chaos. */
export interface God {
  /** Names the god; dedications and sacred worlds refer to it. */
  readonly id: string;
  /** The name of the god. */
  readonly name: string;
  /** Worlds are sacred to major gods from the start, to minor ones never. */
  readonly rank: 'major' | 'minor';
}

/** A name in the language of the book, with an English one where it differs. */
export interface Named {
  /** Names the thing; no two of one list share one. */
  readonly id: string;
  /** The name in the language of the book. */
  readonly name: string;
  /** The name in English; missing where it is the same. */
  readonly english?: string;
}

/** A warband of Chaos marines. */
export interface Warband extends Named {
  /** A god's id, `absolute` or `renegade`. */
  readonly dedication: string;
}

/** Which side of the Boundary something lies on. */
export type MapSide = 'outer' | 'eye';

/** A sector: subsectors on one side of the Boundary. */
export interface Sector extends Named {
  /** Outside the Boundary, or in the Eye. */
  readonly side: MapSide;
}

/** A subsector: the unit of movement and adjacency. */
export interface Subsector {
  /** Names the subsector. */
  readonly id: string;
  /** The sector it is part of. */
  readonly sector: string;
  /** One of the Gates of Cadia, where the Boundary does not act. */
  readonly gate: boolean;
  /** Its cells on a grid, as [row, column]: for drawing, and for checking the links. */
  readonly cells?: readonly (readonly [number, number])[];
}

/** A planet with its traits. */
export interface Planet {
  /** Names the planet. */
  readonly id: string;
  /** The name of the planet, the same in every language. */
  readonly name: string;
  /** The subsector in which it lies. */
  readonly subsector: string;
  /** The Defence it has by itself, 0 to 9, before extreme conditions and orders. */
  readonly baseDefence: number;
  /** Has it extreme conditions? They add 1 to its Defence in every turn. */
  readonly extreme: boolean;
  /** How many resource symbols: each brings its controller an action and a point a turn. */
  readonly resources: number;
  /** Who lives there at the beginning, by kind, and how many units, from 1; null if nobody does. */
  readonly inhabitants: { readonly kind: string; readonly units: number } | null;
  /** The major god it is sacred to at the beginning; null if it is sacred to none. */
  readonly sacred: string | null;
  /** Its number as a home world, if it is one. */
  readonly home: number | null;
}

/** A deed that can be achieved with this pack, and its points. */
export interface PackDeed {
  /** One of the eighteen deeds. */
  readonly id: string;
  /** Its points before sharing and doubling. */
  readonly points: number;
}

/** A map with everything on it. The order of each list is the pack order that every procedure and every lot follows. */
export interface ContentPack {
  /** The name of the pack; the default one is `eye-of-terror`. */
  readonly id: string;
  /** The gods of Chaos. */
  readonly gods: readonly God[];
  /** The kinds of inhabitants. */
  readonly kinds: readonly Named[];
  /** The bands that players may lead. */
  readonly warbands: readonly Warband[];
  /** The sectors on both sides of the Boundary. */
  readonly sectors: readonly Sector[];
  /** The subsectors: whoever holds all planets of one controls it. */
  readonly subsectors: readonly Subsector[];
  /** Pairs of subsectors that lie next to each other, each pair once; a link between two sides crosses the Boundary. */
  readonly links: readonly (readonly [string, string])[];
  /** The planets of the map. */
  readonly planets: readonly Planet[];
  /** For each number of players, the homes by seat. */
  readonly startTable: Readonly<Record<string, readonly number[]>>;
  /** The planet of the deed `fall-of-cadia`. */
  readonly cadia: string;
  /** The deeds that can be achieved with it. */
  readonly deeds: readonly PackDeed[];
}

const named = { id, name: id, english: optional(id) };
const subsector = { id, sector: anyText, gate: bool, cells: optional(list(pair(finite))) };
const planet = {
  ...{ id, name: id, subsector: anyText, baseDefence: finite, extreme: bool, resources: finite },
  inhabitants: nullable(shape<NonNullable<Planet['inhabitants']>>({ kind: anyText, units: finite })),
  ...{ sacred: nullable(anyText), home: nullable(finite) },
};

/** The form of a pack. Whether it makes sense is for `validatePack` to say: ranges and references are checked there, clause by clause. */
export const contentPack: Codec<ContentPack> = shape<ContentPack>({
  id,
  gods: list(shape<God>({ id, name: id, rank: oneOf(['major', 'minor']) })),
  kinds: list(shape<Named>(named)),
  warbands: list(shape<Warband>({ ...named, dedication: anyText })),
  sectors: list(shape<Sector>({ ...named, side: oneOf(['outer', 'eye']) })),
  subsectors: list(shape<Subsector>(subsector)),
  links: list(pair(anyText)),
  planets: list(shape<Planet>(planet)),
  startTable: record(list(finite)),
  cadia: anyText,
  deeds: list(shape<PackDeed>({ id: anyText, points: finite })),
});
