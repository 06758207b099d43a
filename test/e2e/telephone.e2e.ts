import { expect, test } from 'vitest';
import type { Language } from '../../examples/shared/languages.js';
import { wordsOf } from '../../examples/web/src/language/words.js';
import { smallTargets, smallWords } from './sizes.js';
import { tableOver, tableWhere } from './tables.js';
import { type Device, lights, phone, Visit } from './visit.js';

const games = ['ojo-del-terror', 'genegrafter', 'som-el-que-decidim', 'genes-mactantes', 'orbis-terrarum'] as const;
const telephone: Device = { width: 390, height: 844, touch: true };
const alone = [
  { name: 'Ada', driver: 'human' },
  { name: 'Bo', driver: 'random' },
] as const;

test.each(games)('%s: board and action share the screen of a telephone, large enough for eyes and fingers', async (game) => {
  const visit = await Visit.open(telephone);
  const { page } = visit;
  await visit.prepare(game, alone);
  expect(await page.evaluate(smallTargets)).toEqual([]);
  expect(await page.evaluate(smallWords)).toEqual([]);
  await visit.begin(game, alone, 'telephone');
  await visit.until('Ada');
  await visit.board();
  await visit.offered();
  const [board, sheet] = [await page.locator('[data-place=board]').boundingBox(), await page.locator('.actions').boundingBox()];
  // More of the board than a strip, and the head of the sheet below it.
  expect(sheet!.y - board!.y).toBeGreaterThan(200);
  expect(sheet!.y + sheet!.height).toBeLessThanOrEqual(telephone.height + 1);
  expect(await page.evaluate(smallTargets)).toEqual([]);
  expect(await page.evaluate(smallWords)).toEqual([]);
  await page.locator('.offer').first().click();
  await visit.answered();
  expect(await page.evaluate(smallTargets)).toEqual([]);
  expect(await visit.overflow()).toBe(0);
  await page.screenshot({ path: `.cache/pictures/web-telephone-${game}.png` });
  // On a narrow one nothing reaches beyond the edge, by day or by night.
  await page.setViewportSize(phone);
  for (const light of lights) {
    await page.emulateMedia({ colorScheme: light });
    expect(await visit.overflow()).toBe(0);
  }
  await visit.close();
});

test.each([
  ['som-el-que-decidim', '.citizen'],
  ['ojo-del-terror', '.planet.seat-0'],
])('%s: a map that is larger than the screen opens at one’s own place', async (game, mine) => {
  const visit = await Visit.open(telephone);
  const { page } = visit;
  await visit.begin(game, alone, 'home');
  await visit.until('Ada');
  await visit.board();
  await page.locator(mine).first().waitFor();
  const isInMiddle = `(() => {
    const pan = document.querySelector('.pan');
    const window = pan.getBoundingClientRect();
    const middles = [...document.querySelectorAll('${mine}')].map((one) => one.getBoundingClientRect());
    const isLarger = pan.scrollWidth > pan.clientWidth + 100;
    return [isLarger, middles.some(({ left, width, top, height }) =>
      left + width / 2 > window.left && left + width / 2 < window.right && top + height / 2 > window.top && top + height / 2 < window.bottom)];
  })()`;
  await expect.poll(() => page.evaluate(isInMiddle)).toEqual([true, true]);
  await visit.close();
});

test('the ring round a player’s plate crosses none of its letters', async () => {
  const visit = await Visit.open({ ...telephone, width: 375 });
  const { page } = visit;
  await visit.begin('genegrafter', alone, 'x');
  await visit.until('Ada');
  await visit.board();
  const [ring, plate] = [page.locator('.ring').first(), page.locator('.plate').first()];
  await expect
    .poll(async () => ((await ring.count()) > 0 ? (await ring.boundingBox())!.y < (await plate.boundingBox())!.y : null))
    .toBe(true);
  const [round, inside] = [(await ring.boundingBox())!, (await plate.boundingBox())!];
  expect(round.x).toBeLessThan(inside.x);
  expect(round.x + round.width).toBeGreaterThan(inside.x + inside.width);
  await visit.close();
});

