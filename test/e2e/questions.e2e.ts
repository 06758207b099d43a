import { expect, test } from 'vitest';
import { wordsOf } from '../../examples/web/src/language/words.js';
import { Visit } from './visit.js';

const alone = [
  { name: 'Ada', driver: 'human' },
  { name: 'Bo', driver: 'random' },
] as const;

/** At El Ojo del Terror, where the sheet is to be filled in. */
const atTheEye = async (): Promise<Visit> => {
  const visit = await Visit.open();
  await visit.begin('ojo-del-terror', alone, 'questions', (form) => form.getByLabel('Warbands').selectOption('by lot'));
  await visit.until('Ada');
  await visit.board();
  return visit;
};

/** At Orbis Terrarum, where the Nation is to be chosen or its attributes distributed. */
const atTheWorld = async (): Promise<Visit> => {
  const visit = await Visit.open();
  await visit.begin('orbis-terrarum', alone, 'questions');
  await visit.until('Ada');
  await visit.board();
  return visit;
};

test('one of several: a planet is pointed at, by mouse or by keyboard, and stays marked', async () => {
  const visit = await atTheEye();
  const { page, stage } = visit;
  const planets = page.locator('.frame .planet.choosable');
  for (const way of ['mouse', 'keyboard'] as const) {
    await visit.form('add-order');
    expect(await planets.count()).toBe(0);
    await visit.answer('invade');
    const offered = await stage.locator('.option').allInnerTexts();
    const names = await planets.evaluateAll((things) => things.map((thing) => thing.getAttribute('aria-label')!.split(' · ')[0]));
    expect([...names].sort()).toEqual([...offered].sort());
    if (way === 'mouse') await planets.nth(1).click();
    else {
      await planets.nth(1).focus();
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => page.locator('.told dd span').allInnerTexts()).toContain(names[1]);
    expect(await page.locator('.frame .planet.chosen').getAttribute('class')).toContain('planet');
    expect(await page.locator('.frame .planet.chosen title').innerHTML()).toContain(names[1]);
  }
  await visit.close();
});

test('one of several: a capital on the map stands for its Nation, and the land of the Nation, too', async () => {
  const visit = await atTheWorld();
  const { page, stage } = visit;
  const name = (await page.locator('.frame .power.choosable').first().getAttribute('aria-label'))!.split(/[,·]/)[0]!.trim();
  await page.locator('.frame .power.choosable').first().press('Enter');
  await expect.poll(() => stage.locator('.ready').innerText()).toContain(name);
  await page.locator('.told').getByRole('button', { name: 'change' }).click();
  const land = page.locator(`.frame .land.choosable[aria-label*="· ${name} ·"]`).first();
  expect(await land.getAttribute('tabindex')).toBe('-1');
  await land.click();
  await expect.poll(() => stage.locator('.ready').innerText()).toContain(name);
  expect(await page.locator('.frame .power.chosen').count()).toBe(1);
  await visit.close();
});

test('a number: one less, how much, one more; typed or stepped', async () => {
  const visit = await atTheEye();
  const { page, stage } = visit;
  await visit.form('add-order');
  await visit.answer('invade');
  await page.locator('.frame .planet.choosable').first().click();
  const amount = stage.getByRole('spinbutton');
  const [less, more] = [stage.getByRole('button', { name: /one less$/ }), stage.getByRole('button', { name: /one more$/ })];
  expect([await amount.inputValue(), await less.isDisabled()]).toEqual(['1', true]);
  await more.click();
  expect([await amount.inputValue(), await more.isDisabled()]).toEqual(['2', true]);
  await amount.fill('99');
  expect(await amount.inputValue()).toBe('2');
  await amount.press('ArrowDown');
  expect(await amount.inputValue()).toBe('1');
  // What is less than the least may still become a number: it stays as it is typed, and is not given.
  for (const [key, typed] of [
    ['Backspace', ''],
    ['0', '0'],
    ['Enter', '0'],
    ['Backspace', ''],
    ['1', '1'],
  ] as const) {
    await amount.press(key);
    expect([await amount.inputValue(), await stage.locator('.do-it').count()]).toEqual([typed, 0]);
  }
  await amount.press('Enter');
  await expect.poll(() => stage.locator('.do-it').count()).toBe(1);
  await visit.close();
});

