import { expect, test } from 'vitest';
import { wordsOf } from '../../examples/web/src/language/words.js';
import { lessonBoxes } from '../../examples/web/src/lessons/boxes.js';
import { Course } from '../../examples/web/src/lessons/course.js';
import { brokenNames } from './sizes.js';
import { type Device, Visit } from './visit.js';

/** The narrowest telephone the page is made for. */
const narrow: Device = { width: 320, height: 640, touch: true };

test('names of games are whole on the shelf and in the bar', async () => {
  const visit = await Visit.open(narrow, 'fr');
  const { page } = visit;
  expect(await brokenNames(page, '.box-title strong')).toEqual([]);
  await page.locator('input[name=game][value=ojo-del-terror]').check();
  await page.locator('form.preparing button[type=submit]').click();
  await visit.board();
  const cut = `(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [scrollWidth > clientWidth, scrollHeight > clientHeight + 1])(document.querySelector('.bar h1'))`;
  expect(await page.evaluate(cut)).toEqual([false, false]);
  // With letters twice as large as well.
  await visit.enlarge();
  expect([await page.evaluate(cut), await visit.overflow()]).toEqual([[false, false], 0]);
  await visit.close();
});

test('what a lesson points at lies between its card and the sheet', async () => {
  const course = new Course(await lessonBoxes['ojo-del-terror']());
  const words = wordsOf('fr');
  const visit = await Visit.open(narrow, 'fr');
  const { page } = visit;
  await page.evaluate(`location.hash = '#lesson=ojo-del-terror'`);
  await page.locator('.lesson').waitFor();
  await visit.board();
  const press = (name: string): Promise<void> => page.locator('.lesson').getByRole('button', { name, exact: true }).tap();
  const deeds = course.lesson.steps.flatMap(({ deed, look }, place) =>
    deed !== undefined && look?.some((at) => at.startsWith('planet:')) ? [place] : [],
  );
  expect(deeds.length).toBeGreaterThan(2);
  for (let place = 0; place <= deeds.at(-1)!; place++) {
    await page.locator('.lesson h2', { hasText: new RegExp(`· ${place + 1}\\s`) }).waitFor();
    const { deed } = course.step(place);
    const isAsked = deed !== undefined;
    await page
      .locator('.lesson')
      .getByRole('button', { name: isAsked ? words.lessonDo : words.lessonReadOn, exact: true })
      .waitFor();
    await visit.answered();
    if (deeds.includes(place)) {
      const inSight = `(() => {
        const [card, told] = ['.lesson', '.picture-told'].map((one) => document.querySelector(one).getBoundingClientRect());
        return [...document.querySelectorAll('.lesson-ring:not(.on-page)')].some((ring) => {
          const { top, bottom } = ring.getBoundingClientRect();
          const seen = Math.min(bottom, told.top) - Math.max(top, card.bottom);
          return seen > (bottom - top) / 2;
        });
      })()`;
      await expect.poll(() => page.evaluate(inSight), { message: `step ${place + 1}` }).toBe(true);
    }
    await press(isAsked ? words.lessonDo : words.lessonReadOn);
  }
  await visit.close();
});

test('a ring round what is half under the line that tells what is pointed at ends where that line begins', async () => {
  const visit = await Visit.open(narrow);
  const { page } = visit;
  await page.evaluate(`location.hash = '#lesson=ojo-del-terror'`);
  await page.locator('.lesson').waitFor();
  await visit.board();
  await page.locator('.lesson').getByRole('button', { name: 'Go on', exact: true }).tap();
  const ring = page.locator('.lesson-ring:not(.on-page)');
  await ring.first().waitFor();
  await page.waitForTimeout(500); // until the page has come to rest
  // A lower screen brings the line up, to the middle of the planet.
  const above = `(() => {
    const [planet, line] = ['[data-thing="planet:coralis"]', '.picture-told'].map((one) => document.querySelector(one).getBoundingClientRect());
    return line.top - (planet.top + planet.bottom) / 2;
  })()`;
  let height = 640;
  const isHalfUnder = async (): Promise<boolean> => {
    const off = Math.round(await page.evaluate<number>(above));
    if (Math.abs(off) < 10) return true;
    height -= off;
    await page.setViewportSize({ width: 320, height });
    return false;
  };
  await expect.poll(isHalfUnder, { interval: 400 }).toBe(true);
  const reach = `(() => {
    const line = document.querySelector('.picture-told').getBoundingClientRect();
    return [...document.querySelectorAll('.lesson-ring')].map((ring) => ring.getBoundingClientRect().bottom - line.top <= 10);
  })()`;
  await expect.poll(() => page.evaluate(reach)).toEqual([true]);
  await visit.close();
});
