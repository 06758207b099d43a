import { expect } from 'vitest';
import { league, orgOf, upon } from '../../helpers/organization.js';
import { act, clause, code, refused, three } from '../../helpers/table.js';

clause('OT-ORG-02', 'only the leader expels, suspends and reinstates, members only, and never itself', () => {
  for (const type of ['expel-member', 'suspend-member', 'reinstate-member'] as const) {
    expect(refused(league(), upon(type, 'gothia', 'romania'))).toEqual(['not-leader', 'OT-ORG-02']);
    expect(refused(league({ leader: null }), upon(type, 'gothia'))).toEqual(['not-leader', 'OT-ORG-02']);
    expect(refused(league(), upon(type, 'persia'))).toEqual(['not-a-member', 'OT-ORG-02']);
    expect(refused(league(), upon(type, 'francia'))).toEqual(['target-is-self', 'OT-ORG-02']);
  }
  const suspended = act(league(), upon('suspend-member', 'gothia'));
  expect([orgOf(suspended).suspended, orgOf(suspended).members]).toEqual([['gothia'], three]);
  expect(orgOf(act(suspended, upon('reinstate-member', 'gothia'))).suspended).toEqual([]);
  expect(code(suspended, upon('suspend-member', 'gothia'))).toBe('not-eligible');
  expect(code(league(), upon('reinstate-member', 'gothia'))).toBe('not-eligible');
});
