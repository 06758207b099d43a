import { expect } from 'vitest';
import { drawn } from '../scenes/founding.js';
import * as t from '../table.js';

const { clause } = t;

clause('GM-BOARD-02', 'the coast has no barriers and no features', () => {
  const { map } = drawn(1);
  expect([map!.territories.length, map!.edges.length]).toEqual([18, 38]);
  expect(map!.edges.every(({ barrier }) => barrier === 'none') && map!.territories.every(({ features }) => features.length === 0)).toBe(
    true,
  );
});
