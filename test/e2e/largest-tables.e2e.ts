import { expect, test } from 'vitest';
import { Visit } from './visit.js';

/** As many as may play each game. */
const tables = [
  { game: 'ojo-del-terror', most: 12 },
  { game: 'genegrafter', most: 4 },
  { game: 'som-el-que-decidim', most: 4 },
  { game: 'genes-mactantes', most: 10 },
  { game: 'orbis-terrarum', most: 16 },
];

test.each(tables)('$game: as many as may play sit down, and it comes round to the person among them', async ({ game, most }) => {
  const visit = await Visit.open();
  const others = Array.from({ length: most - 1 }, (_, place) => ({ name: `Bot ${place + 2}`, driver: 'random' as const }));
  await visit.begin(game, [...others, { name: 'Ada', driver: 'human' }], 'everybody');
  await visit.until('Ada');
  await visit.board();
  expect(await visit.overflow()).toBe(0);
  await visit.close();
});

test('the sixteen of the largest table have each a colour and a shape of their own', async () => {
  const visit = await Visit.open();
  const others = Array.from({ length: 15 }, (_, place) => ({ name: `Bot ${place + 2}`, driver: 'random' as const }));
  await visit.begin('orbis-terrarum', [...others, { name: 'Ada', driver: 'human' }], 'everybody');
  await visit.until('Ada');
  await visit.board();
  const marks = await visit.page
    .locator('.emblem')
    .evaluateAll((emblems) =>
      emblems.map((emblem) => [emblem.getAttribute('class'), emblem.querySelector('path')?.getAttribute('d')] as const),
    );
  for (const sign of [0, 1] as const) expect(new Set(marks.map((mark) => mark[sign])).size).toBeGreaterThanOrEqual(16);
  await visit.close();
});
