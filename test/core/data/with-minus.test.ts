import { expect, test } from 'vitest';
import { withMinus } from '../../../src/core/data/with-minus.js';

test('a number below zero has the minus of print', () => {
  expect([withMinus(-5), withMinus(0), withMinus(3), withMinus(-1.5)]).toEqual(['−5', '0', '3', '−1.5']);
});
