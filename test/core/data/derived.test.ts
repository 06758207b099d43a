import { expect, test } from 'vitest';
import { derived } from '../../../src/core/data/derived.js';

test('what follows is found out once for each, in whatever order they are asked about', () => {
  const asked: string[] = [];
  const shout = derived(({ name }: { readonly name: string }) => {
    asked.push(name);
    return { loud: name.toUpperCase() };
  });
  const [ada, bo, otherAda] = [{ name: 'ada' }, { name: 'bo' }, { name: 'ada' }];
  const first = shout(ada);
  expect(first).toEqual({ loud: 'ADA' });
  expect([shout(ada), shout(bo).loud, shout(ada), shout(bo).loud]).toEqual([first, 'BO', first, 'BO']);
  expect(shout(ada)).toBe(first);
  expect(asked).toEqual(['ada', 'bo']);
  expect(shout(otherAda)).not.toBe(first);
  expect(asked).toEqual(['ada', 'bo', 'ada']);
});

test('nothing is an answer too, and is not looked for again', () => {
  let asked = 0;
  const none = derived((_from: object): null => {
    asked++;
    return null;
  });
  const [one, other] = [{}, {}];
  expect([none(one), none(other), none(one), none(one)]).toEqual([null, null, null, null]);
  expect(asked).toBe(2);
});
