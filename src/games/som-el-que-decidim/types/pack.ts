import { anyText, bool, type Codec, finite, id, list, nullable, oneOf, optional, shape } from '../../../core/data/codec.js';
import { type Flag, flags, type Icon, icons, type Kind, kinds, symbols, type TileSymbol } from './kinds.js';

export * from './kinds.js';

/** A place on the board. Its id is its place in the list of cells. */
export interface Cell {
  /** The row, a whole number; cells touch whose rows and columns differ by one at most. */
  readonly row: number;
  /** The column, a whole number. */
  readonly column: number;
}

/** A tile of the board. */
export interface Tile {
  /** Names the tile; no two tiles of a pack share one. */
  readonly id: string;
  /** The name on the tile, in Catalan in the default pack. */
  readonly name: string;
  /** The name in Spanish, where it has one of its own. */
  readonly spanish?: string;
  /** What kind of ground it is, which says what comes of entering it. */
  readonly flag: Flag;
  /** Its second action; null if it has none. */
  readonly symbol: TileSymbol | null;
  /** Is this the rally on which everybody starts and regroups? */
  readonly start: boolean;
}

/** A money disc: a coin on one face, a service or an infrastructure on the other. */
export interface Disc {
  /** Names the disc; no two discs of a pack share one. */
  readonly id: string;
  /** The service or infrastructure on its public face, which counts in modes with public management. */
  readonly kind: Kind;
  /** The coin in euros: 2 for a service, 1 for an infrastructure. */
  readonly value: number;
}

/** A face of the die. */
export interface Face {
  /** Euros that the treasury transfers: 0, 2 or 4 on the default die. */
  readonly money: number;
  /** Who moves in this turn’s citizen action. */
  readonly icon: Icon;
}

/** Everything in the box. The order of each list is the content order that every procedure and every lot follows. */
export interface Content {
  /** The name of the pack; the default one is `catalonia`. */
  readonly id: string;
  /** The board: the id of a cell is its place in this list. */
  readonly cells: readonly Cell[];
  /** As many as there are cells, one of them the start tile. */
  readonly tiles: readonly Tile[];
  /** All the money of the game: it is never more nor less. */
  readonly discs: readonly Disc[];
  /** Six faces; a throw of n brings up the n-th. */
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
