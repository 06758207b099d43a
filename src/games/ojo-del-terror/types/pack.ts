import { anyText, bool, type Codec, finite, id, list, nullable, oneOf, optional, pair, record, shape } from '../../../core/data/codec.js';

/** A god of Chaos. */
export interface God {
  readonly id: string;
  readonly name: string;
  readonly rank: 'major' | 'minor';
}

/** A name in the language of the book, with an English one where it differs. */
export interface Named {
  readonly id: string;
  readonly name: string;
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
  readonly side: MapSide;
}

/** A subsector: the unit of movement and adjacency. */
export interface Subsector {
  readonly id: string;
  readonly sector: string;
  /** One of the Gates of Cadia, where the Boundary does not act. */
  readonly gate: boolean;
  /** Its cells on a grid, as [row, column]: for drawing, and for checking the links. */
  readonly cells?: readonly (readonly [number, number])[];
}

/** A planet with its traits. */
export interface Planet {
  readonly id: string;
  readonly name: string;
  readonly subsector: string;
  readonly baseDefence: number;
  readonly extreme: boolean;
  readonly resources: number;
  readonly inhabitants: { readonly kind: string; readonly units: number } | null;
  readonly sacred: string | null;
  /** Its number as a home world, if it is one. */
  readonly home: number | null;
}

/** A deed that can be achieved with this pack, and its points. */
export interface PackDeed {
  readonly id: string;
  readonly points: number;
}

/** A map with everything on it. The order of each list is the pack order that every procedure and every lot follows. */
export interface ContentPack {
  readonly id: string;
  readonly gods: readonly God[];
  readonly kinds: readonly Named[];
  readonly warbands: readonly Warband[];
  readonly sectors: readonly Sector[];
  readonly subsectors: readonly Subsector[];
  readonly links: readonly (readonly [string, string])[];
  readonly planets: readonly Planet[];
  /** For each number of players, the homes by seat. */
  readonly startTable: Readonly<Record<string, readonly number[]>>;
  /** The planet of the deed `fall-of-cadia`. */
  readonly cadia: string;
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
