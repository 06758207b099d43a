import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { findChromium, servePage } from '../../test/e2e/served.js';
import { tableWhere, tableWithManyBorders } from '../../test/e2e/tables.js';

/** A kind of question as the web table shows it: at which table it is asked, and what is answered before it. */
interface Sight {
  readonly table: () => string;
  readonly type: string;
  prepare(stage: Locator, page: Page): Promise<void>;
}

const two = { players: ['Ada', 'Bo'] };
const atTheEye = (): string => tableWhere('ojo-del-terror', { ...two, warbandSelection: 'random' }, 'questions', 'add-order', 'Ada');
const atACountry = (): string => tableWhere('genes-mactantes', { players: ['Ada', 'Bo', 'Cy'] }, 'questions', 'create-country', 'Ada');
const atANation = (): string => tableWhere('orbis-terrarum', { ...two, refereeMode: 'auto' }, 'questions', 'distribute-attributes', 'Ada');

const choose = (stage: Locator, text: string): Promise<void> => stage.locator('.option', { hasText: text }).first().click();
const planet = (page: Page, place: number): Promise<void> => page.locator('.frame .planet.choosable').nth(place).click();
const take = (stage: Locator): Locator => stage.locator('button.primary');

/** The questions of a country up to its walls, answered as they stand. */
const upToTheWalls = async (stage: Locator): Promise<void> => {
  while ((await stage.locator('input[type=checkbox]').count()) === 0) {
    const enough = stage.locator('button.enough');
    if ((await enough.count()) > 0) await enough.click();
    else if ((await stage.locator('.shortcuts .option').count()) > 0) {
      await stage.locator('.shortcuts .option').first().click();
      await take(stage).click();
    } else {
      while ((await take(stage).count()) > 0 && (await take(stage).isDisabled()))
        await stage.locator('.stepper button:last-child:not([aria-disabled=true])').first().click();
      await ((await take(stage).count()) > 0 ? take(stage) : stage.locator('.option').first()).click();
    }
  }
};

/** Every kind of question, by the name of its picture. */
export const sights: Readonly<Record<string, Sight>> = {
  one: {
    table: atTheEye,
    type: 'add-order',
    prepare: (stage) => choose(stage, 'defend'),
  },
  some: {
    table: atACountry,
    type: 'create-country',
    async prepare(stage, page) {
      await upToTheWalls(stage);
      await page.locator('.frame .land.choosable').first().press('Enter');
    },
  },
  range: {
    table: atTheEye,
    type: 'add-order',
    async prepare(stage, page) {
      await choose(stage, 'invade');
      await planet(page, 1);
      await stage.getByRole('button', { name: /one more$/ }).click();
    },
  },
  allot: {
    table: atANation,
    type: 'distribute-attributes',
    async prepare(stage) {
      await stage.locator('.shortcuts .option').nth(1).click();
      await stage
        .getByRole('button', { name: /one less$/ })
        .first()
        .click();
    },
  },
  list: {
    table: atTheEye,
    type: 'submit-orders',
    async prepare(stage, page) {
      await choose(stage, 'invade');
      await planet(page, 1);
      await take(stage).click();
      await choose(stage, 'cede');
      await stage.locator('.option').first().click();
    },
  },
  text: {
    table: atACountry,
    type: 'create-country',
    prepare: (stage) => stage.getByRole('textbox').fill('Marina'),
  },
  pages: {
    table: tableWithManyBorders,
    type: 'draw-features',
    async prepare(stage) {
      await stage.locator('button.enough').click();
      await stage.getByRole('searchbox').fill('Land 7');
    },
  },
};

/** How the browser is held, and how much of it is on the picture: the panel with the question, or all there is. */
interface Framing {
  readonly width: number;
  readonly height: number;
  readonly whole: boolean;
}

const file = (name: string): string => `question-${name}.webp`;
/** The pictures that the guide shows. */
export const questionPictures = Object.keys(sights).map(file);

const pictured = async (browser: Browser, address: string, { table, type, prepare }: Sight, framing: Framing): Promise<Buffer> => {
  const { width, height, whole } = framing;
  const context = await browser.newContext({ viewport: { width, height }, locale: 'en', colorScheme: 'light', reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(address);
  await page.locator('input[name=table]').setInputFiles({ name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(table()) });
  await page.locator('.frame').waitFor();
  await page.locator('.setting-up').waitFor({ state: 'detached' });
  const stage = page.locator('.stage');
  const offer = page.locator(`.offer[data-type="${type}"]`);
  // Where there is but one thing to do, its question is asked at once: then it is on offer for no more than a moment.
  await Promise.any([stage.waitFor(), offer.click()]);
  await prepare(stage, page);
  await page.mouse.move(0, 0);
  const panel = page.locator('.panel.actions');
  if (whole) await panel.evaluate('(panel) => panel.scrollIntoView({ block: "start" })');
  const devtools = await context.newCDPSession(page);
  const box = await panel.boundingBox();
  const scrolled = await page.evaluate<number>('scrollY');
  const clip = whole || box === null ? {} : { clip: { ...box, y: box.y + scrolled, height: Math.min(box.height, 620), scale: 1 } };
  const shot = { format: 'webp', quality: 80, captureBeyondViewport: !whole, ...clip } as const;
  const { data } = await devtools.send('Page.captureScreenshot', shot);
  await context.close();
  return Buffer.from(data, 'base64');
};

/** Takes the pictures into a folder, as somebody sees them who holds the browser like this. */
export const takeQuestions = async (folder: string, framing: Framing): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'], headless: true });
  const { page, close } = await servePage();
  try {
    for (const [name, sight] of Object.entries(sights))
      writeFileSync(join(folder, file(name)), await pictured(browser, page, sight, framing));
  } finally {
    await browser.close();
    await close();
  }
};
