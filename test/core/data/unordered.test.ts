import { expect, test } from 'vitest';
import { unordered } from '../../../src/core/data/unordered.js';

test('two ids have one key, whichever comes first, and no other two have it', () => {
  expect(unordered('bo', 'ada')).toBe('["ada","bo"]');
  expect(unordered('ada', 'bo')).toBe('["ada","bo"]');
  expect(unordered('ada', 'ada')).toBe('["ada","ada"]');
  expect(unordered('a', 'b","c')).not.toBe(unordered('a","b', 'c'));
});
