import { type Content, catalonia, type Flag, type TileSymbol } from 'ludoteca/som-el-que-decidim';

const tile = (id: string, flag: Flag, symbol: TileSymbol | null = null, start = false) => ({ id, name: id, flag, symbol, start });

/** A village of four by three, where everything is near and the State pays well: for games in which rare things happen often. */
export const village: Content = {
  ...catalonia,
  id: 'village',
  cells: Array.from({ length: 12 }, (_, cell) => ({ row: Math.floor(cell / 4), column: cell % 4 })),
  die: catalonia.die.map(({ icon }, i) => ({ icon, money: [6, 4, 4, 4, 2, 5][i]! })),
  tiles: [
    tile('square', 'catalonia', null, true),
    tile('tax-office', 'catalonia', 'taxAgency'),
    tile('pharmacy', 'catalonia', 'prescription'),
    tile('notary', 'catalonia', 'inheritance'),
    tile('market', 'catalonia', 'economic'),
    tile('school', 'catalonia'),
    tile('polling-station', 'world', 'suffrage'),
    tile('garden', 'world'),
    tile('urn-lid', 'urn'),
    tile('urn-box', 'urn'),
    tile('decree', 'spain'),
    tile('veto', 'spain'),
  ],
};

const powers = ['health', 'justice', 'mossos'] as const;

/** The same village with the discs that have most powers, and a die that lets the holder or everybody move. */
export const busyVillage: Content = {
  ...village,
  id: 'busy-village',
  discs: village.discs.map(({ value }, i) =>
    value === 1 ? village.discs[i]! : { id: `${powers[i % 3]!}-${Math.floor(i / 3) + 1}`, kind: powers[i % 3]!, value },
  ),
  die: village.die.map(({ money }, i) => ({ money, icon: i % 2 === 0 ? 'holder' : 'everybody' })),
};

const most = 10_000;

/** A land of ten thousand cells with as many discs, a die that is never empty, and a million votes: the largest there may be. */
export const largestContent: Content = {
  ...catalonia,
  id: 'x'.repeat(200),
  cells: Array.from({ length: most }, (_, cell) => ({ row: Math.floor(cell / 100), column: cell % 100 })),
  tiles: Array.from({ length: most }, (_, i) => catalonia.tiles[i] ?? tile(`field-${i}`, 'catalonia', i % 3 === 0 ? 'economic' : null)),
  discs: Array.from({ length: most }, (_, i) => catalonia.discs[i] ?? { id: `forest-${i}`, kind: 'forests', value: 1 }),
  die: catalonia.die.map(({ icon, money }) => ({ icon, money: money === 0 ? Number.MAX_SAFE_INTEGER : money })),
  participation: 1_000_000,
};
