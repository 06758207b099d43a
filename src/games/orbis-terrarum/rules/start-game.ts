import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { enterFirstTurn } from '../mechanics/turn.js';
import { rule } from './shared/rule.js';

/** The referee begins the first turn. */
export interface StartGame extends ActionBase {
  readonly type: 'start-game';
}

/** [OT-ACT-10] [OT-SETUP-07] */
export const startGame = rule<StartGame>({
  type: 'start-game',
  cites: ['OT-ACT-10', 'OT-SETUP-06', 'OT-SETUP-07'],
  codec: action<StartGame>('start-game', {}),
  apply(state, _action, table) {
    enterFirstTurn(state);
    table.emit({ type: 'flag-changed', nation: 'referee', flag: 'game', value: 'started' });
  },
});
