import { expect, inject, test } from 'vitest';
import { Visit } from './visit.js';

/** As many as may play each game; of the games for four, of which every test has two or three, before a release. */
const tables = [
  { game: 'ojo-del-terror', most: 12 },
  { game: 'genes-mactantes', most: 10 },
  { game: 'orbis-terrarum', most: 16 },
  ...(inject('whole')
    ? [
        { game: 'genegrafter', most: 4 },
        { game: 'som-el-que-decidim', most: 4 },
      ]
    : []),
];

/** At the largest of all tables each has a colour and a shape of their own. */
const areToldApart = async (visit: Visit, most: number): Promise<void> => {
  const marks = await visit.page
    .locator('.emblem')
    .evaluateAll((emblems) =>
      emblems.map((emblem) => [emblem.getAttribute('class'), emblem.querySelector('path')?.getAttribute('d')] as const),
    );
  for (const sign of [0, 1] as const) expect(new Set(marks.map((mark) => mark[sign])).size).toBeGreaterThanOrEqual(most);
};

test.each(tables)('$game: as many as may play sit down, and it comes round to the person among them', async ({ game, most }) => {
  const visit = await Visit.open();
  const others = Array.from({ length: most - 1 }, (_, place) => ({ name: `Bot ${place + 2}`, driver: 'random' as const }));
  await visit.begin(game, [...others, { name: 'Ada', driver: 'human' }], 'everybody');
  await visit.until('Ada');
  await visit.board();
  expect(await visit.overflow()).toBe(0);
  if (most === 16) await areToldApart(visit, most);
  await visit.close();
});
