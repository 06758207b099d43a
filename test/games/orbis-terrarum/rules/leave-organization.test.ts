import { expect } from 'vitest';
import { does, league, orgOf } from '../helpers/organization.js';
import { act, clause, refused } from '../helpers/table.js';
import { pass } from '../helpers/turns.js';

clause('OT-ORG-19', 'who leaves by notice goes after it has run out, at no price', () => {
  const leaving = act(league(), does('gothia', 'leave-organization'));
  expect([1, 2, 3].map((turns) => orgOf(pass(leaving, turns)).members.includes('gothia'))).toEqual([true, true, false]);
  expect(pass(leaving, 3).scopes).toEqual([]);
  expect(refused(leaving, does('gothia', 'leave-organization'))).toEqual(['not-eligible', 'OT-ORG-19']);
});
