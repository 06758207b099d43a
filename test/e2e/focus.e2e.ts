import { expect, test } from 'vitest';
import { Visit } from './visit.js';

const alone = [
  { name: 'Ada', driver: 'human' },
  { name: 'Bo', driver: 'random' },
] as const;

/** What has the focus: its name; nothing where it is lost. */
const focused = ({ page }: Visit): Promise<string> =>
  page.evaluate(
    `document.activeElement === document.body ? '' : document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText`,
  );

test('a number that has been stepped to its most or its least leaves the focus on the button that was pressed', async () => {
  const visit = await Visit.open();
  const { page, stage } = visit;
  await visit.begin('ojo-del-terror', alone, 'questions', (form) => form.getByLabel('Warbands').selectOption('by lot'));
  await visit.until('Ada');
  await visit.board();
  await visit.form('add-order');
  await visit.answer('invade');
  await page.locator('.frame .planet.choosable').first().press('Enter');
  const amount = stage.getByRole('spinbutton');
  for (const [name, end] of [
    [/one more$/, '2'],
    [/one less$/, '1'],
  ] as const) {
    await stage.getByRole('button', { name }).focus();
    // Once to the end, and once beyond it.
    for (let presses = 0; presses < 2; presses++) {
      await page.keyboard.press('Enter');
      expect([await amount.inputValue(), await focused(visit)]).toEqual([end, expect.stringMatching(name)]);
    }
  }
  await visit.close();
});

test('what has been taken back to the beginning leaves the focus on the button that was pressed', async () => {
  const visit = await Visit.open();
  const { page } = visit;
  await visit.begin('ojo-del-terror', alone, 'undone', (form) => form.getByLabel('Warbands').selectOption('by lot'));
  await visit.until('Ada');
  await visit.actAnyhow(['add-order']);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.poll(() => undo.isEnabled()).toBe(true);
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => undo.isDisabled()).toBe(true);
  expect(await focused(visit)).toBe('Undo');
  await visit.close();
});

test('seats come and go by keyboard, and the focus stays with their list', async () => {
  const visit = await Visit.open();
  const { page } = visit;
  const form = await visit.prepare('som-el-que-decidim', alone);
  const add = form.getByRole('button', { name: 'Add a seat' });
  await add.focus();
  for (let seats = 2; seats < 5; seats++) await page.keyboard.press('Enter');
  expect([await form.locator('.seating li').count(), await add.isDisabled(), await focused(visit)]).toEqual([4, true, 'Add a seat']);
  await form.getByRole('button', { name: 'Remove Bo' }).focus();
  await page.keyboard.press('Enter');
  expect([await form.locator('.seating li').count(), await focused(visit)]).toEqual([3, 'Add a seat']);
  await visit.close();
});

test('cards of the hand that are out of sight are reached by keyboard', async () => {
  const visit = await Visit.open({ width: 390, height: 844 });
  const { page } = visit;
  await visit.begin('genegrafter', alone, 'hand');
  await visit.until('Ada');
  await visit.board();
  await visit.offered();
  const row = page.locator('.hand-row');
  await expect.poll(() => row.getAttribute('tabindex')).toBe('0');
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  // Where all are seen nobody stops on the way.
  await page.setViewportSize({ width: 1600, height: 900 });
  await expect.poll(() => row.getAttribute('tabindex')).toBeNull();
  await visit.close();
});

test('where the focus goes after an order is seen', async () => {
  const visit = await Visit.open();
  const { page } = visit;
  await visit.begin('genegrafter', alone, 'seen');
  await visit.until('Ada');
  await visit.form('play-character');
  await visit.fillIn();
  await visit.stage.locator('.do-it').focus();
  await page.keyboard.press('Enter');
  await visit.answered();
  await expect.poll(() => focused(visit)).toBe('What will you do?');
  expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid');
  await visit.close();
});

test('by keyboard one stops once at each thing that happened, and its clauses open the book', async () => {
  const visit = await Visit.open();
  const { page } = visit;
  await visit.begin('genegrafter', alone, 'seen');
  await visit.until('Ada');
  const events = page.locator('.chronicle summary');
  await events.first().focus();
  await page.keyboard.press('Tab');
  const [, second] = await events.allInnerTexts();
  expect(await focused(visit)).toBe(second);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('dialog.rules .meant').waitFor();
  await visit.close();
});

test('once the game is over, the focus goes to how it ended', async () => {
  const visit = await Visit.open();
  const { page } = visit;
  await visit.begin('ojo-del-terror', alone, 'ends', async (form) => {
    await form.getByLabel('Warbands').selectOption('by lot');
    await form.getByLabel('Turns').fill('2');
  });
  for (let acts = 0; acts < 6; acts++) {
    await visit.until('Ada');
    if ((await page.locator('.ranking').count()) > 0) break;
    await visit.form('commit-orders');
    await visit.fillIn();
    await visit.stage.locator('.do-it').focus();
    await page.keyboard.press('Enter');
    await visit.stage.waitFor({ state: 'detached' });
  }
  await page.locator('.ranking').waitFor();
  await expect.poll(() => focused(visit)).toBe('Final ranking');
  await visit.close();
});

test('an open rulebook is no second banner of the page', async () => {
  const visit = await Visit.open();
  const { page } = visit;
  await visit.begin('genegrafter', alone, 'banner');
  await visit.until('Ada');
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  expect(await page.getByRole('dialog').getByRole('banner').count()).toBe(0);
  await visit.close();
});

test('the ring round an answer, and round the heading of what can be done, is seen whole', async () => {
  const visit = await Visit.open({ width: 390, height: 844 });
  const { page } = visit;
  await visit.begin('ojo-del-terror', alone, 'rings');
  await visit.until('Ada');
  await visit.board();
  const ring = (selector: string): string => `(() => {
    const one = document.querySelector('${selector}');
    one.focus();
    const { outlineOffset, outlineWidth } = getComputedStyle(one);
    const room = parseFloat(outlineOffset) + parseFloat(outlineWidth);
    const { left, top } = one.getBoundingClientRect();
    return { left: left - room, top: top - room };
  })()`;
  await page.keyboard.press('Tab');
  const answers = (await page.locator('.options').boundingBox())!;
  const first = await page.evaluate<{ readonly left: number; readonly top: number }>(ring('.option'));
  expect(first.left).toBeGreaterThanOrEqual(answers.x);
  expect(first.top).toBeGreaterThanOrEqual(answers.y);
  const handle = (await page.locator('.sheet-handle').boundingBox())!;
  const heading = await page.evaluate<{ readonly left: number; readonly top: number }>(ring('.actions > h2'));
  expect(heading.left).toBeGreaterThanOrEqual(0);
  expect(heading.top).toBeGreaterThanOrEqual(handle.y + handle.height);
  await visit.close();
});
