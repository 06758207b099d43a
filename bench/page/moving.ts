import type { Browser } from 'playwright-core';
import { prepareOrder } from './looking.js';

/** So many orders are given, each after what came of the last one has been shown. */
const orders = 5;
const perSecond = 60;

/** What a screen of sixty frames a second showed while something moved. */
export interface Moved {
  readonly seconds: number;
  /** Of all frames that should have been drawn, the share that was not. */
  readonly dropped: number;
  /** The longest that a picture stood still, in milliseconds. */
  readonly longest: number;
}

/** Counts, in the page, frames that are drawn and left out as long as something is shown. */
const counting = `
  window.counted = { shown: 0, dropped: 0, longest: 0 };
  let before = null;
  const look = (now) => {
    if (document.querySelector('.stage-before[data-playing=true]') === null) before = null;
    else {
      if (before !== null) {
        const frames = Math.max(1, Math.round(((now - before) * ${perSecond}) / 1000));
        counted.shown++;
        counted.dropped += frames - 1;
        counted.longest = Math.max(counted.longest, now - before);
      }
      before = now;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

/** Somebody plays against a bot and looks at everything that happens, on a device whose processor is so many times as slow. */
export const watch = async (
  browser: Browser,
  address: string,
  game: string,
  { width, height, slowness }: { readonly width: number; readonly height: number; readonly slowness: number },
): Promise<Moved> => {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'en',
    reducedMotion: 'no-preference',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(`input[name=game][value=${game}]`).check();
  await page.getByLabel('Seed of the dice').fill('page');
  await page.locator('form.preparing button.primary').click();
  await page.locator('.picture, .frame svg').first().waitFor();
  await page.evaluate(counting);
  const shown = page.locator('.stage-before[data-playing=true]');
  for (let given = 0; given < orders; given++) {
    await prepareOrder(page);
    await page.locator('.do-it').click();
    // A bot answers, and is shown too.
    for (let quiet = 0; quiet < 10; quiet++) {
      if ((await shown.count()) > 0) quiet = 0;
      await page.waitForTimeout(100);
    }
  }
  const { shown: frames, dropped, longest } = await page.evaluate<{ shown: number; dropped: number; longest: number }>('counted');
  await context.close();
  const all = frames + dropped;
  return { seconds: all / perSecond, dropped: all === 0 ? 0 : dropped / all, longest };
};
