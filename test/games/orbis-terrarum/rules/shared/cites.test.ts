import { expect, test } from 'vitest';
import { eventTypes } from '../../../../../src/games/orbis-terrarum/types/events.js';
import { game } from '../../helpers/table.js';

test('every action and every event cites clauses of the rules, each once', () => {
  for (const action of Object.keys(game.definition.rules)) expect(game.cites({ action }).length, action).toBeGreaterThan(0);
  for (const event of eventTypes) expect(game.cites({ event }).length, event).toBeGreaterThan(0);
  const { rules, eventClauses } = game.definition;
  expect(Object.keys(eventClauses!).sort()).toEqual([...eventTypes].sort());
  for (const cited of [...Object.values(rules).map((rule) => game.cites({ action: rule.type })), ...Object.values(eventClauses!)]) {
    expect(new Set(cited).size).toBe(cited.length);
    for (const clause of cited) expect(game.clauses).toContain(clause);
  }
});
