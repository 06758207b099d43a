import { action } from '../../../core/data/codec.js';
import { peek } from '../../../core/data/copies.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { moveDiscs, oweAll } from '../mechanics/verbs.js';
import { canCallElections, electionFee, hasB, ofKind, treasury, wealth } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import type { State } from '../types/index.js';
import { rule } from './shared/rule.js';

/** The holder calls early elections. */
export interface CallElections extends ActionBase {
  readonly type: 'call-elections';
}

/** [SD-ELE-06] The fee is gone whatever comes of it. */
export const callElections = rule<CallElections>({
  type: 'call-elections',
  cites: ['SD-ELE-01', 'SD-ELE-02', 'SD-ELE-04', 'SD-ELE-06'],
  codec: action<CallElections>('call-elections', {}),
  *check(state, { player }) {
    if (player !== state.holder) yield refuse('not-the-holder', 'SD-ELE-01', { holder: state.holder, player });
    if (canCallElections(state)) return;
    if (hasB(state)) yield refuse('no-mossos-disc', 'SD-ELE-02', { holder: state.holder });
    else
      yield refuse('cannot-afford-election', 'SD-ELE-04', { fee: electionFee, holder: state.holder, wealth: wealth(state, state.holder) });
  },
  apply(state, { player }, table) {
    state.vote = { type: 'election', convener: player, declarations: [], lists: null, commits: {} };
    table.emit({ type: 'elections-called', holder: player });
    const now = peek<State>(state as State);
    if (!hasB(now)) return oweAll(state, [{ payer: player, payee: treasury, amount: electionFee, reason: 'electionFee' }]); // [SD-ELE-05]
    const disc = ofKind(now, player, 'mossos')[0]!; // [SD-ELE-03]
    moveDiscs(state, player, treasury, [disc]);
    table.emit({ type: 'disc-spent', player, disc });
    state.step = 'declareLists';
  },
});
