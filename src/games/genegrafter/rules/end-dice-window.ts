import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { closeWindow, windowSide } from '../mechanics/battle/dice-window.js';
import { rule } from './shared/rule.js';

/** No more rerolls and die effects for now. */
export interface EndDiceWindow extends ActionBase {
  readonly type: 'end-dice-window';
}

/** [GG-DICE-14] The window closes, whatever is left unused. */
export const endDiceWindow = rule<EndDiceWindow>({
  type: 'end-dice-window',
  cites: ['GG-DICE-14'],
  codec: action<EndDiceWindow>('end-dice-window', {}),
  apply(state, { player }, table) {
    table.emit({ type: 'passed', player, at: `${windowSide(state)}-dice`, automatic: false });
    closeWindow(state);
  },
});
