import { expect, test } from 'vitest';
import { lazily } from '../../../src/core/data/lazily.js';

test('what is asked for is found out once, and what nobody asks for never is, whatever it is', () => {
  const asked: unknown[] = [];
  const found = [undefined, null, 0, 'sedan'].map((value) => lazily(() => (asked.push(value), value)));
  expect(asked).toEqual([]);
  const [nothing, , none, chair] = found;
  expect([nothing!(), none!(), chair!(), nothing!(), none!(), chair!()]).toEqual([undefined, 0, 'sedan', undefined, 0, 'sedan']);
  expect(asked).toEqual([undefined, 0, 'sedan']);
});
