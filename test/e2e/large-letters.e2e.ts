import { expect, test } from 'vitest';
import { wordsOf } from '../../examples/web/src/language/words.js';
import { brokenNames } from './sizes.js';
import { tableOver, tableWhere } from './tables.js';
import { type Device, Visit } from './visit.js';

const telephone: Device = { width: 390, height: 844, touch: true };

/** A table that was saved is taken up, and read with letters twice as large. */
const readLarge = async (text: string, language = 'en'): Promise<Visit> => {
  const visit = await Visit.open(telephone, language);
  const { page } = visit;
  await page.locator('input[name=table]').setInputFiles({ name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await visit.board();
  await visit.enlarge();
  return visit;
};

/** How far something on the page is wider than its room. */
const tooWide = (selector: string): string =>
  `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('${selector}'))`;

/** In how many lines each of them stands. */
const linesOf = (selector: string): string =>
  `[...document.querySelectorAll('${selector}')].map((one) => Math.round(one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)))`;

const attributes = (): string => tableWhere('orbis-terrarum', { players: ['Ada', 'Bo'] }, 'large letters', 'distribute-attributes', 'Ada');

test('parts of a total have their names in whole words and their numbers within the sheet; how much is given stays in sight', async () => {
  const visit = await readLarge(attributes(), 'fr');
  const { page } = visit;
  await page.locator('.allotted').waitFor();
  const names = await page.evaluate<number[]>(linesOf('.part-name'));
  expect(names.length).toBe(5);
  for (const lines of names) expect(lines).toBeLessThanOrEqual(4);
  expect(await page.evaluate(tooWide('.actions'))).toBe(0);
  for (const button of await page.locator('.stepper button:last-child').all()) {
    const { x, width } = (await button.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(telephone.width);
  }
  await page.evaluate(`document.querySelector('.allotted').scrollIntoView()`);
  const total = (await page.locator('.allotted .total').boundingBox())!;
  // At the very foot of the sheet: no part shows below it.
  expect(Math.abs(total.y + total.height - telephone.height)).toBeLessThanOrEqual(1);
  await visit.close();
});

test('what has been answered stands below its question, beside what changes it', async () => {
  const visit = await readLarge(attributes());
  const { page } = visit;
  await page.locator('.shortcuts .option').first().click();
  await page.locator('.allotted button.primary').click();
  const line = page.locator('.told > div').first();
  const box = async (part: string) => (await line.locator(part).first().boundingBox())!;
  const [question, answer, change] = [await box('dt'), await box('dd > :first-child'), await box('.link')];
  expect(answer.y).toBeGreaterThanOrEqual(question.y + question.height - 1);
  expect(change.y).toBeLessThan(answer.y + answer.height);
  expect(change.x).toBeGreaterThanOrEqual(answer.x + answer.width - 1);
  expect(change.x + change.width).toBeLessThanOrEqual(telephone.width);
  await visit.close();
});

test.each([
  { game: 'genegrafter', language: 'ca' },
  { game: 'som-el-que-decidim', language: 'ca' },
  { game: 'genes-mactantes', language: 'ca' },
  { game: 'orbis-terrarum', language: 'es' },
] as const)('$game: the rulebook is no wider than the page, in any chapter', async ({ game, language }) => {
  const words = wordsOf(language);
  const visit = await Visit.open(telephone, language);
  const { page } = visit;
  await page.locator(`input[name=game][value=${game}]`).check();
  await page.locator('form.preparing').getByRole('button', { name: words.rules, exact: true }).click();
  const book = page.locator('dialog.rules');
  await visit.enlarge();
  await book.locator('.chapters').waitFor();
  const chapters = await book.locator('.chapters button').count();
  expect(chapters).toBeGreaterThan(10);
  for (let chapter = 0; chapter < chapters; chapter++) {
    await book.locator('.chapters button').nth(chapter).click();
    await book.locator('.blocks').first().waitFor();
    expect([chapter, await page.evaluate(tooWide('dialog.rules')), await page.evaluate(tooWide('.rules-pages'))]).toEqual([chapter, 0, 0]);
    await book.getByRole('button', { name: words.contents }).click();
    await book.locator('.chapters').waitFor();
  }
  await visit.close();
});

test('names of games are whole on the shelf and in the rulebook, and the language can be chosen within the settings', async () => {
  const visit = await Visit.open(telephone);
  const { page } = visit;
  await visit.enlarge();
  expect(await brokenNames(page, '.box-title strong')).toEqual([]);
  await page.locator('input[name=game][value=genegrafter]').check();
  await page.locator('form.preparing').getByRole('button', { name: 'Rules', exact: true }).click();
  expect(await brokenNames(page, '.rules-title h2 > :last-child')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('dialog.rules').waitFor({ state: 'detached' });
  await page.locator('form.preparing button[type=submit]').click();
  await visit.board();
  await visit.settings();
  expect(await page.evaluate(tooWide('.settings'))).toBe(0);
  await visit.close();
});

test('an answer of a list that is longer than its box is read whole, in several lines', async () => {
  const visit = await Visit.open(telephone, 'es');
  const { page } = visit;
  await visit.enlarge();
  await page.locator('input[name=game][value=som-el-que-decidim]').check();
  const mode = page.locator('#option-mode');
  const height = async (): Promise<number> => (await mode.boundingBox())!.height;
  const before = await height();
  await mode.selectOption({ label: 'A y B: con gestión pública' });
  expect(await height()).toBeGreaterThan(before);
  expect(await visit.overflow()).toBe(0);
  await visit.close();
});

test('what a lesson says is read within its card, and how to go on is in sight', async () => {
  const words = wordsOf('es');
  const visit = await Visit.open(telephone, 'es');
  const { page } = visit;
  await visit.enlarge();
  await page.evaluate(`location.hash = '#lesson=genegrafter'`);
  const card = page.locator('.lesson');
  await card.waitFor();
  await visit.board();
  for (let step = 0; step < 2; step++) {
    expect([await visit.overflow(), await page.evaluate(tooWide('.lesson'))]).toEqual([0, 0]);
    await card.evaluate((one) => one.scrollTo(0, one.scrollHeight));
    await card.getByRole('button', { name: words.lessonReadOn, exact: true }).tap();
    await expect.poll(() => card.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  }
  await page.evaluate('scrollTo(0, 400)');
  const [told, onward] = [(await card.boundingBox())!, (await card.locator('.buttons button').first().boundingBox())!];
  expect(told.y + told.height).toBeLessThan(telephone.height * 0.65);
  expect(onward.y + onward.height).toBeLessThanOrEqual(told.y + told.height);
  await visit.close();
});

test('a game that is looked at again is gone through within the page, in one row of buttons', async () => {
  const visit = await readLarge(tableOver('som-el-que-decidim', { players: ['Ada', 'Bo'] }, 'an end'), 'fr');
  const { page } = visit;
  await page.getByRole('button', { name: wordsOf('fr').studyThis }).click();
  const buttons = page.locator('.transport-buttons button');
  await buttons.first().waitFor();
  expect(await visit.overflow()).toBe(0);
  const rows = await buttons.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().y)).size);
  expect([await buttons.count(), rows]).toEqual([7, 1]);
  await visit.close();
});

test('who is handed the device is called in whole words', async () => {
  const visit = await Visit.open(telephone, 'fr');
  const { page } = visit;
  await page.locator('input[name=game][value=ojo-del-terror]').check();
  const form = page.locator('form.preparing');
  await form.locator('.seating li').nth(1).getByRole('combobox').first().selectOption('human');
  await form.locator('.seating li').first().getByRole('textbox').fill('Anastasia');
  await form.locator('button[type=submit]').click();
  const called = page.locator('.handover h1');
  await called.waitFor();
  await visit.enlarge();
  const [lines] = await page.evaluate<number[]>(linesOf('.handover h1'));
  // “Passez l’appareil à Anastasia”
  expect(lines).toBeLessThanOrEqual(3);
  await visit.close();
});
