import { attributesOf, counterOf, grid, statistics } from 'ludoteca/orbis-terrarum';
import { expect } from 'vitest';
import { clause } from '../helpers/table.js';

clause(['OT-STAT-01', 'OT-STAT-03'], 'five and five attributes make 25 different statistics', () => {
  expect([Object.keys(grid), Object.keys(grid.MIL)]).toEqual([
    ['MIL', 'AUX', 'ECN', 'CLT', 'ADM'],
    ['GES', 'LEA', 'TCN', 'INT', 'PRS'],
  ]);
  expect(new Set(statistics).size).toBe(25);
  expect([attributesOf.security, attributesOf.intrigue]).toEqual([
    { domain: 'ADM', authority: 'LEA' },
    { domain: 'ADM', authority: 'INT' },
  ]);
});
clause(['OT-STAT-04', 'OT-STAT-05'], 'twelve statistics are paired and thirteen answer themselves', () => {
  for (const statistic of statistics) expect(counterOf[counterOf[statistic]]).toBe(statistic);
  expect(statistics.filter((statistic) => counterOf[statistic] === statistic)).toHaveLength(13);
  expect([counterOf.commerce, counterOf.espionage, counterOf.rhetoric, counterOf.offensive]).toEqual([
    'competition',
    'security',
    'tradition',
    'offensive',
  ]);
});
