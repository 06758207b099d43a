import { expect, test } from 'vitest';
import { isAwaited, linkState } from './far-table.js';
import { onlineServer } from './online-server.js';
import { type Road, slowRoad } from './slow-road.js';
import { desk, phone, Visit } from './visit.js';

const server = onlineServer();

const prepare = async (ada: Visit): Promise<void> => {
  const form = await ada.prepare('som-el-que-decidim', [
    { name: 'Ada', driver: 'human' },
    { name: 'Bo', driver: 'human' },
  ]);
  await form.getByRole('radio', { name: 'each at a device of their own' }).check();
};

/** Two browsers at one table, at the far end of this road. */
const twoAt = async (road: Road): Promise<readonly [Visit, Visit]> => {
  const ada = await Visit.open(desk, 'en', road.address);
  await prepare(ada);
  await ada.page.getByRole('button', { name: 'Open a table for friends' }).click();
  const invitation = await ada.page.getByRole('textbox', { name: 'Link for Bo' }).inputValue();
  const bo = await Visit.open(phone, 'en', invitation.replace(server().address, road.address));
  for (const visit of [ada, bo]) await expect.poll(() => linkState(visit)).toBe('Connected');
  return [ada, bo];
};

/** Whose turn it is gets as far as an order that is ready. */
const readyAt = async (both: readonly Visit[]): Promise<Visit> => {
  await expect.poll(async () => (await Promise.all(both.map(isAwaited))).includes(true)).toBe(true);
  const visit = (await isAwaited(both[0]!)) ? both[0]! : both[1]!;
  await visit.form((await visit.offered())[0]!);
  await visit.fillIn();
  await visit.answered();
  return visit;
};

/** All that has been told to somebody. */
const moments = async ({ page }: Visit): Promise<number> => {
  const earlier = page.locator('.chronicle > .link');
  if ((await earlier.count()) > 0) await earlier.click();
  return page.locator('.chronicle ol > li').count();
};

/** That sockets were lost is all there was to complain of. */
const leave = async (road: Road, visits: readonly Visit[]): Promise<void> => {
  for (const { page, complaints } of visits) {
    expect(complaints.filter((text) => !text.includes('WebSocket'))).toEqual([]);
    await page.context().close();
  }
  road.close();
};

test('until what a table needs has come, that is said, and no second one is opened', async () => {
  const road = await slowRoad(server().address);
  road.delay = 200;
  const ada = await Visit.open(desk, 'en', 'about:blank');
  let opened = 0;
  let letThrough = (): void => {};
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  ada.page.on('request', (request) => {
    if (request.method() === 'POST') opened++;
  });
  await ada.page.route('**/assets/at-a-table*.js', (route) => released.then(() => route.continue()));
  await ada.page.goto(road.address);
  await prepare(ada);
  await ada.page.getByRole('button', { name: 'Open a table for friends' }).click();
  await ada.page.waitForURL(/#table=/);
  await expect.poll(() => ada.page.getByRole('status').allInnerTexts()).toEqual(['Fetching it…']);
  expect(await ada.page.getByRole('button').count()).toBe(0);
  letThrough();
  await expect.poll(() => ada.page.locator('.link-state').allInnerTexts(), { timeout: 90_000 }).toEqual(['Connected']);
  expect(opened).toBe(1);
  await leave(road, [ada]);
});

test('an order whose answer is lost on the way is done once, and both hear of it', async () => {
  const road = await slowRoad(server().address);
  road.delay = 20;
  const both = await twoAt(road);
  for (let cut = 1; cut <= 3; cut++) {
    const visit = await readyAt(both);
    const before = await moments(visit);
    // What the pages ask beside the order has been answered: the next thing said is the order.
    await expect.poll(() => road.quietFor).toBeGreaterThan(300);
    road.cutsAfterNext = true;
    await visit.stage.getByRole('button', { name: 'Do it' }).click();
    await expect.poll(() => road.cuts).toBe(cut);
    await expect.poll(() => linkState(visit), { timeout: 90_000 }).toBe('Connected');
    for (const one of both) await expect.poll(() => moments(one), { timeout: 90_000 }).toBe(before + 1);
    expect(await visit.page.getByRole('button', { name: 'On its way…' }).count()).toBe(0);
  }
  await leave(road, both);
}, 120_000);

test('where nothing gets through, what was asked is said to be on its way, and an order that was given is not called back by leaving it', async () => {
  const road = await slowRoad(server().address);
  const both = await twoAt(road);
  await expect.poll(async () => (await Promise.all(both.map(isAwaited))).includes(true)).toBe(true);
  const asking = (await isAwaited(both[0])) ? both[0] : both[1];
  await asking.offered(); // a form that opened by itself is left for it
  road.isBlocked = true;
  await asking.page.locator('.offer').first().click();
  const said = asking.page.locator('.actions').getByRole('status');
  await expect.poll(() => said.allInnerTexts()).toContain('Fetching it…');
  road.isBlocked = false;
  await asking.stage.waitFor();
  await expect.poll(() => said.allInnerTexts()).not.toContain('Fetching it…');
  await asking.stage.getByRole('button', { name: 'Cancel' }).click();

  const visit = await readyAt(both);
  const before = await moments(visit);
  road.isBlocked = true;
  await visit.stage.getByRole('button', { name: 'Do it' }).click();
  await visit.stage.getByRole('button', { name: 'On its way…' }).waitFor();
  const cancel = visit.stage.getByRole('button', { name: 'Cancel' });
  expect(await cancel.getAttribute('aria-disabled')).toBe('true');
  await cancel.press('Enter');
  expect(await visit.stage.getByRole('button', { name: 'On its way…' }).count()).toBe(1);
  road.isBlocked = false;
  for (const one of both) await expect.poll(() => moments(one), { timeout: 90_000 }).toBe(before + 1);

  // Whoever loads the page anew meanwhile has given it once, too.
  const again = await readyAt(both);
  road.isBlocked = true;
  await again.stage.getByRole('button', { name: 'Do it' }).click();
  await again.stage.getByRole('button', { name: 'On its way…' }).waitFor();
  await again.page.reload();
  await again.page.getByText('Connecting').waitFor();
  road.isBlocked = false;
  for (const one of both) await expect.poll(() => moments(one), { timeout: 90_000 }).toBe(before + 2);
  await leave(road, both);
}, 180_000);
