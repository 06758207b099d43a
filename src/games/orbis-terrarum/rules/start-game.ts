import { action } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import type { ClauseId } from '../clauses.js';
import { enterFirstTurn } from '../phases.js';
import type { Event, State } from '../types.js';

/** The referee begins the first turn. */
export interface StartGame extends ActionBase {
  readonly type: 'start-game';
}

/** [OT-ACT-10] [OT-SETUP-07] */
export const startGame = rule<State, StartGame, Event, ClauseId>({
  type: 'start-game',
  codec: action<StartGame>('start-game', {}),
  apply(state, _action, table) {
    enterFirstTurn(state);
    table.emit({ type: 'flag-changed', nation: 'referee', flag: 'game', value: 'started' });
  },
});
