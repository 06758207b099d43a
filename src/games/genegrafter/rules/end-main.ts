import { action } from '../../../core/codec.js';
import { rule } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import type { ClauseId } from '../clauses.js';
import { mustPlayCharacter } from '../queries.js';
import type { EndMain, Event, State } from '../types.js';

/** [GG-END-01] [GG-PLAY-02] [GG-ATT-09] The main step ends, unless the duty to play a character is open. */
export const endMain = rule<State, EndMain, Event, ClauseId>({
  type: 'end-main',
  codec: action<EndMain>('end-main', {}),
  weight: 2,
  *check(state, { player }) {
    if (mustPlayCharacter(state))
      yield refuse('must-play-character', 'GG-PLAY-02', `${player} holds a character and has played 0 in this turn.`);
  },
  apply(state, { player }, table) {
    table.emit({ type: 'passed', player, at: 'main', automatic: false });
    state.step = 'discarding';
  },
});
