/** `npm run covers` draws what the web table shows before a game is chosen: the covers of the boxes, and the icons under which it is installed. */
import { existsSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findChromium } from '../test/e2e/served.js';
import { covers } from './covers/covers.js';
import { sign } from './covers/sign.js';
import { folder, writeAll } from './project-files.js';

const at = (...path: readonly string[]): string => folder('examples/web/public', ...path);
const drawn = new Map([
  ...Object.entries(covers).map(([id, draw]) => [at('covers', `${id}.svg`), draw()] as const),
  [at('icons', 'icon.svg'), sign(false)],
]);
/** Icons as dots, for devices that take no drawings: their side, and whether they will be cut to a shape. */
const icons = [
  ['icon-192.png', 192, false],
  ['icon-512.png', 512, false],
  ['icon-cut-512.png', 512, true],
  ['touch-180.png', 180, true],
] as const;

const isCheck = process.argv.includes('--check');
const stale = writeAll(drawn, isCheck);
// What a browser draws is not the same to the last dot on every machine: of these it is looked only whether they are there.
const missing = icons.map(([name]) => name).filter((name) => !existsSync(at('icons', name)));
if (isCheck && stale.length + missing.length > 0) {
  console.error(`Out of date: ${[...stale, ...missing].join(', ')}. Run \`npm run covers\`.`);
  process.exit(1);
}
if (!isCheck) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'], headless: true });
  for (const [name, side, isCut] of icons) {
    const page = await browser.newPage({ viewport: { width: side, height: side } });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:${side}px}</style>${sign(isCut)}`);
    writeFileSync(at('icons', name), await page.screenshot({ omitBackground: true }));
    await page.close();
  }
  await browser.close();
}
