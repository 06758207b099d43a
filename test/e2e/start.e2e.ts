import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tableOver } from './tables.js';
import { desk, phone, Visit } from './visit.js';

const sizes = [
  { width: 390, height: 844, touch: true },
  { width: 768, height: 1024, touch: true },
  { ...desk, width: 1440 },
];

/** Where the boxes are on the screen. */
const places = `JSON.stringify([...document.querySelectorAll('.on-shelf')].map((box) => {
  const { x, y, width, height } = box.getBoundingClientRect();
  return [x, y, width, height];
}))`;

test.each(sizes)('at $width wide nothing moves when a game is chosen, and what is asked of it is at hand', async (size) => {
  const visit = await Visit.open(size, size.width < 1000 ? 'fr' : 'en');
  const { page } = visit;
  const isWide = size.width > 1000;
  for (const game of ['genes-mactantes', 'genegrafter']) {
    const box = page.locator(`.box.${game}`);
    await box.scrollIntoViewIfNeeded();
    const before = await page.evaluate(places);
    await box.locator('.box-title').click();
    const form = page.locator('form.preparing');
    await form.waitFor();
    expect(await page.evaluate(places)).toBe(before);
    expect(await visit.overflow()).toBe(0);
    const top = async (): Promise<number> => (await form.boundingBox())!.y;
    const leads = page.locator('.to-form button');
    expect(await leads.isVisible()).toBe(!isWide);
    if (!isWide) {
      // The way there is on the screen, and at its end it is in nobody’s way.
      const { y, height } = (await leads.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(size.height);
      expect(await top()).toBeGreaterThan(size.height);
      await leads.click();
      expect(await page.evaluate('document.activeElement.className')).toBe('chosen-game');
      await expect.poll(async () => (await leads.boundingBox())!.y).toBeLessThan(0);
    }
    expect(await top()).toBeGreaterThanOrEqual(0);
    expect(await top()).toBeLessThan(size.height / 3);
  }
  await visit.close();
});

test('with letters twice as large nothing reaches beyond the edge of a telephone', async () => {
  const visit = await Visit.open({ ...phone, width: 375 });
  const { page } = visit;
  await visit.enlarge();
  expect(await visit.overflow()).toBe(0);
  // The name beside the picture is read in words, and not letter by letter.
  expect((await page.locator('.box-title strong').first().boundingBox())!.height).toBeLessThan(200);
  await page.locator('input[name=game][value=genes-mactantes]').check();
  await page.locator('form.preparing').waitFor();
  expect(await visit.overflow()).toBe(0);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await visit.until('Ada');
  await visit.offered();
  expect(await visit.overflow()).toBe(0);
  await visit.close();
});

/** How long the way back has become. */
const wayBack = (page: Page): Promise<number> => page.evaluate('history.length');

test('whoever listens hears the title of each game first, and then what its box says', async () => {
  const visit = await Visit.open();
  const game = visit.page.getByRole('radio', { name: 'Genegrafter', exact: true });
  expect(await game.inputValue()).toBe('genegrafter');
  const described = (await game.getAttribute('aria-describedby'))!.split(' ').map((id) => visit.page.locator(`#${id}`).innerText());
  expect((await Promise.all(described)).join(' ')).toMatch(/^Recruit characters .*2 to 4 players.*easy to learn/s);
  await visit.close();
});

test('a press more while the table is still fetched begins no second game', async () => {
  const visit = await Visit.open();
  const { page } = visit;
  await page.locator('input[name=game][value=genegrafter]').check();
  const begin = page.getByRole('button', { name: 'Begin', exact: true });
  await begin.waitFor();
  const before = await wayBack(page);
  await page.evaluate(`[...document.querySelectorAll('.preparing [type=submit]')].forEach((button) => (button.click(), button.click()))`);
  await visit.headline.waitFor();
  await visit.board();
  expect(await wayBack(page)).toBe(before + 1);
  await visit.close();
});

test('a game that cannot be fetched is not asked for without end', async () => {
  const visit = await Visit.open();
  const { page } = visit;
  await page.locator('input[name=game][value=genegrafter]').check();
  const form = page.locator('form.preparing');
  await form.waitFor();
  let asked = 0;
  await page.route('**/assets/*.js', (route) => {
    asked++;
    return route.abort();
  });
  await page.locator('input[name=game][value=genes-mactantes]').check();
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('could not be fetched');
  expect(asked).toBeLessThan(40);
  // Not every browser fetches again what it could not fetch, before the page is loaded anew.
  await page.unroute('**/assets/*.js');
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await page.waitForLoadState();
  await page.locator('input[name=game][value=genes-mactantes]').check();
  await expect.poll(() => form.locator('.game-at-hand strong').innerText()).toBe('Genes Mactantes');
  await page.context().close();
});

test('whoever cannot begin because the table is out of reach is told so', async () => {
  const visit = await Visit.open();
  const { page } = visit;
  await page.route('**/assets/at-a-table*.js', (route) => route.abort());
  await page.locator('input[name=game][value=genegrafter]').check();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect.poll(() => page.locator('.preparing').getByRole('alert').innerText()).toContain('could not be fetched');
  await page.context().close();
});

test('the same people may play again: the form is as they had filled it in', async () => {
  const visit = await Visit.open(phone);
  const { page } = visit;
  const config = { players: ['Marta', 'Pere'], turns: 3, warbandSelection: 'random', referee: 'present' };
  const saved = JSON.parse(tableOver('ojo-del-terror', config, 'again')) as { readonly seats: readonly { readonly id: string }[] };
  const seats = saved.seats.map(({ id }) => ({ id, driver: id === 'Pere' ? 'search' : 'human', strength: 'deep' }));
  const buffer = Buffer.from(JSON.stringify({ ...saved, seats }));
  await page.locator('input[name=table]').setInputFiles({ name: 'table.json', mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: 'Referee', exact: true }).or(page.locator('.ranking')).first().waitFor();
  if ((await page.locator('.handover').count()) > 0) await page.locator('.handover button').first().click();
  await page.getByRole('button', { name: 'Play again' }).click();
  const form = page.locator('form.preparing');
  await form.waitFor();
  expect((await form.boundingBox())!.y).toBeLessThan(phone.height / 3);
  const values = (selector: string): Promise<string[]> =>
    form.locator(selector).evaluateAll((all) => all.map((one) => (one as unknown as { readonly value: string }).value));
  expect(await values('.seating :is(input[type=text], select)')).toEqual(['Marta', 'human', 'Pere', 'search', 'deep', 'human']);
  expect(await form.getByRole('checkbox').isChecked()).toBe(true);
  expect(await form.getByLabel('Turns').inputValue()).toBe('3');
  await form.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.locator('.handover, .turn').first().waitFor();
  await visit.close();
});
