import { expect, inject, test } from 'vitest';
import { hasNoFaults } from './faultless.js';
import { tableLate } from './tables.js';
import { desk, Visit } from './visit.js';

const late = [
  { game: 'ojo-del-terror', config: { players: ['Ada', 'Bo', 'Cy'], warbandSelection: 'random' }, actions: 60, shows: '.plate' },
  { game: 'genegrafter', config: { players: ['Ada', 'Bo', 'Cy'] }, actions: 150, shows: '.card' },
  { game: 'som-el-que-decidim', config: { players: ['Ada', 'Bo', 'Cy'] }, actions: 36, shows: '.tile-name' },
  { game: 'genes-mactantes', config: { players: ['Ada', 'Bo', 'Cy'] }, actions: 480, shows: '.detail.lost' },
  { game: 'orbis-terrarum', config: { players: ['Ada', 'Bo', 'Cy'], refereeMode: 'auto' }, actions: 60, shows: '.plate' },
] as const;

test.each(late)('$game late in a game: what was lost is read in any colours', async ({ game, config, actions, shows }) => {
  const visit = await Visit.open({ ...desk, theme: 'contrast' });
  const { page } = visit;
  const file = { name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(tableLate(game, config, 'a look', actions)) };
  await page.locator('input[name=table]').setInputFiles(file);
  await visit.headline.waitFor();
  await visit.board();
  expect(await page.locator(shows).count()).toBeGreaterThan(0);
  await hasNoFaults(visit, 'in high contrast');
  for (const theme of ['light', 'dark']) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
    await hasNoFaults(visit, theme, inject('whole') ? 'whole' : 'colours');
  }
  await visit.close();
});
