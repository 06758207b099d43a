import { expect, test } from 'vitest';
import { gameIds } from '../../examples/web/src/tables/catalogue.js';
import { lights, phone, Visit } from './visit.js';

const alone = [
  { name: 'Ada', driver: 'human' },
  { name: 'Bo', driver: 'random' },
] as const;

test('a game fits a narrow telephone from the shelf on, by day and by night', async () => {
  const visit = await Visit.open(phone);
  const { page } = visit;
  expect(await visit.overflow()).toBe(0);
  await visit.begin('som-el-que-decidim', alone, 'phone');
  await visit.until('Ada');
  await visit.board();
  expect(await visit.overflow()).toBe(0);
  if ((await visit.stage.count()) === 0) await page.locator('.offer').first().click();
  await visit.stage.waitFor();
  for (const light of lights) {
    await page.emulateMedia({ colorScheme: light });
    expect(await visit.overflow()).toBe(0);
    await visit.picture(light === 'dark' ? 'phone-night' : 'phone');
  }
  await visit.close();
});

test('the keyboard alone plays', async () => {
  const visit = await Visit.open();
  const { page } = visit;
  const { keyboard } = page;
  const focused = (): Promise<string> =>
    page.evaluate('document.activeElement?.innerText || document.activeElement?.getAttribute("aria-label") || ""');
  /** Goes on with the tabulator until something is under the focus, which can be seen there. */
  const goTo = async (wanted: RegExp): Promise<void> => {
    for (let stops = 0; stops < 60 && !wanted.test(await focused()); stops++) await keyboard.press('Tab');
    expect(await focused()).toMatch(wanted);
    expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid');
  };
  await page.locator('header select').last().focus();
  await keyboard.press('Tab');
  for (let down = 0; down < 2; down++) await keyboard.press('ArrowDown');
  await page.locator('form.preparing').waitFor();
  await goTo(/^Begin$/);
  await keyboard.press('Enter');
  await visit.until('Ada');
  // The only question there is has the focus on its first answer, and then on the order.
  await expect.poll(focused).toMatch(/\d/);
  await keyboard.press('Enter');
  await expect.poll(focused).toBe('Do it');
  await keyboard.press('Enter');
  await expect.poll(focused).toBe('What will you do?');
  await goTo(/^roll for the degree/i);
  await keyboard.press('Enter');
  await expect.poll(focused).toBe('Do it');
  await keyboard.press('Enter');
  await expect.poll(() => visit.chronicle.count()).toBeGreaterThan(2);
  await visit.close();
});

test('what is chosen of how the page is shown stands in one place at the table, and closes as it opened', async () => {
  const visit = await Visit.open();
  const { page } = visit;
  await visit.begin('genegrafter', alone, 'settings');
  await visit.until('Ada');
  const paper = (): Promise<unknown> => page.evaluate(`getComputedStyle(document.body).getPropertyValue('--paper')`);
  const before = await paper();
  const settings = await visit.settings();
  await settings.getByRole('radio', { name: 'high contrast' }).check();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('contrast');
  expect(await paper()).not.toBe(before);
  await settings.getByRole('radio', { name: 'quickly' }).check();
  await settings.getByRole('radio', { name: 'colours of the device' }).check();
  expect(await paper()).toBe(before);
  await page.keyboard.press('Escape');
  expect(await settings.isVisible()).toBe(false);
  await expect.poll(() => page.evaluate('document.activeElement.className')).toBe('open-settings');
  await visit.close();
});

test('odds stand beside what throws dice before anybody asks, and an event leads to its rule and back', async () => {
  const visit = await Visit.open();
  const { page } = visit;
  await visit.begin('genegrafter', alone, 'beside');
  await visit.until('Ada');
  const die = page.locator('.offers li', { has: page.locator('[data-type=use-special-die]') });
  const odds = die.locator('.odds-beside');
  await odds.waitFor({ timeout: 90_000 });
  // About so often: what a face draws may be an event that costs a life, and what lies in the deck is not known.
  expect(await odds.innerText()).toMatch(/^≈ 17% .* · …$/);
  expect(await die.getByRole('button').getAttribute('aria-describedby')).toBe(await odds.getAttribute('id'));
  const rule = page.locator('.chronicle .rule-of').first();
  await rule.click();
  await page.locator('dialog.rules .meant').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate('document.activeElement.className')).toBe('rule-of');
  await visit.close();
});

test('the picture answers the question that is asked, and the odds are told before the dice are thrown', async () => {
  const visit = await Visit.open();
  const { page, stage } = visit;
  await visit.begin('som-el-que-decidim', alone, 'picture');
  await visit.until('Ada');
  await page.locator('.frame .choosable').nth(4).click();
  await expect.poll(() => stage.locator('.ready').innerText()).toMatch(/place the rally/);
  await visit.doIt();
  await visit.until('Ada');
  await visit.form('roll-centralism');
  const odds = page.locator('.foresight');
  await odds.waitFor();
  expect(await odds.locator('tbody tr').count()).toBeGreaterThan(1);
  expect(await odds.locator('caption').innerText()).toContain('exact');
  await visit.close();
});

