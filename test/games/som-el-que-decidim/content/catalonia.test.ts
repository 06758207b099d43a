import { atlasOf, catalonia } from 'ludoteca/som-el-que-decidim';
import { book as english } from 'ludoteca/som-el-que-decidim/book/english';
import { book as spanish } from 'ludoteca/som-el-que-decidim/book/spanish';
import { expect } from 'vitest';
import { clause } from '../helpers/clauses.js';
import { begun } from '../helpers/scenes.js';

const count = <T>(list: readonly T[], of: (entry: T) => unknown): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const entry of list) counts[String(of(entry))] = (counts[String(of(entry))] ?? 0) + 1;
  return counts;
};

clause('SD-CONT-01', 'four citizens, one for each player, no two alike', () => {
  expect(begun().config.players.map(({ colour }) => colour)).toEqual(['pink', 'lilac', 'orange', 'blue']);
});

clause(['SD-CONT-02', 'SD-CONT-03', 'SD-CONT-04'], '24 discs of ten kinds: twelve of 2 €, twelve of 1 €, 36 € in all', () => {
  expect(count(catalonia.discs, ({ kind }) => kind)).toEqual({
    ...{ justice: 2, health: 3, education: 3, mossos: 2, firefighters: 2 },
    ...{ roads: 2, railways: 2, forests: 3, energies: 2, housing: 3 },
  });
  expect(count(catalonia.discs, ({ value }) => value)).toEqual({ 1: 12, 2: 12 });
  expect(atlasOf(catalonia).money).toBe(36);
  for (const { kind, value } of catalonia.discs)
    expect(value).toBe(['justice', 'health', 'education', 'mossos', 'firefighters'].includes(kind) ? 2 : 1);
});

clause('SD-CONT-05', 'twelve participation discs', () => {
  expect(catalonia.participation).toBe(12);
  expect(begun().pool).toBe(12);
});

clause(['SD-CONT-06', 'SD-TILE-01'], '37 tiles with their flags', () => {
  expect(count(catalonia.tiles, ({ flag }) => flag)).toEqual({ catalonia: 18, world: 11, urn: 4, spain: 4 });
  expect(catalonia.tiles.slice(0, 4).map(({ id }) => id)).toEqual([
    ...['concentracio-nacional', 'agencia-tributaria-catalana', 'euro-per-recepta', 'impost-de-successions'],
  ]);
  expect([17, 18, 28, 29, 32, 33, 36].map((i) => catalonia.tiles[i]!.flag)).toEqual([
    'catalonia',
    'world',
    'world',
    'urn',
    'urn',
    'spain',
    'spain',
  ]);
  expect(new Set(catalonia.tiles.map(({ id }) => id)).size).toBe(37);
});

clause('SD-CONT-07', 'the start tile is one of the 37 and carries the Catalan flag', () => {
  expect(catalonia.tiles.filter(({ start }) => start)).toEqual([catalonia.tiles[0]]);
  expect(catalonia.tiles[0]).toMatchObject({ flag: 'catalonia', symbol: null });
});

clause(['SD-CONT-08', 'SD-CONT-09'], 'seven tiles carry a symbol, suffrage on a world tile, the others on Catalan ones', () => {
  const symbols = catalonia.tiles.filter(({ symbol }) => symbol !== null);
  expect(count(symbols, ({ symbol }) => symbol)).toEqual({ economic: 3, taxAgency: 1, prescription: 1, inheritance: 1, suffrage: 1 });
  for (const { symbol, flag } of symbols) expect(flag).toBe(symbol === 'suffrage' ? 'world' : 'catalonia');
});

clause('SD-CONT-10', 'the treasury lies on no cell', () => {
  expect(catalonia.tiles.some(({ id }) => id === 'treasury')).toBe(false);
  expect(catalonia.cells).toHaveLength(37);
});

clause('SD-CONT-12', 'six faces, each with money and an icon', () => {
  expect(catalonia.die).toHaveLength(6);
  expect(count(catalonia.die, ({ money }) => money)).toEqual({ 0: 2, 2: 2, 4: 2 });
  expect(new Set(catalonia.die.map(({ icon }) => icon)).size).toBe(6);
});

clause('SD-CONT-14', 'content order puts the 2 € discs first', () => {
  const ids = catalonia.discs.map(({ id }) => id);
  expect(ids.slice(0, 3)).toEqual(['justice-1', 'justice-2', 'health-1']);
  expect(ids.slice(11, 13)).toEqual(['firefighters-2', 'roads-1']);
  expect(ids.at(-1)).toBe('housing-3');
});

clause('SD-DIE-01', 'the faces of the default die', () => {
  expect(catalonia.die).toEqual([
    { money: 4, icon: 'holder' },
    { money: 2, icon: 'pink' },
    { money: 2, icon: 'lilac' },
    { money: 4, icon: 'orange' },
    { money: 0, icon: 'blue' },
    { money: 0, icon: 'everybody' },
  ]);
});

clause('SD-MAP-01', '37 cells in seven rows, numbered row by row', () => {
  const rows = [
    [1, 3],
    [0, 5],
    [0, 6],
    [0, 6],
    [0, 5],
    [0, 4],
    [1, 3],
  ] as const;
  const cells = rows.flatMap(([from, to], row) => Array.from({ length: to - from + 1 }, (_, i) => ({ row, column: from + i })));
  expect(catalonia.cells).toEqual(cells);
});

clause('SD-TILE-02', 'tiles are told apart by flag and symbol alone', () => {
  for (const flag of ['urn', 'spain'])
    expect(catalonia.tiles.filter((one) => one.flag === flag).every(({ symbol }) => symbol === null)).toBe(true);
});

clause('SD-MAP-02', 'a cell has from four to eight neighbours, as the rulebooks say', () => {
  const { neighbours } = atlasOf(catalonia);
  const counts = neighbours.map((cells) => cells.length);
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([4, 8]);
  const told = [english, spanish].map(({ chapters }) =>
    chapters
      .find(({ id }) => id === 'on-the-table')!
      .blocks.flatMap((block) => (block.kind === 'text' && block.cites?.includes('SD-MAP-02') ? [block.text] : [])),
  );
  expect(told).toEqual([
    [expect.stringContaining('a cell has eight at most, and never fewer than four')],
    [expect.stringContaining('tiene, pues, ocho vecinas como mucho, y nunca menos de cuatro')],
  ]);
});
