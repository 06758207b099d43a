import { memoryJournal } from 'ludoteca/host';
import { journalPromises } from 'ludoteca/testing';
import { expect, test } from 'vitest';

for (const { name, run } of journalPromises(async () => memoryJournal())) test(`a journal in memory: ${name}`, run);

test('a journal that writes a command twice is found out', async () => {
  const forgetful = async () => {
    const journal = memoryJournal();
    let unique = 0;
    return {
      ...journal,
      append: (rows: Parameters<typeof journal.append>[0]) => journal.append(rows.map((row) => ({ ...row, command: `${unique++}` }))),
    };
  };
  const once = journalPromises(forgetful).find(({ id }) => id === 'once')!;
  await expect(once.run()).rejects.toThrow('again');
});
