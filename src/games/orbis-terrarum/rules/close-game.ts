import { suggest } from '../../../core/choices.js';
import { action } from '../../../core/codec.js';
import type { ActionBase } from '../../../core/rule.js';
import { closeGame as close } from '../scoring.js';
import { note } from '../types.js';
import { ruling } from './ruling.js';

/** The referee ends the game. */
export interface CloseGame extends ActionBase {
  readonly type: 'close-game';
  readonly reason: string;
}

/** [OT-REF-13] [OT-END-03] */
export const closeGame = ruling<CloseGame>({
  type: 'close-game',
  codec: action<CloseGame>('close-game', { reason: note }),
  note: ({ reason }) => reason,
  choices: { reason: () => suggest(['']) },
  list: (_state, player) => [{ type: 'close-game', player, reason: '' }],
  apply: (state, { reason }, table) => close(state, 'referee', reason, table),
});
