import { atlasOf, type Content, catalonia, somElQueDecidim, validateContent } from 'ludoteca/som-el-que-decidim';
import { expect, test } from 'vitest';
import { answeredInFull } from '../../refusals-in-full.js';
import { clause } from '../helpers/clauses.js';
import { village } from '../helpers/packs.js';
import { configRefusal, isAccepted } from '../helpers/playing.js';
import { ada, bo, players } from '../helpers/scenes.js';

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

clause('SD-VAL-15', 'the number of participation discs is a whole number from 0 to a million', () => {
  for (const participation of [-1, 0.5, 1_000_001]) {
    expect(configRefusal(changed({ participation }))).toEqual(['bad-participation-count', 'SD-VAL-15', 'content.participation']);
  }
  for (const participation of [0, 1_000_000]) expect(isAccepted(changed({ participation }))).toBe(true);
});

test('options are checked before the content, and faults come in the order of their clauses', () => {
  const broken = { ...changed({ participation: -1, tiles: tiles(0, { start: false }) }), firstHolder: 'nobody' };
  const read = answeredInFull(somElQueDecidim.decodeConfig(broken));
  expect(read._tag === 'Left' && read.left.map(({ clause: id }) => id)).toEqual(['SD-CFG-09', 'SD-VAL-05', 'SD-VAL-15']);
});

clause(['SD-VAL-03', 'SD-VAL-13'], 'ids that no saved game could hold are refused with the pack', () => {
  const packs = ['__proto__', 'x'.repeat(201)].flatMap((id) => [
    { ...catalonia, tiles: catalonia.tiles.map((one, i) => (i === 9 ? { ...one, id } : one)) },
    { ...catalonia, discs: catalonia.discs.map((one, i) => (i === 3 ? { ...one, id } : one)) },
  ]);
  const [tiles, discs] = [
    ['duplicate-tile', 'SD-VAL-03', 'content.tiles.9.id'],
    ['bad-disc', 'SD-VAL-13', 'content.discs.3.id'],
  ];
  expect(packs.map((content) => configRefusal({ players: [ada, bo], content }))).toEqual([tiles, discs, tiles, discs]);
});
