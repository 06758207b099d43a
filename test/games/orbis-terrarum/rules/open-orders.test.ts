import { expect } from 'vitest';
import { asReferee } from '../helpers/seats.js';
import { start } from '../helpers/start.js';
import { act, clause } from '../helpers/table.js';
import { turn } from '../helpers/turns.js';

clause('OT-FLOW-04', 'a person who referees may let a year be quiet', () => {
  const before = turn(start(), []);
  expect([before.phase, before.happenings]).toEqual(['happenings', []]);
  expect(act(before, asReferee('open-orders'))).toMatchObject({ phase: 'orders', turn: 2, happenings: [] });
});
