import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { onlineServer } from './online-server.js';
import { desk, Visit } from './visit.js';

const server = onlineServer();
const names = ['Ada', 'Bo'];

/** A table of El Ojo del Terror at which whoever is meant decides everything; its id. */
const opened = async (driver: object): Promise<string> => {
  const order = {
    game: 'ojo-del-terror',
    config: { players: names, turns: 2 },
    rules: { undo: 'consent', watch: 'open', delay: 0, clock: null, atZero: 'pause' },
    seats: names.map((id) => ({ id, driver })),
    tokens: [{ token: randomBytes(32).toString('hex'), right: { kind: 'run' } }],
  };
  const answer = await fetch(`${server().address}/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });
  const { table } = (await answer.json()) as { readonly table: string };
  return table;
};

test('whoever has the link of a table that is over sees its game again, and makes pictures of it', async () => {
  const table = await opened({ kind: 'bot', bot: 'random' });
  const visit = await Visit.open(desk, 'en', `${server().address}/#table=${table}`);
  const { page } = visit;
  await page.getByRole('button', { name: 'See this game again' }).click();
  await page.locator('.study').waitFor();
  await visit.board();
  expect(page.url()).toMatch(/#record-of=[0-9a-f]{32}$/);
  await page.keyboard.press('End');
  await page.getByRole('heading', { name: 'Final ranking' }).waitFor();
  await page.locator('.picturing summary').click();
  for (const [button, name] of [
    ['Picture of this moment', /\.png$/],
    ['Make it', /\.gif$/],
  ] as const) {
    await page.locator('.picturing select').last().selectOption({ index: 1 });
    const coming = page.waitForEvent('download', { timeout: 90_000 });
    await page.getByRole('button', { name: button }).click();
    expect((await coming).suggestedFilename()).toMatch(name);
  }
  await page.reload();
  await visit.board();
  await visit.close();
});

test('of a table that goes on, or that is unknown, nothing is shown but why', async () => {
  const table = await opened({ kind: 'person' });
  for (const [id, said] of [
    [table, 'This game goes on'],
    ['0'.repeat(32), 'There is no such table'],
  ] as const) {
    const visit = await Visit.open(desk, 'en', `${server().address}/#record-of=${id}`);
    await visit.page.getByRole('alert').waitFor();
    expect(await visit.page.getByRole('alert').innerText()).toContain(said);
    // The browser tells of every answer that is none.
    visit.complaints.length = 0;
    await visit.close();
  }
});
