import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import type { GameId } from '../../src/games/index.js';
import { playedOut } from '../examples/helpers/played-out.js';
import { hasNoFaults } from './faultless.js';
import { smallTargets, smallWords } from './sizes.js';
import { type Device, desk, Visit } from './visit.js';

const games = ['ojo-del-terror', 'genegrafter', 'som-el-que-decidim', 'genes-mactantes', 'orbis-terrarum'] as const;
/** A device, and what it is called. */
type Screen = readonly [string, Device];
const devices: readonly Screen[] = [
  ['a telephone', { width: 390, height: 844, touch: true }],
  ['a tablet', { width: 820, height: 1180, dark: true }],
  ['a desk', { width: 1440, height: 900 }],
];

const file = (what: unknown, name = 'game.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof what === 'string' ? what : JSON.stringify(what)),
});

const load = (visit: Visit, label: string): Locator => visit.page.getByLabel(label);

/** Somebody looks at a game again that was handed on as a file. */
const studying = async (game: GameId, device: Device = desk): Promise<Visit> => {
  const visit = await Visit.open(device);
  await load(visit, 'See a recorded game again').setInputFiles(file(playedOut(game).record));
  await visit.board();
  return visit;
};

const where = (visit: Visit): Promise<string> => visit.page.locator('.transport output').innerText();

/** Nothing stands in anybody's way, nothing reaches beyond the page, and fingers and eyes find everything large enough. */
const isClear = async (visit: Visit, called: string, isTouched: boolean): Promise<void> => {
  expect(await visit.overflow()).toBe(0);
  await hasNoFaults(visit, `a game seen again on ${called}`);
  if (!isTouched) return;
  expect(await visit.page.evaluate(smallTargets)).toEqual([]);
  expect(await visit.page.evaluate(smallWords)).toEqual([]);
};

// With every change one visitor's screen becomes that of one device after the other; before a release each device has a visitor of its own.
const visitors: readonly (readonly Screen[])[] = inject('whole') ? devices.map((device) => [device]) : [devices];

test.each(games.flatMap((game) => visitors.map((seen) => ({ game, called: seen.map(([name]) => name).join(', '), seen }))))(
  '$game on $called: a record is gone through by keys, and nothing stands in anybody’s way',
  async ({ game, seen }) => {
    const [[called, device], ...others] = seen as readonly [Screen, ...Screen[]];
    const visit = await studying(game, device);
    const { page } = visit;
    expect(await where(visit)).toMatch(/\b0 of \d+$/);
    await page.keyboard.press('ArrowRight');
    expect(await where(visit)).toMatch(/\b1 of \d+$/);
    await page.keyboard.press('ArrowLeft');
    expect(await where(visit)).toMatch(/\b0 of \d+$/);
    await page.keyboard.press('End');
    const [, last] = /(\d+) of \1$/.exec(await where(visit)) ?? [];
    expect(Number(last)).toBeGreaterThan(0);
    await page.locator('.ranking h2').waitFor();
    await page.keyboard.press('Home');
    expect(await page.locator('.ranking h2').count()).toBe(0);
    await page.keyboard.press('Shift+ArrowRight');
    const moment = page.locator('.moments [aria-current=step]');
    await moment.waitFor();
    expect(await page.locator('.moments button').last().innerText()).toContain('the end');
    expect(await visit.overflow()).toBe(0);
    for (const summary of await page.locator('.study :is(.panel > summary, .curve summary)').all()) await summary.click();
    await isClear(visit, called, device.touch === true);
    for (const [next, { width, height, dark = false }] of others) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
      await isClear(visit, next, false);
    }
    await visit.close();
  },
);

