import { expect, test } from 'vitest';
import { wordsOf } from '../../examples/web/src/language/words.js';
import { tableOver } from './tables.js';
import { desk, Visit } from './visit.js';

const alone = [
  { name: 'Ada', driver: 'human' },
  { name: 'Bo', driver: 'random' },
] as const;

const takeUp = (visit: Visit, text: string): Promise<void> =>
  visit.page.locator('input[name=table]').setInputFiles({ name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('who loses together is told what each has, and no places', async () => {
  const visit = await Visit.open();
  const { page } = visit;
  await takeUp(visit, tableOver('som-el-que-decidim', { players: ['Ada', 'Bo'] }, 'lost 0'));
  const ending = page.locator('.ranking');
  await ending.waitFor();
  expect(await visit.headline.innerText()).toBe('The game is over: nobody wins');
  expect(await ending.getByRole('heading').innerText()).toBe(wordsOf('en').allEndAlike);
  expect(await ending.locator('ol').count()).toBe(0);
  expect(await ending.locator('ul li').allInnerTexts()).toEqual(['Ada 0 points', 'Bo 1 point']);
  await page.getByRole('button', { name: wordsOf('en').aimAndStanding }).click();
  await expect.poll(() => page.locator('.aim-told ul').count()).toBe(2);
  expect(await page.locator('.aim-told ol').count()).toBe(0);
  await visit.close();
});

test('clauses of a rulebook in another language than the page are marked with theirs', async () => {
  const visit = await Visit.open(desk, 'fr');
  const { page } = visit;
  const words = wordsOf('fr');
  await page.locator('input[name=game][value=som-el-que-decidim]').check();
  await page.locator('form.preparing').getByRole('button', { name: words.begin }).click();
  await visit.headline.waitFor();
  expect(await page.evaluate('document.documentElement.lang')).toBe('fr');
  const why = page.locator('.what-is-asked .quiet');
  expect(await why.locator('[lang=en]').count()).toBe(1);
  expect(await why.evaluate((line) => line.firstChild?.textContent)).toContain(words.whyAsked);
  await page.getByRole('button', { name: words.aimAndStanding }).click();
  const aims = page.locator('.aim-told ul').first().locator('li');
  await aims.first().waitFor();
  expect(await aims.locator('[lang=en]').count()).toBe(await aims.count());

  // In the rulebook what the page itself says is in its own language, and so are the clauses that all games share.
  await page.getByRole('button', { name: words.rules, exact: true }).first().click();
  const book = page.locator('dialog.rules');
  await book.locator('.chapters button').first().click();
  const onward = book.locator('.rules-pages > .to').last();
  expect(await onward.locator('[lang=en]').count()).toBe(1);
  await book.locator('.cited button').first().click();
  expect(await book.locator('.cited .sentence:visible [lang=en]').count()).toBe(1);
  await book.getByRole('button', { name: words.contents }).click();
  await book.getByRole('button', { name: words.everyClause }).click();
  const meaning = (id: string) =>
    book.locator('.meanings > div', { has: page.locator('dt', { hasText: new RegExp(`^${id}$`) }) }).locator('dd');
  expect(await meaning('SD-END-01').locator('[lang=en]').count()).toBe(1);
  expect(await meaning('CORE-OVER').locator('[lang]').count()).toBe(0);
  await visit.close();
});

test('a language whose words cannot be fetched is not spoken, and that is said; it may be chosen again', async () => {
  const visit = await Visit.open();
  const { page } = visit;
  await visit.begin('som-el-que-decidim', alone, 'no words');
  await visit.until('Ada');
  const panel = await visit.settings();
  const choice = panel.getByRole('combobox');
  await page.context().setOffline(true);
  await choice.selectOption('fr');
  await expect.poll(() => panel.getByRole('alert').innerText()).toContain('“Français”');
  expect(await choice.inputValue()).toBe('en');
  expect(await page.evaluate('document.documentElement.lang')).toBe('en');
  expect(await page.locator('h1').innerText()).toBe('We are the ones who decide!');

  await page.context().setOffline(false);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('C’est nous qui décidons\u202f!');
  await expect.poll(() => visit.headline.innerText()).toBe('À vous, Ada');
  // That there was no connection the browser complains of by itself.
  expect(visit.complaints.filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await page.context().close();
});
