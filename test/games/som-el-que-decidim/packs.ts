import { type Content, catalonia, type Flag, type TileSymbol } from 'ludoteca/som-el-que-decidim';

const tile = (id: string, flag: Flag, symbol: TileSymbol | null = null, start = false) => ({ id, name: id, flag, symbol, start });

/** A village of four by three, where everything is near: for games in which rare things happen often. */
export const village: Content = {
  ...catalonia,
  id: 'village',
  cells: Array.from({ length: 12 }, (_, cell) => ({ row: Math.floor(cell / 4), column: cell % 4 })),
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
