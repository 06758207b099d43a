import { one } from '../../../core/choices/choices.js';
import { action, bool } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { layDown } from '../mechanics/nations/attributes.js';
import { answerForAbsent } from '../mechanics/referee/decisions.js';
import { now } from '../queries/state.js';
import { name } from '../types/index.js';
import { ruling } from './shared/ruling.js';

/** The referee says whether a player is waited for. */
export interface SetActivity extends ActionBase {
  readonly type: 'set-activity';
  readonly seat: string;
  readonly active: boolean;
}

/** [OT-REF-11] [OT-FLOW-09] [OT-EPO-02] */
export const setActivity = ruling<SetActivity>({
  type: 'set-activity',
  cites: ['OT-REF-11', 'OT-FLOW-09'],
  codec: action<SetActivity>('set-activity', { seat: name, active: bool }),
  known: (state, { seat }) => [['seat', seat, Object.hasOwn(state.players, seat)]],
  choices: { seat: (state) => one(state.config.players, 'player'), active: () => one([true, false]) },
  apply(state, { seat, active }, table) {
    const player = state.players[seat]!;
    if (player.active === active) return;
    player.active = active;
    table.emit({ type: 'seat-changed', player: seat, active });
    if (active) return;
    answerForAbsent(state, seat, table);
    if (state.phase !== 'epoch-distribution' || player.distributed || player.principal === null) return;
    layDown(state, player.principal, now(state).nations[player.principal]!.initial, table);
    player.distributed = true;
  },
});
