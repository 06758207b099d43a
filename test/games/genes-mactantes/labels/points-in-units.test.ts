import { expect, test } from 'vitest';
import { labels } from '../helpers/spoken.js';

test('points shared out among units are told unit by unit, and a territory that touches none says so', () => {
  const amounts = { 'garrison:north': 3, 'army:south': 0, 'patrol:bay': 2 };
  expect(labels.answer('deploy-army', 'units', amounts, 'en')).toBe('garrison in north (3), patrol in bay (2)');
  expect(labels.answer('deploy-army', 'units', { 'army:south': 0 }, 'en')).toBe('none');
  expect(labels.answer('draw-coast', 'edges.0', [], 'en')).toBe('none');
  expect(labels.answer('draw-coast', 'edges.0', ['1:North', '2:Bay'], 'en')).toBe('North (1), Bay (2)');
});