test('a list: what has been put in is told, can be taken back, and enough is enough', async () => {
  const visit = await atTheEye();
  const { page, stage } = visit;
  await visit.form('submit-orders');
  const entries = stage.locator('.so-far li > span');
  const enough = stage.locator('.enough');
  expect([await entries.count(), await enough.innerText()]).toEqual([0, 'Enough (0)']);

  const invade = async (place: number): Promise<void> => {
    await visit.answer('invade');
    expect(await enough.count()).toBe(0);
    await page.locator('.frame .planet.choosable').nth(place).click();
    if ((await stage.getByRole('spinbutton').count()) > 0) await stage.getByRole('button', { name: 'Take this' }).click();
  };
  await invade(0);
  await expect.poll(() => enough.innerText()).toBe('Enough (1)');
  await invade(0);
  expect(await entries.count()).toBe(2);
  expect(await page.locator('.frame .planet.chosen').count()).toBe(2);

  // The second is taken back, by keyboard, and with it its mark.
  await stage.getByRole('button', { name: 'take back: entry 2' }).press('Enter');
  await expect.poll(() => entries.count()).toBe(1);
  expect(await page.locator('.frame .planet.chosen').count()).toBe(1);
  await enough.press('Enter');
  await expect.poll(() => stage.locator('.do-it').count()).toBe(1);
  expect(await page.locator('.told .entries li').count()).toBe(1);

  // Not enough after all.
  await page
    .locator('.told dd > .link')
    .filter({ hasText: /^change$/ })
    .click();
  await expect.poll(() => enough.innerText()).toBe('Enough (1)');
  await enough.click();
  await visit.doIt();
  await expect.poll(() => page.locator('.told').count()).toBe(0);
  await visit.close();
});

test('a total over parts: steppers, a running total, ready-made ways, and only the whole can be given', async () => {
  const visit = await atTheWorld();
  const { page, stage } = visit;
  await visit.actAnyhow();
  await visit.until('Ada');
  const take = stage.getByRole('button', { name: 'Take these' });
  const total = stage.locator('.total');
  await total.waitFor();
  expect(await take.isDisabled()).toBe(true);
  const [, given, whole] = /^Total: (\d+) of (\d+)$/.exec(await total.innerText()) ?? [];
  const parts = stage.locator('.parts li');
  expect(await parts.count()).toBe(5);
  await stage.locator('.shortcuts .option').first().click();
  await expect.poll(() => total.innerText()).toBe(`Total: ${whole} of ${whole}`);
  expect([
    await take.isEnabled(),
    await stage
      .getByRole('button', { name: /one more$/ })
      .first()
      .isDisabled(),
  ]).toEqual([true, true]);
  await parts
    .first()
    .getByRole('button', { name: /one less$/ })
    .press('Enter');
  await expect.poll(() => total.innerText()).toBe(`Total: ${Number(whole) - 1} of ${whole}`);
  expect([Number(given) < Number(whole), await take.isDisabled()]).toEqual([true, true]);
  await parts
    .last()
    .getByRole('button', { name: /one more$/ })
    .click();
  expect(await take.isEnabled()).toBe(true);
  // The bars of the Nation answer, too: one more, as long as there is any left.
  await parts
    .last()
    .getByRole('button', { name: /one less$/ })
    .click();
  const last = parts.last().getByRole('spinbutton');
  const before = Number(await last.inputValue());
  const label = (await last.getAttribute('aria-label'))!;
  await page.locator(`.frame .bar.choosable[aria-label="${label}"]`).press('Enter');
  await expect.poll(() => last.inputValue()).toBe(String(before + 1));
  const least = await parts.first().getByRole('spinbutton').getAttribute('min');
  await parts.first().getByRole('spinbutton').fill('-7');
  expect(await parts.first().getByRole('spinbutton').inputValue()).toBe(least);
  await visit.close();
});

