import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { closeGame as close } from '../mechanics/scoring.js';
import { note } from '../types/index.js';
import { reasons, ruling } from './shared/ruling.js';

/** The referee ends the game. */
export interface CloseGame extends ActionBase {
  readonly type: 'close-game';
  readonly reason: string;
}

/** [OT-REF-13] [OT-END-03] */
export const closeGame = ruling<CloseGame>({
  type: 'close-game',
  cites: ['OT-REF-13', 'OT-END-03'],
  codec: action<CloseGame>('close-game', { reason: note }),
  // To end the game is always open: whoever plays the referee at random would do so before a turn is over.
  weight: 0,
  note: ({ reason }) => ['reason', reason],
  choices: { reason: (state) => reasons(state, 'The age is over.') },
  list: (_state, player) => [{ type: 'close-game', player, reason: '' }],
  apply: (state, { reason }, table) => close(state, 'referee', reason, table),
});
