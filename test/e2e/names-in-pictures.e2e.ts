import { expect, test } from 'vitest';
import { eyeOfTerror } from '../../src/games/ojo-del-terror/index.js';
import { defaultPack } from '../../src/games/orbis-terrarum/index.js';
import { tableOver, tableWhere, tableWithManyArrows } from './tables.js';
import { desk, Visit } from './visit.js';

/** A table that was saved is taken up. */
const takeUp = ({ page }: Visit, text: string): Promise<void> =>
  page.locator('input[name=table]').setInputFiles({ name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(text) });

/** Names that reach beyond the piece they are written on. */
const beyond = (name: string, piece: string): string => `[...document.querySelectorAll('${name}')].filter((one) => {
  const [text, ground] = [one, one.parentElement.querySelector('${piece}')].map((drawn) => drawn.getBoundingClientRect());
  return text.width > 0 && (text.left < ground.left || text.right > ground.right);
}).map((one) => one.textContent)`;

const pieces = [
  {
    game: 'genegrafter',
    table: () => tableWhere('genegrafter', { players: ['Ada', 'Bo'] }, 'names', 'play-character', 'Ada'),
    name: '.card-name',
    piece: '.card-paper',
  },
  {
    game: 'som-el-que-decidim',
    table: () => tableOver('som-el-que-decidim', { players: ['Ada', 'Bo'] }, 'an end'),
    name: '.tile-name',
    piece: '.tile',
  },
];

test.each(pieces)('$game: names stay on what they are written on, in every language', async ({ table, name, piece }) => {
  for (const language of ['en', 'ca', 'es', 'fr']) {
    const visit = await Visit.open(desk, language);
    const { page } = visit;
    await takeUp(visit, table());
    await page.locator(name).first().waitFor();
    expect([language, await page.evaluate(beyond(name, piece))]).toEqual([language, []]);
    await visit.close();
  }
});

test('a tile that lies face down is called so in the language of the page', async () => {
  const visit = await Visit.open(desk, 'es');
  await takeUp(visit, tableWhere('som-el-que-decidim', { players: ['Ada', 'Bo'] }, 'face down', 'pay', 'Ada'));
  await visit.board();
  await visit.page.locator('.square').last().click();
  await expect.poll(() => visit.page.locator('.picture-told').innerText()).toMatch(/^casilla 36 · una carta bocabajo/);
  await visit.close();
});

/** A pack in which something goes by the id of a word of the rules. */
const withId = (pack: object, before: string, id: string): object =>
  JSON.parse(JSON.stringify(pack).replaceAll(JSON.stringify(before), JSON.stringify(id)));

test('a planet whose id is that of an action is called by its name, and the action by its own', async () => {
  const config = { players: ['Ada', 'Bo'], warbandSelection: 'random', pack: withId(eyeOfTerror, 'atalaya', 'add-order') };
  const visit = await Visit.open();
  const { page } = visit;
  await takeUp(visit, tableWhere('ojo-del-terror', config, 'ids', 'add-order', 'Ada'));
  await visit.offered();
  await visit.board();
  expect(await page.locator('.offer[data-type=add-order]').innerText()).toBe('Write an order');
  expect(await page.locator('.planet-name').allTextContents()).toContain('Atalaya');
  await visit.close();
});

test('a region whose id is a word of the rules is called by its name', async () => {
  const { regions } = defaultPack(2);
  const { id, name } = regions[0]!;
  const config = { players: ['Ada', 'Bo'], refereeMode: 'auto', pack: withId(defaultPack(2), id, 'war') };
  const visit = await Visit.open();
  await takeUp(visit, tableWhere('orbis-terrarum', config, 'ids', 'ready', 'Ada'));
  await visit.board();
  const names = await visit.page.locator('.region-names text').allTextContents();
  expect([names.includes(name), names.includes('war')]).toEqual([true, false]);
  await visit.close();
});

/** Names of planets under what an arrow bears, or under anything that is drawn of an order. */
const hidden = `[...document.querySelectorAll('.planet-name')].filter((one) => {
  const name = one.getBoundingClientRect();
  return [...document.querySelectorAll('.order circle:not(.order-line)')].some((disc) => {
    const { left, right, top, bottom } = disc.getBoundingClientRect();
    const [x, y, size] = [(left + right) / 2, (top + bottom) / 2, (right - left) / 2];
    const [across, down] = [Math.max(name.left - x, 0, x - name.right), Math.max(name.top - y, 0, y - name.bottom)];
    return Math.hypot(across, down) < size;
  }) || [...document.querySelectorAll('.order')].some((order) => order.compareDocumentPosition(one) !== Node.DOCUMENT_POSITION_FOLLOWING);
}).map((one) => one.textContent)`;

test('ojo-del-terror: arrows run under the names of planets, and what they bear lies beside them, in every language', async () => {
  for (const language of ['en', 'ca', 'es', 'fr']) {
    const visit = await Visit.open(desk, language);
    const { page } = visit;
    await page
      .locator('input[name=table]')
      .setInputFiles({ name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(tableWithManyArrows()) });
    await page.locator('.order.invade').first().waitFor();
    expect(await page.locator('.order.invade').count()).toBeGreaterThan(4);
    expect([language, await page.evaluate(hidden)]).toEqual([language, []]);
    await visit.close();
  }
});
