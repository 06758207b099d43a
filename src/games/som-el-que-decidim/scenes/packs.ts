import type { Arbitrary } from 'fast-check';
import { anyId, anyName, byLot, distinct, type FastCheck, someIds } from '../../../core/data/arbitraries.js';
import {
  type Cell,
  type Content,
  type Disc,
  type Face,
  flags,
  icons,
  infrastructures,
  kinds,
  services,
  symbols,
  type Tile,
  type TileSymbol,
} from '../types/index.js';

/** A board may lie anywhere, at the edge of the numbers that can be counted too. */
const farthest = Number.MAX_SAFE_INTEGER - 100;

/** The eight cells around one. */
const around = [-1, 0, 1].flatMap((down) => [-1, 0, 1].flatMap((across) => (down === 0 && across === 0 ? [] : [{ down, across }])));

/** What a pack is made of, each part at random and none of them fitted to the others yet. */
const parts = (fc: FastCheck) => {
  const name = anyName(fc);
  const lot = fc.nat(99);
  const corner = fc.oneof(
    { withCrossShrink: true },
    { weight: 6, arbitrary: fc.integer({ min: -9, max: 9 }) },
    fc.constantFrom(farthest, -farthest),
  );
  return fc.record({
    ...{ id: anyId(fc), ids: fc.record({ tiles: someIds(fc), discs: someIds(fc) }) },
    corner: fc.record({ row: corner, column: corner }),
    /** Where each further cell touches one before it, counted round; most boards are small, some are not. */
    growth: fc.oneof(
      { withCrossShrink: true },
      { weight: 5, arbitrary: fc.array(fc.tuple(lot, fc.nat(7)), { minLength: 1, maxLength: 30, size: 'max' }) },
      fc.array(fc.tuple(lot, fc.nat(7)), { minLength: 60, maxLength: 90, size: 'max' }),
    ),
    tiles: fc.array(
      fc.record({
        ...{ name, spanish: fc.option(name, { nil: undefined }), lot },
        flag: fc.constantFrom(...flags),
        symbol: fc.option(fc.constantFrom(...symbols)),
      }),
      { minLength: 100, maxLength: 100 },
    ),
    discs: fc.array(fc.record({ kind: fc.constantFrom(...kinds), lot }), { maxLength: 40, size: 'max' }),
    die: fc.array(
      fc.record({
        money: fc.oneof(
          { withCrossShrink: true },
          { weight: 4, arbitrary: fc.nat(6) },
          fc.constantFrom(100, 1_000_000, Number.MAX_SAFE_INTEGER),
        ),
        icon: fc.constantFrom(...icons),
      }),
      { minLength: 6, maxLength: 6 },
    ),
    /** The face that moves the holder or everybody, and the one that decides the degree of centralism. */
    ...{
      mover: fc.record({ face: fc.nat(5), icon: fc.constantFrom('holder', 'everybody') }),
      decider: fc.record({ face: fc.nat(5), money: fc.constantFrom(2, 4) }),
    },
    participation: fc.oneof({ withCrossShrink: true }, { weight: 4, arbitrary: fc.nat(20) }, fc.constantFrom(0, 1000, 1_000_000)),
  });
};

type Parts = ReturnType<typeof parts> extends Arbitrary<infer T> ? T : never;

/** Cells that hang together, no two in one place. */
const board = ({ corner, growth }: Parts): Cell[] => {
  const cells: Cell[] = [corner];
  for (const [from, way] of growth) {
    const { row, column } = cells[from % cells.length]!;
    const { down, across } = around[way]!;
    const next = { row: row + down, column: column + across };
    if (!cells.some((cell) => cell.row === next.row && cell.column === next.column)) cells.push(next);
  }
  return cells;
};

/** The start tile, an urn at least, and what else there is room for; each symbol but the economic one stands once, and where it belongs. */
const tilesFor = ({ tiles, ids }: Parts, count: number): Tile[] => {
  const tileIds = distinct(ids.tiles, count, 'tile');
  const stood = new Set<TileSymbol>();
  const made = tiles.slice(0, count).map(({ name, spanish, flag, symbol, lot }, i) => {
    const isStart = i === 0;
    const ground = isStart ? 'catalonia' : i === 1 ? 'urn' : flag;
    const fits =
      symbol !== null &&
      !isStart &&
      (symbol === 'economic' || !stood.has(symbol)) &&
      ground === (symbol === 'suffrage' ? 'world' : 'catalonia');
    if (fits) stood.add(symbol);
    const tile: Tile = {
      ...{ id: tileIds[i]!, name },
      ...(spanish !== undefined && { spanish }),
      ...{ flag: ground, symbol: fits ? symbol : null, start: isStart },
    };
    return { tile, lot };
  });
  return byLot(made).map(({ tile }) => tile);
};

/** Money for so many players, and what there is besides. */
const discsFor = ({ discs, ids }: Parts, players: number): Disc[] => {
  const [twos, ones] = players === 1 ? [3, 2] : [2 * players, 2 * players];
  const needed = [
    ...Array.from({ length: twos }, (_, i) => ({ kind: services[i % services.length]!, lot: 0 })),
    ...Array.from({ length: ones }, (_, i) => ({ kind: infrastructures[i % infrastructures.length]!, lot: 0 })),
  ];
  const all = byLot([...needed, ...discs]);
  const discIds = distinct(ids.discs, all.length, 'disc');
  return all.map(({ kind }, i) => ({ id: discIds[i]!, kind, value: services.some((service) => service === kind) ? 2 : 1 }));
};

const fitted = (from: Parts, players: number): Content => {
  const cells = board(from);
  const die = from.die.map(
    (face, i): Face => ({
      money: i === from.decider.face ? from.decider.money : face.money,
      icon: i === from.mover.face ? from.mover.icon : face.icon,
    }),
  );
  const { id, participation } = from;
  return { id, cells, tiles: tilesFor(from, cells.length), discs: discsFor(from, players), die, participation };
};

/**
 * Countries that so many players can play in, four unless given, and with them fewer: boards of two cells and of many, any tiles, discs and dice, under
 * names of any script.
 */
export const packs = (fc: FastCheck, { players = 4 }: { readonly players?: number } = {}): Arbitrary<Content> =>
  parts(fc).map((made) => fitted(made, players));
