import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { lessonBoxes } from '../../examples/web/src/lessons/boxes.js';
import { Course } from '../../examples/web/src/lessons/course.js';
import { hasNoFaults } from './faultless.js';
import { desk, phone, Visit } from './visit.js';

const games = ['ojo-del-terror', 'genegrafter', 'som-el-que-decidim', 'genes-mactantes', 'orbis-terrarum'] as const;
type GameId = (typeof games)[number];

const card = (page: Page) => page.locator('.lesson');
const button = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true });

/** Opens the lesson of a game from its box. */
const learn = async (visit: Visit, game: GameId): Promise<void> => {
  await visit.page
    .locator('.on-shelf', { has: visit.page.locator(`input[value=${game}]`) })
    .locator('.learn')
    .click();
  await card(visit.page).waitFor();
  await visit.board();
};

/** Waits until this step is told, and asked for. */
const atStep = async ({ page }: Visit, place: number, course: Course): Promise<void> => {
  const head = `First game · ${place + 1} of ${course.last + 1}`;
  try {
    await expect.poll(() => card(page).getByRole('heading').innerText(), { timeout: 90_000, interval: 40 }).toBe(head);
  } catch (cause) {
    throw new Error(`Instead of “${head}” the card says: ${await card(page).innerText()}`, { cause });
  }
  const isAsked = course.step(place).deed !== undefined;
  await button(page, isAsked ? 'Show me' : place === course.last ? 'Play on from here' : 'Go on').waitFor();
};

/** From now on it is watched, frame by frame, where within the card its buttons stand. */
const watchButtons = `
  window.stood = {};
  const watch = () => {
    const card = document.querySelector('.lesson');
    for (const button of card?.querySelectorAll('.buttons button') ?? []) {
      const key = card.querySelector('h2').textContent + ', ' + button.textContent;
      (window.stood[key] ??= new Set()).add(Math.round(button.getBoundingClientRect().top - card.getBoundingClientRect().top));
    }
    requestAnimationFrame(watch);
  };
  watch();`;

/** The buttons that moved while their step lasted, with each place at which they stood. */
const movedButtons = (page: Page): Promise<unknown> =>
  page.evaluate(`Object.entries(window.stood).filter(([, places]) => places.size > 1).map(([button, places]) => [button, ...places])`);

/** Where a lesson is gone through by hand, beside test/examples/web-lessons.test.ts: the map, the table of cards and the largest world; before a release everywhere. */
const learnt = inject('whole') ? games : (['som-el-que-decidim', 'genegrafter', 'orbis-terrarum'] as const);

test.each(learnt)(
  '%s: its lesson is gone through to the end, its buttons stay under whoever presses them, and the table goes on from there',
  async (game) => {
    const course = new Course(await lessonBoxes[game]());
    const visit = await Visit.open();
    const { page } = visit;
    await learn(visit, game);
    await page.evaluate(watchButtons);
    for (const [place, { deed }] of course.lesson.steps.entries()) {
      await atStep(visit, place, course);
      if (place < course.last) await button(page, deed === undefined ? 'Go on' : 'Do it for me').click();
    }
    expect(await movedButtons(page)).toEqual([]);
    await hasNoFaults(visit, 'a lesson');
    await button(page, 'Play on from here').click();
    await visit.headline.waitFor();
    expect(await card(page).count()).toBe(0);
    await visit.close();
  },
);

test('what is asked next is shown: a ring lies round it, and the card says it', async () => {
  const course = new Course(await lessonBoxes.genegrafter());
  const visit = await Visit.open();
  const { page } = visit;
  await learn(visit, 'genegrafter');
  for (let place = 0; place < 2; place++) {
    await atStep(visit, place, course);
    await button(page, 'Go on').click();
  }
  await atStep(visit, 2, course);
  await visit.offered();
  await button(page, 'Show me').click();
  await expect.poll(() => page.locator('.lesson-hint').innerText()).toMatch('play a character');
  await expect.poll(() => page.locator('.lesson-ring.on-page').count()).toBe(1);
  await page.locator('.offer[data-type="play-character"]').click();
  await visit.answered();
  await expect.poll(() => page.locator('.lesson-hint').innerText()).toMatch('Stone Samaritan');
  await visit.answer('Ironroot');
  await expect.poll(() => page.locator('.lesson-strayed, .lesson-hint').first().innerText()).toMatch('Stone Samaritan');
  await visit.answer('Stone Samaritan');
  await visit.doIt();
  await atStep(visit, 3, course);
  await visit.close();
});

