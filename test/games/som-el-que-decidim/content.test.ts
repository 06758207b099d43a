import {
  areAligned,
  atlasOf,
  type Content,
  catalonia,
  exchanges,
  neighboursOf,
  somElQueDecidim,
  validateContent,
} from 'ludoteca/som-el-que-decidim';
import { expect, test } from 'vitest';
import { village } from './packs.js';
import { begun, clause, configRefusal, discsOf, isAccepted, players, worthOf } from './table.js';

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

clause('SD-MAP-02', 'eight neighbours, corners included, without wrapping round', () => {
  const { neighbours } = atlasOf(catalonia);
  expect(neighbours[0]).toEqual([1, 3, 4, 5]);
  expect(neighbours[4]).toEqual([0, 1, 3, 5, 9, 10, 11]);
  expect(neighbours[10]).toEqual([3, 4, 5, 9, 11, 16, 17, 18]);
  expect(neighbours[17]).toEqual([9, 10, 11, 16, 18, 23, 24, 25]);
  expect(neighbours[24]).toEqual([16, 17, 18, 23, 25, 29, 30, 31]);
  expect(neighbours[31]).toEqual([24, 25, 26, 30, 32, 34, 35, 36]);
  expect(neighbours[22]).not.toContain(23);
});

clause('SD-MAP-03', 'aligned means the same row or column, at any distance, and no diagonal', () => {
  const cell = (i: number) => catalonia.cells[i]!;
  expect([areAligned(cell(16), cell(19)), areAligned(cell(19), cell(36)), areAligned(cell(16), cell(36))]).toEqual([true, true, false]);
  expect(areAligned(cell(10), cell(18))).toBe(false);
  expect(areAligned(cell(10), cell(10))).toBe(false);
});

clause('SD-MAP-04', 'with any three gaps the rest of the board holds together', () => {
  const neighbours = neighboursOf(catalonia.cells);
  expect(Math.min(...neighbours.map((around) => around.length))).toBeGreaterThanOrEqual(4);
  for (let a = 0; a < 37; a++)
    for (let b = a + 1; b < 37; b++)
      for (let c = b + 1; c < 37; c++) {
        const first = [0, 1, 2, 3].find((cell) => cell !== a && cell !== b && cell !== c)!;
        const reached = new Set([first]);
        for (const cell of reached) for (const next of neighbours[cell]!) if (next !== a && next !== b && next !== c) reached.add(next);
        if (reached.size !== 34) throw new Error(`Without ${a}, ${b} and ${c} only ${reached.size} cells are reached.`);
      }
});

/** The village with something changed. */
const changed = (change: Partial<Content>) => ({ players: players(4), content: { ...village, ...change } });
const tiles = (at: number, change: object) =>
  village.tiles.map((tile, i) => (i === at ? { ...tile, ...change } : tile)) as Content['tiles'];
const cells = (at: number, change: object) => village.cells.map((cell, i) => (i === at ? { ...cell, ...change } : cell));
const discs = (at: number, change: object) =>
  village.discs.map((disc, i) => (i === at ? { ...disc, ...change } : disc)) as Content['discs'];
const die = (change: (face: Content['die'][number], i: number) => object) => village.die.map(change) as unknown as Content['die'];

test('the packs can be played', () => {
  for (const content of [village, catalonia]) {
    expect(validateContent(content)).toEqual([]);
    expect(isAccepted({ players: players(4), content })).toBe(true);
  }
});

clause('SD-VAL-01', 'cells have whole coordinates, no two the same', () => {
  expect(configRefusal(changed({ cells: cells(3, { row: 0, column: 0 }) }))).toEqual(['duplicate-cell', 'SD-VAL-01', 'content.cells.3']);
  expect(configRefusal(changed({ cells: cells(3, { row: 0.5 }) }))).toEqual(['duplicate-cell', 'SD-VAL-01', 'content.cells.3']);
  expect(configRefusal(changed({ cells: cells(3, { row: 'x' }) }))).toEqual(['duplicate-cell', 'SD-VAL-01', 'content.cells.3.row']);
});