test('a player may be called like a number, a word of the page or a piece of it', async () => {
  const visit = await Visit.open();
  const { page } = visit;
  await visit.begin(
    'som-el-que-decidim',
    [
      { name: 'referee', driver: 'human' },
      { name: '3', driver: 'random' },
      { name: '<b>{player}</b>', driver: 'random' },
      { name: '\u202eBo\u0000', driver: 'random' },
    ],
    'names',
  );
  await visit.until('referee');
  await visit.board();
  expect(await page.locator('.frame .thing.choosable').count()).toBeGreaterThan(4);
  expect(await page.locator('.frame .plate.choosable').count()).toBe(0);
  expect((await page.locator('.plate-name').allInnerTexts()).map((name) => name.split('\n')[0])).toEqual([
    'referee',
    '3',
    '<b>{player}</b>',
    'Bo',
  ]);
  await visit.close();
});

test('a whole sheet can be filled in without the page growing wider', async () => {
  const visit = await Visit.open(phone);
  await visit.begin('genes-mactantes', alone, 'sheet');
  await visit.until('Ada');
  await visit.actAnyhow();
  await visit.until('Ada');
  const order = visit.stage.locator('.do-it');
  await visit.stage.waitFor();
  for (let questions = 0; questions < 60 && (await order.count()) === 0; questions++) {
    await visit.answerAnyhow();
    expect(await visit.overflow()).toBe(0);
  }
  expect(await order.count()).toBe(1);
  await visit.close();
});

test('the page speaks four languages, and the game its own', async () => {
  const visit = await Visit.open();
  const { page } = visit;
  const language = page.getByRole('combobox').first();
  for (const [id, word] of [
    ['ca', 'Quin joc?'],
    ['es', '¿Qué juego?'],
    ['fr', 'Quel jeu\u202f?'],
    ['en', 'Which game?'],
  ] as const) {
    await language.selectOption(id);
    await expect.poll(() => page.locator('body').innerText()).toContain(word);
    expect(await page.evaluate('document.documentElement.lang')).toBe(id);
  }
  await visit.begin('ojo-del-terror', alone, 'languages');
  await visit.until('Ada');
  await (await visit.settings()).getByRole('combobox').selectOption('es');
  await expect.poll(() => visit.headline.innerText()).toBe('Te toca, Ada');
  await expect.poll(() => page.locator('h1').innerText()).toBe('El Ojo del Terror');
  await visit.close();
});

test('a game is saved to a file and taken up again; anything else is refused', async () => {
  const visit = await Visit.open();
  const { page } = visit;
  await visit.begin('som-el-que-decidim', alone, 'saved');
  await visit.until('Ada');
  await visit.actAnyhow();
  await visit.until('Ada');
  const told = await page.locator('.chronicle ol').innerText();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save to a file' }).click()]);
  const path = await file.path();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('button', { name: 'Forget it' }).click();
  const loading = page.getByLabel('Load a saved game');
  await loading.setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"ludoteca-table/1"}') });
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('It names no game, or not who sits where.');
  await loading.setInputFiles(path);
  await expect.poll(() => page.locator('.chronicle ol').innerText()).toBe(told);
  await visit.close();
});

test('bots play a whole game by themselves, in a worker, and can be told to wait', async () => {
  const visit = await Visit.open();
  const { page } = visit;
  await visit.begin(
    'ojo-del-terror',
    [
      { name: 'Ada', driver: 'greedy' },
      { name: 'Bo', driver: 'search' },
    ],
    'bots',
    (form) => form.getByLabel('Turns').fill('2'),
  );
  await page.locator('.thinking').waitFor();
  await page.getByRole('button', { name: 'Let bots wait' }).click();
  await page.getByText('Bots are waiting').waitFor();
  const before = await visit.moments();
  await page.waitForTimeout(600);
  expect(await visit.moments()).toBe(before);
  await page.getByRole('button', { name: 'Let bots play' }).click();
  await page.locator('.ranking').waitFor({ timeout: 90_000 });
  expect(await page.locator('.ranking li').count()).toBe(2);
  await visit.close();
});

test('a table fetches the rules of no other game, nor does who asks how everybody stands', async () => {
  const visit = await Visit.open();
  const fetched: string[] = [];
  visit.page.on('request', (request) => void fetched.push(request.url()));
  const rules = (): string[] => gameIds.filter((id) => fetched.some((url) => url.includes(`/rules-${id}-`)));
  const seats = [
    { name: 'Ada', driver: 'human' },
    { name: 'Bo', driver: 'random' },
  ] as const;
  await visit.begin('genegrafter', seats, 'rules');
  await visit.until('Ada');
  await visit.board();
  // What moves on a board is part of its game.
  await visit.actAnyhow();
  await visit.answered();
  expect(rules()).toEqual(['genegrafter']);
  await visit.page.getByRole('button', { name: 'Aim and standing' }).click();
  await visit.page.getByRole('heading', { name: 'The standing now' }).waitFor();
  expect(rules()).toEqual(['genegrafter']);
  await visit.close();
});
