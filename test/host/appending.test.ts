import { type Journal, memoryJournal, type NewEntry } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { at, house, opened, pigOrder, settled, tokenOf } from './helpers/house.js';

const runBy = (run: string) => [{ token: tokenOf(run), right: { kind: 'run' } } as const, ...pigOrder().tokens.slice(1)];

test('lines of many tables that wait together are written in the order of their tables, and the first opening of one stands', async () => {
  const memory = memoryJournal(() => 0);
  const batches: (readonly NewEntry[])[] = [];
  const gate: { open?: () => void } = {};
  const journal: Journal = {
    ...memory,
    append: async (rows) => {
      batches.push(rows);
      if (batches.length === 1)
        await new Promise<void>((resolve) => {
          gate.open = resolve;
        });
      return memory.append(rows);
    },
  };
  const { host } = house({ journal });
  const order = (run: string, goal: number) => pigOrder({ config: { players: ['ada', 'bo'], goal }, tokens: runBy(run) });
  const first = opened(host, order('first', 9));
  await settled();
  const runs = ['r1', 'r2', 'r3', 'r4', 'r5', 'r6'];
  const waiting = runs.map((run) => opened(host, order(run, 10)));
  const late = runs.map((run) => host.open(order(run, 20)));
  await settled();
  gate.open?.();
  const tables = await Promise.all(waiting);
  for (const answer of await Promise.all(late)) expect(answer).toMatchObject({ _tag: 'Left', left: [{ code: 'other-order' }] });
  await first;
  expect(batches).toHaveLength(2);
  const sorted = [...tables].sort();
  expect(sorted).not.toEqual(tables);
  expect(batches[1]!.map(({ table }) => table)).toEqual(sorted.flatMap((table) => [table, table]));
  for (const table of tables) expect((await memory.read(table, 0, 9)).map(({ deed }) => deed)).toMatchObject([{ config: { goal: 10 } }]);
});

test('where a journal does not say what became of a line, nobody is told that it stands', async () => {
  const memory = memoryJournal(() => 0);
  const { host } = house({ journal: { ...memory, append: async () => [] } });
  expect(await host.open(pigOrder())).toMatchObject({ _tag: 'Left', left: [{ code: 'busy' }] });
});

test('a rematch that was laid out and could not be said to be is found again, whoever has come to other seats since', async () => {
  const memory = memoryJournal(() => 0);
  let fails = true;
  const append: Journal['append'] = async (rows) => {
    if (!fails || rows.every(({ deed }) => deed.kind !== 'rematch')) return memory.append(rows);
    fails = false;
    throw new Error('The journal cannot be reached.');
  };
  const { host } = house({ journal: { ...memory, append } });
  const table = await opened(host);
  const run = await at(host, table, 'run');
  expect(await run.say({ kind: 'rematch' })).toMatchObject({ kind: 'again' });
  expect(await run.say({ kind: 'seat', seat: 'bo', driver: { kind: 'bot', bot: 'greedy' } })).toMatchObject({ kind: 'done' });
  expect(await run.say({ kind: 'rematch' })).toMatchObject({ kind: 'done' });
});
