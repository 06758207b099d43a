import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Visit } from './visit.js';

const alone = [
  { name: 'Ada', driver: 'human' },
  { name: 'Bo', driver: 'random' },
] as const;

const stage = (page: Page) => page.locator('.stage-before[data-playing=true]');
const told = async (page: Page): Promise<string> => (await page.locator('.chronicle :is(summary, li > p)').allInnerTexts()).join('\n');

/** Whoever minds no motion sees things move. */
const moving = async (visit: Visit): Promise<void> => visit.page.emulateMedia({ reducedMotion: 'no-preference' });

/** Somebody is about to throw the picture die for the degree of centralism. */
const aboutToThrow = async (): Promise<Visit> => {
  const visit = await Visit.open();
  await visit.begin('som-el-que-decidim', alone, 'dice');
  await visit.until('Ada');
  await visit.page.locator('.frame .choosable').nth(4).click();
  await visit.doIt();
  await visit.until('Ada');
  await visit.form('roll-centralism');
  return visit;
};

const thrown = /The die shows face (\d)/;

/** What was seen of the first die, frame by frame. */
interface Watched {
  readonly places: readonly string[];
  /** Was it on the page in every frame? */
  readonly isOnPage: boolean;
  /** Did the chronicle tell of it before it lay still? */
  readonly isToldBefore: boolean;
  readonly settledOn: string | null;
  readonly caption: string;
}

/** Watches dice from now on, in the page: whoever looks from outside may miss a throw. */
const watching = `
  window.watched = { places: [], isOnPage: true, isToldBefore: false, settledOn: null, caption: '' };
  const look = () => {
    const die = document.querySelector('.tumbling');
    if (die !== null) {
      const { watched } = window;
      watched.places.push(getComputedStyle(die).transform);
      watched.caption = document.querySelector('.caption-told').innerText;
      if (die.dataset.settled !== undefined) watched.settledOn = die.dataset.value;
      else if (/The die shows/.test(document.querySelector('.chronicle').innerText)) watched.isToldBefore = true;
      const { top, bottom } = document.querySelector('.dice-tray').getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) watched.isOnPage = false;
    }
    requestAnimationFrame(look);
  };
  look();
`;

test('dice tumble, settle on what fell, and only then is it told', async () => {
  const visit = await aboutToThrow();
  const { page } = visit;
  await moving(visit);
  await page.evaluate(watching);
  await visit.doIt();
  await expect.poll(() => told(page)).toMatch(thrown);
  const watched = (await page.evaluate('window.watched')) as Watched;
  expect(new Set(watched.places).size).toBeGreaterThan(1);
  expect([watched.isOnPage, watched.isToldBefore]).toEqual([true, false]);
  expect(thrown.exec(watched.caption)?.[1]).toBe(watched.settledOn);
  expect(thrown.exec(await told(page))?.[1]).toBe(watched.settledOn);
  await visit.close();
});

/** What the page was like as soon as a press had been answered. */
interface Answered {
  readonly isShowing: boolean;
  readonly told: string;
  readonly away: number;
}

/**
 * Notes it in the page, for then the bot may act, and that is shown in its turn: whoever asks from outside may come too late. Whoever presses when nothing is
 * being shown ends nothing; to know it, one listens before what is shown does.
 */
const noting = `
  const isShowing = () => document.querySelector('.stage-before[data-playing=true]') !== null;
  const note = () => {
    if (isShowing())
      setTimeout(() => {
        window.answered ??= {
          isShowing: isShowing(),
          told: document.querySelector('.chronicle').textContent,
          away: document.querySelectorAll('[data-away]').length,
        };
      });
  };
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, note, true);
`;

test.each(['click', 'key'] as const)('a %s ends what is being shown, and the present is there at once', async (how) => {
  const visit = await aboutToThrow();
  const { page } = visit;
  await moving(visit);
  await page.evaluate(noting);
  await visit.doIt();
  const press = async (): Promise<Answered | null> => {
    if ((await stage(page).count()) === 0) {
      // On a busy machine it may be over before anybody can press: then it is seen again.
      const again = page.getByRole('button', { name: 'See the last turn again' });
      await stage(page).or(again).first().waitFor();
      if ((await stage(page).count()) === 0) await again.click();
    }
    if (how === 'click') await page.mouse.click(3, 3);
    else await page.keyboard.press('Shift');
    return page.evaluate<Answered | null>('new Promise((resolve) => setTimeout(() => resolve(window.answered ?? null)))');
  };
  await expect.poll(press).not.toBeNull();
  const { isShowing, told: said, away } = await page.evaluate<Answered>('window.answered');
  expect([isShowing, away]).toEqual([false, 0]);
  expect(said).toMatch(thrown);
  await visit.close();
});

test('whoever wants nothing to move sees a mark that stays where it is, and no motion', async () => {
  const visit = await aboutToThrow();
  const { page } = visit;
  await visit.doIt();
  const mark = page.locator('.stage-before .ring').first();
  await mark.waitFor();
  // Another mark may take its place meanwhile, as soon as a bot has acted.
  const moved = await page.evaluate(`(async () => {
    const ring = document.querySelector('.stage-before .ring');
    const [before] = ring?.getClientRects() ?? [];
    await new Promise(requestAnimationFrame);
    const [then] = ring?.getClientRects() ?? [];
    return before !== undefined && then !== undefined && (before.x !== then.x || before.y !== then.y);
  })()`);
  expect(moved).toBe(false);
  expect(await page.evaluate(`document.getAnimations().filter(({ effect }) => effect.target.closest('.stage-before')).length`)).toBe(0);
  expect(await page.locator('.tumbling').count()).toBe(0);
  expect(await told(page)).toMatch(thrown);
  await mark.waitFor({ state: 'detached' });
  await visit.close();
});

