import { exchanges } from 'ludoteca/som-el-que-decidim';
import { expect, test } from 'vitest';

test('exchanges name known kinds', () => {
  expect(Object.keys(exchanges)).toEqual(['education', 'roads', 'railways', 'forests', 'energies', 'housing']);
});