/** How many of the things on the map that answer what is asked are seen through its window. */
const answersInSight = `(() => {
  const pan = document.querySelector('.pan');
  const window = pan.getBoundingClientRect();
  return [...pan.querySelectorAll('.choosable')].filter((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const [across, down] = [left + width / 2, top + height / 2];
    return across > window.left && across < window.right && down > window.top && down < window.bottom;
  }).length;
})()`;

test('a map shows something that answers what is asked, at first and wherever it has been pushed', async () => {
  const visit = await Visit.open({ ...telephone, width: 390, height: 844 });
  const { page } = visit;
  await visit.begin('orbis-terrarum', alone, 'map');
  await visit.until('Ada');
  await visit.board();
  await visit.form('choose-nation');
  expect(await page.evaluate<number>(answersInSight)).toBeGreaterThan(0);
  await visit.offered();
  // Somebody looks at the far corner of the world meanwhile.
  await page.evaluate(`document.querySelector('.pan').dispatchEvent(new KeyboardEvent('keydown', { key: 'End' }))`);
  await page.evaluate(`document.querySelector('.pan').scrollTo(9999, 9999)`);
  await visit.form('choose-nation');
  expect(await page.evaluate<number>(answersInSight)).toBeGreaterThan(0);
  await visit.close();
});

test('a card that is played from the hand by keyboard leaves the focus in sight, where the game goes on', async () => {
  const visit = await Visit.open(telephone);
  const { page } = visit;
  await visit.begin('genegrafter', alone, 'hand');
  await visit.until('Ada');
  await visit.board();
  for (let acts = 0; acts < 20 && !(await visit.offered()).includes('play-character'); acts++) {
    await visit.actAnyhow();
    await visit.until('Ada');
  }
  await visit.form('play-character');
  /** Where the focus is once the page has come to rest: lost, under the sheet, or in sight, and on what. */
  const focus = async (): Promise<unknown> => {
    await page.waitForTimeout(500);
    return page.evaluate(`(() => {
      const { activeElement: active, body } = document;
      if (active === null || active === body) return 'lost';
      const { left, top, width, height } = active.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return (seen !== null && (active.contains(seen) || seen.contains(active)) ? 'in sight: ' : 'hidden: ') + (active.className.baseVal ?? active.className + active.id);
    })()`);
  };
  const last = page.locator('.hand-row .choosable').last();
  await last.focus();
  expect(await focus()).toMatch(/^in sight: thing choosable/);
  await page.keyboard.press('Enter');
  await page.locator('.do-it').waitFor();
  expect(await focus()).toMatch(/^in sight: primary do-it/);
  await page.keyboard.press('Enter');
  await visit.answered();
  await visit.until('Ada');
  expect(await focus()).toMatch(/^in sight: .*what-now|offer/);
  await visit.close();
});

test('the sheet slides: pressed or dragged, it gives way to the board and comes back', async () => {
  const visit = await Visit.open(telephone);
  const { page } = visit;
  await visit.begin('som-el-que-decidim', alone, 'sheet');
  await visit.until('Ada');
  await visit.board();
  const handle = page.locator('.sheet-handle');
  const height = async (): Promise<number> => (await page.locator('.actions').boundingBox())!.height / telephone.height;
  await expect.poll(height).toBeCloseTo(0.42, 1);
  await handle.press('Enter');
  await expect.poll(height).toBeCloseTo(0.85, 1);
  await handle.press('Enter');
  await expect.poll(height).toBeLessThan(0.15);
  await handle.press('Enter');
  await expect.poll(height).toBeCloseTo(0.42, 1);
  const { x, y } = (await handle.boundingBox())!;
  await page.mouse.move(x + 150, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + 150, 120, { steps: 6 });
  await page.mouse.up();
  await expect.poll(height).toBeCloseTo(0.85, 1);
  await visit.close();
});

/** A table that was saved is taken up. */
const takeUp = async ({ page }: Visit, text: string): Promise<void> =>
  page.locator('input[name=table]').setInputFiles({ name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(text) });

const sheetNow = `(({ dataset, clientHeight, scrollHeight, scrollTop }) => ({ rests: dataset.height, isWhole: scrollHeight - clientHeight < 2, scrollTop }))(document.querySelector('.actions'))`;

