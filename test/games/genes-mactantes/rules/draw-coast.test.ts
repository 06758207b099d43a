import type { DrawCoast } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import { drawn } from '../helpers/scenes/founding.js';
import * as t from '../helpers/table.js';

const { clause, game } = t;
const state = drawn(0);
const template = game.legalActions(state, 'ada')[0] as DrawCoast;
const islet = { id: 'islet', name: 'Islet', kind: 'land' } as const;

clause('GM-BOARD-02', 'the first step fixes territories, their kinds and names, and what touches what, and nothing else', () => {
  const { map, step } = drawn(1);
  expect(step).toBe('setup-features');
  expect(map!.territories.map(({ id, name, kind }) => ({ id, name, kind }))).toEqual(template.territories);
  expect(map!.edges.map(({ a, b }) => ({ a, b }))).toEqual(template.edges);
  expect(map!.edges.every(({ barrier }) => barrier === 'none') && map!.territories.every(({ features }) => features.length === 0)).toBe(
    true,
  );
  expect(map!.countries).toEqual([]);
  const barred = { ...template, edges: template.edges.map((edge) => ({ ...edge, barrier: 'cliff' })) };
  expect(t.refusal(state, barred)[0]).toBe('bad-parameter');
});

clause('GM-BOARD-06', 'a coast is judged by ids, size, edges and whether it hangs together, and drawn again if bad', () => {
  const { territories, edges } = template;
  const refused = (changes: Partial<DrawCoast>) => t.refusal(state, { ...template, ...changes });
  expect(refused({ territories: [...territories, territories[0]!] })).toEqual(['map-duplicate-id', 'GM-MAPV-01']);
  expect(refused({ territories: territories.slice(0, 5), edges: [] })).toEqual(['map-size', 'GM-MAPV-02']);
  expect(refused({ edges: [...edges, { a: 'a1', b: 'a2' }] })).toEqual(['map-bad-edge', 'GM-MAPV-04']);
  expect(refused({ territories: [...territories, islet] })).toEqual(['map-disconnected', 'GM-MAPV-05']);
  expect(game.actors(state)).toEqual(['ada']);
  const wider = { ...template, territories: [...territories, islet], edges: [...edges, { a: 'islet', b: 'mar-de-dins' }] };
  expect(t.after(state, wider).map!.territories.length).toBe(19);
});
