import { one } from '../../../core/choices/choices.js';
import { action } from '../../../core/data/codec.js';
import { own } from '../../../core/data/own.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { raiseDecision } from '../mechanics/referee/decisions.js';
import { isPrincipal, livingNations } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { name } from '../types/index.js';
import { order } from './shared/order.js';

/** A player without Nation takes one up. */
export interface AdoptNation extends ActionBase {
  readonly type: 'adopt-nation';
  readonly nation: string;
}

/** [OT-SEAT-02] */
export const adoptNation = order<AdoptNation>({
  type: 'adopt-nation',
  cites: ['OT-SEAT-02'],
  codec: action<AdoptNation>('adopt-nation', { nation: name }),
  weight: 6,
  known: (state, { nation }) => [['nation', nation, own(state.nations, nation) !== undefined]],
  choices: {
    nation: (state, player) =>
      one(own(state.players, player)?.principal === null ? livingNations(state).filter((id) => !isPrincipal(state, id)) : [], 'nation'),
  },
  *check(state, { player, nation }) {
    const seat = own(state.players, player);
    if (seat === undefined || seat.principal !== null)
      return yield refuse('already-has-nation', 'OT-SEAT-02', { fault: 'has-one', player });
    if (!state.nations[nation]!.alive || isPrincipal(state, nation))
      return yield refuse('nation-taken', 'OT-SEAT-02', { nation }, 'nation');
    const asked = state.decisions.some(({ kind, about }) => kind === 'adoption' && about.subject === player);
    if (asked) yield refuse('already-has-nation', 'OT-SEAT-02', { fault: 'waits', player });
  },
  apply(state, { player, nation }, table) {
    raiseDecision(state, { kind: 'adoption', blocking: false, options: ['approve', 'deny'], about: { nation, subject: player } }, table);
  },
});
