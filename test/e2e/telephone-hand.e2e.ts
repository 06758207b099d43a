import { expect, test } from 'vitest';
import { tableWhere } from './tables.js';
import { type Device, desk, Visit } from './visit.js';

const places = `(() => {
  const told = document.querySelector('.picture-told').getBoundingClientRect();
  const sheet = document.querySelector('.actions').getBoundingClientRect();
  return [...document.querySelectorAll('.hand-row .choosable')].map((card) => {
    const box = card.getBoundingClientRect();
    const seen = document.elementFromPoint(Math.min(innerWidth - 20, box.left + 20), box.top + 20);
    return { top: box.top, isBelow: box.top > told.top || box.top > sheet.top, isHit: card.contains(seen) };
  });
})()`;

test.each([
  { device: 'a telephone', width: 390, height: 844 },
  { device: 'a tablet held upright', width: 820, height: 1180 },
])('on $device the cards of the hand that are asked for lie above the sheet, and are pointed at', async ({ width, height }) => {
  const visit = await Visit.open({ width, height, touch: true });
  const { page } = visit;
  // Without special dice no bot steps in before the hand is looked at.
  const config = { players: ['Ada', 'Bo', 'Cy'], specialDie: 'off' };
  const text = tableWhere('genegrafter', config, 'a hand', 'play-character', 'Ada');
  await page.locator('input[name=table]').setInputFiles({ name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await visit.until('Ada');
  await visit.board();
  await visit.form('play-character');
  await page.evaluate('scrollTo(0, 0)');
  const cards = await page.evaluate<{ readonly top: number; readonly isBelow: boolean; readonly isHit: boolean }[]>(places);
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.filter(({ isBelow }) => isBelow)).toEqual([]);
  expect(cards[0]!.isHit).toBe(true);
  await page.locator('.hand-row .choosable').first().tap();
  await visit.answered();
  await page.locator('.do-it').waitFor();
  await visit.close();
});

/** A game of cards has begun, and Ada has her hand before her. */
const handOfAda = async (device: Device): Promise<Visit> => {
  const visit = await Visit.open(device);
  const bo = { name: 'Bo', driver: 'greedy' } as const;
  await visit.begin('genegrafter', [{ name: 'Ada', driver: 'human' }, bo], 'x');
  await visit.until('Ada');
  await visit.board();
  return visit;
};

test('no mark is drawn round a strip of what lies below the edge', async () => {
  const visit = await handOfAda(desk);
  const { page } = visit;
  const heights = `[...document.querySelectorAll('.ring')].map((ring) => ring.getBoundingClientRect().height)`;
  await expect.poll(async () => (await page.evaluate<number[]>(heights)).length).toBeGreaterThan(0);
  // A lower window leaves a few dots of the lowest of what is marked.
  const lowest: number = await page.evaluate(
    `Math.max(...[...document.querySelectorAll('.ring')].map((ring) => ring.getBoundingClientRect().top))`,
  );
  await page.setViewportSize({ width: 1280, height: Math.round(lowest) + 4 + 130 + 6 });
  // Marks follow with the next picture that is drawn.
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))))');
  expect((await page.evaluate<number[]>(heights)).filter((height) => height < 20)).toEqual([]);
  await visit.close();
});

test('no mark is drawn over the hand that is held up', async () => {
  const visit = await handOfAda({ width: 820, height: 1180, touch: true });
  const { page } = visit;
  await visit.form('play-character');
  await page.evaluate('scrollTo(0, 0)');
  // The hand has a mark of its own, round all of it; any other ends where the hand begins.
  const overIt = `(() => {
    const hand = document.querySelector('.hand-row').getBoundingClientRect();
    const rings = [...document.querySelectorAll('.ring')].map((ring) => ring.getBoundingClientRect());
    const over = rings.filter(({ top, bottom, width }) => width < hand.width && bottom > hand.top + 8 && top < hand.bottom);
    return [rings.length > 0, over.length];
  })()`;
  // Marks go by themselves after a while: one that lies over it would do so as long as there are any.
  await expect.poll(() => page.evaluate(overIt), { interval: 20 }).toEqual([true, 0]);
  await visit.close();
});
