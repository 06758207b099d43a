import type { Game, GameTypes } from 'ludoteca';
import { expect, test } from 'vitest';

/** Whatever is done and whatever happens cites clauses that the rules have, each once. */
export const citesClauses = <G extends GameTypes>(game: Game<G>): void =>
  test('every action and every event cites clauses of the rules, each once', () => {
    const { rules, eventClauses = {} } = game.definition;
    const cited: [string, readonly string[]][] = [
      ...Object.keys(rules).map((action): [string, readonly string[]] => [action, game.cites({ action })]),
      ...Object.keys(eventClauses).map((event): [string, readonly string[]] => [event, game.cites({ event })]),
    ];
    for (const [type, clauses] of cited) {
      expect(clauses.length, type).toBeGreaterThan(0);
      expect(new Set(clauses).size, type).toBe(clauses.length);
      for (const clause of clauses) expect(game.clauses, type).toContain(clause);
    }
  });
