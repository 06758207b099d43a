import type { Forecast } from 'ludoteca';
import { expect, test } from 'vitest';
import { Foreseeing } from '../../examples/web/src/tables/foreseeing.js';

const of = (gist: string): Forecast => ({ exact: true, sample: null, rows: [], points: [], expected: gist.length, plays: 1 });

const order = (type: string) => ({ type, player: 'ada' });

/** A host that answers when it is told to, and remembers what it was asked. */
const slowHost = () => {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  return {
    asked,
    foresee: ({ type }: { readonly type: string }): Promise<Forecast | null> => {
      asked.push(type);
      return new Promise((resolve) => answers.push(() => resolve(of(type))));
    },
    async answers(): Promise<void> {
      answers.shift()!();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
};

test('one thing is foreseen at a time, each once, and what somebody is about to do goes before what waits', async () => {
  const host = slowHost();
  const foreseeing = new Foreseeing(host.foresee, () => 'now');
  const all = [foreseeing.foresee(order('a'), false), foreseeing.foresee(order('bb'), false), foreseeing.foresee(order('a'), false)];
  const urgent = foreseeing.foresee(order('ccc'), true);
  expect(host.asked).toEqual(['a']);
  await host.answers();
  expect(host.asked).toEqual(['a', 'ccc']);
  await host.answers();
  await host.answers();
  expect(host.asked).toEqual(['a', 'ccc', 'bb']);
  expect((await Promise.all([...all, urgent])).map((forecast) => forecast?.expected)).toEqual([1, 2, 1, 3]);
});

test('what waited idly goes first once somebody is about to do it', async () => {
  const host = slowHost();
  const foreseeing = new Foreseeing(host.foresee, () => 'now');
  for (const type of ['a', 'bb', 'ccc']) void foreseeing.foresee(order(type), false);
  const urgent = foreseeing.foresee(order('ccc'), true);
  await host.answers();
  await host.answers();
  expect(host.asked).toEqual(['a', 'ccc', 'bb']);
  expect((await urgent)?.expected).toBe(3);
});

test('when the table moves on what waits is dropped, and the same is foreseen anew', async () => {
  const host = slowHost();
  let table = 'before';
  const foreseeing = new Foreseeing(host.foresee, () => table);
  const first = foreseeing.foresee(order('a'), false);
  const waiting = foreseeing.foresee(order('bb'), false);
  table = 'after';
  const again = foreseeing.foresee(order('a'), false);
  expect(await waiting).toBeNull();
  await host.answers();
  await host.answers();
  expect(host.asked).toEqual(['a', 'a']);
  expect([(await first)?.expected, (await again)?.expected]).toEqual([1, 1]);
});

test('a host that fails has nothing to say, and the next is asked all the same', async () => {
  const foreseeing = new Foreseeing(
    ({ type }) => (type === 'a' ? Promise.reject(new Error('gone')) : Promise.resolve(of(type))),
    () => 'now',
  );
  expect(await foreseeing.foresee(order('a'), true)).toBeNull();
  expect((await foreseeing.foresee(order('bb'), true))?.expected).toBe(2);
});
