import { expect, test } from 'vitest';
import { Outbox, sayable } from '../../src/client/outbox.js';

test('what no host would hear is not sent', () => {
  expect(sayable({ kind: 'pause', id: '1' })).toEqual({ kind: 'pause', id: '1' });
  for (const odd of [{ kind: 'shout', id: '1' }, { kind: 'hello', protocol: 1, table: '0'.repeat(32), token: 'a'.repeat(64) }, null, 7])
    expect(sayable(odd as never)).toBe(null);
  const form = (more: number) => ({
    kind: 'form',
    id: '1',
    type: 'x',
    answers: { text: 'x'.repeat(63_900) },
    page: { search: 'y'.repeat(more) },
  });
  const room = 64_000 - JSON.stringify(form(0)).length;
  expect([sayable(form(room) as never), sayable(form(room + 1) as never)]).toEqual([form(room), null]);
});

test('how much is said is counted in bytes: a server ends the connection of whoever sends more, and would do so each time anew', () => {
  const act = (text: string) => ({ kind: 'act', id: '1', action: { type: 'announce', text } });
  const bare = JSON.stringify(act('')).length;
  for (const [letter, bytes] of [
    ['a', 1],
    ['ж', 2],
    ['漢', 3],
    ['🐉', 4],
  ] as const) {
    const most = Math.floor((64_000 - bare) / bytes);
    const fits = act(letter.repeat(most));
    expect([sayable(fits as never), sayable(act(letter.repeat(most + 1)) as never)]).toEqual([fits, null]);
  }
});

test('commands on their way survive in the order given, and nothing else does', () => {
  const saved: (string | null)[] = [null];
  const keep = { load: () => saved.at(-1)!, save: (text: string) => void saved.push(text) };
  const box = new Outbox(keep);
  expect(box.pending).toEqual([]);
  const [one, two] = [{ kind: 'pause', id: '1' } as const, { kind: 'take-back', id: '2', to: 3 } as const];
  box.add(one);
  box.add(two);
  expect(new Outbox(keep).pending).toEqual([one, two]);
  const before = box.pending;
  box.remove('3');
  expect(box.pending).toBe(before);
  box.remove('1');
  expect([box.pending, new Outbox(keep).pending]).toEqual([[two], [two]]);
  saved.push(JSON.stringify([two, { kind: 'look', id: '4', at: 1 }, { kind: 'shout', id: '5' }, 7]));
  expect(new Outbox(keep).pending).toEqual([two]);
  for (const odd of [null, '{', '{"length":1}', '7']) {
    saved.push(odd);
    expect(new Outbox(keep).pending).toEqual([]);
  }
});

test('a keep that fails is done without', () => {
  const fails = () => {
    throw new Error('no');
  };
  const box = new Outbox({ load: fails, save: fails });
  box.add({ kind: 'pause', id: '1' });
  expect(box.pending).toEqual([{ kind: 'pause', id: '1' }]);
  const free = new Outbox(undefined);
  free.add({ kind: 'pause', id: '1' });
  expect(free.pending).toHaveLength(1);
});
