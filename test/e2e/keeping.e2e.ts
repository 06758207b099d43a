import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { wordsOf } from '../../examples/web/src/language/words.js';
import { tableOver } from './tables.js';
import { phone, Visit } from './visit.js';

const alone = [
  { name: 'Ada', driver: 'human' },
  { name: 'Bo', driver: 'random' },
] as const;

test('every tab keeps its own table, and going back leaves it', async () => {
  const visit = await Visit.open();
  const { page } = visit;
  const title = page.locator('h1');
  await visit.begin('som-el-que-decidim', alone, 'first tab');
  await visit.until('Ada');
  const other = await visit.beside();
  await other.begin('genegrafter', alone, 'second tab');
  await other.headline.waitFor();
  for (const [tab, game] of [
    [visit, 'We are the ones who decide!'],
    [other, 'Genegrafter'],
  ] as const) {
    await tab.page.reload();
    await expect.poll(() => tab.page.locator('h1').innerText()).toBe(game);
    expect(await tab.page.title()).toContain(game);
  }

  await page.goBack();
  await expect.poll(() => title.innerText()).toBe('ludoteca');
  expect(await page.title()).toBe('ludoteca');
  await page.goForward();
  await visit.until('Ada');
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('button', { name: 'Go on with the game you left' }).click();
  await visit.until('Ada');
  expect(await title.innerText()).toBe('We are the ones who decide!');
  await other.close();
});

test('a kept table that was damaged is refused with a reason, and one from before is gone on with', async () => {
  const visit = await Visit.open();
  const { page } = visit;
  await visit.begin('som-el-que-decidim', alone, 'damaged');
  await visit.until('Ada');
  await visit.actAnyhow();
  await visit.until('Ada');
  const whose = await visit.headline.innerText();
  const kept = await page.evaluate<string>('localStorage.getItem("ludoteca-table")');
  const table = JSON.parse(kept);
  const { at, ...before } = table;
  expect(at).toBeGreaterThan(0);
  const comeBackTo = async (text: string): Promise<void> => {
    await page.evaluate('for (const shelf of [localStorage, sessionStorage]) shelf.clear()');
    await page.evaluate(`localStorage.setItem('ludoteca-table', ${JSON.stringify(text)})`);
    await page.reload();
  };
  for (const [damaged, why] of [
    [kept.slice(0, 200), 'no saved game'],
    ['null', 'no saved game'],
    [JSON.stringify({ ...table, format: 'ludoteca-table/0' }), 'no saved game'],
    [JSON.stringify({ ...table, record: { ...table.record, game: '__proto__' } }), 'names no game'],
    [JSON.stringify({ ...table, seats: [null] }), 'not who sits where'],
    [JSON.stringify({ ...table, seats: table.seats.slice(1) }), 'does not say who plays Ada'],
    [JSON.stringify({ ...table, seats: [...table.seats, { id: 'ghost', driver: 'human', strength: 'quick' }] }), '3 seats; 2 play'],
    [JSON.stringify({ ...table, at: 99 }), 'at step 99'],
    [JSON.stringify({ ...table, record: { ...table.record, setup: { ...table.record.setup, seal: 'broken' } } }), 'seal'],
  ] as const) {
    await comeBackTo(damaged);
    await page.getByRole('button', { name: 'Go on with the game you left' }).click();
    await expect.poll(() => page.getByRole('alert').innerText()).toContain(why);
  }
  await comeBackTo(JSON.stringify(before));
  await expect.poll(() => visit.headline.innerText()).toBe(whose);
  await visit.close();
});

/** What is said somewhere in no other language than that of the page. */
const unmarked = (where: Locator): Promise<string> =>
  where.evaluate((element) => {
    const copy = element.cloneNode(true) as typeof element;
    for (const quoted of copy.querySelectorAll('[lang]')) quoted.remove();
    return copy.textContent;
  });

