import { announcements, entryOf } from 'ludoteca/orbis-terrarum';
import { expect } from 'vitest';
import { clause } from '../helpers/table.js';

clause(['OT-MEAS-01', 'OT-MEAS-04', 'OT-EFF-05'], 'fifteen hostile modes; no statistic harms Loyalty', () => {
  // The source names them one by one; commerce, tradition and the like are hostile only in the mode that harms.
  const hostile = announcements.filter(({ entry }) => entry.hostile);
  expect(hostile.map(({ statistic, mode }) => `${statistic} ${mode}`)).toEqual([
    ...[
      'offensive strike',
      'espionage steal',
      'intimidation undermine',
      'incision raid',
      'industry undermine',
      'sabotage plunder',
      'hegemony undermine',
      'commerce embargo',
    ],
    ...[
      'competition undermine',
      'tradition undermine',
      'rhetoric undermine',
      'rhetoric subvert',
      'security undermine',
      'intrigue undermine',
      'intrigue incite',
    ],
  ]);
  expect(hostile.some(({ entry }) => entry.moves === 'LEA')).toBe(false);
  expect(entryOf('reform', 'strike')).toBeUndefined();
  expect(
    announcements
      .filter(({ entry }) => entry.special)
      .map(({ mode }) => mode)
      .sort(),
  ).toEqual(['expedition', 'migrate', 'settle', 'subvert', 'welfare']);
  expect(announcements.filter(({ mode }) => mode === 'narrative')).toHaveLength(25);
});