test('something else is gently refused, and nothing happens; it can be done for one, taken back, and is asked again', async () => {
  const course = new Course(await lessonBoxes['ojo-del-terror']());
  const visit = await Visit.open();
  const { page } = visit;
  await learn(visit, 'ojo-del-terror');
  for (let place = 0; place < 3; place++) {
    await atStep(visit, place, course);
    await button(page, 'Go on').click();
  }
  await atStep(visit, 3, course);
  await hasNoFaults(visit, 'a lesson');
  await page.locator('.offer[data-type="commit-orders"]').click();
  await expect.poll(() => page.locator('.lesson-strayed').innerText()).toMatch('invade Quebrada');
  expect(await visit.stage.count()).toBe(0);
  await page.locator('.offer[data-type="add-order"]').click();
  await visit.answered();
  await visit.answer(/^Claim/i);
  expect(await page.locator('.told').count()).toBe(0);
  await (await visit.settings()).getByRole('combobox').selectOption('fr');
  await expect.poll(() => card(page).innerText()).toMatch('Vous avez deux actions');
  await (await visit.settings()).getByRole('combobox').selectOption('en');
  await page.keyboard.press('Escape');
  await button(page, 'Do it for me').click();
  await atStep(visit, 4, course);
  await page.getByRole('button', { name: 'Undo' }).click();
  await atStep(visit, 3, course);
  await button(page, 'Do it for me').click();
  await atStep(visit, 4, course);
  expect(await page.locator('[role=alert]').count()).toBe(0);
  await visit.close();
});

test('a reload comes back to the step, going back leaves it, and nothing of it takes the place of a table that was kept', async () => {
  const course = new Course(await lessonBoxes.genegrafter());
  const visit = await Visit.open();
  const { page } = visit;
  await learn(visit, 'genegrafter');
  for (let place = 0; place < 4; place++) {
    await atStep(visit, place, course);
    await button(page, course.step(place).deed === undefined ? 'Go on' : 'Do it for me').click();
  }
  await atStep(visit, 4, course);
  await page.reload();
  await atStep(visit, 4, course);
  await page.goBack();
  await page.locator('.shelf').waitFor();
  expect(await page.getByRole('button', { name: 'Go on with the game you left' }).count()).toBe(0);
  await page.goto(`${inject('page')}#lesson=genegrafter`);
  await atStep(visit, 4, course);
  await button(page, 'Leave the lesson').click();
  await button(page, 'Begin the lesson again').click();
  await atStep(visit, 0, course);
  await visit.close();
});

test('by keyboard the focus stays within the lesson and what it asks for', async () => {
  const visit = await Visit.open(desk);
  const { page } = visit;
  const course = new Course(await lessonBoxes['ojo-del-terror']());
  await learn(visit, 'ojo-del-terror');
  for (let place = 0; place < 3; place++) {
    await atStep(visit, place, course);
    await button(page, 'Go on').focus();
    await page.keyboard.press('Enter');
  }
  await atStep(visit, 3, course);
  await expect.poll(() => page.evaluate(`document.activeElement.closest('.lesson, .actions') !== null`)).toBe(true);
  await button(page, 'Do it for me').focus();
  await page.keyboard.press('Enter');
  await atStep(visit, 4, course);
  await expect.poll(() => page.evaluate(`document.activeElement.closest('.lesson, .actions') !== null`)).toBe(true);
  await visit.close();
});

test('on a telephone what a step points at is in sight, also where the step before pointed at the same and more is asked now', async () => {
  const course = new Course(await lessonBoxes.genegrafter());
  const visit = await Visit.open({ ...phone, width: 390, height: 844, touch: true });
  const { page } = visit;
  await learn(visit, 'genegrafter');
  const same = course.lesson.steps.findIndex(({ deed, look }, i) => deed !== undefined && look?.[0] === 'die:attacker:0' && i > 0);
  for (let place = 0; place < same; place++) {
    await atStep(visit, place, course);
    await button(page, course.step(place).deed === undefined ? 'Go on' : 'Do it for me').click();
  }
  await atStep(visit, same, course);
  await visit.answered();
  // Once the page has come to rest: what is asked comes up over the board a moment later.
  const isInSight = `new Promise((resolve) => setTimeout(resolve, 600)).then(() => {
    const { top, bottom } = document.querySelector(':is([data-thing~="die:attacker:0"], [data-place~="die:attacker:0"])').getBoundingClientRect();
    const [card, sheet] = ['.lesson', '.table .actions'].map((one) => document.querySelector(one).getBoundingClientRect());
    return top >= card.bottom && bottom <= sheet.top;
  })`;
  await expect.poll(() => page.evaluate(isInSight)).toBe(true);
  await visit.close();
});

test.each(games)('%s: on a telephone card, board and question share the screen', async (game) => {
  const course = new Course(await lessonBoxes[game]());
  const visit = await Visit.open({ ...phone, width: 390, height: 844, touch: true });
  const { page } = visit;
  await learn(visit, game);
  const first = course.lesson.steps.findIndex(({ deed }) => deed !== undefined);
  for (let place = 0; place < first; place++) {
    await atStep(visit, place, course);
    await button(page, 'Go on').click();
  }
  await atStep(visit, first, course);
  await visit.answered();
  const [told, sheet] = [(await card(page).boundingBox())!, (await page.locator('.actions').boundingBox())!];
  // Between what is said and what is asked the board is seen.
  expect(sheet.y - told.y - told.height).toBeGreaterThan(150);
  expect(await visit.overflow()).toBe(0);
  await page.screenshot({ path: `.cache/pictures/web-lesson-${game}.png` });
  await visit.close();
});
