import { expect, test } from 'vitest';
import { tableWithManyBorders } from './tables.js';
import { Visit } from './visit.js';

/** At a map with more borders than a page holds, where rivers and cliffs are to be drawn. */
const atTheBorders = async (): Promise<Visit> => {
  const visit = await Visit.open();
  const file = { name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(tableWithManyBorders()) };
  await visit.page.locator('input[name=table]').setInputFiles(file);
  await visit.board();
  await expect.poll(() => visit.stage.locator('.enough').count()).toBe(1);
  await visit.stage.locator('.enough').click();
  await expect.poll(() => visit.stage.locator('.asked > legend').innerText()).toMatch(/Between which two/);
  return visit;
};

test('a long list comes in pages: more is shown by mouse, and by keyboard one goes on with the first of them', async () => {
  const visit = await atTheBorders();
  const { page, stage } = visit;
  const options = stage.locator('.option');
  const more = stage.getByRole('button', { name: 'Show more' });
  for (const way of ['mouse', 'keyboard'] as const) {
    await expect.poll(() => options.count()).toBe(200);
    expect(await stage.getByText('The first 200 answers.').count()).toBe(1);
    if (way === 'mouse') await more.click();
    else {
      await more.focus();
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => options.count()).toBe(228);
    expect([await more.count(), await stage.getByText('Answers: 228.').count()]).toEqual([0, 1]);
    expect(new Set(await options.allInnerTexts()).size).toBe(228);
    const first = await options.nth(200).innerText();
    await expect.poll(() => page.locator('button:focus').allInnerTexts()).toEqual([first]);
    if (way === 'mouse') await options.nth(200).click();
    else await page.keyboard.press('Enter');
    // It is on the map before it is done, and the next question is asked of it.
    await expect.poll(() => page.locator('.frame .touch.chosen').count()).toBe(1);
    expect(await page.locator('.so-far').innerText()).toContain(first);
    await stage.getByRole('button', { name: 'take back: entry 1' }).click();
  }
  await visit.close();
});

test('a long list is searched through all its pages, by what is typed', async () => {
  const visit = await atTheBorders();
  const { page, stage } = visit;
  const options = stage.locator('.option');
  const search = stage.getByRole('searchbox', { name: 'Search' });
  await search.click();
  await page.keyboard.type('Land 80');
  await expect.poll(() => options.allInnerTexts()).toEqual(['Land 79 – Land 80', 'Land 78 – Land 80', 'Land 71 – Land 80']);
  expect(await stage.getByText('Answers: 3.').count()).toBe(1);
  expect(await stage.getByRole('button', { name: 'Show more' }).count()).toBe(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.so-far').innerText()).toContain('Land 79 – Land 80');
  await stage.getByRole('button', { name: 'take back: entry 1' }).press('Enter');

  await search.fill('Land 80');
  await expect.poll(() => options.count()).toBe(3);
  await options.nth(2).click();
  await expect.poll(() => page.locator('.so-far').innerText()).toContain('Land 71 – Land 80');
  await stage.getByRole('button', { name: 'take back: entry 1' }).click();

  await search.fill('Atlantis');
  await expect.poll(() => options.count()).toBe(0);
  expect(await stage.locator('.asked').innerText()).toContain('There is no such answer.');
  await search.fill('');
  await expect.poll(() => options.count()).toBe(200);
  await visit.close();
});

test('what stands on a later page can be pointed at', async () => {
  const visit = await atTheBorders();
  const { page } = visit;
  const marks = page.locator('.frame .touch.choosable');
  await expect.poll(() => marks.count()).toBe(228);
  await page.getByRole('button', { name: 'Land 79 – Land 80' }).and(marks).press('Enter');
  await expect.poll(() => page.locator('.so-far').innerText()).toContain('Land 79 – Land 80');
  await visit.close();
});
