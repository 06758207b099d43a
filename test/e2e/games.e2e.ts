import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { Visit } from './visit.js';

interface Walk {
  readonly game: string;
  choose?(form: Locator): Promise<unknown>;
  /** How often Ada acts before it is looked at what she is offered. */
  readonly before: number;
  /** What she does by preference; anything on offer otherwise. */
  readonly preferred: readonly string[];
  /** What belongs to the phase that is on then, and cannot be done: it is not on offer. */
  readonly notNow: string;
  /** What the chronicle says once a turn has been played. */
  readonly turned: RegExp;
}

const walks: readonly Walk[] = [
  {
    game: 'ojo-del-terror',
    before: 1,
    preferred: ['commit-orders'],
    notNow: 'reopen-orders',
    turned: /Turn 2 begins/,
  },
  {
    game: 'genegrafter',
    before: 0,
    preferred: ['end-main', 'pass-duel', 'end-dice-window', 'end-grafting', 'play-character', 'resolve-choice', 'choose-defender'],
    notNow: 'end-main',
    turned: /turn 3/,
  },
  {
    game: 'som-el-que-decidim',
    before: 5,
    preferred: ['stop', 'end-cohesion', 'pay'],
    notNow: 'stop',
    turned: /Turn 2/,
  },
  {
    game: 'genes-mactantes',
    before: 3,
    preferred: ['commit', 'pass'],
    notNow: 'withdraw',
    turned: /[Tt]urn 2/,
  },
  {
    game: 'orbis-terrarum',
    before: 2,
    preferred: ['ready', 'decide'],
    notNow: 'unready',
    turned: /Turn 2/,
  },
];

test.each(walks)(
  '$game: a turn, what is on offer, undo, a reload and a look back',
  async ({ game, before, preferred, notNow, turned, choose }) => {
    const visit = await Visit.open();
    const { page, headline, chronicle, slider } = visit;
    await visit.begin(
      game,
      [
        { name: 'Ada', driver: 'human' },
        { name: 'Bo', driver: 'random' },
      ],
      'e2e',
      choose,
    );
    const told = async (): Promise<string> => (await page.locator('.chronicle :is(summary, li > p)').allInnerTexts()).join('\n');
    for (let acts = 0; acts < before; acts++) {
      await visit.until('Ada');
      await visit.actAnyhow(preferred);
    }

    // Only what can be done is on offer.
    await visit.until('Ada');
    const offered = await visit.offered();
    expect(offered.length).toBeGreaterThan(0);
    expect(offered).not.toContain(notNow);

    // A whole turn of both.
    for (let acts = 0; acts < 60 && !turned.test(await told()); acts++) {
      await visit.until('Ada');
      if (!turned.test(await told())) await visit.actAnyhow(preferred);
    }
    await expect.poll(told).toMatch(turned);
    await visit.until('Ada');
    await visit.picture(game);

    // Every event may tell the clauses behind it.
    const event = chronicle.locator('details').first();
    if ((await event.count()) > 0) {
      await event.locator('summary').click();
      await expect.poll(() => event.locator('.clause-id').first().isVisible()).toBe(true);
    }

    // Back and forth.
    const length = await visit.moments();
    const last = await told();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => visit.moments()).toBeLessThan(length);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => visit.moments()).toBe(length);
    expect(await told()).toBe(last);

    // A reload goes on.
    const whose = await headline.innerText();
    await page.reload();
    await expect.poll(() => headline.innerText()).toBe(whose);
    expect([await visit.moments(), await told()]).toEqual([length, last]);

    // Looking back changes nothing; playing on from there does.
    await slider.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => page.locator('.past').isVisible()).toBe(true);
    expect(await page.locator('.actions').count()).toBe(0);
    expect(await told()).not.toBe(last);
    await page.getByRole('button', { name: 'Back to the present' }).click();
    expect([await visit.moments(), await told()]).toEqual([length, last]);
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await expect.poll(() => visit.moments()).toBe(length - 1);
    await visit.close();
  },
);
