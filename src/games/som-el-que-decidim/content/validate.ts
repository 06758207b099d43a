import { id as idCodec } from '../../../core/data/codec.js';
import { refuse, type Violation, type Violations } from '../../../core/refusals/violation.js';
import type { ClauseId } from '../clauses.js';
import { type Content, services } from '../types/index.js';
import { neighboursOf } from './atlas.js';

type Faults = Violations<ClauseId>;
type Check = (content: Content, game: { readonly players: number; readonly rollsDegree: boolean }) => Faults;

/** A saved game has to hold the ids of tiles and discs, so they are as short and as harmless as any other. */
const isId = (id: string): boolean => idCodec.is(id);

const isWhole = (value: number, min = Number.MIN_SAFE_INTEGER): boolean => Number.isSafeInteger(value) && value >= min;

const duplicateCells: Check = function* ({ cells }) {
  const seen = new Set<string>();
  for (const [i, { row, column }] of cells.entries()) {
    const fault = (message: string) => refuse('duplicate-cell' as const, 'SD-VAL-01' as const, message, `content.cells.${i}`);
    if (!isWhole(row) || !isWhole(column)) yield fault(`Cell ${i} lies at row ${row}, column ${column}: both should be whole numbers.`);
    else if (seen.has(`${row},${column}`)) yield fault(`Cell ${i} lies at row ${row}, column ${column}, where another cell lies already.`);
    seen.add(`${row},${column}`);
  }
};

const tileCount: Check = function* ({ cells, tiles }) {
  if (tiles.length !== cells.length)
    yield refuse('tile-count-mismatch', 'SD-VAL-02', `There are ${tiles.length} tiles for ${cells.length} cells.`, 'content.tiles');
};

const duplicateTiles: Check = function* ({ tiles }) {
  const seen = new Set<string>();
  for (const [i, { id }] of tiles.entries()) {
    if (!isId(id) || seen.has(id))
      yield refuse(
        'duplicate-tile',
        'SD-VAL-03',
        id === '' ? `Tile ${i} has an empty id.` : isId(id) ? `There are two tiles ${id}.` : `Tile ${i} has an id that cannot be kept.`,
        `content.tiles.${i}.id`,
      );
    seen.add(id);
  }
};

const startTile: Check = function* ({ tiles }) {
  const fault = (message: string, path: string) => refuse('bad-start-tile' as const, 'SD-VAL-05' as const, message, path);
  const starts = tiles.flatMap((tile, i) => (tile.start ? [{ tile, path: `content.tiles.${i}` }] : []));
  if (starts.length !== 1) yield fault(`There are ${starts.length} start tiles; there should be one.`, 'content.tiles');
  for (const { tile, path } of starts) {
    if (tile.flag !== 'catalonia') yield fault(`The start tile ${tile.id} has the flag ${tile.flag}.`, `${path}.flag`);
    if (tile.symbol !== null) yield fault(`The start tile ${tile.id} has the symbol ${tile.symbol}.`, `${path}.symbol`);
  }
};

const urnTiles: Check = function* ({ tiles }) {
  if (!tiles.some(({ flag }) => flag === 'urn')) yield refuse('no-urn-tile', 'SD-VAL-06', 'There is no urn tile.', 'content.tiles');
};

const symbolFlags: Check = function* ({ tiles }) {
  for (const [i, { id, flag, symbol }] of tiles.entries()) {
    const wanted = symbol === 'suffrage' ? 'world' : 'catalonia';
    if (symbol !== null && flag !== wanted)
      yield refuse(
        'bad-tile-symbol',
        'SD-VAL-07',
        `${id} has the symbol ${symbol}, which belongs on a ${wanted} tile, not on a ${flag} tile.`,
        `content.tiles.${i}.symbol`,
      );
  }
};

const duplicateSymbols: Check = function* ({ tiles }) {
  const seen = new Set<string>();
  for (const [i, { id, symbol }] of tiles.entries()) {
    if (symbol === null || symbol === 'economic') continue;
    if (seen.has(symbol))
      yield refuse('duplicate-symbol', 'SD-VAL-08', `${id} is a second tile with the symbol ${symbol}.`, `content.tiles.${i}.symbol`);
    seen.add(symbol);
  }
};

