import { unordered } from '../../../core/data/unordered.js';
import type { Violation } from '../../../core/refusals/violation.js';
import type { ClauseId } from '../clauses.js';
import { refuse } from '../refusals/index.js';
import type { ContentPack } from '../types/index.js';

/** What is wrong with a pack. */
export type Faults = Generator<Violation<ClauseId>>;

/** One clause that a pack must keep. */
export type Check = (pack: ContentPack) => Faults;

/** On which side of the Boundary a subsector lies; undefined if it lies in no sector. */
export const sideOf = (pack: ContentPack, subsector: string): string | undefined => {
  const sector = pack.subsectors.find(({ id }) => id === subsector)?.sector;
  return pack.sectors.find(({ id }) => id === sector)?.side;
};

function* smallSubsectors(pack: ContentPack): Faults {
  for (const [i, { id }] of pack.subsectors.entries()) {
    const count = pack.planets.filter(({ subsector }) => subsector === id).length;
    if (count < 2) yield refuse('pack-subsector-too-small', 'ET-VAL-03', { id, planets: count }, `subsectors.${i}`);
  }
}

function* emptySectors(pack: ContentPack): Faults {
  for (const [i, { id }] of pack.sectors.entries())
    if (!pack.subsectors.some(({ sector }) => sector === id)) yield refuse('pack-sector-empty', 'ET-VAL-04', { id }, `sectors.${i}`);
}

function* missingSides(pack: ContentPack): Faults {
  for (const side of ['outer', 'eye'] as const)
    if (!pack.sectors.some((sector) => sector.side === side)) yield refuse('pack-missing-side', 'ET-VAL-05', { side }, 'sectors');
}

function* badLinks(pack: ContentPack): Faults {
  const seen = new Set<string>();
  for (const [i, [a, b]] of pack.links.entries()) {
    if (a === b) yield refuse('pack-bad-link', 'ET-VAL-06', { fault: 'to-itself', a }, `links.${i}`);
    else if (seen.has(unordered(a, b))) yield refuse('pack-bad-link', 'ET-VAL-06', { fault: 'twice', a, b }, `links.${i}`);
    seen.add(unordered(a, b));
  }
}

function* disconnected(pack: ContentPack): Faults {
  const [first] = pack.subsectors;
  if (first === undefined) return;
  const reached = new Set([first.id]);
  const waiting = [first.id];
  for (let here = waiting.pop(); here !== undefined; here = waiting.pop())
    for (const [a, b] of pack.links) {
      const there = a === here ? b : b === here ? a : undefined;
      if (there !== undefined && !reached.has(there)) {
        reached.add(there);
        waiting.push(there);
      }
    }
  const lost = pack.subsectors.filter(({ id }) => !reached.has(id)).map(({ id }) => id);
  if (lost.length > 0) yield refuse('pack-map-disconnected', 'ET-VAL-07', { from: first.id, cutOff: lost }, 'links');
}

function* cellsAgainstLinks(pack: ContentPack): Faults {
  const drawn = pack.subsectors.filter(({ cells }) => cells !== undefined);
  if (drawn.length === 0) return;
  for (const [i, { id, cells }] of pack.subsectors.entries())
    if (cells === undefined)
      yield refuse('pack-links-disagree-with-cells', 'ET-VAL-08', { fault: 'no-cells', id }, `subsectors.${i}.cells`);
  const owner = new Map<string, string>();
  for (const [i, { id, cells }] of pack.subsectors.entries())
    for (const [row, column] of cells ?? []) {
      const key = `${row},${column}`;
      const other = owner.get(key);
      if (other !== undefined && other !== id)
        yield refuse('pack-links-disagree-with-cells', 'ET-VAL-08', { fault: 'cell-twice', cell: key, other, id }, `subsectors.${i}.cells`);
      owner.set(key, id);
    }
  if (drawn.length < pack.subsectors.length) return;
  const edges = new Set<string>();
  for (const { id, cells } of pack.subsectors)
    for (const [row, column] of cells ?? [])
      for (const next of [owner.get(`${row + 1},${column}`), owner.get(`${row},${column + 1}`)])
        if (next !== undefined && next !== id) edges.add(unordered(id, next));
  const links = new Set(pack.links.map(([a, b]) => unordered(a, b)));
  for (const [i, [a, b]] of pack.links.entries())
    if (!edges.has(unordered(a, b))) yield refuse('pack-links-disagree-with-cells', 'ET-VAL-08', { fault: 'no-edge', a, b }, `links.${i}`);
  for (const edge of edges)
    if (!links.has(edge)) {
      const [a, b] = JSON.parse(edge) as [string, string];
      yield refuse('pack-links-disagree-with-cells', 'ET-VAL-08', { fault: 'no-link', a, b }, 'links');
    }
}

function* missingGate(pack: ContentPack): Faults {
  const isGate = (id: string): boolean => pack.subsectors.some((subsector) => subsector.id === id && subsector.gate);
  if (!pack.links.some(([a, b]) => sideOf(pack, a) !== sideOf(pack, b) && (isGate(a) || isGate(b))))
    yield refuse('pack-no-gate', 'ET-VAL-09', {}, 'links');
}

/** What the map itself must be like, in the order of the clauses: its sectors, links, cells and gates. */
export const mapChecks: readonly Check[] = [
  smallSubsectors,
  emptySectors,
  missingSides,
  badLinks,
  disconnected,
  cellsAgainstLinks,
  missingGate,
];
