import { memoryJournal, type NewEntry, type Snapshot } from 'ludoteca/host';
import { expect, test } from 'vitest';

test('what was written already is no second line, whatever number it is given, and its number is told', async () => {
  const journal = memoryJournal(() => 5);
  const line: NewEntry = { table: 't', n: 1, command: 'once', deed: { kind: 'paused', by: 'ada' } };
  expect(await journal.append([line, line, { ...line, n: 2 }])).toEqual([
    { kind: 'written', at: 5 },
    { kind: 'known', n: 1 },
    { kind: 'known', n: 1 },
  ]);
  expect(await journal.append([{ ...line, n: 2, command: 'another' }])).toEqual([{ kind: 'written', at: 5 }]);
  expect((await journal.read('t', 0, 9)).map(({ command }) => command)).toEqual(['once', 'another']);
});

test('a line whose number another has, or that would leave a gap, is kept out', async () => {
  const journal = memoryJournal(() => 5);
  const line = (n: number, command: string): NewEntry => ({ table: 't', n, command, deed: { kind: 'paused', by: 'ada' } });
  expect(await journal.append([line(1, 'one'), line(1, 'other'), line(3, 'third')])).toEqual([
    { kind: 'written', at: 5 },
    { kind: 'raced' },
    { kind: 'raced' },
  ]);
  expect((await journal.read('t', 0, 9)).map(({ command }) => command)).toEqual(['one']);
});

test('of a table nobody has written of there are no lines, and no snapshot', async () => {
  const journal = memoryJournal();
  expect(await journal.read('t', 0, 9)).toEqual([]);
  expect(await journal.latest('t')).toBeNull();
});

test('of two snapshots of a table the later one stays, whichever comes first, and of two that are as late the first', async () => {
  const journal = memoryJournal();
  const of = (n: number, seal: string): Snapshot => ({ format: 'ludoteca-hosted/1', n, seal, state: {}, table: { step: n } });
  for (const [snapshot, seal] of [
    [of(50, 'a'), 'a'],
    [of(100, 'b'), 'b'],
    [of(50, 'c'), 'b'],
    [of(100, 'd'), 'b'],
  ] as const) {
    await journal.keep('t', snapshot);
    expect((await journal.latest('t'))?.seal).toBe(seal);
  }
});
