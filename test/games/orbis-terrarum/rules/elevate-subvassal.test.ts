import { expect } from 'vitest';
import { nationWith } from '../helpers/positions.js';
import { type Action, act, clause, refused } from '../helpers/table.js';
import { modifiersOf, nextTurn } from '../helpers/turns.js';
import { saxon } from '../helpers/vassals.js';

clause('OT-VAS-13', 'a sub-vassal is taken up or freed, and its patron embittered for three turns', () => {
  const state = nationWith(saxon(), 'thuringia', { patron: 'saxonia' });
  const lift = (free: boolean, subvassal = 'thuringia'): Action => ({
    ...{ type: 'elevate-subvassal', player: 'ada', patron: 'francia', subvassal, free },
  });
  const after = (free: boolean) => act(state, lift(free));
  expect([after(false).nations['thuringia']!.patron, modifiersOf(after(false), 'saxonia')]).toEqual([
    'francia',
    [['hostile', -10, 'elevation', 4]],
  ]);
  expect([after(true).nations['thuringia']!.patron, modifiersOf(after(true), 'saxonia')]).toEqual([
    null,
    [['hostile', -15, 'elevation', 4]],
  ]);
  for (const stranger of ['saxonia', 'gothia', 'armenia'])
    expect(refused(state, lift(true, stranger))).toEqual(['not-a-subvassal', 'OT-VAS-13']);
  expect(nextTurn(nextTurn(nextTurn(nextTurn(after(true))))).modifiers).toEqual([]);
});
