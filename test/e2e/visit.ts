import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { answerAnyhow, answered, fillIn } from './filling-in.js';

/** How the browser is held. */
export interface Device {
  readonly width: number;
  readonly height: number;
  readonly dark?: boolean;
  /** Is it held by fingers? */
  readonly touch?: boolean;
  /** The colours that were chosen before, if not those of the device. */
  readonly theme?: string;
  /** May the browser keep the page for when there is no connection? That takes it a while. */
  readonly keeps?: boolean;
}
/** Is it day or night about the device? A page follows at once. */
export const lights = ['light', 'dark'] as const;
/** See {@link lights}. */
export type Light = (typeof lights)[number];

/** A desk, wide enough for two columns. */
export const desk: Device = { width: 1280, height: 900 };
/** A narrow telephone. */
export const phone: Device = { width: 360, height: 740 };

/**
 * What the browser leaves out. For every visitor it would get the list below its address bar ready, a page of its own that nobody here ever sees and that
 * costs as much as ours. The last list of this kind is the one that counts: it begins with what playwright-core leaves out.
 */
const leftOut = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable'],
  ...['LensOverlay', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI'],
];

let opened: Promise<Browser> | undefined;

/** The browser of all tests that run one after the other: it is opened for the first of them, and ends with them. */
const browserHere = async (): Promise<Browser> => {
  if (opened !== undefined && !(await opened).isConnected()) opened = undefined;
  opened ??= chromium.launch({
    executablePath: inject('chromium'),
    args: ['--no-sandbox', `--disable-features=${leftOut.join(',')}`],
    headless: true,
  });
  return opened;
};

/** A seat as the start form is to have it. */
export interface Wanted {
  readonly name: string;
  readonly driver: 'human' | 'random' | 'greedy' | 'search';
}

/** Somebody in front of the page, who sees every complaint in its console. */
export class Visit {
  readonly page: Page;
  readonly complaints: string[] = [];

  private constructor(page: Page) {
    this.page = page;
    page.on('console', (message) => {
      // Where nothing may be kept the browser says so.
      if (message.text().startsWith('Service Worker registration blocked')) return;
      if (['error', 'warning'].includes(message.type())) this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText;
      // A bot that is no longer wanted may be let go before its program has arrived.
      if (why !== 'net::ERR_ABORTED') this.complaints.push(`${request.url()}: ${why}`);
    });
  }

  /** Opens the page with nothing kept from before. */
  static async open(
    { width, height, dark = false, touch = false, theme, keeps = false }: Device = desk,
    language = 'en',
    address = inject('page'),
  ): Promise<Visit> {
    const context = await (await browserHere()).newContext({
      viewport: { width, height },
      locale: language,
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      hasTouch: touch,
      serviceWorkers: keeps ? 'allow' : 'block',
    });
    if (theme !== undefined) await context.addInitScript(`localStorage.setItem('ludoteca-theme', '${theme}')`);
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    const visit = new Visit(page);
    await page.goto(address);
    return visit;
  }

  /** Opens the page once more in the same browser. */
  async beside(): Promise<Visit> {
    const visit = new Visit(await this.page.context().newPage());
    visit.page.setDefaultTimeout(30_000);
    await visit.page.goto(inject('page'));
    return visit;
  }

  /** Sits down at a game that always begins in the same way. */
  async begin(
    game: string,
    seats: readonly Wanted[],
    seed: string,
    choose: (form: Locator) => Promise<unknown> = async () => {},
  ): Promise<void> {
    const form = await this.prepare(game, seats);
    await form.getByLabel('Seed of the dice').fill(seed);
    await choose(form);
    await form.getByRole('button', { name: 'Begin' }).click();
  }

  /** Says which game is to be played, and by whom; gives the form. */
  async prepare(game: string, seats: readonly Wanted[]): Promise<Locator> {
    const { page } = this;
    await page.locator(`input[name=game][value=${game}]`).check();
    const form = page.locator('form.preparing');
    const chairs = form.locator('.seating li');
    while ((await chairs.count()) < seats.length) await form.getByRole('button', { name: 'Add a seat' }).click();
    while ((await chairs.count()) > seats.length) await chairs.last().getByRole('button').click();
    for (const [place, { name, driver }] of seats.entries()) {
      await chairs.nth(place).getByRole('textbox').fill(name);
      await chairs.nth(place).getByRole('combobox').first().selectOption(driver);
    }
    return form;
  }

  get headline(): Locator {
    return this.page.locator('.turn .headline');
  }

