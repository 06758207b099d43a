import { expect, inject, test } from 'vitest';
import { hasNoFaults } from './faultless.js';
import { desk, type Light, lights, Visit } from './visit.js';

const games = ['ojo-del-terror', 'genegrafter', 'som-el-que-decidim', 'genes-mactantes', 'orbis-terrarum'] as const;
/** The colours of the page: as the device has them, day and night, or such as somebody has chosen, whatever the device has. */
const looks = [
  { look: 'by day and by night', device: desk, seenBy: lights },
  ...(inject('whole') ? [{ look: 'in high contrast', device: { ...desk, theme: 'contrast' }, seenBy: ['light'] as const }] : []),
];

/** Nothing stands in anybody's way on the screen that is there, in any of these lights: one visitor sees it in all of them. */
const hasNoFaultsBy = async (seenBy: readonly Light[], visit: Visit, screen: string): Promise<void> => {
  for (const [i, light] of seenBy.entries()) {
    await visit.page.emulateMedia({ colorScheme: light });
    await hasNoFaults(visit, `${screen}, ${light}`, i === 0 || inject('whole') ? 'whole' : 'colours');
  }
};

test.each(games.flatMap((game) => looks.map((look) => ({ game, ...look }))))(
  '$game $look: nothing stands in anybody’s way on any screen',
  async ({ game, device, seenBy }) => {
    const visit = await Visit.open(device);
    const { page } = visit;
    const isClear = (screen: string): Promise<void> => hasNoFaultsBy(seenBy, visit, screen);
    await visit.prepare(game, [
      { name: 'Ada', driver: 'human' },
      { name: 'Bo', driver: 'search' },
    ]);
    await isClear('the form of a game');
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await isClear('the rulebook');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await visit.begin(
      game,
      [
        { name: 'Ada', driver: 'human' },
        { name: 'Bo', driver: 'human' },
      ],
      'access',
    );
    const taking = page.getByRole('button', { name: /^I am / });
    await taking.or(visit.headline).first().waitFor();
    if ((await taking.count()) > 0) {
      await isClear('from hand to hand');
      await taking.click();
    }
    await visit.headline.waitFor();
    await visit.board();
    if ((await visit.stage.count()) > 0) await isClear('a question that is asked at once');
    await visit.offered();
    await isClear('the table');
    await page.locator('.offer').first().click();
    await visit.answered();
    await isClear('a question');
    await visit.fillIn();
    await isClear('an order that is ready');
    await visit.doIt();
    await page.getByRole('button', { name: 'Leave the table' }).click();
    await page.getByRole('button', { name: 'Go on with the game you left' }).waitFor();
    await isClear('the shelf with a table that was left');
    await visit.close();
  },
);

test.each(looks)('the shelf $look: nothing stands in anybody’s way', async ({ device, seenBy }) => {
  const visit = await Visit.open(device);
  await hasNoFaultsBy(seenBy, visit, 'the shelf');
  await visit.close();
});

test('with a mouse, too, nothing is pressed that is smaller than 24 by 24', async () => {
  const visit = await Visit.open();
  const { page } = visit;
  await visit.begin(
    'ojo-del-terror',
    [
      { name: 'Ada', driver: 'human' },
      { name: 'Bo', driver: 'random' },
    ],
    'small',
  );
  await visit.until('Ada');
  await visit.board();
  await page.locator('.open-legend').click();
  await page.locator('.picture .legend .clause-button').first().waitFor();
  const small = `[...document.querySelectorAll('button, select, summary, input:is([type=range], [type=text], [type=number])')]
    .filter((one) => one.checkVisibility())
    .map((one) => [one.getAttribute('aria-label') || one.textContent, one.getBoundingClientRect()])
    .filter(([, { width, height }]) => width > 1 && (width < 23.95 || height < 23.95))
    .map(([said, { width, height }]) => said + ' ' + Math.round(width) + ' x ' + Math.round(height))`;
  expect(await page.evaluate(small)).toEqual([]);
  await visit.close();
});

test.each(games.filter((game) => game !== 'genegrafter'))('%s: the map is told place by place to those who listen', async (game) => {
  const visit = await Visit.open();
  const { page } = visit;
  await visit.begin(
    game,
    [
      { name: 'Ada', driver: 'human' },
      { name: 'Bo', driver: 'random' },
    ],
    'told',
  );
  await visit.until('Ada');
  await visit.board();
  const told = page.locator('.picture ul.unseen').getByRole('listitem');
  const drawn = page.locator('.panned .thing > title');
  const both = async (): Promise<readonly (readonly string[])[]> => [await told.allTextContents(), await drawn.allTextContents()];
  const [before, shown] = await both();
  expect(before!.length).toBeGreaterThan(5);
  expect(before).toEqual(shown);
  await (await visit.settings()).getByRole('combobox').selectOption('es');
  await expect.poll(async () => (await told.allTextContents()).join('\n')).not.toBe(before!.join('\n'));
  const [after, redrawn] = await both();
  expect(after).toEqual(redrawn);
  await visit.close();
});
