import widthOf from 'fast-string-width';
import { scripted } from 'ludoteca';
import { atlasOf, type ContentPack, eyeOfTerror, ojoDelTerror, type State, type View } from 'ludoteca/ojo-del-terror';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { smallPack } from '../helpers/packs.js';
import { holding, inTurn, resolve, start } from '../helpers/positions.js';
import { labels } from '../helpers/spoken.js';

const languages = ['en', 'es', 'ca', 'fr'] as const;
const viewOf = (state: State): View => ojoDelTerror.view(state, null);

const state = start(['10', '9', 'constructor']);

const drawn = (game: State, language = 'en'): string => labels.draw!(viewOf(game), language);

test('the map is drawn with every subsector, and a line for every player', () => {
  const text = drawn(holding(state, { 10: ['cadia', 'furia'], 9: ['rubra'] }));
  for (const { id } of eyeOfTerror.subsectors) expect(text).toContain(id);
  const lines = text.split('\n');
  for (const player of ['10', '9', 'constructor'])
    expect(lines.filter((line) => new RegExp(`\\b${player}\\b.*points`).test(line))).toHaveLength(1);
  expect(lines.find((line) => line.includes('constructor'))).toMatch(/0 points\s+0 planets\s+1 action\b/);
  expect(lines.find((line) => /\b10\b/.test(line))).toMatch(/2 planets/);
});

test('players with odd names are drawn in every phase', () => {
  const odd = ['constructor', 'toString', 'valueOf', 'hasOwnProperty'];
  const bands = accepted(ojoDelTerror.setup({ players: odd }, scripted([]))).state;
  const ended = resolve(inTurn(start(odd), 8)).state;
  for (const game of [bands, start(odd), ended])
    for (const language of languages) expect(drawn(game, language)).not.toMatch(/native code|function|undefined|\[object/);
});

test('the map is drawn in the language asked for', () => {
  expect(drawn(state, 'es')).not.toMatch(/\b(points?|planets?|actions?|gate)\b/);
  expect(drawn(state, 'es')).toContain('Mil Hijos');
});

const shifted = (rows: number, columns: number): ContentPack => ({
  ...eyeOfTerror,
  subsectors: eyeOfTerror.subsectors.map((subsector) => ({
    ...subsector,
    cells: subsector.cells!.map(([row, column]): [number, number] => [row + rows, column + columns]),
  })),
});

test('a map is drawn alike wherever its cells lie on the grid', () => {
  const plain = drawn(state);
  for (const [rows, columns] of [
    [-1, -1],
    [-10, 3],
    [7, 0],
    [200, 100],
  ] as const)
    expect(drawn(start(['10', '9', 'constructor'], undefined, { pack: shifted(rows, columns) }))).toBe(plain);
});

test('cells of one subsector that lie far apart do not blow up the map', () => {
  const column = (...rows: readonly number[]) => rows.map((row) => [row, 1] as const);
  const subsectors = smallPack.subsectors.map((region) => ({ ...region, cells: region.id === 'o' ? column(1, 50_000) : column(2) }));
  const text = drawn(start(['10', '9'], undefined, { pack: { ...smallPack, subsectors } }));
  for (const { id } of subsectors) expect(text).toContain(id);
  expect(text.split('\n').length).toBeLessThan(30);
});

test('a map without cells is drawn as a list: each subsector with its marks, and where one gets to from there, by the lines of the map', () => {
  const lines = drawn(start(['10', '9'], undefined, { pack: smallPack })).split('\n');
  const { subsectors } = atlasOf(smallPack);
  const sign = { near: '─', gate: '┄', boundary: '═' } as const;
  for (const { id, neighbours } of subsectors.values()) {
    const line = lines.find((one) => one.startsWith(`${id} `))!;
    for (const { to, passage } of neighbours) expect(line).toContain(`${sign[passage]} ${to}`);
  }
  expect(lines.find((line) => line.startsWith('o '))).toMatch(/^o gate\s+A B ·\s+[─┄═] /);
  expect(lines.find((line) => line.startsWith('constructor '))).toMatch(/^constructor\s+· ·\s+[─┄═] /);
});

test('the table of players stays a table, whatever letters their names are written in and however long they are', () => {
  const odd = ['日本語', 'é\u0301a', 'Maximiliana Fernández'];
  const rows = drawn(start(odd)).split('\n').slice(-3);
  const columnOfPoints = rows.map((row) => widthOf(row.slice(0, row.search(/\d+ points?/))));
  expect(new Set(columnOfPoints).size).toBe(1);
});

test('the Boundary stands where it is: a double line all around the Eye, dotted at the Gates of Cadia', () => {
  const lines = drawn(state).split('\n');
  const rule = (above: string): string => lines[lines.findIndex((line) => line.includes(above)) + 2]!;
  const under = (above: string, place: number): string => rule(above).slice(16 * place, 16 * place + 15);
  expect([0, 1, 2, 3, 4].map((place) => new Set(under('VO-2', place)))).toEqual(['─', '┄', '┄', '═', '─'].map((sign) => new Set([sign])));
  for (const above of ['VO-1', 'AP-2']) expect(rule(above)).not.toMatch(above === 'VO-1' ? /═|┄/ : /┄/);
  expect([0, 1, 2, 3, 4].map((place) => new Set(under('AP-2', place)))).toEqual(['─', '═', '═', '═', '─'].map((sign) => new Set([sign])));
  for (const row of ['VO-1', 'AP-2']) {
    const line = lines.find((one) => one.includes(row))!;
    expect([15, 31, 47, 63].map((place) => line[place])).toEqual(['║', '│', '│', '║']);
  }
  for (const row of ['VO-2', 'AP-1']) expect(lines.find((one) => one.includes(row))).not.toContain('║');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(80);
});

test('what is too long for a cell of the map is cut, and every line stays where it is', () => {
  const long = 'V'.repeat(40);
  const pack = JSON.parse(JSON.stringify(eyeOfTerror).replaceAll('"VO-2"', JSON.stringify(long))) as ContentPack;
  const lines = drawn(start(['10', '9', 'constructor'], undefined, { pack })).split('\n');
  const usual = drawn(state).split('\n');
  const place = lines.findIndex((line) => line.includes('VVV'));
  expect([lines[place]!.slice(0, 15), lines[place]!.slice(15)]).toEqual([long.slice(0, 15), usual[place]!.slice(15)]);
});
