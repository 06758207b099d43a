import { expect, test } from 'vitest';
import { tableOver, tableWhere } from './tables.js';
import { desk, Visit } from './visit.js';

/** Names that reach beyond the piece they are written on. */
const beyond = (name: string, piece: string): string => `[...document.querySelectorAll('${name}')].filter((one) => {
  const [text, ground] = [one, one.parentElement.querySelector('${piece}')].map((drawn) => drawn.getBoundingClientRect());
  return text.width > 0 && (text.left < ground.left || text.right > ground.right);
}).map((one) => one.textContent)`;

const pieces = [
  {
    game: 'genegrafter',
    table: () => tableWhere('genegrafter', { players: ['Ada', 'Bo'] }, 'names', 'play-character', 'Ada'),
    name: '.card-name',
    piece: '.card-paper',
  },
  {
    game: 'som-el-que-decidim',
    table: () => tableOver('som-el-que-decidim', { players: ['Ada', 'Bo'] }, 'an end'),
    name: '.tile-name',
    piece: '.tile',
  },
];

test.each(pieces)('$game: names stay on what they are written on, in every language', async ({ table, name, piece }) => {
  for (const language of ['en', 'ca', 'es', 'fr']) {
    const visit = await Visit.open(desk, language);
    const { page } = visit;
    await page
      .locator('input[name=table]')
      .setInputFiles({ name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(table()) });
    await page.locator(name).first().waitFor();
    expect([language, await page.evaluate(beyond(name, piece))]).toEqual([language, []]);
    await visit.close();
  }
});
