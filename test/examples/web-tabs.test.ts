import { afterEach, expect, test } from 'vitest';
import type { Kept } from '../../examples/web/src/local/marks.js';
import { handedOver, InThisTab } from '../../examples/web/src/local/tabs.js';

let tables = 0;
const open: InThisTab[] = [];
const stoodBack: InThisTab[] = [];
const followed: string[] = [];
afterEach(() => {
  for (const tab of open.splice(0)) tab.close();
  stoodBack.length = 0;
  followed.length = 0;
});

/** A table as it is kept, after so many writings. */
const keptOf = (table: string, written: number, by = ''): Kept => ({ text: `${table} ${written}${by}`, mark: { table, written } });

const tabOf = (kept: Kept): InThisTab => {
  const tab = new InThisTab(
    kept,
    () => stoodBack.push(tab),
    (text) => followed.push(text),
  );
  open.push(tab);
  return tab;
};

const played = (...tabs: readonly InThisTab[]): boolean[] => tabs.map(({ isPlayed }) => isPlayed);

test('whoever wants a table has it as far as the tab that plays it has come, and that one stands back at once', async () => {
  const table = `table ${++tables}`;
  const tab = tabOf(keptOf(table, 2));
  tab.wrote(keptOf(table, 3));
  expect(await handedOver(keptOf(table, 1))).toEqual(keptOf(table, 3));
  expect(played(tab)).toEqual([false]);
  // What it plays from now on is not for this table.
  tab.wrote(keptOf(table, 9));
  expect(tab.latest).toEqual(keptOf(table, 3));
});

test('a table nobody else has is gone on with as it was kept, and other tables are no matter', async () => {
  const other = tabOf(keptOf(`table ${++tables}`, 7));
  const kept = keptOf(`table ${++tables}`, 1);
  expect(await handedOver(kept)).toBe(kept);
  expect(played(other)).toEqual([true]);
});

test('what was kept is not given up for what another tab had of it before', async () => {
  const table = `table ${++tables}`;
  const asleep = tabOf(keptOf(table, 2));
  expect(await handedOver(keptOf(table, 5))).toEqual(keptOf(table, 5));
  expect(played(asleep)).toEqual([false]);
});

test('of two tabs that play a table the one that has come less far stands back, and follows the other', async () => {
  const table = `table ${++tables}`;
  const ahead = tabOf(keptOf(table, 4));
  const behind = tabOf(keptOf(table, 2));
  await expect.poll(() => played(ahead, behind)).toEqual([true, false]);
  ahead.wrote(keptOf(table, 5));
  await expect.poll(() => behind.latest).toEqual(keptOf(table, 5));
  expect(followed).toEqual([keptOf(table, 4).text, keptOf(table, 5).text]);
  expect(stoodBack).toEqual([behind]);
});

test('of two that have come as far as each other just one stands back', async () => {
  const table = `table ${++tables}`;
  const pair = [tabOf(keptOf(table, 3, ' a')), tabOf(keptOf(table, 3, ' b'))];
  // Either says so before it hears the other.
  for (const tab of pair) tab.wrote(keptOf(table, 4));
  await expect.poll(() => played(...pair).filter(Boolean).length).toBe(1);
  // Time enough for all that is still said.
  await handedOver(keptOf(`table ${++tables}`, 1));
  expect(played(...pair).filter(Boolean)).toHaveLength(1);
});
