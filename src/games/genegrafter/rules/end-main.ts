import { action } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { mustPlayCharacter } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { rule } from './shared/rule.js';

/** No more characters, gear and battles in this turn. */
export interface EndMain extends ActionBase {
  readonly type: 'end-main';
}

/** [GG-END-01] [GG-PLAY-02] [GG-ATT-09] The main step ends, unless the duty to play a character is open. */
export const endMain = rule<EndMain>({
  type: 'end-main',
  cites: ['GG-END-01', 'GG-PLAY-02'],
  codec: action<EndMain>('end-main', {}),
  weight: 2,
  *check(state, { player }) {
    if (mustPlayCharacter(state)) yield refuse('must-play-character', 'GG-PLAY-02', { player });
  },
  apply(state, { player }, table) {
    table.emit({ type: 'passed', player, at: 'main', automatic: false });
    state.step = 'discarding';
  },
});
