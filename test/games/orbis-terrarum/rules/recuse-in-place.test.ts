import { clone, seeded } from 'ludoteca';
import { accepted } from 'ludoteca/testing';
import { expect } from 'vitest';
import { adoption } from '../helpers/conference.js';
import { treaty } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { type Action, clause, game } from '../helpers/table.js';

clause('OT-RES-06', 'protest that ends a treaty between two costs the same in place', () => {
  const state = treaty(start(), ['francia', 'gothia'], [{ kind: 'alliance' }], { adoption });
  const action: Action = { type: 'recuse', player: 'bo', nation: 'gothia', treaty: 'treaty-1', way: 'protest' };
  const step = accepted(game.reduce(state, action, seeded(1)));
  expect(step.state.treaties).toEqual([]);
  expect(step.state.scopes.length).toBeGreaterThan(0);
  expect(accepted(game.reduceInPlace(clone(state), action, seeded(1))).state).toEqual(step.state);
});