clause('SD-VAL-02', 'as many tiles as cells', () => {
  expect(configRefusal(changed({ tiles: village.tiles.slice(0, 11) }))).toEqual(['tile-count-mismatch', 'SD-VAL-02', 'content.tiles']);
});

clause('SD-VAL-03', 'tile ids are unique and not empty', () => {
  expect(configRefusal(changed({ tiles: tiles(5, { id: 'market' }) }))).toEqual(['duplicate-tile', 'SD-VAL-03', 'content.tiles.5.id']);
  expect(configRefusal(changed({ tiles: tiles(5, { id: '' }) }))).toEqual(['duplicate-tile', 'SD-VAL-03', 'content.tiles.5.id']);
});

clause('SD-VAL-04', 'flags are known', () => {
  expect(configRefusal(changed({ tiles: tiles(5, { flag: 'moon' }) }))).toEqual(['bad-tile-flag', 'SD-VAL-04', 'content.tiles.5.flag']);
});

clause('SD-VAL-05', 'exactly one start tile, Catalan and plain', () => {
  expect(configRefusal(changed({ tiles: tiles(0, { start: false }) }))).toEqual(['bad-start-tile', 'SD-VAL-05', 'content.tiles']);
  expect(configRefusal(changed({ tiles: tiles(5, { start: true }) }))).toEqual(['bad-start-tile', 'SD-VAL-05', 'content.tiles']);
  expect(configRefusal(changed({ tiles: tiles(0, { flag: 'world' }) }))).toEqual(['bad-start-tile', 'SD-VAL-05', 'content.tiles.0.flag']);
  expect(configRefusal(changed({ tiles: tiles(0, { symbol: 'economic' }) }))[0]).toBe('bad-start-tile');
});

clause('SD-VAL-06', 'at least one urn tile', () => {
  const none = village.tiles.map((tile) => (tile.flag === 'urn' ? { ...tile, flag: 'world' as const } : tile));
  expect(configRefusal(changed({ tiles: none }))).toEqual(['no-urn-tile', 'SD-VAL-06', 'content.tiles']);
  expect(isAccepted(changed({ tiles: tiles(8, { flag: 'world' }) }))).toBe(true);
  expect([atlasOf(village).urns, atlasOf(catalonia).urns]).toEqual([2, 4]);
});

clause('SD-VAL-07', 'symbols on the flags where they belong', () => {
  expect(configRefusal(changed({ tiles: tiles(5, { symbol: 'suffrage' }) }))).toEqual([
    'bad-tile-symbol',
    'SD-VAL-07',
    'content.tiles.5.symbol',
  ]);
  expect(configRefusal(changed({ tiles: tiles(7, { symbol: 'economic' }) }))[0]).toBe('bad-tile-symbol');
  expect(configRefusal(changed({ tiles: tiles(7, { symbol: 'sun' }) }))).toEqual([
    'bad-tile-symbol',
    'SD-VAL-07',
    'content.tiles.7.symbol',
  ]);
});

clause('SD-VAL-08', 'one tile of each tax and of suffrage, any number of economic ones', () => {
  for (const [at, symbol] of [
    [5, 'taxAgency'],
    [5, 'prescription'],
    [5, 'inheritance'],
    [7, 'suffrage'],
  ] as const)
    expect(configRefusal(changed({ tiles: tiles(at, { symbol }) }))).toEqual([
      'duplicate-symbol',
      'SD-VAL-08',
      `content.tiles.${at}.symbol`,
    ]);
  expect(isAccepted(changed({ tiles: tiles(5, { symbol: 'economic' }) }))).toBe(true);
});

clause('SD-VAL-09', 'the board holds together', () => {
  expect(configRefusal(changed({ cells: cells(11, { row: 9 }) }))).toEqual(['board-disconnected', 'SD-VAL-09', 'content.cells']);
  expect(configRefusal(changed({ cells: cells(11, { row: Number.MAX_SAFE_INTEGER }) }))[0]).toBe('board-disconnected');
});

