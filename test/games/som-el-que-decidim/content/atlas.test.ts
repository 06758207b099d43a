import { areAligned, atlasOf, catalonia, neighboursOf } from 'ludoteca/som-el-que-decidim';
import { expect } from 'vitest';
import { clause } from '../helpers/clauses.js';

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
