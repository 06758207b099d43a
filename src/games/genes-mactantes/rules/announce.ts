import { one, text } from '../../../core/choices/choices.js';
import { action, id, textUpTo } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { isLiving, rivalsOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { negotiators } from './shared/declaring.js';
import { rule } from './shared/rule.js';

/** Says something, true or false. */
export interface Announce extends ActionBase {
  readonly type: 'announce';
  /** A player, or `all`. */
  readonly to: string;
  readonly text: string;
}

/** [GM-TRAD-13] [GM-DECL-10] Words bind nobody. */
export const announce = rule<Announce>({
  type: 'announce',
  cites: ['GM-TRAD-13', 'GM-DECL-10'],
  codec: action<Announce>('announce', { to: id, text: textUpTo(280) }),
  actors: negotiators,
  choices: {
    to: (state, player) => one(['all', ...rivalsOf(state, player)], { about: (to) => (to === 'all' ? null : { kind: 'player', id: to }) }),
    text: () => text(['Peace!'], 280),
  },
  enumerate: () => [], // [GM-ENUM-04]
  check: (state, { player, to }) =>
    to !== 'all' && (to === player || !isLiving(state, to)) ? [refuse('bad-target', 'GM-TRAD-13', { target: to, player }, 'to')] : [],
  apply: (_state, { player, to, text }, table) => table.emit({ type: 'announced', from: player, to: to === 'all' ? null : to, text }),
});
