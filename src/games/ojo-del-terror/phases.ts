import type { Phase, Phases } from '../../core/game/rule.js';
import { supremeLordOf } from './mechanics/scoring.js';
import { beginTurn, collectSheets } from './mechanics/turn.js';
import { choosers, writers, writersAndReferee } from './queries/actors.js';
import { referee } from './queries/state.js';
import type { Action } from './rules/index.js';
import type { Event, PhaseName, State } from './types/index.js';

/** The flow of the game. */
export const phases: Phases<State, Action, Event> & Readonly<Record<PhaseName, Phase<State, Action, Event>>> = {
  warbands: {
    actors: choosers,
    rules: ['choose-warband'],
    leave: beginTurn, // [ET-SETUP-11]
  },
  orders: {
    actors: writersAndReferee,
    awaits: writers,
    rules: ['add-order', 'remove-order', 'commit-orders', 'submit-orders', 'reopen-orders', 'close-orders'],
    leave: collectSheets,
  },
  review: { actors: () => [referee], rules: ['publish-turn', 'overrule-deed'] },
  lieutenants: { actors: (state) => [supremeLordOf(state)!], rules: ['choose-lieutenants'] },
  finished: { actors: () => [], rules: [] },
};
