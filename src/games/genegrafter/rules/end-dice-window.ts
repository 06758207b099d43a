import { action } from '../../../core/codec.js';
import { rule } from '../../../core/rule.js';
import type { ClauseId } from '../clauses.js';
import { closeWindow, windowSide } from '../dice-window.js';
import type { EndDiceWindow, Event, State } from '../types.js';

/** [GG-DICE-14] The window closes, whatever is left unused. */
export const endDiceWindow = rule<State, EndDiceWindow, Event, ClauseId>({
  type: 'end-dice-window',
  codec: action<EndDiceWindow>('end-dice-window', {}),
  apply(state, { player }, table) {
    table.emit({ type: 'passed', player, at: `${windowSide(state)}-dice`, automatic: false });
    closeWindow(state);
  },
});
