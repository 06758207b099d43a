import { expect, test } from 'vitest';
import { lay, openTable } from '../../examples/online/load.js';
import { onlineServer } from './online-server.js';
import { desk, Visit } from './visit.js';

const server = onlineServer();
const names = ['Ada', 'Bo'];
const config = { players: names, turns: 2 };

test('whoever has the link of a table that is over sees its game again, and makes pictures of it', async () => {
  const { order } = lay('ojo-del-terror', config, names);
  const bots = order.seats.map((seat) => ({ ...seat, driver: { kind: 'bot', bot: 'random' } as const }));
  const table = await openTable([server().address], { ...order, seats: bots });
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
    const coming = page.waitForEvent('download', { timeout: 50_000 });
    await page.getByRole('button', { name: button }).click();
    expect((await coming).suggestedFilename()).toMatch(name);
  }
  await page.reload();
  await visit.board();
  await visit.close();
});

test('of a table that goes on, or that is unknown, nothing is shown but why', async () => {
  const table = await openTable([server().address], lay('ojo-del-terror', config, names).order);
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