const disconnected: Check = function* ({ cells }) {
  const neighbours = neighboursOf(cells);
  const reached = new Set(cells.length > 0 ? [0] : []);
  for (const cell of reached) for (const next of neighbours[cell]!) reached.add(next);
  if (reached.size < cells.length)
    yield refuse(
      'board-disconnected',
      'SD-VAL-09',
      `Only ${reached.size} of ${cells.length} cells can be reached from the first.`,
      'content.cells',
    );
};

const badDie: Check = function* ({ die }) {
  if (die.length !== 6) yield refuse('bad-die', 'SD-VAL-10', `The die has ${die.length} faces; it should have 6.`, 'content.die');
  for (const [i, { money }] of die.entries())
    if (!isWhole(money, 0))
      yield refuse(
        'bad-die',
        'SD-VAL-10',
        `Face ${i + 1} shows ${money} €; it should be a whole number, 0 or more.`,
        `content.die.${i}.money`,
      );
};

const neverValid: Check = function* ({ die }) {
  if (!die.some(({ icon }) => icon === 'holder' || icon === 'everybody'))
    yield refuse('die-never-valid', 'SD-VAL-11', 'No face shows holder or everybody, so a re-roll might never end.', 'content.die');
};

const noDegree: Check = function* ({ die }, { players, rollsDegree }) {
  const values = players === 1 ? [2, 4] : [0, 2, 4];
  if (rollsDegree && !die.some(({ money }) => values.includes(money)))
    yield refuse(
      'die-no-centralism',
      'SD-VAL-12',
      `No face shows ${values.join(', ')} €, so the die cannot decide the degree.`,
      'content.die',
    );
};

const badDiscs: Check = function* ({ discs }) {
  const fault = (message: string, path: string) => refuse('bad-disc' as const, 'SD-VAL-13' as const, message, path);
  const seen = new Set<string>();
  for (const [i, { id, kind, value }] of discs.entries()) {
    if (!isId(id) || seen.has(id))
      yield fault(
        id === '' ? `Disc ${i} has an empty id.` : isId(id) ? `There are two discs ${id}.` : `Disc ${i} has an id that cannot be kept.`,
        `content.discs.${i}.id`,
      );
    seen.add(id);
    const worth = services.some((service) => service === kind) ? 2 : 1;
    if (value !== worth) yield fault(`${id} is worth ${value} €; ${kind} discs are worth ${worth} €.`, `content.discs.${i}.value`);
  }
};

const fewDiscs: Check = function* ({ discs }, { players }) {
  const [twos, ones] = players === 1 ? [3, 2] : [2 * players, 2 * players];
  const count = (value: number): number => discs.filter((disc) => disc.value === value).length;
  if (count(2) < twos || count(1) < ones)
    yield refuse(
      'not-enough-discs',
      'SD-VAL-14',
      `There are ${count(2)} discs of 2 € and ${count(1)} of 1 €; ${twos} and ${ones} are needed.`,
      'content.discs',
    );
};

/** More participation discs than anybody needs: a fist may hold as many as a die can have sides. */
const mostVotes = 1_000_000;

const badParticipation: Check = function* ({ participation }) {
  if (!isWhole(participation, 0) || participation > mostVotes)
    yield refuse('bad-participation-count', 'SD-VAL-15', `There cannot be ${participation} participation discs.`, 'content.participation');
};

/** In the order of the clauses; SD-VAL-04 and the ids of kinds and icons are the codec's. */
const checks: readonly Check[] = [
  ...[duplicateCells, tileCount, duplicateTiles, startTile, urnTiles, symbolFlags, duplicateSymbols, disconnected],
  ...[badDie, neverValid, noDegree, badDiscs, fewDiscs, badParticipation],
];

/** Everything that is wrong with a pack for so many players, with the path of each fault; an empty list means that it can be played. */
export const validateContent = (content: Content, players = 4, rollsDegree = true): Violation<ClauseId>[] =>
  checks.flatMap((check) => [...check(content, { players, rollsDegree })]);
