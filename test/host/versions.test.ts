import { expect, test } from 'vitest';
import { isLater } from '../../src/host/versions.js';

test('of two versions the one with the greater number in the first place where they differ is later, and none is later than itself', () => {
  const inOrder = ['', '0.9', '1.0.0', '1.0.0-1', '1.0.0 build 2', '1.0.1', '1.2', '1.2.0.1', '1.10', '1.10.1', '2.0.0-rc.1', '10'];
  inOrder.forEach((version, i) => {
    inOrder.forEach((other, k) => {
      expect(isLater(version, other), `${version} after ${other}`).toBe(i > k);
    });
  });
});

test('what is not said of a version is nothing', () => {
  for (const [one, other] of [
    ['1.2', '1.2.0'],
    ['', '0.0'],
    ['unknown', ''],
  ] as const)
    for (const [version, than] of [
      [one, other],
      [other, one],
    ] as const)
      expect(isLater(version, than)).toBe(false);
});
