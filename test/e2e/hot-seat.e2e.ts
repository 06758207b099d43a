import { expect, test } from 'vitest';
import { phone, Visit } from './visit.js';

test('the device goes from hand to hand, and shows nobody what is another’s', async () => {
  const visit = await Visit.open();
  const { page, stage } = visit;
  await visit.begin(
    'genegrafter',
    [
      { name: 'Ada', driver: 'human' },
      { name: 'Bo', driver: 'human' },
    ],
    'hot seat',
  );
  const everything = (): Promise<string> => page.locator('body').innerText();
  const taking = page.getByRole('button', { name: /^I am / });
  const handOver = async (): Promise<string> => {
    await taking.waitFor();
    const text = await everything();
    expect(text).toContain('Pass the device to');
    const name = (await taking.innerText()).replace('I am ', '');
    await taking.click();
    return name;
  };

  // Whoever begins plays a character: the others on offer are his hand.
  const first = await handOver();
  await visit.until(first);
  await visit.form('play-character');
  const hand = await stage.locator('button.option').allInnerTexts();
  expect(hand.length).toBeGreaterThan(0);
  await stage.locator('button.option').first().click();
  const played = hand[0]!;
  await visit.doIt();
  const secret = hand.filter((card) => card !== played);
  expect(secret.length).toBeGreaterThan(0);
  for (let acts = 0; acts < 12 && (await taking.count()) === 0; acts++)
    await visit.actAnyhow(['end-main', 'end-grafting', 'pass-duel', 'end-dice-window']);

  // Between the two there is nothing to see, nor does the page hold it anywhere.
  for (const card of secret) expect(await page.content()).not.toContain(card);
  const second = await handOver();
  expect(second).not.toBe(first);
  await visit.until(second);
  for (const card of secret) expect(await page.content()).not.toContain(card);

  // Nor does the past show it.
  await visit.slider.focus();
  for (const key of ['Home', 'ArrowRight', 'End']) {
    await page.keyboard.press(key);
    for (const card of secret) expect(await page.content()).not.toContain(card);
  }

  // A reload asks again who is there.
  await page.reload();
  expect(await handOver()).toBe(second);
  await visit.close();
});

test('nobody takes back what another person decided, and what was taken back survives a reload', async () => {
  const visit = await Visit.open();
  const { page } = visit;
  await visit.begin(
    'ojo-del-terror',
    [
      { name: 'Ada', driver: 'human' },
      { name: 'Bo', driver: 'human' },
    ],
    'taking back',
    (form) => form.getByLabel('Warbands').selectOption('by lot'),
  );
  const undo = page.getByRole('button', { name: 'Undo' });
  const redo = page.getByRole('button', { name: 'Redo' });
  for (const name of ['Ada', 'Bo']) {
    await page.getByRole('button', { name: `I am ${name}` }).click();
    expect([await undo.isEnabled(), await redo.isEnabled()]).toEqual([false, false]);
    await visit.form('commit-orders');
    await visit.fillIn();
    await visit.doIt();
  }

  // Bo acted last: Ada can neither undo nor play on from before.
  await page.getByRole('button', { name: 'I am Ada' }).click();
  expect(await undo.isDisabled()).toBe(true);
  const length = await visit.moments();
  await visit.slider.focus();
  await page.keyboard.press('Home');
  expect(await page.getByRole('button', { name: 'Play on from here' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Back to the present' }).click();

  // Bo can, and do it again, even after a reload.
  await page.getByRole('button', { name: 'Pass the device to Bo' }).click();
  await page.getByRole('button', { name: 'I am Bo' }).click();
  await undo.click();
  await expect.poll(() => visit.moments()).toBeLessThan(length);
  expect(await undo.isDisabled()).toBe(true);
  await page.reload();
  await page.getByRole('button', { name: 'I am Bo' }).click();
  await redo.click();
  await page.getByRole('button', { name: 'I am Ada' }).click();
  await expect.poll(() => visit.moments()).toBe(length);
  await visit.close();
});

test('a referee is just another seat', async () => {
  const visit = await Visit.open();
  const { page } = visit;
  await visit.begin(
    'ojo-del-terror',
    [
      { name: 'Ada', driver: 'random' },
      { name: 'Bo', driver: 'random' },
    ],
    'refereed',
    (form) => form.getByLabel('Referee', { exact: true }).check(),
  );
  await expect.poll(() => visit.headline.innerText(), { timeout: 90_000 }).toBe('Your turn, Referee');
  await visit.form('publish-turn');
  await visit.fillIn();
  await visit.doIt();
  await expect.poll(() => page.locator('.chronicle ol').innerText()).toContain('Turn 2');
  await visit.close();
});

test('the device goes to a name that is one long word, and the page stays as wide as the telephone', async () => {
  const visit = await Visit.open(phone);
  const { page } = visit;
  const [ada, bo] = ['A', 'B'].map((first) => `${first}wolfeschlegelsteinhausenbergerdorffson`);
  await visit.begin(
    'ojo-del-terror',
    [
      { name: ada!, driver: 'human' },
      { name: bo!, driver: 'human' },
    ],
    'long names',
  );
  const taking = page.getByRole('button', { name: /^I am / });
  await taking.waitFor();
  expect(await visit.overflow()).toBe(0);
  await taking.click();
  await visit.headline.waitFor();
  await visit.board();
  expect(await visit.overflow()).toBe(0);
  // Orders are written by all at once: the device may go to the other.
  await visit.actAnyhow();
  if ((await taking.count()) > 0) await taking.click();
  await visit.board();
  expect(await visit.overflow()).toBe(0);
  await visit.close();
});

test('a name of nothing but spaces is not taken for one', async () => {
  const visit = await Visit.open();
  const form = await visit.prepare('genegrafter', [
    { name: '   ', driver: 'human' },
    { name: 'Bo', driver: 'random' },
  ]);
  await form.getByRole('button', { name: 'Begin' }).click();
  const name = form.locator('.seating input').first();
  expect(await name.inputValue()).toBe('');
  expect(await name.evaluate((input) => (input as unknown as { validity: { valueMissing: boolean } }).validity.valueMissing)).toBe(true);
  expect(await form.getByRole('alert').count()).toBe(0);
  await visit.close();
});
