import { journalPromises } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import type { Database, Row } from '../../examples/online/database.js';
import { sqlJournal } from '../../examples/online/journal.js';
import { house, pigOrder } from '../host/helpers/house.js';

interface Kept extends Row {
  readonly table_id: string;
  readonly n: number;
  readonly command: string;
}

/** A database that has lines in memory, and of two rows that keep each other out writes the later one, as any may. */
const contrary = (): Database => {
  const kept: Kept[] = [];
  const isKeptOut = ({ table_id, n, command }: Kept): boolean =>
    kept.some((row) => row.table_id === table_id && (row.n === n || row.command === command));
  const query = async (text: string, values: readonly unknown[]): Promise<readonly Row[]> => {
    const columns = values as readonly (readonly never[])[];
    const rows = (columns[0] ?? []).map((table_id, i): Kept => {
      const [, n, command, , deed] = columns.map((column) => column[i]!) as never[];
      return { table_id, n: n!, command: command!, deed, at: 5 };
    });
    if (text.includes('insert into entry'))
      return rows.reverse().filter((row) => {
        const isWritten = !isKeptOut(row);
        if (isWritten) kept.push(row);
        return isWritten;
      });
    if (text.includes('join entry')) {
      const [tables, commands] = columns as readonly (readonly string[])[];
      return kept.filter((row) => tables!.some((table, i) => row.table_id === table && row.command === commands![i]));
    }
    if (text.includes('with ordinality')) {
      const [tables, after] = columns as readonly (readonly unknown[])[];
      return tables!.flatMap((table, i) =>
        kept.filter((row) => row.table_id === table && row.n > (after![i] as number)).map((row) => ({ ...row, i: i + 1 })),
      );
    }
    return [];
  };
  return { name: 'contrary', query, script: async () => [], listen: async () => async () => {}, close: async () => {} };
};

test('of two openings of a table in one statement the first is written, whichever the database would have taken', async () => {
  const journal = sqlJournal(contrary());
  await journalPromises(async () => journal)
    .find(({ id }) => id === 'twice')!
    .run();
  const line = (table: string, command: string) => ({ table, n: 1, command, deed: { kind: 'paused', by: table } }) as const;
  expect(await journal.append([line('t', 'open'), line('t', 'open'), line('u', 'open'), line('t', 'another')])).toEqual([
    { kind: 'raced' },
    { kind: 'raced' },
    { kind: 'written', at: 5 },
    { kind: 'written', at: 5 },
  ]);
  expect(await journal.append([line('v', 'open'), line('v', 'open')])).toEqual([
    { kind: 'written', at: 5 },
    { kind: 'known', n: 1 },
  ]);
  expect(await journal.append([line('v', 'open'), line('v', 'open')])).toEqual(Array(2).fill({ kind: 'known', n: 1 }));
});

test('of two orders with one run token at the same time one lays the table out, and the other is refused, also in SQL', async () => {
  const { host } = house({ journal: sqlJournal(contrary()) });
  const order = (goal: number) => pigOrder({ config: { players: ['ada', 'bo'], goal } });
  expect(await Promise.all([host.open(order(100)), host.open(order(500))])).toMatchObject([
    { _tag: 'Right' },
    { _tag: 'Left', left: [{ code: 'other-order' }] },
  ]);
});
