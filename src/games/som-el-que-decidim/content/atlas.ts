import { derived } from '../../../core/data/derived.js';
import type { Cell, Content, Disc, Tile } from '../types/index.js';
import { type Kind, kinds } from '../types/kinds.js';

/** Everything that follows from a pack, for looking up. */
export interface Atlas {
  /** For each cell, the adjacent cells in ascending order. [SD-MAP-02] */
  readonly neighbours: readonly (readonly number[])[];
  readonly tiles: ReadonlyMap<string, Tile>;
  readonly discs: ReadonlyMap<string, Disc>;
  /** The place of a tile or a disc in content order. */
  readonly order: { readonly tiles: ReadonlyMap<string, number>; readonly discs: ReadonlyMap<string, number> };
  /** The disc kinds of the pack, in content order. */
  readonly kinds: readonly Kind[];
  /** The id of the start tile. */
  readonly start: string;
  /** How many urn tiles the consultation needs. [SD-VAL-06] */
  readonly urns: number;
  /** The tax agency's tile, if the pack has one. */
  readonly agency: string | null;
  /** What all discs are worth together. */
  readonly money: number;
}

/** The cells that touch each cell, by edge or corner. [SD-MAP-02] */
export const neighboursOf = (cells: readonly Cell[]): number[][] => {
  const at = new Map(cells.map(({ row, column }, cell) => [`${row},${column}`, cell]));
  return cells.map(({ row, column }, cell) => {
    const around: number[] = [];
    // By offsets: counting from row - 1 to row + 1 would never end where numbers are too large to count.
    for (const down of [-1, 0, 1])
      for (const across of [-1, 0, 1]) {
        const other = at.get(`${row + down},${column + across}`);
        if (other !== undefined && other !== cell && !around.includes(other)) around.push(other);
      }
    return around.sort((a, b) => a - b);
  });
};

/** Do two cells lie in one row or one column, whatever lies between them? [SD-MAP-03] */
export const areAligned = (a: Cell, b: Cell): boolean => a !== b && (a.row === b.row || a.column === b.column);

const survey = ({ cells, tiles, discs }: Content): Atlas => ({
  neighbours: neighboursOf(cells),
  tiles: new Map(tiles.map((tile) => [tile.id, tile])),
  discs: new Map(discs.map((disc) => [disc.id, disc])),
  order: {
    tiles: new Map(tiles.map(({ id }, place) => [id, place])),
    discs: new Map(discs.map(({ id }, place) => [id, place])),
  },
  kinds: kinds.filter((kind) => discs.some((disc) => disc.kind === kind)),
  start: tiles.find(({ start }) => start)!.id,
  urns: tiles.filter(({ flag }) => flag === 'urn').length,
  agency: tiles.find(({ symbol }) => symbol === 'taxAgency')?.id ?? null,
  money: discs.reduce((sum, { value }) => sum + value, 0),
});

/** The atlas of a pack, drawn once. */
export const atlasOf: (content: Content) => Atlas = derived(survey);
