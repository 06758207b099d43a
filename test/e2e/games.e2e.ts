import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { Visit } from './visit.js';

interface Walk {
  readonly game: string;
  choose?(form: Locator): Promise<unknown>;
  /** How often Ada acts before the rules are tried. */
  readonly before: number;
  /** What she does by preference; anything on offer otherwise. */
  readonly preferred: readonly string[];
  /** An order the rules refuse then, and the clause that says so. */
  readonly against: { readonly type: string; readonly answers: readonly (string | RegExp)[]; readonly clause: string };
  /** What the chronicle says once a turn has been played. */
  readonly turned: RegExp;
}

const walks: readonly Walk[] = [
  {
    game: 'ojo-del-terror',
    before: 1,
    preferred: ['commit-orders'],
    against: { type: 'reopen-orders', answers: [], clause: 'ET-SHEET-07' },
    turned: /Turn 2 begins/,
  },
  {
    game: 'genegrafter',
    before: 0,
    preferred: ['end-main', 'pass-duel', 'end-dice-window', 'end-grafting', 'play-character', 'resolve-choice', 'choose-defender'],
    against: { type: 'end-main', answers: [], clause: 'GG-PLAY-02' },
    turned: /turn 3/,
  },
  {
    game: 'som-el-que-decidim',
    before: 5,
    preferred: ['stop', 'end-cohesion', 'pay'],
    against: { type: 'stop', answers: [], clause: 'SD-MOV-10' },
    turned: /Turn 2/,
  },
  {
    game: 'genes-mactantes',
    before: 3,
    preferred: ['commit', 'pass'],
    against: { type: 'declare', answers: ['restore order'], clause: 'GM-REST-01' },
    turned: /[Tt]urn 2/,
  },
  {
    game: 'orbis-terrarum',
    before: 2,
    preferred: ['ready', 'decide'],
    against: { type: 'unready', answers: [], clause: 'OT-ACT-13' },
    turned: /Turn 2/,
  },
];

test.each(walks)(
  '$game: a turn, a refusal, undo, a reload and a look back',
  async ({ game, before, preferred, against, turned, choose }) => {
    const visit = await Visit.open();
    const { page, headline, chronicle, slider, stage } = visit;
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
    const moments = async (): Promise<number> => Number(await slider.getAttribute('max'));
    for (let acts = 0; acts < before; acts++) {
      await visit.until('Ada');
      await visit.actAnyhow(preferred);
    }

    // The rules say no, and which of them does.
    await visit.until('Ada');
    await visit.form(against.type);
    for (const answer of against.answers) await visit.answer(answer);
    await visit.fillIn();
    await visit.doIt();
    const refusal = page.getByRole('alert');
    await expect.poll(() => refusal.locator('.clause-id').first().innerText()).toBe(against.clause);
    expect((await refusal.innerText()).length).toBeGreaterThan(60);
    await stage.getByRole('button', { name: 'Cancel' }).click();

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
    const length = await moments();
    const last = await told();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(moments).toBeLessThan(length);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(moments).toBe(length);
    expect(await told()).toBe(last);

    // A reload goes on.
    const whose = await headline.innerText();
    await page.reload();
    await expect.poll(() => headline.innerText()).toBe(whose);
    expect([await moments(), await told()]).toEqual([length, last]);

    // Looking back changes nothing; playing on from there does.
    await slider.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => page.locator('.past').isVisible()).toBe(true);
    expect(await page.locator('.actions').count()).toBe(0);
    expect(await told()).not.toBe(last);
    await page.getByRole('button', { name: 'Back to the present' }).click();
    expect([await moments(), await told()]).toEqual([length, last]);
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await expect.poll(moments).toBe(length - 1);
    await visit.close();
  },
);
