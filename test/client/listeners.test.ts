import { afterEach, expect, test, vi } from 'vitest';
import { settled } from '../host/helpers/house.js';
import { potOf, puppet } from './helpers/puppet.js';
import { welcome } from './helpers/welcome.js';

afterEach(() => vi.unstubAllGlobals());

/** Whatever is thrown where nobody would catch it, in order. */
const uncaught = (): unknown[] => {
  const thrown: unknown[] = [];
  vi.stubGlobal('queueMicrotask', (run: () => void) => {
    try {
      run();
    } catch (error) {
      thrown.push(error);
    }
  });
  return thrown;
};

test('a listener that fails keeps neither others nor open forms from hearing of it, and its fault is not swallowed', async () => {
  const thrown = uncaught();
  const { store, say, kinds, reply } = puppet();
  say(welcome);
  const form = store.openForm('roll');
  let heard = 0;
  store.subscribe(() => {
    throw new Error('a table that cannot be drawn');
  });
  store.subscribe(() => heard++);
  form.subscribe(() => {
    throw new Error('a form that cannot be drawn');
  });
  form.subscribe(() => heard++);
  const question = (field: string) => ({ kind: 'ask', field, question: { kind: 'one', from: [1, 2] }, enough: null });
  reply(question('die'));
  await settled();
  expect([heard, thrown.map(String)]).toEqual([1, ['Error: a form that cannot be drawn']]);
  say(potOf(3, 1));
  await settled();
  expect([heard, kinds()]).toEqual([2, ['hello', 'form', 'form']]);
  reply(question('more'));
  await settled();
  expect([heard, form.getSnapshot()?.ask?.field]).toEqual([3, 'more']);
  expect(thrown.map(String)).toEqual([
    'Error: a form that cannot be drawn',
    'Error: a table that cannot be drawn',
    'Error: a form that cannot be drawn',
  ]);
  store.close();
});