test('after one’s own move the sheet shows other choices from their first, no higher than they are, and one’s row is in view', async () => {
  // So low that no list is seen whole.
  const visit = await Visit.open({ width: 390, height: 420, touch: true });
  const { page } = visit;
  // Without special dice no bot steps in.
  const config = { players: ['Ada', 'Bo'], specialDie: 'off' };
  await takeUp(visit, tableWhere('genegrafter', config, 'a sheet', 'play-character', 'Ada'));
  await visit.until('Ada');
  await visit.board();
  await visit.form('play-character');
  await visit.fillIn();
  await page.evaluate(`document.querySelector('.actions').scrollTop = 999`);
  await visit.doIt();
  await page.locator('.offers').waitFor();
  expect(await page.evaluate(sheetNow)).toMatchObject({ isWhole: false, scrollTop: 0 });
  // One's own row has come into view, above the sheet.
  const [row, sheet] = [await page.locator('.mat[data-own]').boundingBox(), await page.locator('.actions').boundingBox()];
  expect(row!.y).toBeGreaterThan(0);
  expect(row!.y + 100).toBeLessThan(sheet!.y);
  // Where all is seen there is nothing more to be had: the first press makes room for the board.
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect.poll(() => page.evaluate(sheetNow)).toMatchObject({ rests: 'half', isWhole: true });
  const handle = page.locator('.sheet-handle');
  await expect.poll(() => handle.getAttribute('aria-label')).toBe('Show more of the board');
  await handle.tap();
  expect(await page.evaluate(sheetNow)).toMatchObject({ rests: 'low' });
  await visit.close();
});

test('who has won is said over the board, and all that can be pressed is within the screen', async () => {
  const visit = await Visit.open({ width: 390, height: 664, touch: true });
  const { page } = visit;
  await takeUp(visit, tableOver('genegrafter', { players: ['Ada', 'Bo'] }, 'an end'));
  await expect.poll(() => visit.headline.innerText()).toMatch(/^The game is over: (Ada|Bo) wins \(\d+ points?\)$/);
  await visit.board();
  const [ranking, board] = [await page.locator('.ranking').boundingBox(), await page.locator('[data-place=board]').boundingBox()];
  expect(ranking!.y + ranking!.height).toBeLessThan(board!.y);
  for (const button of await page.locator('.bar button:visible').all()) {
    const { x, width } = (await button.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(390);
  }
  await visit.close();
});

test.each(['en', 'ca', 'es', 'fr'])('the bar takes two rows at most, and every button has its name: %s', async (language) => {
  const visit = await Visit.open(telephone, language);
  const { page } = visit;
  await takeUp(visit, tableWhere('genegrafter', { players: ['Ada', 'Bo'] }, 'a bar', 'play-character', 'Ada'));
  await visit.board();
  const { undo, redo, save, settings, rules, back } = wordsOf(language as Language);
  for (const name of [undo, redo, save, settings, rules, back])
    await page.locator('.bar').getByRole('button', { name, exact: true }).waitFor();
  for (const width of [768, 641, 390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    const rows = await page
      .locator('.bar > h1, .bar .buttons > button')
      .evaluateAll(
        (all) => new Set(all.map((one) => one.getBoundingClientRect()).map(({ y, height }) => Math.round((y + height / 2) / 10))).size,
      );
    expect(rows).toBeLessThanOrEqual(2);
    expect(await visit.overflow()).toBe(0);
  }
  await visit.close();
});

test('the map is made larger by the wheel where it points, dragged by the mouse and pinched by fingers; a drag presses nothing', async () => {
  const visit = await Visit.open();
  const { page } = visit;
  await visit.begin('ojo-del-terror', alone, 'wheel', (form) => form.getByLabel('Warbands').selectOption('by lot'));
  await visit.until('Ada');
  await visit.board();
  const map = page.locator('.pan > svg');
  const at = async (): Promise<{ readonly x: number; readonly y: number; readonly width: number }> => (await map.boundingBox())!;
  const window = (await page.locator('.pan').boundingBox())!;
  const [x, y] = [window.x + window.width * 0.3, window.y + window.height * 0.4];
  const before = await at();
  const share = (box: Awaited<ReturnType<typeof at>>): number => (x - box.x) / box.width;
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -600);
  await expect.poll(async () => (await at()).width).toBeGreaterThan(before.width * 1.5);
  const larger = await at();
  expect(share(larger)).toBeCloseTo(share(before), 1);
  expect((await page.locator('.pan').boundingBox())!.height).toBeCloseTo(window.height, 0);

  const moments = await visit.moments();
  await page.mouse.down();
  await page.mouse.move(x - 120, y - 40, { steps: 8 });
  await page.mouse.up();
  expect((await at()).x).toBeCloseTo(larger.x - 120, 0);
  expect(await visit.moments()).toBe(moments);

  await page.mouse.wheel(0, 4000);
  await expect.poll(async () => (await at()).width).toBeCloseTo(before.width, 0);

  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number): Promise<unknown> =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [-1, 1].map((side, id) => ({ x: x + (side * apart) / 2, y, id })),
    });
  await touch('touchStart', 60);
  for (const apart of [80, 110, 140]) await touch('touchMove', apart);
  await touch('touchEnd', 0);
  await expect.poll(async () => (await at()).width).toBeGreaterThan(before.width * 1.8);

  await page.locator('.pan').press('0');
  await expect.poll(async () => (await at()).width).toBeCloseTo(before.width, 0);
  await visit.close();
});