test('neither how everybody stands at a table nor a game that is looked at again fetches the rules of another game', async () => {
  const visit = await Visit.open();
  const { page } = visit;
  const rules: string[] = [];
  page.on('request', (request) => {
    const [, game] = /\/rules-(.+)-[^-]+\.js$/.exec(request.url()) ?? [];
    if (game !== undefined) rules.push(game);
  });
  const text = JSON.stringify({
    format: 'ludoteca-table/1',
    seats: ['Ada', 'Bo'].map((id) => ({ id, driver: 'human', strength: 'quick' })),
    record: playedOut('genegrafter').record,
  });
  await load(visit, 'Load a saved game').setInputFiles(file(text));
  await visit.board();
  await page.getByRole('button', { name: 'Aim and standing' }).click();
  await expect.poll(() => page.locator('.aim-told li').count()).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'See this game again' }).click();
  await page.locator('.curve-names li').first().waitFor();
  expect(rules).toEqual(['genegrafter']);
  await visit.close();
});

test('it goes on by itself, to its end or from moment to moment, and stops where it is told to', async () => {
  const visit = await studying('som-el-que-decidim');
  const { page } = visit;
  await (await visit.settings()).getByRole('radio', { name: 'quickly' }).check();
  await page.locator('body').click({ position: { x: 2, y: 2 } });
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: 'Stop here' }).waitFor();
  await expect.poll(() => where(visit)).toMatch(/\b[2-9] of /);
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.getByRole('checkbox', { name: 'Play only what mattered' }).check();
  await page.keyboard.press('End');
  const end = await where(visit);
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => where(visit), { timeout: 90_000 }).toBe(end);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await visit.close();
});

test('what happens is seen to move while it goes on by itself', async () => {
  const visit = await studying('ojo-del-terror');
  const { page } = visit;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.stage-before[data-playing=true]').waitFor();
  await visit.close();
});

test('the curve leads to a place, and the same game can be seen with somebody’s own eyes', async () => {
  const visit = await studying('genegrafter');
  const { page } = visit;
  const drawing = page.locator('.curve > div > svg');
  await drawing.scrollIntoViewIfNeeded();
  const { width } = (await drawing.boundingBox())!;
  await drawing.click({ position: { x: width / 2, y: 150 } });
  const [place, total] = (await where(visit)).match(/\d+/g)!.slice(-2).map(Number);
  expect(Math.abs(place! / total! - 0.5)).toBeLessThan(0.1);
  const rows = page.locator('.curve table tbody tr');
  await page.locator('.curve summary').click();
  expect(await rows.last().innerText()).toContain('the end');
  expect(await page.locator('.curve th[scope=col]').allInnerTexts()).toEqual(['Turn', 'Ada', 'Bo']);
  // Bo saw less than there was: from its end one comes to the end of what he saw.
  await page.keyboard.press('Escape');
  await page.locator('.moments button').last().click();
  await page.keyboard.press('End');
  await page.locator('.study-eyes select').selectOption('Bo');
  await expect.poll(async () => Number((await where(visit)).match(/\d+/g)!.at(-1))).toBeLessThanOrEqual(total!);
  await page.locator('.study-eyes select').selectOption({ index: 0 });
  await expect.poll(async () => Number((await where(visit)).match(/\d+/g)!.at(-1))).toBe(total!);
  await visit.close();
});

test('a link holds the whole game, and opens it anywhere; a broken one says so', async () => {
  const visit = await studying('ojo-del-terror');
  const { page } = visit;
  await page.locator('.sharing summary').click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to this game' }).inputValue();
  expect(link.length).toBeLessThan(8000);
  await page.keyboard.press('Escape');
  const other = await Visit.open(desk, 'es', link);
  await other.board();
  const [, total] = /de (\d+)$/.exec(await where(other)) ?? [];
  expect(Number(total)).toBe(playedOut('ojo-del-terror').record.steps.length);
  await other.page.reload();
  await other.board();
  await other.close();
  const broken = await Visit.open(desk, 'en', link.slice(0, -40));
  await broken.page.getByRole('alert').waitFor();
  expect(await broken.page.getByRole('alert').innerText()).toContain('no whole record');
  await hasNoFaults(broken, 'a link that is broken');
  await broken.page.getByRole('button', { name: 'Leave the table' }).click();
  await broken.page.locator('.shelf').waitFor();
  await broken.close();
  await visit.close();
});

