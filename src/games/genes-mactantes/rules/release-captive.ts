import { one } from '../../../core/choices.js';
import { action, id } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import type { ClauseId } from '../clauses.js';
import { characterOf } from '../queries.js';
import type { Event, State } from '../types.js';
import { release } from '../verbs/characters.js';
import { slotHolder } from './slot.js';

/** Sets a captive free. */
export interface ReleaseCaptive extends ActionBase {
  readonly type: 'release-captive';
  readonly character: string;
}

/** [GM-RELE-01] [GM-RELE-02] A captive goes free where it is. */
export const releaseCaptive = rule<State, ReleaseCaptive, Event, ClauseId>({
  type: 'release-captive',
  codec: action<ReleaseCaptive>('release-captive', { character: id }),
  actors: slotHolder,
  choices: {
    character: (state, player) =>
      one(state.characters.filter(({ captor, out }) => out === null && captor === player).map((captive) => captive.id)),
  },
  *check(state, { player, character }) {
    if (!state.characters.some((known) => known.id === character))
      return yield refuse('bad-parameter', 'GM-ERR-01', `There is no character ${character}.`, 'character');
    if (characterOf(state, character)?.captor !== player)
      yield refuse('not-your-captive', 'GM-RELE-01', `${player} does not hold ${character}.`, 'character');
  },
  apply: (state, { player, character }, table) => release(state, character, player, table),
});
