import { expect } from 'vitest';
import { does, law, league, orgOf } from '../helpers/organization.js';
import { act, clause, refused } from '../helpers/table.js';
import { pass } from '../helpers/turns.js';

clause('OT-ORG-19', 'who leaves by notice goes after it has run out, at no price', () => {
  const leaving = act(league(), does('gothia', 'leave-organization'));
  expect([1, 2, 3].map((turns) => orgOf(pass(leaving, turns)).members.includes('gothia'))).toEqual([true, true, false]);
  expect(pass(leaving, 3).scopes).toEqual([]);
  expect(refused(leaving, does('gothia', 'leave-organization'))).toEqual(['not-eligible', 'OT-ORG-19']);
});
clause(['OT-ORG-19', 'OT-ORG-03'], 'where the statute says so, it goes at once', () => {
  const free = (leaveRule?: 'free' | 'notice') => league({ statute: { ...law(), ...(leaveRule === undefined ? {} : { leaveRule }) } });
  const leave = does('gothia', 'leave-organization');
  expect([free('free'), free('notice'), free()].map((state) => orgOf(act(state, leave)).members.length)).toEqual([2, 3, 3]);
  const gone = act(free('free'), leave);
  expect([orgOf(gone).leaving, gone.scopes, gone.modifiers]).toEqual([[], [], []]);
  expect(refused(gone, leave)).toEqual(['not-a-member', 'OT-ORG-02']);
});
