import { one, text } from '../../../core/choices.js';
import { action, id, textUpTo } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import { refuse } from '../../../core/violation.js';
import type { ClauseId } from '../clauses.js';
import { rivalsOf } from '../kinds/kind.js';
import { isLiving } from '../queries.js';
import type { Event, State } from '../types.js';
import { negotiators, stillOpen } from './batches.js';

/** Says something, true or false. */
export interface Announce extends ActionBase {
  readonly type: 'announce';
  /** A player, or `all`. */
  readonly to: string;
  readonly text: string;
}

/** [GM-TRAD-13] [GM-DECL-10] Words bind nobody. */
export const announce = rule<State, Announce, Event, ClauseId>({
  type: 'announce',
  codec: action<Announce>('announce', { to: id, text: textUpTo(280) }),
  actors: negotiators,
  choices: { to: (state, player) => one(['all', ...rivalsOf(state, player)]), text: () => text(['Peace!'], 280) },
  enumerate: () => [], // [GM-ENUM-04]
  *check(state, { player, to }) {
    yield* stillOpen(state, player);
    if (to !== 'all' && (to === player || !isLiving(state, to)))
      yield refuse('bad-target', 'GM-TRAD-13', `${to} is no living rival of ${player}.`, 'to');
  },
  apply: (_state, { player, to, text }, table) => table.emit({ type: 'announced', from: player, to: to === 'all' ? null : to, text }),
});