test.each([
  ['es', 'No dice quién juega por Ada.', '«setup» no lleva adonde dice su sello.', 'Ahora no le toca a Bo.'],
  ['ca', 'No diu qui juga per Ada.', '«setup» no duu on diu el seu segell.', 'Ara no li toca a Bo.'],
  ['fr', 'Elle ne dit pas qui joue pour Ada.', '« setup » ne mène pas où le dit son sceau.', 'Ce n’est pas à Bo de jouer.'],
] as const)(
  '%s: why a saved game cannot be gone on with, or looked at, is said in the language of the page',
  async (language, seat, seal, turn) => {
    const visit = await Visit.open(phone, language);
    const { page } = visit;
    const words = wordsOf(language);
    const table = JSON.parse(tableOver('som-el-que-decidim', { players: ['Ada', 'Bo'] }, 'damaged'));
    const { record, seats } = table;
    const [first, ...others] = record.steps;
    const notBos = [{ ...first, action: { ...first.action, player: 'Bo' } }, ...others];
    const damaged = [
      [{ ...table, seats: seats.slice(1) }, seat],
      [{ ...table, record: { ...record, setup: { ...record.setup, seal: 'broken' } } }, seal],
      [{ ...table, record: { ...record, steps: notBos } }, turn],
    ] as const;
    for (const [game, why] of damaged) {
      await page.evaluate('for (const shelf of [localStorage, sessionStorage]) shelf.clear()');
      await page.evaluate(`localStorage.setItem('ludoteca-table', ${JSON.stringify(JSON.stringify(game))})`);
      await page.reload();
      const said = async (where: Locator): Promise<string> => (await unmarked(where)).replaceAll('\u202f', ' ');
      await page.getByRole('button', { name: words.goOn }).click();
      const alert = page.getByRole('alert');
      await expect.poll(() => said(alert)).toContain(why);
      expect(await said(alert)).toContain(words.notTakenUp);
      // A clause of a rulebook that is in English only is marked as English.
      expect(await said(alert)).not.toMatch(/\b(the|must|does|whoever)\b/i);
      await page.getByRole('button', { name: words.studyThis }).click();
      await expect.poll(() => said(page.locator('main'))).toContain(why);
      expect(await said(page.locator('main'))).not.toMatch(/\b(the|must|does|whoever)\b/i);
      await page.goBack();
    }
    await visit.close();
  },
);

test('a file that is no saved game is refused before one’s eyes, in the language of the page, and may be chosen again', async () => {
  const visit = await Visit.open(phone, 'es');
  const { page } = visit;
  const [file, alert] = [page.locator('input[name=table]'), page.getByRole('alert')];
  const take = async (): Promise<void> => {
    await page.locator('.load').first().scrollIntoViewIfNeeded();
    await file.setInputFiles({ name: 'photo.json', mimeType: 'application/json', buffer: Buffer.from('no game') });
  };
  await take();
  await expect.poll(() => alert.innerText()).toContain(wordsOf('es')['host-no-saved-table']);
  await expect.poll(() => page.evaluate('scrollY')).toBeLessThan(phone.height);
  const { y, height } = (await alert.boundingBox())!;
  expect([y >= 0, y + height <= phone.height]).toEqual([true, true]);
  expect(await file.evaluate((input) => (input as { value?: string }).value)).toBe('');
  await visit.close();
});

test('of one table nothing is told at the next, though both are of one game', async () => {
  const visit = await Visit.open();
  const { page } = visit;
  await visit.begin('genegrafter', alone, 'one after the other');
  await visit.until('Ada');
  await visit.board();
  await visit.offered();
  const told = page.locator('.picture-told');
  await page.locator('.hand-row .thing').first().click();
  await expect.poll(() => told.locator('.clause-id').count()).toBeGreaterThan(0);
  await page.evaluate(`location.hash = '#lesson=genegrafter'`);
  await page.locator('.lesson').waitFor();
  await visit.board();
  await expect.poll(() => told.innerText()).toMatch(/main step · 1/);
  expect(await told.locator('.clause-id').count()).toBe(0);
  await visit.close();
});

/** How much has been played, as a tab keeps it. */
const movesIn = ({ page }: Visit): Promise<number> =>
  page.evaluate<number>('JSON.parse(sessionStorage.getItem("ludoteca-table")).record.steps.length');