/** How far one line of each of these stands below the next, by how much more than lines usually do. */
const spreadOf = (selector: string): string => `[...document.querySelectorAll('${selector}')].map((one) => {
  const text = document.createRange();
  text.selectNodeContents(one);
  const bottoms = [...new Set([...text.getClientRects()].filter(({ height }) => height < 30).map(({ bottom }) => Math.round(bottom)))].sort((a, b) => a - b);
  const lines = bottoms.filter((bottom, place) => place === 0 || bottom - bottoms[place - 1] > 8);
  return Math.max(0, ...lines.slice(1).map((bottom, place) => bottom - lines[place])) - parseFloat(getComputedStyle(one).lineHeight);
})`;

test('a clause within a sentence leaves its lines as they are', async () => {
  const visit = await Visit.open(telephone);
  const { page } = visit;
  await visit.begin('genegrafter', alone, 'sentences');
  await visit.until('Ada');
  await page.getByRole('button', { name: 'Aim and standing' }).click();
  await page.locator('.aim-told li').first().waitFor();
  const spreads = await page.evaluate<number[]>(spreadOf('.aim-told ul li'));
  expect(spreads.length).toBeGreaterThan(2);
  for (const more of spreads) expect(more).toBeLessThan(6);
  await visit.close();
});

test('a heading of the settings and what is chosen below it do not touch', async () => {
  const visit = await Visit.open(telephone, 'fr');
  await takeUp(visit, tableOver('som-el-que-decidim', { players: ['Ada', 'Bo'] }, 'an end'));
  await visit.board();
  const settings = await visit.settings();
  const heading = (await settings.locator('.radios legend').first().boundingBox())!;
  const first = await settings
    .locator('.radios label')
    .first()
    .evaluate((label) => {
      const text = label.ownerDocument.createRange();
      text.selectNodeContents(label);
      return Math.min(...[...text.getClientRects()].map(({ top }) => top));
    });
  expect(first).toBeGreaterThanOrEqual(heading.y + heading.height + 6);
  await visit.close();
});

test('a question mark stays with the word before it where an answer is told', async () => {
  const visit = await Visit.open(telephone, 'es');
  const { page } = visit;
  await takeUp(visit, tableWhere('som-el-que-decidim', { players: ['Ada', 'Bo'] }, 'a question', 'place-concentration', 'Ada'));
  await visit.board();
  await visit.stage.locator('.option').first().click();
  const question = page.locator('.told dt').first();
  await question.waitFor();
  const words = (await question.innerText()).split(/\s+/);
  const lines = await question.evaluate((one) => {
    const text = one.ownerDocument.createRange();
    text.selectNodeContents(one);
    return new Set([...text.getClientRects()].map(({ top }) => top)).size;
  });
  expect(words).toEqual(['¿Dónde', 'se', 'sitúa', 'la', 'concentración?']);
  expect(lines).toBeLessThanOrEqual(3);
  await visit.close();
});