test('a game goes on from any moment at a table of its own, and going back leads to the record', async () => {
  const visit = await studying('som-el-que-decidim');
  const { page } = visit;
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight');
  await page.locator('.branching summary').click();
  expect(await page.locator('.branching').innerText()).toContain('moves: 6');
  await page.getByLabel('Who plays for Bo').selectOption('human');
  await page.getByRole('button', { name: 'Play on from here' }).last().click();
  const taking = page.getByRole('button', { name: /^I am / });
  await taking.or(visit.headline).first().waitFor();
  if ((await taking.count()) > 0) await taking.click();
  await visit.headline.waitFor();
  await visit.board();
  expect(await visit.headline.innerText()).not.toContain('over');
  const kept = JSON.parse((await page.evaluate(`sessionStorage.getItem('ludoteca-table')`)) as string);
  const { record } = playedOut('som-el-que-decidim');
  expect(kept.record.steps.slice(0, 6)).toEqual(JSON.parse(JSON.stringify(record.steps.slice(0, 6))));
  expect(kept.record.steps.length).toBeLessThan(record.steps.length);
  await page.goBack();
  await page.locator('.study').waitFor();
  await visit.board();
  await visit.close();
});

test('a table that is over leads to its record; one that goes on shows no more than its person has seen, and is not handed on', async () => {
  const { record } = playedOut('ojo-del-terror');
  const seats = ['Ada', 'Bo'].map((id) => ({ id, driver: id === 'Ada' ? 'human' : 'random', strength: 'quick' }));
  const visit = await Visit.open();
  const { page } = visit;
  await load(visit, 'Load a saved game').setInputFiles(file({ format: 'ludoteca-table/1', seats, record }));
  await page.getByRole('button', { name: 'See this game again' }).click();
  await page.locator('.study').waitFor();
  await visit.board();
  expect(await page.locator('.study-eyes option').allInnerTexts()).toEqual(['everybody, now that it is over', 'Ada', 'Bo']);
  await page.reload();
  await page.locator('.study').waitFor();
  await page.getByRole('button', { name: 'Leave' }).click();

  const half = { ...record, steps: record.steps.slice(0, 20) };
  await load(visit, 'See a recorded game again').setInputFiles(file({ format: 'ludoteca-table/1', seats, record: half }));
  await visit.board();
  expect(await page.locator('.study-eyes option').allInnerTexts()).toEqual(['Ada']);
  expect(await page.locator('.branching').count()).toBe(0);
  await page.locator('.sharing summary').click();
  expect(await page.locator('.sharing').innerText()).toContain('a link would tell all its secrets');
  expect(await page.locator('.sharing button').count()).toBe(0);
  await page.getByRole('button', { name: 'Leave' }).click();
  await load(visit, 'See a recorded game again').setInputFiles(file('no record'));
  expect(await page.getByRole('alert').innerText()).toContain('no file of a game');
  await visit.close();
});

/** The bytes of what is handed out when something is pressed. */
const handedOut = async (visit: Visit, button: Locator): Promise<{ readonly name: string; readonly bytes: Buffer }> => {
  const coming = visit.page.waitForEvent('download', { timeout: 90_000 });
  await button.click();
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
};

// A moving picture is made of many: of one game with every change, of all before a release.
test.each(games)('%s: the board goes into a picture, and from moment to moment into a moving one', async (game) => {
  const visit = await studying(game);
  const { page } = visit;
  await page.keyboard.press('Shift+ArrowRight');
  await page.locator('.picturing summary').click();
  const board = (await page.locator('.study .frame > .picture').boundingBox())!;
  const picture = await handedOut(visit, page.getByRole('button', { name: 'Picture of this moment' }));
  expect(picture.name).toMatch(/\.png$/);
  expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.bytes.readUInt32BE(16)).toBeGreaterThan(board.width * 1.5);
  if (game !== 'genegrafter' && !inject('whole')) return visit.close();
  await page.locator('.picturing select').last().selectOption({ index: 1 });
  const moving = await handedOut(visit, page.getByRole('button', { name: 'Make it' }));
  expect(moving.name).toMatch(/\.gif$/);
  expect(moving.bytes.subarray(0, 6).toString()).toBe('GIF89a');
  expect(await page.locator('.picturing [role=status]').innerText()).toBe('');
  await visit.close();
});