const goOn = ({ page }: Visit): Promise<void> => page.getByRole('button', { name: 'Go on with the game you left' }).click();

test('a game is played in one tab at a time: the other says so, and takes it back as far as it has come', async () => {
  const visit = await Visit.open();
  await visit.begin('som-el-que-decidim', alone, 'two tabs');
  await visit.until('Ada');
  const other = await visit.beside();
  await other.page.getByRole('button', { name: 'Go on with the game you left' }).waitFor();
  // What is played meanwhile is taken along.
  await visit.actAnyhow();
  await visit.until('Ada');
  const played = await movesIn(visit);
  await goOn(other);
  await other.until('Ada');
  expect(await movesIn(other)).toBe(played);
  const comeBack = visit.page.getByRole('button', { name: 'Go on here' });
  await comeBack.waitFor();
  expect(await visit.page.getByRole('alert').innerText()).toContain('comes along');
  expect(await visit.page.locator('.frame').count()).toBe(0);

  await other.actAnyhow();
  await other.until('Ada');
  const more = await movesIn(other);
  expect(more).toBeGreaterThan(played);
  // Another game in a third tab takes the place where the browser keeps the last one; the tab that plays is closed.
  const third = await visit.beside();
  await third.begin('genegrafter', alone, 'third tab');
  await third.until('Ada');
  await other.page.close();
  await comeBack.click();
  await visit.until('Ada');
  expect(await movesIn(visit)).toBe(more);
  expect(await third.headline.innerText()).toContain('Ada');

  // Who comes back by a reload gets it, too, wherever it is played.
  const fourth = await visit.beside();
  await goOn(fourth);
  await fourth.until('Ada');
  await fourth.actAnyhow();
  await fourth.until('Ada');
  const most = await movesIn(fourth);
  expect(most).toBeGreaterThan(more);
  await visit.page.reload();
  await visit.until('Ada');
  expect(await movesIn(visit)).toBe(most);
  await fourth.page.getByRole('button', { name: 'Go on here' }).waitFor();
  await fourth.close();
});

test('whoever left a table, or loads the page anew, goes on as far as another tab has come', async () => {
  const visit = await Visit.open();
  await visit.begin('som-el-que-decidim', alone, 'ways back');
  await visit.until('Ada');
  await visit.page.getByRole('button', { name: 'Leave the table' }).click();
  const other = await visit.beside();
  await goOn(other);
  await other.until('Ada');
  await other.actAnyhow();
  await other.until('Ada');
  const played = await movesIn(other);
  expect(await movesIn(visit)).toBeLessThan(played);
  await other.page.close();
  await goOn(visit);
  await visit.until('Ada');
  expect(await movesIn(visit)).toBe(played);

  // It is played elsewhere again, and then neither that tab nor what the browser keeps last has it any more.
  const another = await visit.beside();
  await goOn(another);
  await another.until('Ada');
  await another.actAnyhow();
  await another.until('Ada');
  const more = await movesIn(another);
  expect(more).toBeGreaterThan(played);
  const third = await visit.beside();
  await third.begin('genegrafter', alone, 'takes the shelf');
  await third.until('Ada');
  await another.page.close();
  await visit.page.reload();
  await visit.until('Ada');
  expect(await movesIn(visit)).toBe(more);
  await third.close();
});

test('a file of a game that is being played in another tab is a game of its own', async () => {
  const visit = await Visit.open();
  await visit.begin('som-el-que-decidim', alone, 'a file');
  await visit.until('Ada');
  const [file] = await Promise.all([visit.page.waitForEvent('download'), visit.page.getByRole('button', { name: 'Save' }).click()]);
  await visit.actAnyhow();
  await visit.until('Ada');
  const other = await visit.beside();
  await other.page.locator('input[name=table]').setInputFiles(await file.path());
  await other.until('Ada');
  await other.actAnyhow();
  await other.until('Ada');
  await visit.actAnyhow();
  await visit.until('Ada');
  for (const tab of [visit, other]) expect(await tab.page.getByRole('button', { name: 'Go on here' }).count()).toBe(0);
  await other.close();
});
