import { chromium } from 'playwright-core';
import { preview } from 'vite';
const root = '/work/study/examples/web';
const server = await preview({ root, configFile: `${root}/vite.config.ts`, preview: { port: 0, host: '127.0.0.1', headers: { 'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self' blob:; manifest-src 'self'" } }, logLevel: 'warn' });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'], headless: true });
for (const game of (process.argv[2] ?? 'ojo-del-terror,genegrafter').split(',')) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en', reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('CONSOLE', m.text()));
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
  await page.goto(server.resolvedUrls!.local[0]!);
  await page.locator('input[type=file]').last().setInputFiles(`/work/study/.cache/records/${game}.json`);
  await page.locator('.study .frame .picture').waitFor({ timeout: 20000 });
  for (let i = 0; i < 4; i++) await page.keyboard.press('n');
  await page.locator('.picturing summary').click();
  const hand = async (name: string, path: string) => { const t = Date.now(); const d = page.waitForEvent('download', { timeout: 120000 }); await page.getByRole('button', { name }).click(); await (await d).saveAs(path); console.log(game, name, Date.now() - t, 'ms'); };
  await hand('Picture of this moment', `/work/study/.cache/pic-${game}.png`);
  await page.locator('.picturing select').last().selectOption({ index: 2 });
  await hand('Make it', `/work/study/.cache/pic-${game}.gif`);
  await context.close();
}
await browser.close(); await server.close(); process.exit(0);
