import { one } from '../../../core/choices.js';
import { action, anyText } from '../../../core/codec.js';
import { type ActionBase, rule } from '../../../core/rule.js';
import { peek } from '../../../core/state.js';
import { refuse } from '../../../core/violation.js';
import type { ClauseId } from '../clauses.js';
import { others, purse, representatives, worth } from '../queries.js';
import type { Event, State } from '../types.js';
import { moveDiscs } from '../verbs.js';
import { mustBeDiscs, mustBePlayers } from './parameters.js';

/** The holder gives a disc away. */
export interface GiveDisc extends ActionBase {
  readonly type: 'give-disc';
  readonly to: string;
  readonly disc: string;
}

/** [SD-COH-04] Any number, one by one, and nobody is asked. [SD-COH-07] [SD-COH-08] [SD-COH-09] */
export const giveDisc = rule<State, GiveDisc, Event, ClauseId>({
  type: 'give-disc',
  codec: action<GiveDisc>('give-disc', { to: anyText, disc: anyText }),
  choices: {
    to: (state, player) => one(others(state, player)),
    disc: (state, player) => one(representatives(state, purse(state, player))),
  },
  *check(state, { player, to, disc }) {
    yield* mustBePlayers(state, [to], 'to');
    yield* mustBeDiscs(state, [disc], 'disc');
    if (to === player) yield refuse('bad-recipient', 'SD-COH-01', 'Discs are given to somebody else.', 'to');
    const own = purse(state, player);
    if (!own.includes(disc)) yield refuse('not-your-disc', 'SD-COH-02', `${disc} does not belong to ${player}.`, 'disc');
    if (own.length < 2)
      yield refuse('holder-must-keep-a-disc', 'SD-COH-03', `${player} has ${own.length} discs and must keep at least one.`, 'disc');
  },
  apply(state, { player, to, disc }, table) {
    moveDiscs(state, player, to, [disc]);
    table.emit({ type: 'disc-given', from: player, to, disc });
    // [SD-COH-05] [SD-COH-06] From the recipient as far as he has any, then from the pool; what neither has is lost.
    const now = peek<State>(state as State);
    const earned = worth(now, [disc]);
    const fromPlayer = Math.min(earned, now.players[to]!.participation);
    const fromPool = Math.min(earned - fromPlayer, now.pool);
    state.players[to]!.participation -= fromPlayer;
    state.pool -= fromPool;
    state.players[player]!.participation += fromPlayer + fromPool;
    table.emit({ type: 'participation-gained', player, fromPlayer, fromPool, lost: earned - fromPlayer - fromPool });
  },
});
