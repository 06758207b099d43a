import { expect } from 'vitest';
import { go, horde, offered, otherHorde, placeOf } from '../helpers/movement.js';
import { start } from '../helpers/start.js';
import { act, clause, game, refused } from '../helpers/table.js';
import { turn } from '../helpers/turns.js';

clause('OT-MEAS-21', 'a horde is told to go to a region next to it in which no horde is; the last word counts', () => {
  expect(placeOf(turn(act(act(horde(), go('aquitania')), go('neustria')), []))).toBe('neustria');
  expect(refused(start(), go('neustria'))).toEqual(['not-a-horde', 'OT-MEAS-21']);
  for (const to of ['persis', 'belgica', 'armorica']) expect(refused(horde(), go(to))).toEqual(['not-adjacent', 'OT-MEAS-21']);
  // Where it stands it is in nobody's way: that place is refused for no other reason.
  expect(game.explain(horde(), go('armorica')).map(({ code }) => code)).toEqual(['not-adjacent']);
  expect(refused(otherHorde(horde(), 'neustria'), go('neustria'))).toEqual(['position-occupied', 'OT-MEAS-21']);
  expect(offered(horde(), 'move-horde')).toEqual(['aquitania', 'cambria', 'gallaecia', 'neustria']);
  expect(offered(otherHorde(horde(), 'neustria'), 'move-horde')).toEqual(['aquitania', 'cambria', 'gallaecia']);
});
