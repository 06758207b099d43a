import { expect, test } from 'vitest';
import { desk, Visit } from './visit.js';

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
