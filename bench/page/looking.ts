import type { Browser, Page } from 'playwright-core';
import { answered, fillIn } from '../../test/e2e/filling-in.js';

/** A telephone of the middle range on a good mobile connection, as the developer tools of Chromium have it: “Fast 4G”, and a processor four times as slow. */
const network = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 } as const;
const slowness = 4;

/** Milliseconds, and bytes as they travelled. */
export interface Looked {
  /** Until anything is drawn. */
  readonly firstSight: number;
  /** Until a game can be chosen. */
  readonly shelf: number;
  /** What had been sent by then. */
  readonly sent: number;
  /** From choosing the game until its form is there. */
  readonly chosen: number;
  /** From beginning until the board is drawn and something can be done. */
  readonly begun: number;
  /** From giving an order until the table shows what came of it. */
  readonly acted: number;
}

/** Presses what a selector finds, and says how long it took until another finds something, or until what it finds says something else, and that was drawn. */
const pressed = (page: Page, button: string, until: string): Promise<number> =>
  page.evaluate(`new Promise((resolve) => {
    const now = () => { const found = document.querySelector(${JSON.stringify(until)}); return found === null ? null : found.outerHTML; };
    const before = now();
    const begun = performance.now();
    document.querySelector(${JSON.stringify(button)}).click();
    const look = () => (now() === null || now() === before ? requestAnimationFrame(look) : requestAnimationFrame(() => resolve(performance.now() - begun)));
    look();
  })`);

/** Chooses the first thing that can be done, and fills it in up to the order itself. */
export const prepareOrder = async (page: Page): Promise<void> => {
  const stage = page.locator('.stage');
  await page.locator('.stage, .offer').first().waitFor();
  await answered(page);
  if ((await stage.count()) === 0) await page.locator('.offer').first().click();
  await fillIn(page);
};

/** Somebody sees the page for the first time, chooses a game and does one thing in it. */
export const look = async (browser: Browser, address: string, game: string): Promise<Looked> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  let sent = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sent += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(`input[name=game][value=${game}]`).waitFor();
  const shelf = await page.evaluate<number>('performance.now()');
  const sentUntilShelf = sent;
  const firstSight = await page.evaluate<number>(
    "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? performance.now()",
  );
  const chosen = await pressed(page, `input[name=game][value=${game}]`, 'form.preparing');
  await page.getByLabel('Seed of the dice').fill('page');
  const begun = await pressed(page, 'form.preparing button.primary', '.picture, .frame svg');
  await prepareOrder(page);
  const acted = await pressed(page, '.do-it', '.chronicle ol');
  await context.close();
  return { firstSight, shelf, sent: sentUntilShelf, chosen, begun, acted };
};