/** Pushes the page about once there is a ring, and notes how far both went, and how far the ring went on the board. */
const pushing = `
  window.pushed = new Promise((resolve) => {
    const [ring, board] = ['.stage-before .ring', '.frame > .picture'].map((one) => () => document.querySelector(one)?.getBoundingClientRect().top);
    const look = () => {
      if (ring() === undefined) return requestAnimationFrame(look);
      const before = [scrollY, ring() - board()];
      scrollBy({ top: 30, behavior: 'instant' });
      requestAnimationFrame(() => requestAnimationFrame(() => resolve([scrollY - before[0], Math.round(ring() - board() - before[1])])));
    };
    look();
  });
`;

test.each([true, false])('a ring moves along with the board where the page is pushed about (with motion: %s)', async (isMoving) => {
  const visit = await aboutToThrow();
  const { page } = visit;
  if (isMoving) await moving(visit);
  await page.evaluate(pushing);
  await visit.doIt();
  expect(await page.evaluate('window.pushed')).toEqual([30, 0]);
  await visit.close();
});

test('the last turn can be seen again, and the pace is kept on the device', async () => {
  const visit = await aboutToThrow();
  const { page } = visit;
  await visit.doIt();
  await visit.until('Ada');
  await moving(visit);
  const before = await told(page);
  await page.getByRole('button', { name: 'See the last turn again' }).click();
  await stage(page).waitFor();
  expect(await told(page)).not.toBe(before);
  await page.keyboard.press('Escape');
  expect(await stage(page).count()).toBe(0);
  expect(await told(page)).toBe(before);
  const pace = page.getByRole('radio', { name: 'at once' });
  await visit.settings();
  await pace.check();
  await page.reload();
  await visit.until('Ada');
  await visit.settings();
  await expect.poll(() => pace.isChecked()).toBe(true);
  await page.getByRole('button', { name: 'See the last turn again' }).waitFor();
  await visit.close();
});

test.each(['ojo-del-terror', 'genegrafter', 'som-el-que-decidim', 'genes-mactantes', 'orbis-terrarum'])(
  '%s: whatever moves comes to rest, on the board that is then',
  async (game) => {
    const visit = await Visit.open();
    const { page } = visit;
    await visit.begin(game, alone, 'motion');
    await visit.board();
    await moving(visit);
    await (await visit.settings()).getByRole('radio', { name: 'quickly' }).check();
    await page.keyboard.press('Escape');
    for (let acts = 0; acts < 2; acts++) {
      await visit.until('Ada');
      await visit.actAnyhow(['commit-orders', 'play-character', 'pay', 'commit', 'ready']);
    }
    await visit.until('Ada');
    await stage(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('[data-away], .stage-before').count()).toBe(0);
    // One press tells what the signs mean, what it is about and how everybody stands.
    await page.getByRole('button', { name: 'What the signs mean' }).click();
    expect(await page.locator('.legend > div').count()).toBeGreaterThan(8);
    expect(await page.locator('.legend .clause-id').count()).toBeGreaterThan(8);
    await page.getByRole('button', { name: 'Aim and standing' }).click();
    await expect.poll(() => page.locator('.aim-told li').count()).toBeGreaterThan(3);
    await visit.close();
  },
);

test('what is pressed tells its name and its clauses, which open the book', async () => {
  const visit = await Visit.open();
  const { page } = visit;
  await visit.begin('ojo-del-terror', alone, 'pressed');
  await visit.board();
  await page.locator('.thing.planet').first().click();
  const explained = page.locator('.picture-told');
  await expect.poll(() => explained.locator('.clause-id').count()).toBeGreaterThan(0);
  const clause = await explained.locator('.clause-id').first().innerText();
  await explained.locator('.clause-button').first().click();
  await page.locator('dialog.rules').waitFor();
  expect(await page.locator('dialog.rules .meant').innerText()).toContain(clause);
  await visit.close();
});

test('nothing is heard until it is wanted', async () => {
  const visit = await Visit.open();
  const { page } = visit;
  await page.addInitScript(`
    const Heard = window.AudioContext;
    window.AudioContext = class extends Heard { constructor() { super(); window.heard = (window.heard ?? 0) + 1; } };
  `);
  await page.reload();
  await visit.begin('som-el-que-decidim', alone, 'sound');
  await visit.until('Ada');
  await moving(visit);
  await visit.actAnyhow();
  expect(await page.evaluate('window.heard ?? 0')).toBe(0);
  await (await visit.settings()).getByRole('button', { name: 'Sounds' }).click();
  await page.keyboard.press('Escape');
  await visit.until('Ada');
  await visit.actAnyhow();
  await expect.poll(() => page.evaluate('window.heard ?? 0')).toBe(1);
  await visit.close();
});