clause('SD-VAL-10', 'six faces with money from 0 and known icons', () => {
  expect(configRefusal(changed({ die: village.die.slice(1) }))).toEqual(['bad-die', 'SD-VAL-10', 'content.die']);
  expect(configRefusal(changed({ die: die((face, i) => (i === 2 ? { ...face, money: -1 } : face)) }))).toEqual([
    ...['bad-die', 'SD-VAL-10', 'content.die.2.money'],
  ]);
  expect(configRefusal(changed({ die: die((face, i) => (i === 2 ? { ...face, icon: 'green' } : face)) }))).toEqual([
    ...['bad-die', 'SD-VAL-10', 'content.die.2.icon'],
  ]);
});

clause('SD-VAL-11', 'some face shows holder or everybody', () => {
  const colours = die((face) => ({ ...face, icon: 'pink' }));
  expect(configRefusal(changed({ die: colours }))).toEqual(['die-never-valid', 'SD-VAL-11', 'content.die']);
});

clause('SD-VAL-12', 'a die that is to decide the degree can do so', () => {
  const odd = { ...changed({ die: die((face) => ({ ...face, money: 3 })) }), mode: 'A' };
  expect(configRefusal(odd)).toEqual(['die-no-centralism', 'SD-VAL-12', 'content.die']);
  expect(isAccepted({ ...odd, centralism: 'high' })).toBe(true);
  const nothing = { players: ['ada'], content: { ...village, die: die((face) => ({ ...face, money: 0 })) } };
  expect(configRefusal(nothing)[0]).toBe('die-no-centralism');
  expect(isAccepted({ ...nothing, players: players(2) })).toBe(true);
});

clause('SD-VAL-13', 'disc ids are unique, kinds known, values right', () => {
  expect(configRefusal(changed({ discs: discs(1, { id: 'justice-1' }) }))).toEqual(['bad-disc', 'SD-VAL-13', 'content.discs.1.id']);
  expect(configRefusal(changed({ discs: discs(1, { value: 1 }) }))).toEqual(['bad-disc', 'SD-VAL-13', 'content.discs.1.value']);
  expect(configRefusal(changed({ discs: discs(1, { kind: 'gold' }) }))).toEqual(['bad-disc', 'SD-VAL-13', 'content.discs.1.kind']);
});

clause('SD-VAL-14', 'enough discs to deal', () => {
  const few = { ...village, discs: village.discs.filter((_, i) => i !== 0 && i < 19) };
  expect(configRefusal({ players: players(4), content: few })).toEqual(['not-enough-discs', 'SD-VAL-14', 'content.discs']);
  expect(isAccepted({ players: players(3), content: few })).toBe(true);
  const two = { ...village, discs: village.discs.filter(({ value }, i) => i < 2 || value === 1) };
  expect(configRefusal({ players: ['ada'], content: two })[0]).toBe('not-enough-discs');
});

clause('SD-VAL-15', 'the number of participation discs is a whole number from 0', () => {
  for (const participation of [-1, 0.5]) {
    expect(configRefusal(changed({ participation }))).toEqual(['bad-participation-count', 'SD-VAL-15', 'content.participation']);
  }
  expect(isAccepted(changed({ participation: 0 }))).toBe(true);
});

test('options are checked before the content, and faults come in the order of their clauses', () => {
  const broken = { ...changed({ participation: -1, tiles: tiles(0, { start: false }) }), firstHolder: 'nobody' };
  const read = somElQueDecidim.decodeConfig(broken);
  expect(read._tag === 'Left' && read.left.map(({ clause: id }) => id)).toEqual(['SD-CFG-09', 'SD-VAL-05', 'SD-VAL-15']);
});

test('exchanges name known kinds', () => {
  expect(Object.keys(exchanges)).toEqual(['education', 'roads', 'railways', 'forests', 'energies', 'housing']);
});

clause('SD-SET-04', 'what is not dealt stays in the treasury', () => {
  for (const [seats, left] of [
    [4, 12],
    [3, 18],
    [2, 24],
    [1, 28],
  ] as const)
    expect(worthOf(begun({}, seats), 'treasury')).toBe(left);
  expect(discsOf(begun({}, 1), 'treasury')).toHaveLength(19);
});
