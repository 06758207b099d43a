import { seeded } from 'ludoteca';
import { expect } from 'vitest';
import { ready } from '../helpers/orders.js';
import { change } from '../helpers/positions.js';
import { start, startAuto } from '../helpers/start.js';
import { act, clause, game, refused } from '../helpers/table.js';
import { measure } from '../helpers/turns.js';

clause('OT-ACT-12', 'everybody may be ready, whether it has announced anything or not', () => {
  for (const player of ['ada', 'bo', 'cy']) expect(game.legalActions(start(), player, { types: ['ready'] })).toEqual([ready(player)]);
  expect(act(start(), ready()).players['ada']!.ready).toBe(true);
});
clause(['OT-FLOW-08', 'OT-ACT-12'], 'whoever has acted as often as may be can still be ready, and is offered nothing else', () => {
  const state = startAuto({ actionLimitPerTurn: 5 });
  const tired = change(state, (draft) => {
    draft.players = { ...state.players, ada: { ...state.players['ada']!, actionsThisTurn: 5 } };
  });
  const ready = { type: 'ready', player: 'ada' } as const;
  expect(game.legalActions(tired, 'ada')).toEqual([ready]);
  for (const seed of ['a', 'b', 'c']) expect(game.randomAction(tired, 'ada', seeded(seed))).toEqual(ready);
  expect(refused(tired, measure('francia', 'intervention', 'invest'))).toEqual(['action-limit', 'OT-FLOW-08']);
  expect(refused(tired, { type: 'post-note', player: 'ada', nation: 'francia', text: 'x' })).toEqual(['action-limit', 'OT-FLOW-08']);
  expect(act(tired, ready).players['ada']).toMatchObject({ ready: true, actionsThisTurn: 5 });
  const nearly = change(state, (draft) => {
    draft.players = { ...state.players, ada: { ...state.players['ada']!, actionsThisTurn: 4 } };
  });
  expect(act(nearly, measure('francia', 'intervention', 'invest')).players['ada']!.actionsThisTurn).toBe(5);
});
