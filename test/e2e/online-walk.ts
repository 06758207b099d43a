import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { isAwaited, linkState } from './far-table.js';
import { onlineServer } from './online-server.js';
import { desk, phone, Visit } from './visit.js';

/** A game of the box, and how two people begin it. */
interface Walk {
  readonly game: string;
  /** The shortest game there is. */
  shorten?(form: Locator): Promise<unknown>;
  /** What the two do by preference while they still decide for themselves. */
  readonly preferred: readonly string[];
}

/** Two browsers sit down at a table of a server that is killed between, and bots play the game to its end. */
export const playedByTwoBrowsers = (walks: readonly Walk[]): void => {
  const server = onlineServer();

  test.each(walks)(
    '$game: two browsers at one table, with a reload, a lost connection, bots that play it to its end, and a rematch',
    async ({ game, preferred, shorten }) => {
      const ada = await Visit.open(desk, 'en', server().address);
      const form = await ada.prepare(game, [
        { name: 'Ada', driver: 'human' },
        { name: 'Bo', driver: 'human' },
      ]);
      await shorten?.(form);
      await form.getByRole('radio', { name: 'each at a device of their own' }).check();
      await form.getByRole('button', { name: 'Open a table for friends' }).click();
      const bo = await Visit.open(phone, 'en', await ada.page.getByRole('textbox', { name: 'Link for Bo' }).inputValue());
      await expect.poll(() => bo.page.locator('.turn .quiet').first().innerText()).toContain('Bo');
      const both = [ada, bo];

      /** Whoever it is for does something. */
      const act = async (): Promise<void> => {
        await expect.poll(async () => (await Promise.all(both.map(isAwaited))).includes(true), { timeout: 90_000 }).toBe(true);
        for (const visit of both)
          if (await isAwaited(visit)) {
            await visit.actAnyhow(preferred);
            return;
          }
      };
      for (let acts = 0; acts < 3; acts++) await act();
      await bo.page.reload();
      await expect.poll(() => linkState(bo)).toBe('Connected');
      await act();
      for (const visit of both) await visit.page.context().setOffline(true);
      await server().kill();
      for (const visit of both) await expect.poll(() => linkState(visit), { timeout: 90_000 }).toContain('lost');
      await server().start();
      for (const visit of both) await visit.page.context().setOffline(false);
      for (const visit of both) await expect.poll(() => linkState(visit), { timeout: 90_000 }).toBe('Connected');
      await act();

      // Both hand their seats to bots, who play the game to its end.
      await bo.page.close();
      for (const name of ['Bo', 'Ada']) {
        const driver = ada.page.getByRole('combobox', { name: `Who plays for ${name}` });
        await driver.selectOption('bot: random');
        await expect.poll(() => ada.page.locator(`.people li[data-seat=${name}]`).innerText()).toContain('a bot plays');
      }
      await ada.page.locator('.ranking').waitFor({ timeout: 300_000 });
      expect(await ada.page.locator('.ranking li').count()).toBe(2);

      await ada.page.getByRole('button', { name: 'Rematch' }).click();
      await ada.page.getByRole('link', { name: 'Go to the rematch' }).click();
      await expect.poll(() => ada.page.locator('.ranking').count()).toBe(0);
      await expect.poll(() => linkState(ada)).toBe('Connected');
      for (const visit of both) {
        const others = visit.complaints.filter((text) => !/WebSocket|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED/.test(text));
        expect(others).toEqual([]);
        await visit.page.context().close();
      }
    },
    480_000,
  );
};
