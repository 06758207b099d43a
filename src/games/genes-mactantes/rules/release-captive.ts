import { one } from '../../../core/choices/choices.js';
import { action, id } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { letGo } from '../mechanics/countries/characters.js';
import { characterOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { rule } from './shared/rule.js';
import { slotHolder } from './shared/slot-holder.js';

/** Sets a captive free. */
export interface ReleaseCaptive extends ActionBase {
  readonly type: 'release-captive';
  readonly character: string;
}

/** [GM-RELE-01] [GM-RELE-02] [GM-RELE-03] A captive goes free, and home. */
export const releaseCaptive = rule<ReleaseCaptive>({
  type: 'release-captive',
  cites: ['GM-RELE-01', 'GM-RELE-02', 'GM-RELE-03'],
  codec: action<ReleaseCaptive>('release-captive', { character: id }),
  actors: slotHolder,
  choices: {
    character: (state, player) =>
      one(
        state.characters.filter(({ captor, out }) => out === null && captor === player).map((captive) => captive.id),
        'character',
      ),
  },
  *check(state, { player, character }) {
    if (!state.characters.some((known) => known.id === character))
      return yield refuse('bad-parameter', 'GM-ERR-01', { fault: 'unknown-character', character }, 'character');
    if (characterOf(state, character)?.captor !== player)
      yield refuse('not-your-captive', 'GM-RELE-01', { player, character }, 'character');
  },
  apply: (state, { player, character }, table) => letGo(state, character, player, table),
});
