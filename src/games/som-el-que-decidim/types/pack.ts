import { anyText, bool, type Codec, finite, id, list, nullable, oneOf, optional, shape } from '../../../core/data/codec.js';

/** The citizens' colours, in the order in which they are handed out. [SD-CONT-01] */
export const colours = ['pink', 'lilac', 'orange', 'blue'] as const;

/** A citizen's colour. */
export type Colour = (typeof colours)[number];

/** Disc kinds worth 2 €. [SD-CONT-03] */
export const services = ['justice', 'health', 'education', 'mossos', 'firefighters'] as const;

/** Disc kinds worth 1 €. [SD-CONT-03] */
export const infrastructures = ['roads', 'railways', 'forests', 'energies', 'housing'] as const;

/** Every disc kind, in content order. */
export const kinds = [...services, ...infrastructures] as const;

/** What the public face of a disc shows. */
export type Kind = (typeof kinds)[number];

/** The flags of tiles. */
export const flags = ['catalonia', 'world', 'urn', 'spain'] as const;

/** What a tile does to whoever enters it. */
export type Flag = (typeof flags)[number];

/** The second actions of tiles. */
export const symbols = ['economic', 'taxAgency', 'prescription', 'inheritance', 'suffrage'] as const;

/** The second action of a tile. */
export type TileSymbol = (typeof symbols)[number];

/** The movement icons of the die. */
export const icons = ['holder', ...colours, 'everybody'] as const;

/** Who moves: the holder, the owner of a citizen, or everybody. */
export type Icon = (typeof icons)[number];

/** A place on the board. Its id is its place in the list of cells. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** A tile of the board. */
export interface Tile {
  readonly id: string;
  readonly name: string;
  readonly spanish?: string;
  readonly flag: Flag;
  readonly symbol: TileSymbol | null;
  /** Is this the rally on which everybody starts and regroups? */
  readonly start: boolean;
}

/** A money disc: a coin on one face, a service or an infrastructure on the other. */
export interface Disc {
  readonly id: string;
  readonly kind: Kind;
  readonly value: number;
}

/** A face of the die. */
export interface Face {
  readonly money: number;
  readonly icon: Icon;
}

/** Everything in the box. The order of each list is the content order that every procedure and every lot follows. */
export interface Content {
  readonly id: string;
  readonly cells: readonly Cell[];
  readonly tiles: readonly Tile[];
  readonly discs: readonly Disc[];
  readonly die: readonly Face[];
  /** How many participation discs there are. */
  readonly participation: number;
}

const tile = {
  ...{ id: anyText, name: id, spanish: optional(id) },
  ...{ flag: oneOf(flags), symbol: nullable(oneOf(symbols)), start: bool },
};

/** The form of a pack. Whether it makes sense is for `validateContent` to say, clause by clause. */
export const content: Codec<Content> = shape<Content>({
  id,
  cells: list(shape<Cell>({ row: finite, column: finite })),
  tiles: list(shape<Tile>(tile)),
  discs: list(shape<Disc>({ id: anyText, kind: oneOf(kinds), value: finite })),
  die: list(shape<Face>({ money: finite, icon: oneOf(icons) })),
  participation: finite,
});
