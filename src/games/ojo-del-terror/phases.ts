import type { Phase, Phases } from '../../core/game/rule.js';
import { uncommitted } from '../../core/game/turns.js';
import { supremeLordOf } from './mechanics/scoring.js';
import { beginTurn, publishTurn } from './mechanics/turn.js';
import { hasReferee, playersOf, referee } from './queries/state.js';
import type { Action } from './rules/index.js';
import type { Event, PhaseName, State } from './types/index.js';

/** [ET-FLOW-03] Everybody whose sheet is open, and the referee as long as anybody's is. */
const writers = (state: State): readonly string[] => {
  const open = uncommitted(playersOf(state), state.sheets);
  return open.length > 0 && hasReferee(state) ? [...open, referee] : open;
};

/** The flow of the game. */
export const phases: Phases<State, Action, Event> & Readonly<Record<PhaseName, Phase<State, Action, Event>>> = {
  warbands: {
    // [ET-SETUP-07] One after another, in seating order.
    actors: (state) => {
      const next = playersOf(state).find((player) => state.players[player]!.warband === null);
      return next === undefined ? [] : [next];
    },
    rules: ['choose-warband'],
    leave: beginTurn, // [ET-SETUP-11]
  },
  orders: {
    actors: writers,
    rules: ['commit-orders', 'add-order', 'remove-order', 'submit-orders', 'reopen-orders', 'close-orders'],
    // [ET-FLOW-04] [ET-FLOW-05]
    leave: (state, table) => {
      if (state.config.referee === 'present') state.phase = 'review';
      else publishTurn(state, table);
    },
  },
  review: { actors: () => [referee], rules: ['publish-turn', 'overrule-deed'] },
  lieutenants: { actors: (state) => [supremeLordOf(state)!], rules: ['choose-lieutenants'] },
  finished: { actors: () => [], rules: [] },
};
