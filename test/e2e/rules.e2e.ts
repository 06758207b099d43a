import { expect, test } from 'vitest';
import { desk, phone, Visit } from './visit.js';

const alone = [
  { name: 'Ada', driver: 'human' },
  { name: 'Bo', driver: 'random' },
] as const;

test.each([
  ['beside the table', { ...desk, width: 1440 }],
  ['over it on a telephone', { ...phone, width: 390 }],
] as const)('the rulebook is read %s, by keyboard', async (_, device) => {
  const visit = await Visit.open(device);
  const { page } = visit;
  const { keyboard } = page;
  const rules = page.getByRole('dialog', { name: /^Rules/ });
  const head = rules.locator('h3');
  const focused = (): Promise<string> =>
    page.evaluate('document.activeElement?.getAttribute("aria-label") || document.activeElement?.innerText || ""');

  // On the start page, beside the game chosen; Escape closes it and gives the focus back.
  await page.locator('input[name=game][value=ojo-del-terror]').check();
  await page.getByRole('button', { name: 'Rules', exact: true }).press('Enter');
  await expect.poll(focused).toBe('Contents');
  expect(await visit.overflow()).toBe(0);
  await page.screenshot({ path: `.cache/pictures/web-rules-contents-${device.width}.png` });
  const small: number = await page.evaluate(
    "Math.min(...[...document.querySelectorAll('dialog *')].map((one) => parseFloat(getComputedStyle(one).fontSize)))",
  );
  expect(small).toBeGreaterThanOrEqual(12);
  await rules.getByRole('button', { name: 'Invading' }).press('Enter');
  await expect.poll(focused).toBe(await head.innerText());
  expect(await rules.locator('.blocks > div').count()).toBeGreaterThan(5);
  const clause = rules.locator('.cited .clause-button').first();
  await clause.press('Enter');
  expect(await clause.getAttribute('aria-expanded')).toBe('true');
  expect((await rules.locator('.cited .sentence:visible').innerText()).length).toBeGreaterThan(20);
  const { height } = (await clause.boundingBox())!;
  if (device.width < 400) expect(height).toBeGreaterThanOrEqual(44);
  await page.screenshot({ path: `.cache/pictures/web-rules-chapter-${device.width}.png` });
  await rules.getByRole('button', { name: 'Back' }).press('Enter');
  await expect.poll(focused).toMatch(/Invading/);

  // What is searched for leads to its paragraph; Escape first clears the search.
  const search = rules.getByRole('searchbox', { name: 'Search the rules' });
  await search.focus();
  await keyboard.type('gates boundary');
  await expect.poll(() => rules.getByRole('status').innerText()).toMatch(/Places found: [1-9]/);
  await page.screenshot({ path: `.cache/pictures/web-rules-search-${device.width}.png` });
  await rules.locator('.found button').first().press('Enter');
  await expect.poll(() => rules.locator('.meant').count()).toBe(1);
  expect(await rules.locator('.meant').evaluate((meant) => meant === meant.ownerDocument.activeElement)).toBe(true);
  await rules.getByRole('button', { name: 'Back' }).press('Enter');
  await search.focus();
  await keyboard.press('Escape');
  await expect.poll(() => head.innerText()).toBe('Contents');
  await keyboard.press('Escape');
  await rules.waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('Rules');

  // From a refusal to the paragraph of its clause, and back.
  await page.locator('form.preparing .seating li').nth(1).getByRole('textbox').fill('Ada');
  await page.getByRole('button', { name: 'Begin' }).press('Enter');
  const cited = page.getByRole('alert').locator('.clause-button').first();
  await cited.press('Enter');
  await expect.poll(() => rules.locator('.meant').count()).toBe(1);
  await page.screenshot({ path: `.cache/pictures/web-rules-refusal-${device.width}.png` });
  await rules.getByRole('button', { name: 'Back' }).press('Enter');
  await rules.waitFor({ state: 'detached' });
  await expect.poll(focused).toBe(await cited.getAttribute('aria-label'));

  // From an event of the chronicle likewise.
  await visit.begin('som-el-que-decidim', alone, 'rules');
  await visit.until('Ada');
  const told = visit.chronicle.locator('details').last();
  await told.locator('summary').press('Enter');
  await told.locator('.clause-button').first().press('Enter');
  await expect.poll(() => rules.locator('.meant').count()).toBe(1);
  expect(await visit.overflow()).toBe(0);
  await page.screenshot({ path: `.cache/pictures/web-rules-table-${device.width}.png` });
  await keyboard.press('Escape');
  await rules.waitFor({ state: 'detached' });
  await expect.poll(focused).toBe(await told.locator('.clause-button').first().getAttribute('aria-label'));
  await visit.close();
});
