import { one } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import { own } from '../../../core/data/own.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { isPrincipal } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { name, type State } from '../types/index.js';
import { rule } from './shared/rule.js';

/** A player takes a Nation at the start. */
export interface ChooseNation extends ActionBase {
  readonly type: 'choose-nation';
  readonly nation: string;
}

/** Playable Nations that nobody has. */
const available = (state: State): readonly string[] =>
  state.nationOrder.filter((id) => state.nations[id]!.playable && !isPrincipal(state, id));

/** [OT-ACT-08] [OT-SETUP-02] */
export const chooseNation = rule<ChooseNation>({
  type: 'choose-nation',
  cites: ['OT-ACT-08', 'OT-SETUP-02'],
  codec: action<ChooseNation>('choose-nation', { nation: name }),
  choices: { nation: (state) => one(available(state), 'nation') },
  *check(state, { nation }) {
    const found = own(state.nations, nation);
    if (found === undefined) return yield refuse('unknown-id', 'OT-ACT-02', { what: 'Nation', id: nation }, 'nation');
    if (!found.playable) yield refuse('nation-not-playable', 'OT-ACT-08', { nation }, 'nation');
    if (isPrincipal(state, nation)) yield refuse('nation-taken', 'OT-ACT-08', { nation }, 'nation');
  },
  apply(state, { player, nation }, table) {
    state.players[player]!.principal = nation;
    table.emit({ type: 'nation-chosen', player, nation });
  },
});
