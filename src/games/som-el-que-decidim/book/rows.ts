import { atlasOf } from '../content/atlas.js';
import { catalonia } from '../content/catalonia.js';
import { exchanges } from '../content/exchanges.js';
import { type Flag, flags, type Icon, type Kind, kinds, symbols, type Tile, type TileSymbol } from '../types/index.js';

/** The cells of the board by their numbers, a row of the board to a row; a dot is outside. */
export const boardRows = (): readonly (readonly string[])[] => {
  const { cells } = catalonia;
  const width = Math.max(...cells.map(({ column }) => column)) + 1;
  const height = Math.max(...cells.map(({ row }) => row)) + 1;
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => {
      const cell = cells.findIndex((at) => at.row === row && at.column === column);
      return cell < 0 ? '·' : String(cell);
    }),
  );
};

/** The flags, how many tiles fly each, and what it does. */
export const flagRows = (does: Readonly<Record<Flag, readonly [name: string, effect: string]>>): readonly (readonly string[])[] =>
  flags.map((flag) => [does[flag][0], String(catalonia.tiles.filter((tile) => tile.flag === flag).length), does[flag][1]]);

/** The symbols, the tiles that have them, and what each does. */
export const symbolRows = (
  does: Readonly<Record<TileSymbol, readonly [name: string, effect: string]>>,
  called: (tile: Tile) => string,
): readonly (readonly string[])[] =>
  symbols.map((symbol) => [
    does[symbol][0],
    catalonia.tiles
      .filter((tile) => tile.symbol === symbol)
      .map(called)
      .join(', '),
    does[symbol][1],
  ]);

/** The names of all tiles, by their flags. */
export const nameRows = (flagged: Readonly<Record<Flag, string>>, called: (tile: Tile) => string): readonly (readonly string[])[] =>
  flags.map((flag) => [
    flagged[flag],
    catalonia.tiles
      .filter((tile) => tile.flag === flag)
      .map(called)
      .join(', '),
  ]);

/** The kinds of discs, what one is worth, and how many there are. */
export const moneyRows = (called: Readonly<Record<Kind, string>>): readonly (readonly string[])[] =>
  kinds.map((kind) => {
    const alike = catalonia.discs.filter((disc) => disc.kind === kind);
    return [called[kind], `${atlasOf(catalonia).discs.get(alike[0]!.id)!.value} €`, String(alike.length)];
  });

/** The faces of the die. */
export const dieRows = (called: Readonly<Record<Icon, string>>): readonly (readonly string[])[] =>
  catalonia.die.map(({ money, icon }, i) => [String(i + 1), `${money} €`, called[icon]]);

/** What two discs of a kind take. */
export const exchangeRows = (called: Readonly<Record<Kind, string>>, or: string): readonly (readonly string[])[] =>
  kinds.flatMap((kind) => {
    const taken = exchanges[kind];
    return taken === undefined ? [] : [[`2 × ${called[kind]}`, taken.map((one) => called[one]).join(` ${or} `)]];
  });
