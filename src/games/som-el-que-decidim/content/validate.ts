import { isWholeWithin } from '../../../core/data/bounds.js';
import { id as idCodec } from '../../../core/data/codec.js';
import type { Violation, Violations } from '../../../core/refusals/violation.js';
import type { ClauseId } from '../clauses.js';
import { refuse } from '../refusals/index.js';
import { type Content, services } from '../types/index.js';
import { neighboursOf } from './atlas.js';

type Faults = Violations<ClauseId>;
type Check = (content: Content, game: { readonly players: number; readonly rollsDegree: boolean }) => Faults;

/** A saved game has to hold the ids of tiles and discs, so they are as short and as harmless as any other. */
const isId = (id: string): boolean => idCodec.is(id);

/** What is wrong with an id that is none, or is there already. */
const badId = (id: string, place: number) => {
  if (id === '') return { fault: 'empty-id', place } as const;
  return isId(id) ? ({ fault: 'twice', id } as const) : ({ fault: 'unfit-id', place } as const);
};

const isWhole = (value: number, min = Number.MIN_SAFE_INTEGER): boolean => Number.isSafeInteger(value) && value >= min;

const duplicateCells: Check = function* ({ cells }) {
  const seen = new Set<string>();
  for (const [i, { row, column }] of cells.entries()) {
    if (!isWhole(row) || !isWhole(column))
      yield refuse('duplicate-cell', 'SD-VAL-01', { fault: 'not-whole', cell: i, row, column }, `content.cells.${i}`);
    else if (seen.has(`${row},${column}`))
      yield refuse('duplicate-cell', 'SD-VAL-01', { fault: 'taken', cell: i, row, column }, `content.cells.${i}`);
    seen.add(`${row},${column}`);
  }
};

const tileCount: Check = function* ({ cells, tiles }) {
  if (tiles.length !== cells.length)
    yield refuse('tile-count-mismatch', 'SD-VAL-02', { tiles: tiles.length, cells: cells.length }, 'content.tiles');
};

const duplicateTiles: Check = function* ({ tiles }) {
  const seen = new Set<string>();
  for (const [i, { id }] of tiles.entries()) {
    if (!isId(id) || seen.has(id)) yield refuse('duplicate-tile', 'SD-VAL-03', badId(id, i), `content.tiles.${i}.id`);
    seen.add(id);
  }
};

const startTile: Check = function* ({ tiles }) {
  const starts = tiles.flatMap((tile, i) => (tile.start ? [{ tile, path: `content.tiles.${i}` }] : []));
  if (starts.length !== 1) yield refuse('bad-start-tile', 'SD-VAL-05', { fault: 'not-one', starts: starts.length }, 'content.tiles');
  for (const { tile, path } of starts) {
    if (tile.flag !== 'catalonia')
      yield refuse('bad-start-tile', 'SD-VAL-05', { fault: 'flag', id: tile.id, flag: tile.flag }, `${path}.flag`);
    if (tile.symbol !== null)
      yield refuse('bad-start-tile', 'SD-VAL-05', { fault: 'symbol', id: tile.id, symbol: tile.symbol }, `${path}.symbol`);
  }
};

const urnTiles: Check = function* ({ tiles }) {
  if (!tiles.some(({ flag }) => flag === 'urn')) yield refuse('no-urn-tile', 'SD-VAL-06', {}, 'content.tiles');
};

const symbolFlags: Check = function* ({ tiles }) {
  for (const [i, { id, flag, symbol }] of tiles.entries()) {
    const wanted = symbol === 'suffrage' ? 'world' : 'catalonia';
    if (symbol !== null && flag !== wanted)
      yield refuse('bad-tile-symbol', 'SD-VAL-07', { id, symbol, belongsOn: wanted, flag }, `content.tiles.${i}.symbol`);
  }
};

const duplicateSymbols: Check = function* ({ tiles }) {
  const seen = new Set<string>();
  for (const [i, { id, symbol }] of tiles.entries()) {
    if (symbol === null || symbol === 'economic') continue;
    if (seen.has(symbol)) yield refuse('duplicate-symbol', 'SD-VAL-08', { id, symbol }, `content.tiles.${i}.symbol`);
    seen.add(symbol);
  }
};

const disconnected: Check = function* ({ cells }) {
  const neighbours = neighboursOf(cells);
  const reached = new Set(cells.length > 0 ? [0] : []);
  for (const cell of reached) for (const next of neighbours[cell]!) reached.add(next);
  if (reached.size < cells.length)
    yield refuse('board-disconnected', 'SD-VAL-09', { reached: reached.size, cells: cells.length }, 'content.cells');
};

const badDie: Check = function* ({ die }) {
  if (die.length !== 6) yield refuse('bad-die', 'SD-VAL-10', { fault: 'not-six', faces: die.length }, 'content.die');
  for (const [i, { money }] of die.entries())
    if (!isWhole(money, 0)) yield refuse('bad-die', 'SD-VAL-10', { fault: 'money', face: i + 1, money }, `content.die.${i}.money`);
};

const neverValid: Check = function* ({ die }) {
  if (!die.some(({ icon }) => icon === 'holder' || icon === 'everybody')) yield refuse('die-never-valid', 'SD-VAL-11', {}, 'content.die');
};

const noDegree: Check = function* ({ die }, { players, rollsDegree }) {
  const values = players === 1 ? [2, 4] : [0, 2, 4];
  if (rollsDegree && !die.some(({ money }) => values.includes(money)))
    yield refuse('die-no-centralism', 'SD-VAL-12', { values }, 'content.die');
};

const badDiscs: Check = function* ({ discs }) {
  const seen = new Set<string>();
  for (const [i, { id, kind, value }] of discs.entries()) {
    if (!isId(id) || seen.has(id)) yield refuse('bad-disc', 'SD-VAL-13', badId(id, i), `content.discs.${i}.id`);
    seen.add(id);
    const worth = services.some((service) => service === kind) ? 2 : 1;
    if (value !== worth) yield refuse('bad-disc', 'SD-VAL-13', { fault: 'value', id, value, kind, worth }, `content.discs.${i}.value`);
  }
};

const fewDiscs: Check = function* ({ discs }, { players }) {
  const [twos, ones] = players === 1 ? [3, 2] : [2 * players, 2 * players];
  const count = (value: number): number => discs.filter((disc) => disc.value === value).length;
  if (count(2) < twos || count(1) < ones)
    yield refuse('not-enough-discs', 'SD-VAL-14', { twos: count(2), ones: count(1), twosNeeded: twos, onesNeeded: ones }, 'content.discs');
};

/** More participation discs than anybody needs: a fist may hold as many as a die can have sides. */
const mostVotes = 1_000_000;

const badParticipation: Check = function* ({ participation }) {
  if (!isWholeWithin(participation, 0, mostVotes))
    yield refuse('bad-participation-count', 'SD-VAL-15', { participation }, 'content.participation');
};

/** In the order of the clauses; SD-VAL-04 and the ids of kinds and icons are the codec's. */
const checks: readonly Check[] = [
  ...[duplicateCells, tileCount, duplicateTiles, startTile, urnTiles, symbolFlags, duplicateSymbols, disconnected],
  ...[badDie, neverValid, noDegree, badDiscs, fewDiscs, badParticipation],
];

/** Everything that is wrong with a pack for so many players, with the path of each fault; an empty list means that it can be played. */
export const validateContent = (content: Content, players = 4, rollsDegree = true): Violation<ClauseId>[] =>
  checks.flatMap((check) => [...check(content, { players, rollsDegree })]);