test('words of one’s own, a total, a list and several of several make a country; its walls are pointed at on the map', async () => {
  const visit = await Visit.open();
  const { page, stage } = visit;
  await visit.begin('genes-mactantes', alone, 'questions');
  const legend = stage.locator('.asked > legend');
  const name = stage.getByRole('textbox');
  await visit.until('Ada');
  // Whoever is first by lot picks a country before making it.
  if ((await page.locator('.frame .land.choosable').count()) > 0) await visit.actAnyhow();
  await visit.until('Ada');
  await expect.poll(() => legend.innerText()).toBe('What is your country called?');
  await name.fill('');
  expect(await stage.getByRole('button', { name: 'Take this' }).isDisabled()).toBe(true);
  await name.fill('Marina');
  await name.press('Enter');
  await expect.poll(() => page.locator('.told dd span').first().innerText()).toBe('Marina');
  for (let questions = 0; questions < 20 && (await stage.locator('input[type=checkbox]').count()) === 0; questions++)
    await visit.answerAnyhow();
  expect(await legend.innerText()).toMatch(/walls/);

  const boxes = stage.getByRole('checkbox');
  const lands = page.locator('.frame .land.choosable');
  expect(await lands.count()).toBe(await boxes.count());
  const ticked = (): Promise<boolean[]> => boxes.evaluateAll((all) => all.map((box) => box.matches(':checked')));
  await lands.first().press('Enter');
  await expect.poll(async () => (await ticked()).filter(Boolean).length).toBe(1);
  expect(await lands.first().getAttribute('aria-pressed')).toBe('true');
  await boxes.nth((await ticked()).indexOf(false)).check();
  await expect.poll(() => page.locator('.frame .land.choosable.chosen').count()).toBe(2);
  await lands.first().press('Enter');
  await expect.poll(async () => (await ticked()).filter(Boolean).length).toBe(1);
  await visit.fillIn();
  await visit.close();
});

test('the form stays when the match moves on, and tells what is asked again', async () => {
  const visit = await atTheEye();
  const { page, stage } = visit;
  const order = async (): Promise<void> => {
    await visit.answer('invade');
    await page.locator('.frame .planet.choosable').first().click();
  };
  await visit.form('add-order');
  await order();
  await visit.fillIn();
  await visit.doIt();
  await visit.form('remove-order');
  await expect.poll(() => stage.locator('.do-it').count()).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  // Nobody had answered anything: with the order the form is gone.
  await expect.poll(() => stage.count()).toBe(0);
  await visit.form('add-order');
  await order();
  const before = await page.locator('.told').innerText();
  await page.getByRole('button', { name: 'Redo' }).click();
  // The same planet cannot be invaded twice: the kind of order stands, and the planet is asked again.
  await expect.poll(() => page.locator('.dropped').innerText()).toMatch(/^The game has moved on. Asked again: .*planet/);
  expect(before).toContain(await page.locator('.told dd span').first().innerText());
  expect(await page.locator('.told dd').count()).toBe(1);
  await visit.close();
});

test('a list that was ended with nothing in it says so, and not that there is nothing yet', async () => {
  const visit = await Visit.open();
  const { page } = visit;
  await visit.begin('genes-mactantes', alone, 'an empty list');
  await visit.until('Ada');
  await visit.fillIn();
  const told = await page.locator('.told dd > :first-child').allInnerTexts();
  expect(told).toContain(wordsOf('en').leftEmpty);
  expect(told).not.toContain(wordsOf('en').nothingYet);
  await visit.close();
});
