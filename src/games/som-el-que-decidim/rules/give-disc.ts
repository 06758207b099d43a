import { one } from '../../../core/choices/choices.js';
import { action, anyText } from '../../../core/data/codec.js';
import { peek } from '../../../core/data/copies.js';
import { pick } from '../../../core/dice/dice.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { moveDiscs } from '../mechanics/verbs.js';
import { alike, coins, others, purse, representatives, worth } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import type { State } from '../types/index.js';
import { mustHaveShared } from './shared/change.js';
import { mustBeDiscs, mustBePlayers } from './shared/parameters.js';
import { rule } from './shared/rule.js';
import { oneDisc } from './shared/things.js';

/** The holder gives a disc away. */
export interface GiveDisc extends ActionBase {
  readonly type: 'give-disc';
  readonly to: string;
  readonly disc: string;
}

/** What is worth listing: one of each class, and only change where a coin was broken to be shared. [SD-ACT-07] [SD-CHG-14] */
const toShare = (state: State, player: string): readonly string[] =>
  representatives(state, state.mustShare ? coins(state, player, 1) : purse(state, player));

/** [SD-COH-04] Any number, one by one, and nobody is asked. [SD-COH-07] [SD-COH-08] [SD-COH-09] */
export const giveDisc = rule<GiveDisc>({
  type: 'give-disc',
  cites: ['SD-COH-01', 'SD-COH-02', 'SD-COH-03', 'SD-COH-05', 'SD-CHG-14'],
  codec: action<GiveDisc>('give-disc', { to: anyText, disc: anyText }),
  choices: {
    to: (state, player) => one(others(state, player), 'player'),
    disc: (state, player) => oneDisc(state, player, purse(state, player)),
  },
  canonical: (state, { player, to, disc }) => ({ type: 'give-disc', player, to, disc: alike(state, player, [disc])[0]! }),
  *enumerate(state, player) {
    for (const to of others(state, player)) for (const disc of toShare(state, player)) yield { type: 'give-disc', player, to, disc };
  },
  sample(state, player, dice) {
    const to = pick(dice, others(state, player), 'to whom');
    const discs = toShare(state, player);
    return discs.length === 0 ? undefined : { type: 'give-disc', player, to, disc: pick(dice, discs, 'which disc') };
  },
  *check(state, { player, to, disc }) {
    yield* mustBePlayers(state, [to], 'to');
    yield* mustBeDiscs(state, [disc], 'disc');
    if (to === player) yield refuse('bad-recipient', 'SD-COH-01', {}, 'to');
    const own = purse(state, player);
    if (!own.includes(disc)) yield refuse('not-your-disc', 'SD-COH-02', { disc, player }, 'disc');
    if (own.length < 2) yield refuse('holder-must-keep-a-disc', 'SD-COH-03', { player, discs: own.length }, 'disc');
    if (!coins(state, player, 1).includes(disc)) yield* mustHaveShared(state, 'disc');
  },
  apply(state, { player, to, disc }, table) {
    moveDiscs(state, player, to, [disc]);
    state.mustShare = false; // [SD-CHG-14]
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
