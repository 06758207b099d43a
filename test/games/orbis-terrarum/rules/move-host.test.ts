import { expect } from 'vitest';
import { hostsAt, landless, march, offered, placeOf, withHosts } from '../helpers/movement.js';
import { start } from '../helpers/start.js';
import { act, clause, code, refused } from '../helpers/table.js';
import { nextTurn, turn } from '../helpers/turns.js';

clause('OT-MEAS-22', 'a host, or a movement, is told by its owner to go one step', () => {
  const state = withHosts(start(), {});
  for (const to of ['persis', 'belgica', 'armorica']) expect(refused(state, march(to))).toEqual(['not-adjacent', 'OT-MEAS-22']);
  expect(refused(state, march('neustria', 'host-1', 'bo'))).toEqual(['not-your-nation', 'OT-ACT-06']);
  expect(code(state, march('neustria', 'host-9'))).toBe('unknown-id');
  expect(hostsAt(turn(act(state, march('neustria')), []))).toEqual(['neustria']);
  expect(placeOf(turn(act(landless('movement', 'armorica'), march('neustria', 'francia')), []))).toBe('neustria');
  expect(offered(state, 'move-host')).toEqual(['aquitania', 'cambria', 'gallaecia', 'neustria']);
  // An order is for one turn.
  expect(hostsAt(nextTurn(nextTurn(act(state, march('neustria')))))).toEqual(['neustria']);
});