  /** Opens what is chosen of how the page is shown. */
  async settings(): Promise<Locator> {
    const panel = this.page.locator('.settings');
    if (!(await panel.isVisible())) await this.page.locator('.open-settings').click();
    return panel;
  }

  get chronicle(): Locator {
    return this.page.locator('.chronicle li');
  }

  get stage(): Locator {
    return this.page.locator('.stage');
  }

  get slider(): Locator {
    return this.page.getByRole('slider');
  }

  /** So many moments of the game can be looked back at. */
  async moments(): Promise<number> {
    return Number(await this.slider.getAttribute('max'));
  }

  /** Waits until it is for this player to act and no bot may step in, or the game is over. */
  async until(player: string): Promise<void> {
    const stands = async (): Promise<string> =>
      (await this.page.locator('.thinking').count()) > 0 ? 'a bot may step in' : this.headline.innerText();
    await expect.poll(stands, { timeout: 90_000, interval: 50 }).toMatch(new RegExp(`Your turn, ${player}|over`));
  }

  /** Waits until the table has answered whatever was asked of it. */
  async answered(): Promise<void> {
    await answered(this.page);
  }

  /** The types of action on offer; a form that is open is left for it. */
  async offered(): Promise<(string | null)[]> {
    await this.answered();
    const cancel = this.stage.getByRole('button', { name: 'Cancel' });
    if ((await cancel.count()) > 0) {
      await cancel.click();
      await this.answered();
    }
    return this.page.locator('.offer').evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-type')));
  }

  /** Opens the form of a type of action. */
  async form(type: string): Promise<void> {
    await this.offered();
    await this.page.locator(`.offer[data-type="${type}"]`).click();
    await this.answered();
  }

  /** Answers the question now asked by the text of an answer. */
  async answer(text: string | RegExp): Promise<void> {
    await this.stage.locator('.option', { hasText: text }).first().click();
    await this.answered();
  }

  /** Gives the order that is ready, and waits until the page has taken it in. */
  async doIt(): Promise<void> {
    await this.stage.getByRole('button', { name: 'Do it' }).click();
    await this.answered();
  }

  /** Fills whatever form is open with the first answers that fit, up to the order itself. */
  async fillIn(): Promise<void> {
    await fillIn(this.page);
    expect(await this.stage.locator('.do-it').count()).toBe(1);
  }

  /** Answers the question now asked with the first answer that fits; a list ends as soon as it may. */
  async answerAnyhow(): Promise<void> {
    await answerAnyhow(this.page);
  }

  /** Does one thing: the first of these types that is on offer, or else whatever is offered first. */
  async actAnyhow(preferred: readonly string[] = []): Promise<void> {
    await this.answered();
    if ((await this.stage.count()) === 0) await this.choose(preferred);
    await this.fillIn();
    await this.doIt();
  }

  private async choose(preferred: readonly string[]): Promise<void> {
    const offered = await this.offered();
    const type = preferred.find((one) => offered.includes(one)) ?? offered[0];
    if (typeof type !== 'string') throw new Error(`Nothing is offered: ${await this.page.locator('main').innerText()}`);
    await this.page.locator(`.offer[data-type="${type}"]`).click();
    await this.answered();
  }

  /** Waits until the picture of the game has been drawn. */
  async board(): Promise<void> {
    await this.page.locator('.frame').waitFor();
    await this.page.locator('.setting-up').waitFor({ state: 'detached' });
  }

  /** Makes all letters twice as large. */
  async enlarge(): Promise<void> {
    await this.page.evaluate(`document.documentElement.style.fontSize = '200%'`);
  }

  /** How far the contents reach beyond the right edge. */
  overflow(): Promise<number> {
    return this.page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
  }

  /** Takes a picture: a little higher than the device, so that what lies below the board is on it. `PICTURES=docs/guide/images` renews those of the guide. */
  async picture(name: string): Promise<void> {
    const { width, height } = this.page.viewportSize()!;
    await this.page.setViewportSize({ width, height: Math.max(height, Math.min(1080, width * 2.4)) });
    await this.page.mouse.move(0, 0);
    await this.page.locator('.thinking').waitFor({ state: 'detached' });
    await this.board();
    await this.page.evaluate('scrollTo(0, 0)');
    await this.page.screenshot({ path: `${process.env['PICTURES'] ?? '.cache/pictures'}/web-${name}.png` });
    await this.page.setViewportSize({ width, height });
  }

  /** Leaves; nothing may have been complained of. */
  async close(): Promise<void> {
    expect(this.complaints).toEqual([]);
    await this.page.context().close();
  }
}
