import { expect } from 'vitest';
import { breaks, two } from '../helpers/offers.js';
import { shield, treaty } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { act, clause, code, refused } from '../helpers/table.js';

clause('OT-TRE-06', 'a party breaks a treaty in force; nobody else does', () => {
  const pact = treaty(start(), two, shield);
  expect(act(pact, breaks('francia')).treaties).toEqual([]);
  expect(refused(pact, breaks('romania'))).toEqual(['not-a-party', 'OT-TRE-06']);
  expect(refused(act(pact, breaks('francia')), breaks('gothia'))).toEqual(['treaty-not-in-force', 'OT-TRE-06']);
  expect(code(start(), breaks('francia'))).toBe('unknown-id');
});
