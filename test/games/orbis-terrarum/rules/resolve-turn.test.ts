import { expect } from 'vitest';
import { start } from '../helpers/start.js';
import { type Action, act, clause, code } from '../helpers/table.js';
import { announce, invest } from '../helpers/turns.js';

clause('OT-ACT-15', 'the turn is resolved once orders are closed', () => {
  const resolve: Action = { type: 'resolve-turn', player: 'referee' };
  expect(code(start(), resolve)).toBe('wrong-phase');
  expect(act(act(announce(start(), invest), { type: 'close-orders', player: 'referee', force: true }), resolve, 30)).toMatchObject({
    ...{ phase: 'happenings', turn: 2, measures: [], nations: { francia: { wealth: 1 } } },
  });
});
