import { expect, test } from 'vitest';
import { desk, Visit } from './visit.js';

const alone = [
  { name: 'Ada', driver: 'human' },
  { name: 'Bo', driver: 'greedy' },
] as const;

test('once it has been seen the page is there without a connection, and bots play on', async () => {
  const visit = await Visit.open({ ...desk, keeps: true });
  const { page } = visit;
  await page.waitForFunction('navigator.serviceWorker.controller !== null', null, { timeout: 60_000 });
  await page.waitForFunction(
    'caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((kept) => kept.keys())))).then((all) => all.flat().length > 60)',
    null,
    { timeout: 60_000 },
  );
  await page.context().setOffline(true);
  await page.reload();
  await visit.begin('som-el-que-decidim', alone, 'offline');
  await visit.until('Ada');
  await visit.board();
  const told = await visit.chronicle.count();
  for (let acts = 0; acts < 3; acts++) {
    await visit.actAnyhow();
    await visit.until('Ada');
  }
  expect(await visit.chronicle.count()).toBeGreaterThan(told);

  // A reload goes on, and so does a game in another language that had not been asked for before.
  await page.reload();
  await visit.until('Ada');
  await (await visit.settings()).getByRole('combobox').selectOption('fr');
  await expect.poll(() => page.locator('h1').innerText()).toBe('C’est nous qui décidons\u202f!');
  await page.context().setOffline(false);
  // That no host can be asked for tables is known, and complained of by the browser alone.
  expect(visit.complaints.filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await page.context().close();
});

test('the page can be installed', async () => {
  const visit = await Visit.open({ ...desk, keeps: true });
  const { page } = visit;
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await page.request.get(new URL(link!, page.url()).href)).json()) as {
    readonly name: string;
    readonly display: string;
    readonly start_url: string;
    readonly icons: readonly { readonly src: string; readonly purpose?: string }[];
  };
  expect([manifest.name, manifest.display]).toEqual(['ludoteca', 'standalone']);
  expect(new URL(manifest.start_url, page.url()).href).toBe(page.url());
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src } of manifest.icons) expect((await page.request.get(new URL(src, page.url()).href)).status()).toBe(200);
  await visit.close();
});
