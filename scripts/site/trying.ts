import assert from 'node:assert/strict';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { root } from '../project-files.js';

/** Goes from the first page of a site to its table and begins a game as a visitor would; any complaint of the browser is a fault. */
export const tryTable = async (site: string, executablePath: string): Promise<void> => {
  const server = await preview({
    configFile: false,
    root,
    base: '/some/where/',
    appType: 'mpa',
    build: { outDir: site },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'warn',
  });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], headless: true });
  try {
    const page = await browser.newPage({ locale: 'en' });
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${server.resolvedUrls!.local[0]}index.html`);
    await page.getByRole('link', { name: 'Play them here' }).click();
    await page.locator('input[name=game]').first().check();
    await page.locator('form.preparing').getByRole('button', { name: 'Begin' }).click();
    await page.locator('.frame').waitFor();
    assert.deepEqual(complaints, []);
  } finally {
    await browser.close();
    await server.close();
  }
};
