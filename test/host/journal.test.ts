import { memoryJournal, type NewEntry } from 'ludoteca/host';
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
