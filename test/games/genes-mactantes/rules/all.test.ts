import { expect, test } from 'vitest';
import * as t from '../helpers/table.js';

const { game } = t;

test('every action and every event cites clauses of the rules', () => {
  const { rules, eventClauses } = game.definition;
  for (const ids of [...Object.values(rules).map((rule) => game.cites({ action: rule.type })), ...Object.values(eventClauses!)]) {
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) expect(game.clauses).toContain(id);
  }
  expect(game.cites({ action: 'withdraw' })).toEqual(['GM-DECL-05']);
  expect(game.cites({ event: 'siege-ended' })).toEqual(['GM-SIEG-09']);
});
